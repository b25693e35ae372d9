package org.zermelo.present.exam;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.task.Part;
import org.zermelo.exam.wording.UnreadException;
import org.zermelo.exam.wording.Wording;
import org.zermelo.game.ZermeloException;
import org.zermelo.present.json.Json;

/** Worded tasks with answers by two independent programs, and texts that are no tasks: what is read right, wrong, or refused. */
class WordingBankTest {

    private enum Outcome {
        RIGHT,
        WRONG,
        REFUSED_RIGHTLY,
        REFUSED_WRONGLY
    }

    @Test
    void everyTaskIsReadRightOrRefusedWithItsSentence() throws IOException {
        Map<Outcome, Integer> counts = new EnumMap<>(Outcome.class);
        List<String> bad = new ArrayList<>();
        for (Object each : (List<?>) ((Map<?, ?>) Json.read(text())).get("cases")) {
            Map<?, ?> task = (Map<?, ?>) each;
            Outcome outcome = outcome(task);
            counts.merge(outcome, 1, Integer::sum);
            if (outcome == Outcome.WRONG || outcome == Outcome.REFUSED_WRONGLY) {
                bad.add(task.get("id") + " " + outcome);
            }
        }
        assertThat(bad).as("%s", counts).isEmpty();
        assertThat(counts).containsEntry(Outcome.RIGHT, 33).containsEntry(Outcome.REFUSED_RIGHTLY, 4);
    }

    private static Outcome outcome(Map<?, ?> task) {
        boolean refuse = task.get("refuse") != null;
        try {
            Map<String, List<Long>> found = new TreeMap<>();
            for (Part part : Wording.read((String) task.get("text")).task().parts()) {
                found.put(
                        part.question().number(),
                        Examiner.standard().answer(part).answer());
            }
            return !refuse && found.toString().equals(new TreeMap<>((Map<?, ?>) task.get("answers")).toString())
                    ? Outcome.RIGHT
                    : Outcome.WRONG;
        } catch (UnreadException e) {
            boolean named = refuse
                    && ((List<?>) task.get("sentences"))
                            .stream()
                                    .anyMatch(sentence -> e.sentence().contains((String) sentence)
                                            || ((String) sentence).contains(e.sentence()));
            return named ? Outcome.REFUSED_RIGHTLY : Outcome.REFUSED_WRONGLY;
        } catch (ZermeloException e) {
            return Outcome.REFUSED_WRONGLY;
        }
    }

    private static String text() throws IOException {
        try (InputStream in = WordingBankTest.class.getResourceAsStream("wordings.json")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
