package org.zermelo.partizan.loopy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.PartizanRules;
import org.zermelo.game.Player;
import org.zermelo.partizan.family.PartizanFamilies;

/** Games whose play may come back: Fox and Geese, backsliding Toads and Frogs. */
class EndlessRulesTest {

    private static final PartizanFamilies GAMES = PartizanFamilies.GAMES;

    /** The rules alone, with nothing known of who moves for ever. */
    private record Bare<P, M>(PartizanRules<P, M> rules) implements PartizanRules<P, M> {
        @Override
        public P start() {
            return rules.start();
        }

        @Override
        public List<M> moves(P position, Player mover) {
            return rules.moves(position, mover);
        }

        @Override
        public P play(P position, Player mover, M move) {
            return rules.play(position, mover, move);
        }
    }

    /**
     * Values as CGSuite 2.2 has them. Backsliding: A. N. Siegel, Backsliding Toads and Frogs, Games of No Chance 3, 2009. Fox and
     * Geese: Winning Ways, chapter 20; geese {@code x} go down.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "backsliding-toads-and-frogs(t.f) ~ 0",
                "backsliding-toads-and-frogs(t.fff) ~ off",
                "backsliding-toads-and-frogs(tt.fff) ~ off",
                "backsliding-toads-and-frogs(ttt.fff) ~ 0",
                "backsliding-toads-and-frogs(t..f) ~ *",
                "backsliding-toads-and-frogs(ttt..f) ~ on",
                "backsliding-toads-and-frogs(ttt..fff) ~ {on||0|-1/2} & {1/2|0||off}",
                "backsliding-toads-and-frogs(f.ft..) ~ off",
                "backsliding-toads-and-frogs(tf..f) ~ off",
                "backsliding-toads-and-frogs(.ff) ~ off",
                "backsliding-toads-and-frogs(.ttt.) ~ on",
                "fox-and-geese(....|....|.x.x|..o.) ~ 0",
                "fox-and-geese(....|....|o...|.x.x|....) ~ off",
                "fox-and-geese(....|....|x.x.|...o|....) ~ over",
                "fox-and-geese(....|....|x...|...x|..o.) ~ {0|off}",
                "fox-and-geese(........|........|.x.x.x.x|o.......) ~ 3",
                "fox-and-geese(........|........|x.x.x.x.|.o......|........) ~ 2over",
                "fox-and-geese(........|........|x.x.x...|.......x|..o.....) ~ {1over|off}",
            })
    void hasThePublishedValue(String position, String value) {
        assertThat(LoopyValue.read(GAMES, position).value().form()).isEqualTo(value);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"....|x.x.|....|...o", "...|x.x|...|.o.", "o...|..x.|....", "x..|...|..o|x..", ".x.x|..o.|...."})
    void aFoxThatIsPastTheGeeseMovesForEver(String board) {
        PartizanRules<?, ?> rules = GAMES.rules("fox-and-geese", board, 0, board.length());
        assertThat(start(rules)).as(board).isEqualTo(start(new Bare<>(rules)));
    }

    private static String start(PartizanRules<?, ?> rules) {
        Stoppers stoppers = new Stoppers();
        return new LoopyPrinter(stoppers).text(new LoopyPositions<>(rules).start(new Sides(stoppers)));
    }
}
