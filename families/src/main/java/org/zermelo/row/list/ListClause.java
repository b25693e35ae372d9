package org.zermelo.row.list;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Expr;

/**
 * One clause of the rules of a list: which stretches of a row it may touch, and what becomes of them.
 *
 * @param verb what becomes of the stretch
 * @param least the least number of items in the stretch
 * @param most the greatest
 * @param end where the stretch lies
 * @param pattern the items of the stretch; empty when any will do
 * @param put what stands in its place, for {@link Verb#REPLACE}; empty when {@code value} says it
 * @param value the one number that stands in its place; null when {@code put} says it
 * @param guard when it may be made, over the facts of the stretch before the move
 * @param gain points that the mover wins
 * @param player the only player who may make it, 0 or 1; -1 for both
 */
public record ListClause(
        Verb verb,
        int least,
        int most,
        Place end,
        long[] pattern,
        long[] put,
        @Nullable Expr value,
        Condition guard,
        Expr gain,
        int player) {

    /** What a clause does. */
    public enum Verb {
        /** The stretch goes, and what is left closes up. */
        TAKE,
        /** The stretch goes, and leaves a gap: what lies on either side are rows of their own. */
        TAKE_OUT,
        /** The stretch alone stays. */
        KEEP,
        /** The row falls into two, of which the stretch is the left one. */
        CUT,
        /** The stretch is replaced. */
        REPLACE,
        /** The two items of the stretch change places. */
        SWAP
    }

    /** Where in its row a stretch lies. */
    public enum Place {
        /** Anywhere. */
        ANYWHERE,
        /** It begins with the first item. */
        LEFT,
        /** It ends with the last item. */
        RIGHT,
        /** One of these. */
        ENDS
    }

    public ListClause {
        pattern = pattern.clone();
        put = put.clone();
    }

    boolean fits(long[] row, int from, int to) {
        boolean placed = switch (end) {
            case ANYWHERE -> true;
            case LEFT -> from == 0;
            case RIGHT -> to == row.length;
            case ENDS -> from == 0 || to == row.length;
        };
        return placed && (pattern.length == 0 || Arrays.equals(pattern, Arrays.copyOfRange(row, from, to)));
    }

    /** Whether a move makes the list shorter, or one row more of it; the others only change items. */
    boolean shortens() {
        return verb != Verb.SWAP && !(verb == Verb.REPLACE && value == null && put.length == pattern.length);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ListClause that
                && verb == that.verb
                && least == that.least
                && most == that.most
                && end == that.end
                && Arrays.equals(pattern, that.pattern)
                && Arrays.equals(put, that.put)
                && Objects.equals(value, that.value)
                && guard.equals(that.guard)
                && gain.equals(that.gain)
                && player == that.player;
    }

    @Override
    public int hashCode() {
        return Objects.hash(
                verb, least, most, end, Arrays.hashCode(pattern), Arrays.hashCode(put), guard, gain, player);
    }
}
