package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.Games;
import org.zermelo.game.Rules;
import org.zermelo.notation.Notation;
import org.zermelo.solve.Budget;
import org.zermelo.solve.NimberGame;
import org.zermelo.solve.Nimbers;
import org.zermelo.solve.Watch;

/** Texts of which both players fill free cells, recognised by their rules: every nimber against the least that no option has. */
class FillingBoardTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "board(3x4; moves place * 1x2, place * 2x1)",
                "board(5x2; moves place * 2x1, place * 1x2)",
                "board(3x4; start .*../..../...*; moves place * 1x2, place * 2x1)",
                "board(3x4; start ##../..../...#; moves place * 1x2, place * 2x1)",
                "board(torus 3x3; moves place * 1x2, place * 2x1)",
                "board(3x4; moves place * 1x3, place * 3x1)",
                "board(3x4; moves place * 2x2, place *)",
                "board(strip 9; moves place * 1x2, place * 1x3)",
                "board(3x3; moves place * 1x2)",
                "board(3x3; ходы поставить * 1x2, поставить * 2x1)"
            })
    void nimbersAreThoseOfTheFreeCells(String text) {
        check(Notation.standard().parse(text).rules());
    }

    /** Every position that is reached, by the methods that were found and by the definition. */
    static <P, M> void check(Rules<P, M> rules) {
        assertThat(rules).isInstanceOf(NimberGame.class);
        Nimbers<P, M> nimbers = ((NimberGame<P, M>) rules).nimbers(new Budget(1 << 28, 1), Watch.NONE);
        Map<P, Long> known = new HashMap<>();
        mex(rules, rules.start(), known);
        known.forEach((position, nimber) -> {
            assertThat(nimbers.nimber(position)).as("%s", position).isEqualTo(nimber);
            assertThat(nimbers.is(position, 0)).isEqualTo(nimber == 0);
        });
        assertThat(Games.from(rules, rules.start())).isInstanceOf(NimberGame.class);
    }

    private static <P, M> long mex(Rules<P, M> rules, P position, Map<P, Long> known) {
        Long before = known.get(position);
        if (before != null) {
            return before;
        }
        long seen = 0;
        for (M move : rules.moves(position)) {
            seen |= 1L << mex(rules, rules.play(position, move), known);
        }
        long nimber = Long.numberOfTrailingZeros(~seen);
        known.put(position, nimber);
        return nimber;
    }

    /** The family's values, which were published by M. Lemoine and S. Viennot. */
    @ParameterizedTest
    @CsvSource({"4, 5, 2", "5, 5, 0", "5, 6, 2", "3, 9, 1"})
    void cramIsSolvedByItsMethods(int rows, int columns, long expected) {
        for (String text :
                new String[] {"board(%dx%d; moves place * 1x2, place * 2x1)", "cram(%d, %d)", "cram(%dx%d)"}) {
            assertThat(nimber(Notation.standard()
                            .parse(text.formatted(rows, columns))
                            .rules()))
                    .isEqualTo(expected);
        }
    }

    private static <P, M> long nimber(Rules<P, M> rules) {
        NimberGame<P, M> game = (NimberGame<P, M>) rules;
        return game.nimbers(new Budget(1 << 28, 1), Watch.NONE).nimber(rules.start());
    }

    /** Ends, points, other pieces or other players' moves: not such rules. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "board(3x3; moves place * 1x2; end line of 3 *)",
                "board(3x3; moves place * 1x2; stuck wins)",
                "board(3x3; moves x place * 1x2, o place * 2x1)",
                "board(edges 2x2; moves place *; score boxes; again box)",
                "board(3x3; moves place * 1x2; plies 4)",
                "board(8x8; moves place * 1x2)"
            })
    void othersAreNot(String text) {
        assertThat(Notation.standard().parse(text).rules()).isNotInstanceOf(NimberGame.class);
    }
}
