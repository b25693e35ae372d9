package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.notation.Notation;
import org.zermelo.notation.text.NotationException;
import org.zermelo.notation.text.Source;
import org.zermelo.plan.Planner;
import org.zermelo.value.Nimber;
import org.zermelo.value.Values;

/** Shots in words are those of Amazons by name, whose rules were written apart from these. */
class ShotsTest {

    private static BoardGame read(String text) {
        return BoardRuleText.game(Source.of(text));
    }

    private static <P, M> TreeSet<String> moves(Rules<P, M> rules) {
        TreeSet<String> moves = new TreeSet<>();
        rules.moves(rules.start()).forEach(move -> moves.add(move.toString()));
        return moves;
    }

    @Test
    void movesAndWinnersAreThoseOfTheGameByName() {
        SplittableRandom random = new SplittableRandom(1988);
        for (int i = 0; i < 60; i++) {
            int rows = 1 + random.nextInt(3);
            int columns = 2 + random.nextInt(2);
            List<String> drawn = new ArrayList<>();
            for (int row = 0; row < rows; row++) {
                StringBuilder line = new StringBuilder();
                for (int column = 0; column < columns; column++) {
                    line.append("xo*.....".charAt(random.nextInt(8)));
                }
                drawn.add(line.toString());
            }
            String start = String.join("/", drawn);
            Rules<?, ?> named = Notation.standard()
                    .parse("amazons(" + start.replace('*', '#') + ")")
                    .rules();
            BoardGame words =
                    read("board " + rows + " x " + columns + "; start " + start + "; moves slide any way shooting");
            assertThat(moves(words)).as(start).isEqualTo(moves(named));
            assertThat(words.traits()).contains(Trait.ACYCLIC);
            assertThat(Planner.standard().solve(words, Values.outcome()).worth())
                    .as(start)
                    .isEqualTo(Planner.standard().solve(named, Values.outcome()).worth());
        }
    }

    /** The start of the game by name on eight by eight has as many moves. */
    @Test
    void theStartOnEightByEight() {
        BoardGame game = BoardRuleText.game(Library.find("amazons-8x8").orElseThrow());
        Rules<?, ?> named = Notation.standard()
                .parse("amazons(..o..o../......../o......o/......../......../x......x/......../..x..x..)")
                .rules();
        assertThat(moves(game)).hasSize(1232).isEqualTo(moves(named));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "points a b c; lines a-b-c-a; start x a; moves step blocking | a-b/a, a-b/c, a-c/a, a-c/b",
                "points a b c; lines a-b-c; start x a; moves step shooting | a-b/a, a-b/c",
                "torus 1 x 3; start x..; moves step right shooting | a1-b1/a1, a1-b1/c1",
                "strip 3; start x..; moves step right blocking | a1-b1/a1, a1-b1/c1",
                "strip 3; moves place * blocking | a1/b1, a1/c1, b1/a1, b1/c1, c1/a1, c1/b1",
                "strip 4; start xo..; moves jump over other capturing blocking | a1xc1/a1, a1xc1/b1, a1xc1/d1"
            })
    void whereOneMayShoot(String text, String moves) {
        assertThat(String.join(", ", moves(read(text)))).isEqualTo(moves);
    }

    @Test
    void aPieceThatLeavesDoesNotShoot() {
        assertThatThrownBy(() -> read("strip 3; start x..; moves leave left shooting"))
                .isInstanceOf(NotationException.class);
        assertThatThrownBy(() -> read("strip 3; start x..; moves slide shoting"))
                .isInstanceOf(NotationException.class)
                .asString()
                .contains("shooting");
    }

    /** Who marks a cell and blocks another takes two: the nimber is that of half as many moves, by turns 0 and 1. */
    @ParameterizedTest
    @CsvSource({"1, 0", "2, 1", "3, 1", "4, 0", "5, 0", "6, 1"})
    void marksWithABlockAreImpartial(int cells, long nimber) {
        BoardGame game = read("strip " + cells + "; moves place * blocking");
        assertThat(game.traits()).contains(Trait.IMPARTIAL);
        assertThat(Planner.standard().solve(game, Values.nimber()).worth()).isEqualTo(new Nimber(nimber));
    }
}
