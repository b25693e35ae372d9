package org.zermelo.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.zermelo.game.Rules;
import org.zermelo.notation.Notation;
import org.zermelo.notation.text.Source;
import org.zermelo.partizan.value.OutcomeClass;
import org.zermelo.plan.Planner;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.tests.Share;
import org.zermelo.value.Outcome;
import org.zermelo.value.Values;

/** Sums that are played by turns have the outcome that their value says; after moves they have the value of what is left. */
class SumPlayTest {

    /** Few positions each: a sum that is played by turns has the product of them. */
    private static final List<String> PARTIZAN = List.of(
            "domineering(2x2)",
            "clobber(xo|ox)",
            "hackenbush(l(r;e)l)",
            "cutcake(2,2)",
            "toads-and-frogs(t.f)",
            "amazons(x..o)");

    private static boolean firstWins(String game) {
        return firstWins(Notation.standard().parse(game).rules());
    }

    private static <P, M> boolean firstWins(Rules<P, M> rules) {
        Outcome outcome = (Outcome) Planner.standard()
                .solve(Question.of(rules, Values.outcome()), Watch.NONE)
                .worth();
        return outcome.result() == Outcome.Result.WIN;
    }

    static List<String> impartial() {
        return List.copyOf(MixedSums.IMPARTIAL.values());
    }

    /** The nimber's moves were missing from the sum, so that it was played as if it were 0. */
    @ParameterizedTest
    @MethodSource("impartial")
    void anImpartialPartIsPlayed(String impartial) {
        for (int k = 0; k < PARTIZAN.size(); k++) {
            if (Share.takes(17L * impartial.hashCode() + k, 3)) {
                String game = impartial + " + " + PARTIZAN.get(k);
                OutcomeClass outcome = Valued.solve(Source.of(game), Watch.NONE)
                        .orElseThrow()
                        .value()
                        .form()
                        .outcome();
                assertThat(firstWins(game)).as(game).isEqualTo(outcome.leftWinsFirst());
                assertThat(firstWins(game + " Right first")).as(game).isEqualTo(outcome.rightWinsFirst());
            }
        }
    }

    @Test
    void twoStarsAreLostByWhoBegins() {
        assertThat(firstWins("nim(1) + clobber(xo)")).isFalse();
    }

    /** Options as they were written may have the value of the whole. */
    @Test
    void noPlayComesBackToWhatWasWritten() {
        assertThat(firstWins("{nim(2)|domineering(2x2)} + 1")).isTrue();
        assertThat(firstWins("{nim(2)|domineering(2x2)} + *")).isTrue();
        assertThat(firstWins("{nim(2)|domineering(2x2)} + 0")).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '"',
            value = {
                "domineering(2x2) + 1 after [1] a1-a2 ~ 2",
                "nim(3) + domineering(2x2) after [1] *2 ~ +-(1*2)",
                "nim(3) + domineering(2x2) after [2] a1-a2 ~ 1*3",
                "hackenbush(l(r;e)l) + 1 after [2] 0 ~ 1*",
                "-(1v) + domineering(2x2) ~ {^|-2^}"
            })
    void aValueAfterMovesIsThatOfWhatIsLeft(String text, String value) {
        var game = Notation.standard().parse(text);
        assertThat(Valued.of(game, Watch.NONE).value().form()).hasToString(value);
        assertThat(Valued.of(Notation.standard().parse(game.toString()), Watch.NONE)
                        .value()
                        .form())
                .hasToString(value);
    }

    @Test
    void everyMoveOfAPositionLeadsToTheValueThatIsListed() {
        for (String other : MixedSums.partizan()) {
            var listed =
                    Valued.solve(Source.of(other), Watch.NONE).orElseThrow().value();
            for (var option : listed.written().lefts()) {
                if (option.move().isPresent()) {
                    var later = Notation.standard()
                            .parse(other + " after " + option.move().get());
                    assertThat(Valued.of(later, Watch.NONE).value().text().shown())
                            .as("%s", later)
                            .isEqualTo(option.value().shown());
                }
            }
        }
    }
}
