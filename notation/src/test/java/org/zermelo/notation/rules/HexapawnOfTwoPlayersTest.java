package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.zermelo.game.AtTurn;
import org.zermelo.game.PartizanRules;
import org.zermelo.game.Player;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.notation.Notation;
import org.zermelo.plan.Planner;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.value.Value;
import org.zermelo.value.Values;
import org.zermelo.value.Worth;

/** Hexapawn written in Java, by the contract of games whose players differ, gives what its text gives. */
class HexapawnOfTwoPlayersTest {

    /** Left's pawns are x and go up, Right's are o and go down. */
    private record Named(int columns, int rows) implements PartizanRules<String, Named.Step> {

        private record Step(int from, int to) {}

        @Override
        public String start() {
            return "o".repeat(columns) + ".".repeat(columns * (rows - 2)) + "x".repeat(columns);
        }

        @Override
        public List<Step> moves(String board, Player mover) {
            boolean left = mover == Player.LEFT;
            // the other player has just reached the far row
            String lost = left ? board.substring(columns * (rows - 1)) : board.substring(0, columns);
            List<Step> steps = new ArrayList<>();
            if (lost.indexOf(left ? 'o' : 'x') >= 0) {
                return steps;
            }
            for (int from = 0; from < board.length(); from++) {
                if (board.charAt(from) == (left ? 'x' : 'o')) {
                    for (int side = -1; side <= 1; side++) {
                        int column = from % columns + side;
                        int to = from + (left ? -columns : columns) + side;
                        char wanted = side == 0 ? '.' : left ? 'o' : 'x';
                        if (column >= 0 && column < columns && board.charAt(to) == wanted) {
                            steps.add(new Step(from, to));
                        }
                    }
                }
            }
            return List.copyOf(steps);
        }

        @Override
        public String play(String board, Player mover, Step step) {
            StringBuilder after = new StringBuilder(board);
            after.setCharAt(step.to(), board.charAt(step.from()));
            after.setCharAt(step.from(), '.');
            return after.toString();
        }

        @Override
        public Set<Trait> traits() {
            return Set.of(Trait.ACYCLIC);
        }
    }

    private static <P, M> Worth worth(Rules<P, M> rules, Value value) {
        return Planner.standard()
                .solve(Question.of(rules, value), "memo", Watch.NONE)
                .worth();
    }

    @Test
    void bothContractsGiveTheSameWinnerAndPlies() {
        int boards = 0;
        for (int columns = 1; columns <= 4; columns++) {
            for (int rows = 3; rows * columns <= 12; rows++) {
                for (Value value : List.of(Values.outcome(), Values.misere())) {
                    Rules<?, ?> text = Notation.standard()
                            .parse("hexapawn(" + columns + ", " + rows + ")")
                            .rules();
                    Worth written = worth(text, value);
                    for (Player first : Player.values()) {
                        Rules<AtTurn<String>, Named.Step> named = new Named(columns, rows).startedBy(first);
                        assertThat(worth(named, value))
                                .as("%d x %d, %s", columns, rows, first)
                                .isEqualTo(written);
                        boards++;
                    }
                }
            }
        }
        assertThat(boards).isEqualTo(68);
    }
}
