package org.zermelo.present.exam;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.desk.exam.AnswerCheck;
import org.zermelo.desk.exam.GivenAnswer;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.task.ExamQuestion;
import org.zermelo.exam.task.Part;
import org.zermelo.exam.task.Task;
import org.zermelo.game.BadInputException;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;

class WhyTextTest {

    private static final Words EN = Words.in(Language.EN);
    private static final Words RU = Words.in(Language.of("ru"));
    private static final Task DEMO =
            Task.usual("demo", RuleText.ruleset("heaps(7, S in 1..69; move +1, *2; end sum >= 77)"));

    private static Part part(String number) {
        return new GivenAnswer(number, List.of()).part(DEMO);
    }

    private static String why(String number, long s) {
        return ExamWhyText.of(part(number), s, Examiner.standard(), EN);
    }

    @Test
    void theWrongCandidateOfTheTextIsRefuted() {
        assertThat(why("21", 17))
                .contains("S = 17 does not belong to L2.")
                .contains("+1 on heap 1 to (8, 17): code +2")
                .contains("*2 on heap 2 to (7, 34): code +2")
                .contains("Petya may play *2 on heap 1, leaving (14, 17).")
                .contains("+1 on heap 1 to (15, 17)")
                .contains("*2 on heap 1 to (28, 17)")
                .contains("+1 on heap 2 to (14, 18)")
                .contains("*2 on heap 2 to (14, 34)");
        assertThat(ExamWhyText.of(part("21"), 17, Examiner.standard(), RU)).contains("S = 17 не подходит (П2).");
    }

    @Test
    void aRightCandidateIsProvedByEveryReply() {
        assertThat(why("21", 30))
                .contains("S = 30 belongs to L2.")
                .contains("Code of (7, 30): -2.")
                .contains("Vanya plays *2 on heap 1, leaving (14, 31).")
                .contains("*2 on heap 2 to (7, 60): Vanya wins by *2 on heap 2, leaving (7, 120)")
                .contains("Petya plays +1 on heap 1, leaving (8, 30), and Vanya has no winning move there.");
        assertThat(why("20", 31))
                .contains(
                        "Petya cannot win by his first move: +1 on heap 1 leaves (8, 31), +1 on heap 2 leaves (7, 32), "
                                + "*2 on heap 1 leaves (14, 31), *2 on heap 2 leaves (7, 62).")
                .contains("Petya plays *2 on heap 1, leaving (14, 31).")
                .contains("+1 on heap 2 to (14, 32): Petya wins by *2 on heap 2, leaving (14, 64)");
        assertThat(why("19", 18)).contains("*2 on heap 2 to (7, 36); Vanya wins by *2 on heap 2, leaving (7, 72)");
    }

    @Test
    void anExplanationNamesItsSetsAndTheEdgeOfAnUnluckyMove() {
        assertThat(ExamWhyText.explained(part("19"), Examiner.standard(), EN))
                .contains("Vanya won by his first move after an unlucky first move of Petya.")
                .contains("S = 18 belongs to U.")
                .contains("S = 17 does not belong to U.")
                .contains("*2 on heap 2 to (7, 34)\n");
        assertThat(ExamWhyText.explained(part("21"), Examiner.standard(), EN))
                .contains("Petya can win by his first move: W1 = 35..69")
                .contains("Vanya wins by his 2nd move at the latest:")
                .contains("But Vanya cannot be sure to win by his 1st move:");
        Part many = new Part(
                ExamQuestion.of("20", "W2", "all"),
                RuleText.ruleset(
                        "heaps(S in 1..40; move +1, +2, *2; end sum >= 41; no repeat of the opponent's move)"));
        assertThat(ExamWhyText.explained(many, Examiner.standard(), RU))
                .contains("Первым ходом Петя не выигрывает: +1 даёт 11, +2 даёт 12, *2 даёт 20.")
                .contains("Остальные значения (8) проверяются так же; --why 20=12 покажет следующее.")
                .doesNotContain("last");
    }

    @Test
    void whatIsNoStartIsSaidToBeNone() {
        assertThat(why("21", 70)).contains("S = 70 is not a start of this task").contains("1..69");
        Part growing = new Part(
                ExamQuestion.of("19", "W1", "min"), RuleText.ruleset("heaps(S in 1..99; move +1; end sum >= 20)"));
        assertThat(ExamWhyText.of(growing, 50, Examiner.standard(), EN)).contains("the play has ended there");
    }

    @Test
    void otherReadingsAreNamed() {
        Part other = new Part(ExamQuestion.of("19", "U&W1", "min"), DEMO.rules());
        List<Long> given = Examiner.standard().answer(other).answer();
        assertThat(check(DEMO, new GivenAnswer("19", given)))
                .contains("'Petya erred' was read as 'Petya could have won at once'");
    }

    private static String check(String game, String question, String ask, String given) {
        Task task = Task.of("t", RuleText.ruleset(game), List.of(ExamQuestion.of("20", question, ask)));
        return check(task, GivenAnswer.parse("20=" + given));
    }

    private static String check(Task task, GivenAnswer given) {
        Examiner examiner = Examiner.standard();
        return AnswerCheckText.of(AnswerCheck.of(task, given, examiner), examiner, EN);
    }

    private static String answer(String game, String question, String ask) {
        Part part = new Part(ExamQuestion.of("20", question, ask), RuleText.ruleset(game));
        return ExamText.numbers(Examiner.standard().answer(part).answer());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // the right game | its misreading | what is said
                "heaps(S in 20..; move -2, -5, /3 floor; end sum <= 19) | heaps(S in 20..; move -2, -5, /3 ceil; end"
                        + " sum <= 19) | rounded up instead of down",
                "heaps(S in 1..29; move +1, *2; end sum >= 30) | heaps(S in 1..29; move +1, *2; end sum > 30) | read"
                        + " as strict",
                "heaps(2, S in 1..31; move +1, *2; end product >= 63) | heaps(2, S in 1..31; move +1, *2; end sum >="
                        + " 63) | sum of the heaps instead of their product",
                "heaps(S in 1..28; move +1, +2, *2; end sum >= 29; no repeat own) | heaps(S in 1..28; move +1, +2, *2;"
                        + " end sum >= 29; no repeat opponent) | opponent's last move was forbidden instead of one's own",
                "heaps(S in 1..28; move +1, +4, *2; end sum >= 29) | heaps(S in 1..28; move +1, *2; end sum >= 29) |"
                        + " the move +4 was forgotten"
            })
    void slipsInTheRulesAreNamed(String right, String wrong, String said) {
        String given = answer(wrong, "W2", "all");
        assertThat(given).isNotEqualTo(answer(right, "W2", "all"));
        assertThat(check(right, "W2", "all", given)).contains("is wrong").contains(said);
    }

    @Test
    void slipsInTheQuestionAreNamed() {
        String game = "heaps(7, S in 1..69; move +1, *2; end sum >= 77)";
        assertThat(check(game, "W2", "all", "31,34")).contains("is right");
        assertThat(check(game, "W2", "all", "34,31")).contains("in another order");
        assertThat(check(game, "W2", "min", answer(game, "W1|W2", "min"))).contains("is right");
        assertThat(check(game, "W2", "max", answer(game, "W1|W2", "max"))).contains("'not in one move' was forgotten");
        assertThat(check(game, "L2", "min", answer(game, "Lany", "min"))).contains("any winning strategy");
        assertThat(check(game, "W2", "all", "1,2,3")).contains("is wrong").doesNotContain("together");
        String shrinking = "heaps(S in 20..; move -2, -5, /3 floor; end sum <= 19)";
        assertThat(check(shrinking, "W2", "max", "66")).contains("the search stopped at S = 100");
        assertThat(check(shrinking, "W2", "max", "100")).contains("is wrong").doesNotContain("together");
    }

    @Test
    void badFormsAreRefused() {
        for (String bad : List.of("", "20", "=3", "20=x", "20=1,,y")) {
            assertThatThrownBy(() -> GivenAnswer.parse(bad)).as(bad).isInstanceOf(BadInputException.class);
        }
        assertThatThrownBy(() -> new GivenAnswer("7", List.of()).part(DEMO)).isInstanceOf(BadInputException.class);
    }
}
