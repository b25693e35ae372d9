package org.zermelo.law;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.law.LawSearch.Effort;
import org.zermelo.law.formula.DefinedRules;
import org.zermelo.notation.Game;
import org.zermelo.notation.Notation;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.plan.Planner;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.Ruleset;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

/** Lost sizes, each given by the one before it, are those of tables; and a winning move leads to one of them. */
class ChainLawTest {

    private static final int BELOW = 1_200;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(S; take 1..x//3)              | winner        | (3*S + 2)//2",
                "heaps(S; take k in 1..x//3)         | misère winner | (3*S + 2)//2",
                "heaps(S; take 1..x//4)              | winner        | (4*S + 3)//3",
                "heaps(S; take 1..3*x//7)            | winner        | (7*S + 4)//4",
                "heaps(S; take 1..max(2, x//5))      | winner        | (5*S + 4)//4",
                "heaps(S; move -1, -2, take 1..x//5) | misère winner | (5*S + 4)//4",
                "heaps(S; take 1..(x + 7)//6)        | winner        | (6*S + 12)//5",
                "heaps(S; take 1..x//3; end x <= 7)  | winner        | (3*S + 2)//2",
                "heaps(S; take 1..x//3; end x <= 7)  | misère winner | (3*S + 2)//2",
                "heaps(S; take 1..400)               | winner        | S + 401",
                "heaps(S; take 1..400)               | misère winner | S + 401",
                "heaps(S; take 1..400; end x <= 100) | winner        | S + 401",
                "heaps(S; take 1..250; end x <= 270) | winner        | S + 251",
                "heaps(S; take 1..250; end x <= 270) | misère winner | S + 251",
                "heaps(S; take 1..250; end x = 0; winner other) | winner | S + 251"
            })
    void likeTables(String text, String name, String next) {
        Ruleset rules = RuleText.ruleset(text);
        Value value = name.equals("winner") ? Values.winner() : Values.misereWinner();
        ChainLaw law = (ChainLaw) LawSearch.theorem(rules, value, Effort.USUAL).orElseThrow();
        assertThat(law.formula()).isEqualTo(next);
        SolvedPositions solved = new SolvedPositions(law.defined().rules(), value, 10_000_000);
        for (long size = 0; size < BELOW; size++) {
            assertThat(law.lostUpTo(size) == size).as(text + " at " + size).isEqualTo(solved.of(size) == 0);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "misere heaps(10^15; take 1..10^9)                  | 1000000001 | 1",
                "heaps(10^15; take 1..10^9; winner other; end x = 0) | 1000000001 | 1",
                "heaps(10^15; take 1..10^6; end x <= 10^3)          | 1000001    | 1000",
                "heaps(10^15; take 1..10^9; end x <= 10^6)          | 1000000001 | 1000000"
            })
    void amountsBeyondTables(String text, long modulus, long remainder) {
        Game game = Notation.standard().parse(text);
        Value value = Values.named("winner", game.convention());
        Answer<?> answer = Planner.standard().solve(Question.of(game.rules(), value), Watch.NONE);
        boolean lost = 1_000_000_000_000_000L % modulus == remainder;
        assertThat(answer.worth().sign() < 0).isEqualTo(lost);
        assertThat(answer.bestMoves().isEmpty()).isEqualTo(lost);
    }

    @ParameterizedTest
    @CsvSource({"989328308900215180, false", "1000000000000000000, true", "9223372036854775807, true"})
    void sizesBeyondTables(long size, boolean wins) {
        RuleGame game = RuleGame.of(RuleText.ruleset("heaps(" + size + "; take 1..x//3)"));
        Answer<?> answer = Planner.standard().solve(Question.of(game, Values.winner()), Watch.NONE);
        assertThat(answer.worth().sign() > 0).isEqualTo(wins);
        assertThat(answer.moves().size()).isEqualTo(wins ? 1 : 0);
    }

    /** Options with a gap, and ends amid sizes in play, are other kinds of rules. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"heaps(S; take k in x//4..x//2)", "heaps(S; take 1..x//3; end x = 5)"})
    void othersAreNone(String text) {
        DefinedRules defined = DefinedRules.of(RuleText.ruleset(text), Values.winner());
        assertThat(ChainLaw.of(defined, Values.winner())).isEmpty();
    }
}
