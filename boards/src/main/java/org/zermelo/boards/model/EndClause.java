package org.zermelo.boards.model;

import java.util.List;
import java.util.Set;
import org.zermelo.game.Ending;
import org.zermelo.game.Player;

/**
 * What ends a play. It is looked for in every position, first for the player who has moved, then for the other.
 *
 * @param who the players for whom it is looked for
 * @param verdict what it means for the player for whom it holds
 * @param late whether it is looked for at the end of a turn only, and not between two of its motions
 */
public record EndClause(Set<Player> who, Test test, Verdict verdict, boolean late) {

    public EndClause {
        who = Set.copyOf(who);
    }

    /** What an end or a tie means for a player. */
    public enum Verdict {
        WINS,
        LOSES,
        DRAWS;

        /** The same for the opponent. */
        public Verdict opposite() {
            return switch (this) {
                case WINS -> LOSES;
                case LOSES -> WINS;
                case DRAWS -> DRAWS;
            };
        }

        /** How a play ends that ends so for the player to move. */
        public Ending ending() {
            return switch (this) {
                case WINS -> Ending.LAST_MOVER_LOSES;
                case LOSES -> Ending.LAST_MOVER_WINS;
                case DRAWS -> Ending.TIE;
            };
        }
    }

    /** What is looked for. */
    public sealed interface Test {

        /** The pieces that are looked at, as the player sees them. */
        default Content piece() {
            return Content.OWN;
        }

        /** Whether it is looked for only for the player who has moved. */
        default boolean ofMover() {
            return false;
        }

        /**
         * So many of these pieces are neighbours on a line. A line of neutral pieces is that of the player who has moved.
         *
         * @param exactly whether the line must not go on with another of them
         */
        record Line(int length, Content piece, boolean exactly) implements Test {
            @Override
            public boolean ofMover() {
                return piece == Content.NEUTRAL;
            }
        }

        /** All cells of one of these sets bear such a piece; neutral ones are those of the player who has moved. */
        record Fill(List<BoardCells> sets, Content piece) implements Test {
            public Fill {
                sets = List.copyOf(sets);
            }

            @Override
            public boolean ofMover() {
                return piece == Content.NEUTRAL;
            }
        }

        /** Pieces of the player that lie beside each other reach from the first of these sets to all others. */
        record Connect(List<BoardCells> sides) implements Test {
            public Connect {
                sides = List.copyOf(sides);
            }
        }

        /**
         * A piece of the player, of a kind, or a neutral one stands on one of these cells, which are Left's and Right's.
         *
         * @param safely whether, when the player has just moved, the other must have no move that takes it away
         */
        record Reach(BoardCells left, BoardCells right, Content piece, int kind, boolean safely) implements Test {

            /** The cells of a player. */
            public BoardCells of(Player player) {
                return player == Player.LEFT ? left : right;
            }
        }

        /** Fewer than so many of these pieces, of a kind, are left, on the board and in a hand. */
        record Fewer(int count, Content piece, int kind) implements Test {}

        /** Ends that look at cells with different things on them. */
        sealed interface Sorts extends Test {}

        /** A piece of the player has at least so many of these {@link Board#beside} it. */
        record Beside(int count, Content piece) implements Sorts {}

        /** Pieces of a player that lie beside each other have no empty cell beside them, as stones without a liberty in Go. */
        record Surrounded(Content piece) implements Sorts {}

        /** Both players have so many pieces that are neighbours on a line. */
        record BothLines(int length) implements Sorts {}

        /**
         * These stand side by side on a line, in this order or the opposite one, whoever is looking.
         *
         * @param values the value on each cell, Left's and Right's own
         */
        record Pattern(List<Integer> values) implements Sorts {
            public Pattern {
                values = List.copyOf(values);
            }
        }
    }
}
