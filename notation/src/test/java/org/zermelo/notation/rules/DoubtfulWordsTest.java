package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.game.Rules;
import org.zermelo.notation.Game;
import org.zermelo.notation.Notation;
import org.zermelo.plan.Planner;
import org.zermelo.testkit.GameCheck;
import org.zermelo.value.Outcome;
import org.zermelo.value.Values;

/** Texts that another reading of the docs made other games of. What each turns on stands in docs/boards.md. */
class DoubtfulWordsTest {

    private static Outcome worth(String text) {
        Game game = Notation.standard().parse(text);
        boolean misere = text.startsWith("misere");
        return (Outcome) Planner.standard()
                .solve(game.rules(), misere ? Values.misere() : Values.outcome())
                .worth();
    }

    /** Two clauses that make moves of one name: the first of them counts. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    DRAW | -1 | board(cylinder 1x6; start oo...x; moves place enclosing, x place; stuck wins)
                    WIN  | 8  | board(3x3; start .x./.o./.*x; moves slide right or up and then may leap 2 2, step any way leaving *; end no own left; stuck wins)
                    LOSS | 6  | board(strip 7; start .*o..xx; first o; moves slide sideways leaving *, fly enclosing one, jump right over other capturing from a1 c1 f1 g1)
                    WIN  | 8  | board(torus 3x3; start o../.o./x..; moves place enclosing one, place beside other, x place onto a1 a3; end surrounded other, beside 3 own loses; stuck draws)
                    """)
    void theFirstOfTwoClausesMakesAMoveOfOneName(Outcome.Result result, int plies, String text) {
        assertThat(worth(text)).isEqualTo(new Outcome(result, plies));
        Rules<?, ?> rules = Notation.standard().parse(text).rules();
        assertThat(GameCheck.faults(rules, 150))
                .as("interpreter, numbers and planes")
                .isEmpty();
    }

    /** A ring has no beginning, and no line leads through the middle of spokes. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    LOSS | 2 | board(points a .. f m; lines ring a .. f, m to all; start * a, x b, o f; moves place, turn * into own, place *; end line of 3 * draws, pattern oox)
                    LOSS | 3 | misere board(points a .. d m; lines ring a .. d, m to all; start * d; moves place *; end line of 3 *)
                    WIN  | 1 | board(points a .. d; lines ring a .. d; start * d a, x c; moves place *; end line of 3 *; stuck draws)
                    WIN  | 1 | board(points a .. d; lines a-b-c-d-a; start * d a, x c; moves place *; end line of 3 *; stuck draws)
                    TIE  | 1 | board(points a .. d m; lines ring a .. d, m to all; start * a m, x b d; moves place *; end line of 3 *; stuck draws)
                    """)
    void aRingHasNoBeginning(Outcome.Result result, int plies, String text) {
        assertThat(worth(text)).isEqualTo(new Outcome(result, plies));
    }

    /** A kind that is turned into another is one's own. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    TIE  | 2 | board(3x2; pieces man x o, king X O; start ../.x/.o; moves man slide diagonally forward, king step sideways onto first row, turn man into king; end beside 2 own; stuck draws)
                    LOSS | 2 | board(strip 2; pieces man x o, king X O; start xo; moves turn man into king)
                    """)
    void whatIsTurnedIsOnesOwn(Outcome.Result result, int plies, String text) {
        assertThat(worth(text)).isEqualTo(new Outcome(result, plies));
    }
}
