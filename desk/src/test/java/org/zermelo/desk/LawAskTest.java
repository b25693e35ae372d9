package org.zermelo.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.desk.LawDesk.LawQuestion;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.task.ExamQuestion;
import org.zermelo.exam.task.Part;
import org.zermelo.game.RefusedException;
import org.zermelo.law.depth.OpenAnswer;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.notation.text.NotationException;
import org.zermelo.rule.Interval;
import org.zermelo.rule.Ruleset;
import org.zermelo.solve.Watch;

/** Formulas in an open target say for each target what an exam's tables say. */
class LawAskTest {

    private static final int FIRST = 2;
    private static final int LAST = 75;

    private static List<LawAsk> asked(String rules, String... questions) {
        LawQuestion asked = LawDesk.question(rules);
        return LawAsk.of(
                asked.rules(),
                asked.convention(),
                List.of(questions).stream().map(ExamQuestion::parse).toList(),
                Watch.NONE);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(S; move +1, *2; end S >= N)                    | 19=L1:min  | 1",
                "heaps(S; move +1, *2; end S >= N)                    | 20=W2:all  | 4",
                "heaps(S; move +1, *2; end S >= N)                    | 19=U:all   | 1",
                "heaps(S; move +2, *3; end x >= N)                    | 20=W2:min2 | 9",
                "heaps(S; move +1, +4, *2; end S >= N)                | 21=L2:max  | 1",
                "heaps(7, S; move +1, *2; end sum >= N)               | 19=L1:min  | 2",
                "heaps(7, S; move +1, *2; end sum >= N)               | 20=W2:all  | 4",
                "heaps(S; move +1, *2; end S >= N; wins other if S > 2*N) | 19=W1:max | 1",
                "heaps(S; move +2, *2; end S >= N; overshoot S > N + 3) | 19=W1:all  | 1",
                "heaps(S; move +2, *2; end S >= N; overshoot S > N + 3) | 19=U:min   | 1",
                "heaps(S; move -1, -3, =x//2; end S <= N)             | 19=L1:all | 1"
            })
    void likeTables(String rules, String question, int modulus) {
        LawAsk answer = asked(rules, question).get(0);
        assertThat(answer.answer().modulus()).isEqualTo(modulus);
        for (int target = FIRST; target <= LAST; target++) {
            String bound = rules.replace("S >= N", "x >= N")
                    .replace("S > ", "x > ")
                    .replace("S <= N", "x <= N")
                    .replace("S;", "S in 1..300;")
                    .replace("N", String.valueOf(target));
            assertThat(answer.answer().at(target)).as(bound).isEqualTo(examined(question, bound));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(M, S; move +1, *2; end sum >= N)     | 19=L1:min | 3*M + 3",
                "heaps(M, S; move +1, *2; end sum >= N)     | 20=W2:all | 6*M + 3",
                "heaps(S, M; move +1, *2; end sum >= N)     | 21=L2:min | 6*M + 9",
                "heaps(M, S; move +1, +4, *2; end sum >= N) | 20=W2:min | 6*M + 12",
                "heaps(S; move +M, *2; end S >= N)          | 20=W2:max | 4*M + 1"
            })
    void withAnotherNumberBeside(String rules, String question, String from) {
        LawAsk law = asked(rules, question).get(0);
        assertThat(law.from()).isEqualTo(from);
        OpenAnswer answer = law.answer();
        for (long beside = answer.besideFrom(); beside < answer.besideFrom() + 5; beside++) {
            long first = answer.slope() * beside + answer.from();
            for (long target = first; target < first + 20; target++) {
                String bound = rules.replace("S >= N", "x >= N")
                        .replaceAll("\\bS\\b", "S in 1..300")
                        .replaceAll("\\bM\\b", String.valueOf(beside))
                        .replace("N", String.valueOf(target));
                assertThat(answer.at(beside, target)).as(bound).isEqualTo(examined(question, bound));
            }
        }
    }

    private static List<Long> examined(String question, String rules) {
        return Examiner.standard()
                .answer(new Part(ExamQuestion.parse(question), RuleText.ruleset(rules)))
                .answer();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(M in 0.., S; move +1, *2; end sum >= N)   | 0 | 9223372036854775807",
                "heaps(M in -40.., S; move +1, *2; end sum >= N) | 0 | 9223372036854775807",
                "heaps(M in 2..9, S; move +1, *2; end sum >= N)  | 2 | 9"
            })
    void theRangeOfTheNumberBeside(String rules, long least, long most) {
        LawAsk law = asked(rules, "19=L1:min").get(0);
        assertThat(law.besides()).isEqualTo(new Interval(least, most));
        assertThat(law.answer().besideFrom()).isEqualTo(least);
        assertThat(law.answer().at(least, 99))
                .isEqualTo(examined("19=L1:min", "heaps(" + least + ", S in 1..300; move +1, *2; end sum >= 99)"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(S; where S % 2 = 0; move +1, *2; end S >= N)   | 19=L1:min",
                "heaps(S; where S % 2 = 0; move +1, *2; end S >= N)   | 20=W2:all",
                "heaps(S; where S <= N//3; move +1, *2; end S >= N)   | 21=L2:max",
                "heaps(S, S + 1; move +1, *2; end sum >= N)           | 19=W1:min",
                "heaps(S, 2*S; where S > 3; move +1, *2; end sum >= N) | 19=U:min"
            })
    void onlyStartsThatAreMeant(String rules, String question) {
        OpenAnswer answer = asked(rules, question).get(0).answer();
        for (int target = FIRST; target <= LAST; target++) {
            String bound = rules.replaceFirst("S([,;])", "S in 1..300$1")
                    .replace("end S", "end x")
                    .replace("N", String.valueOf(target));
            assertThat(answer.at(target)).as(bound).isEqualTo(examined(question, bound));
        }
    }

    @Test
    void aLetterMeansWhatTheHeapHolds() {
        LawAsk answer =
                asked("heaps(7, S; move +1, *2; end S >= N)", "19=L1:min").get(0);
        assertThat(answer.asked()).isEqualTo("S");
        assertThat(answer.given()).isEqualTo("N");
        Ruleset rules = LawDesk.question("heaps(7, S; move +1, *2; end S >= N)").rules();
        assertThat(rules.text()).isEqualTo("heaps(7, S; N in 1..; move +1, *2; end h2 >= N)");
    }

    @Test
    void whatIsNoLetterIsStillWrong() {
        assertThatThrownBy(() -> LawDesk.question("heaps(S; move +1, *2; end S >= Nx)"))
                .isInstanceOf(NotationException.class);
        assertThatThrownBy(() -> asked("heaps(S; move +1, *2; end x >= 99)", "19=L1:min"))
                .isInstanceOfSatisfying(
                        RefusedException.class, e -> assertThat(e.note().key()).isEqualTo("law.ask.open"));
    }
}
