package org.zermelo.law;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.plan.Planner;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RuleMove;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Question;
import org.zermelo.solve.Question.Part;
import org.zermelo.solve.Watch;
import org.zermelo.value.Convention;
import org.zermelo.value.Nimber;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

/** Positions far beyond tables: who wins by closed forms that are in print, and each move that is told leaves a lost position. */
class LawMethodTest {

    private static Answer<RuleMove> solved(RuleGame game, Value value) {
        return Planner.standard().solve(Question.of(game, value).only(Part.MOVES, Part.REASON), "law", Watch.NONE);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(10^15; move -1, -2, -3)                   | -1",
                "heaps(10^15 + 1; move -1, -2, -3)               | 1",
                "heaps(2^59; move -1, =x//2)                     | -1",
                "heaps(2^60; move -1, =x//2)                     | 1",
                "heaps(2^60 - 1; take 1..x//2)                   | -1",
                "heaps(2^60; take 1..x//2)                       | 1",
                "heaps(10^17, 10^17; take any)                   | -1",
                "heaps(10^17, 10^17 + 1; take any)               | 1",
                "heaps(10^17, 10^17 + 1, 1; take any)            | -1",
                "heaps(10^17, 10^17 + 1, 2; take any)            | 1",
                "heaps(1618033988749894, 2618033988749894; take any, [-k,-k] for k in 1..min(a,b)) | -1",
                "heaps(1618033988749894, 2618033988749890; take any, [-k,-k] for k in 1..min(a,b)) | 1",
                "heaps(434258545910664, 1434258545910664; take any, [-k,-l] for k in 1..a for l in"
                        + " max(1,k-2)..min(b,k+2)) | 1"
            })
    void whoWins(String rules, int sign) {
        RuleGame game = RuleGame.of(RuleText.ruleset(rules));
        Answer<RuleMove> answer = solved(game, Values.winner());
        assertThat(answer.worth().sign()).isEqualTo(sign);
        assertThat(answer.reason()).isPresent();
        if (sign > 0) {
            RuleMove best = answer.bestMoves().get(0);
            RuleGame next = game.from(game.play(game.start(), best));
            assertThat(solved(next, Values.winner()).worth().sign()).isNegative();
        }
    }

    /** Where a position has more moves than can be listed, the planner asks for a law before anything else. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(10^17; take 1..x//2)",
                "heaps(10^17, 10^16; take any if x > 1)",
                "heaps(10^15; move -1, -3, -4)",
                "heaps(10^9; move -1; /2 if x is even)"
            })
    void thePlannerAsksForALaw(String rules) {
        RuleGame game = RuleGame.of(RuleText.ruleset(rules));
        Question<?, ?> question = Question.of(game, Values.nimber()).only(Part.MOVES);
        assertThat(Planner.standard().plan(question).best().name()).isEqualTo("law");
    }

    /** Where few positions can be reached, they are walked, with or without a law. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nimber | heaps(442262356691644159; =x//3, =x//4, =x//7) | 1",
                "winner | heaps(495725151927700679; =x//4, =3*x//4)      | -1",
                "misere | heaps(495725151927700679; =x//4, =3*x//4)      | -1"
            })
    void fewPositionsAreWalked(String value, String rules, int sign) {
        RuleGame game = RuleGame.of(RuleText.ruleset(rules));
        Value asked = value.equals("misere") ? Values.misereWinner() : Values.named(value, Convention.NORMAL);
        assertThat(Planner.standard().solve(game, asked).worth().sign()).isEqualTo(sign);
    }

    /** Where nimbers have no law, it is told all the same which positions have nimber 0. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(1618033988749894, 2618033988749894; take any, [-k,-k] for k in 1..min(a,b)) | *0",
                "heaps(1618033988749894, 2618033988749890; take any, [-k,-k] for k in 1..min(a,b)) | *?",
                "heaps(2^60; take 1..x//2) | *576460752303423488"
            })
    void zeroIsToldFromOtherNimbers(String rules, String nimber) {
        Answer<RuleMove> answer = solved(RuleGame.of(RuleText.ruleset(rules)), Values.nimber());
        assertThat(answer.worth() instanceof Nimber known ? "*" + known.nimber() : "*?")
                .isEqualTo(nimber);
    }
}
