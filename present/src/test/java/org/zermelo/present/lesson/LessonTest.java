package org.zermelo.present.lesson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.zermelo.desk.trace.TraceRequest;
import org.zermelo.game.BadInputException;
import org.zermelo.notation.Notation;
import org.zermelo.present.words.Language;
import org.zermelo.trace.Trace;

/** What lessons show can be shown, and the answers to their questions are right. */
class LessonTest {

    private static final Set<String> KINDS = Set.of("heading", "text", "list", "watch", "try", "check");

    static Stream<Lesson> lessons() {
        return Language.all().stream().flatMap(language -> Lesson.all(language).stream());
    }

    private static Trace trace(Map<String, String> facts) {
        return new TraceRequest(Notation.standard().parse(facts.get("game")), Optional.ofNullable(facts.get("method")))
                .trace();
    }

    private static List<Lesson.Block> blocks(Lesson lesson, String kind) {
        return lesson.blocks().stream()
                .filter(block -> block.kind().equals(kind))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void aLessonIsTextThenWatchThenTryThenCheck(Lesson lesson) {
        assertThat(lesson.title()).isNotBlank();
        assertThat(lesson.blocks())
                .extracting(Lesson.Block::kind)
                .isSubsetOf(KINDS)
                .contains("text", "watch", "check");
        assertThat(lesson.blocks().get(lesson.blocks().size() - 1).kind()).isIn("check", "text");
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void whatIsToBeWatchedOrTriedIsThere(Lesson lesson) {
        blocks(lesson, "watch")
                .forEach(block -> assertThat(trace(block.facts()).method())
                        .isEqualTo(block.facts().get("method")));
        blocks(lesson, "try")
                .forEach(block -> assertThat(Notation.standard()
                                .parse(block.facts().get("game"))
                                .rules())
                        .isNotNull());
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void theAnswersAreThoseOfTheMethod(Lesson lesson) {
        for (Lesson.Block block : blocks(lesson, "check")) {
            Trace trace = trace(block.facts());
            String counted = block.facts().get("count");
            String found = counted == null
                    ? trace.answered()
                    : trace.steps().get(trace.steps().size() - 1).variables().get(counted);
            assertThat(found)
                    .as(block.facts().get("question"))
                    .isEqualTo(block.facts().get("answer"));
        }
    }

    @Test
    void aLessonThatIsNotThereIsRefused() {
        for (String name : List.of("", "../coin-row", "coin-row.md", "nim")) {
            assertThatThrownBy(() -> Lesson.of(name, Language.EN)).isInstanceOf(BadInputException.class);
        }
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void aLanguageWithoutItsOwnPageReadsTheEnglishOne(Lesson lesson) {
        for (Language language : Language.all()) {
            String own = "pages/" + lesson.name() + "." + language.code() + ".md";
            assertThat(Lesson.of(lesson.name(), language).language())
                    .isEqualTo(Lesson.class.getResource(own) == null ? Language.EN : language);
        }
    }
}
