package org.zermelo.boards.model;

import java.util.Set;
import org.zermelo.game.Player;

/**
 * What ends a play. It is looked for in every position, first for the player who has moved, then for the other.
 *
 * @param who the players for whom it is looked for
 * @param verdict what it means for the player for whom it holds
 */
public record EndClause(Set<Player> who, Test test, Verdict verdict) {

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
    }

    /** What is looked for. */
    public sealed interface Test {

        /** So many of these pieces are neighbours on a line. A line of neutral pieces is that of the player who has moved. */
        record Line(int length, Content piece) implements Test {}

        /** A piece of the player stands on one of these cells, which are Left's and Right's. */
        record Reach(long left, long right) implements Test {

            /** The cells of a player. */
            public long of(Player player) {
                return player == Player.LEFT ? left : right;
            }
        }

        /** None of these pieces is left, on the board or in a hand. */
        record Gone(Content piece) implements Test {}
    }
}
