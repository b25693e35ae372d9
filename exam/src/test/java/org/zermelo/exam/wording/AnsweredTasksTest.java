package org.zermelo.exam.wording;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.task.Part;
import org.zermelo.game.BadInputException;

/** Tasks in words are answered as a program of its own answers each, or refused. */
class AnsweredTasksTest {

    private static List<String> tasks(String language) throws IOException {
        try (InputStream in = AnsweredTasksTest.class.getResourceAsStream("answered-tasks-" + language + ".txt")) {
            String all = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
            return List.of(all.substring(all.indexOf('\n') + 1).strip().split("\n---\n"));
        }
    }

    static List<String> russian() throws IOException {
        return tasks("ru");
    }

    static List<String> english() throws IOException {
        return tasks("en");
    }

    @ParameterizedTest
    @MethodSource({"russian", "english"})
    void aTaskHasItsAnswers(String task) {
        String expected = task.substring(2, task.indexOf('\n'));
        assertThat(answers(task.substring(task.indexOf('\n') + 1))).isEqualTo(expected);
    }

    private static String answers(String text) {
        try {
            Wording read = Wording.read(text);
            if (read.winnerAsked() && read.unread().isEmpty()) {
                return "who wins";
            }
            return read.task().parts().stream()
                    .map(AnsweredTasksTest::answer)
                    .collect(Collectors.joining(", ", "{", "}"));
        } catch (BadInputException e) {
            return "refused";
        }
    }

    private static String answer(Part part) {
        return part.question().number() + "="
                + Examiner.standard().answer(part).answer().stream()
                        .map(String::valueOf)
                        .collect(Collectors.joining(","));
    }
}
