package org.zermelo.exam;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.zermelo.exam.task.Part;
import org.zermelo.exam.task.Task;
import org.zermelo.notation.rules.RuleText;

/** Question 19 has two usual wordings, and nothing but the words of a task says which of them it has. */
class WordingsTest {

    private static List<String> sets(String rules) {
        Part part = Task.usual("t", RuleText.ruleset(rules)).parts().get(0);
        return part.wordings().stream()
                .map(wording -> wording.question().set().toString())
                .toList();
    }

    @Test
    void withOneHeapAnyMoveComesFirstWithMoreAnUnluckyOne() {
        assertThat(sets("heaps(S in 1..28; move +1, *2; end sum >= 29)")).containsExactly("L1", "U");
        assertThat(sets("heaps(7, S in 1..69; move +1, *2; end sum >= 77)")).containsExactly("U", "L1");
    }

    /** Task 59762 has the answer 33. */
    @Test
    void publishedTasksWithOneHeapHaveTheirAnswerFirst() {
        assertThat(answers("heaps(S in 1..99; move +1, +4, *3; end sum >= 100)"))
                .containsExactly(33L, 12L);
        assertThat(answers("heaps(S in 1..28; move +1, *2; end sum >= 29)")).containsExactly(14L, 8L);
    }

    /** Task 73845, with one heap and moves that only some numbers have: its answer is 25, and 23 after an unlucky move. */
    @Test
    void thePublishedTaskWhoseMovesDependOnTheNumberHasItsAnswerFirst() {
        assertThat(
                        answers(
                                "heaps(S in 20..1000; move -5, /2, /3, +1 if x is odd and x is not divisible by 3; end sum <= 19)"))
                .containsExactly(25L, 23L);
    }

    private static List<Long> answers(String rules) {
        Part part = Task.usual("t", RuleText.ruleset(rules)).parts().get(0);
        return part.wordings().stream()
                .map(wording -> Examiner.standard().answer(wording).answer().get(0))
                .toList();
    }

    @Test
    void bothWordingsAreMeantUntilOneIsNamed() {
        Task usual = Task.usual("t", RuleText.ruleset("heaps(S in 1..28; move +1, *2; end sum >= 29)"));
        assertThat(Reading.of(usual.parts().get(0)).stream()
                        .filter(Reading::meant)
                        .map(Reading::name))
                .containsExactly("any-move", "unlucky");
        for (Part part : usual.parts().subList(1, 3)) {
            assertThat(part.wordings()).hasSize(1);
        }
        Task named = Task.asking(usual.rules(), List.of("19=U:min"));
        assertThat(named.parts().get(0).wordings()).hasSize(1);
        assertThat(Reading.of(named.parts().get(0)).stream().filter(Reading::meant))
                .hasSize(1);
    }

    /** Words for a second move are not told of a third. */
    @Test
    void laterMovesHaveWordsOfTheirOwn() {
        Task later = Task.asking(
                RuleText.ruleset("heaps(S in 1..28; move +1, *2; end sum >= 29)"), List.of("20=W3:all", "21=L3:all"));
        assertThat(later.parts().stream()
                        .flatMap(part -> Reading.of(part).stream())
                        .map(Reading::name))
                .containsExactly(
                        "exactly-later",
                        "first-allowed",
                        "or-later",
                        "with-help-later",
                        "exactly-lost-later",
                        "first-certain-allowed",
                        "or-later-lost",
                        "first-possible");
    }
}
