package org.zermelo.exam.wording;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.exam.wording.draft.Chunk;
import org.zermelo.exam.wording.draft.MoveDraft;

/** Moves that sentences before have told, to which a rounding or a condition told later belongs. */
record EarlierMoves(List<MoveDraft> earlier) {

    /** The condition of the move that was told last, which "otherwise" at the beginning of a sentence speaks of. */
    String condition() {
        return earlier.isEmpty() ? "" : earlier.get(earlier.size() - 1).guard;
    }

    /** Whether one of them does the same. */
    boolean has(MoveDraft move) {
        return earlier.stream().anyMatch(each -> same(each, move));
    }

    private static boolean same(MoveDraft one, MoveDraft other) {
        return one.verb.equals(other.verb) && (one.values.equals(other.values) || other.values.isEmpty());
    }

    /** Those that do the same: in the same heap where there are such, else in whichever. */
    private List<MoveDraft> like(MoveDraft move) {
        List<MoveDraft> all = earlier.stream().filter(each -> same(each, move)).toList();
        List<MoveDraft> there =
                all.stream().filter(each -> place(each).equals(place(move))).toList();
        return there.isEmpty() ? all : there;
    }

    private static String place(MoveDraft move) {
        return move.where.matches("any|the") ? "" : move.where;
    }

    /**
     * Rounds all divisions, of these and of more moves, that are not rounded yet; false where there is none. Of a half that is taken it
     * must be said that what is {@code left} is rounded, and only what is halved is rounded where a number is {@code odd}.
     */
    boolean round(Chunk round, List<MoveDraft> more) {
        String how = round.rest();
        boolean left = round.tagged("left");
        List<MoveDraft> all = new ArrayList<>(earlier);
        all.addAll(more);
        boolean any = false;
        for (MoveDraft move : all) {
            for (MoveDraft each = move; each != null; each = each.with) {
                if (how.matches("lesser|greater") && each.divides()) {
                    how = each.taken == how.equals("lesser") ? "ceil" : "floor";
                }
                if (each.taken && !left && !round.tagged("removed") && !how.equals("exact")) {
                    return false;
                }
                if (round.tagged("odd") && each.divides() && each.round.isEmpty() && !each.halves()) {
                    return false;
                }
                if (round.tagged("odd") && each.halves() && each.guard.equals("x % 2 == 0")) {
                    // "half if it is even; if it is odd, it is rounded down"
                    each.guard = "";
                }
                if (each.divides() && each.round.isEmpty() && !each.values.isEmpty()) {
                    boolean rest =
                            round.tagged("removed") && (each.taken || round.tagged("gone") && each.verb.equals("/"));
                    each.round = !rest ? how : how.equals("ceil") ? "floor" : "ceil";
                    any = true;
                }
            }
        }
        return any;
    }

    /** Conditions on moves that were told before: "tripling is allowed only if ..". */
    void restrict(ChunkRow row, List<MoveDraft> moves, String leading, boolean bans) {
        for (MoveDraft move : moves) {
            String guard = move.guard.isEmpty() ? leading : move.guard;
            boolean found = false;
            for (MoveDraft before : like(move)) {
                if (!guard.isEmpty()) {
                    before.allowedIf(bans ? HeapCondition.negated(guard) : guard);
                    found = true;
                }
                if (move.once && !bans) {
                    before.once = true;
                    found = true;
                }
            }
            if (!found && move.shown != null) {
                row.unread(move.shown);
            }
        }
        if (moves.isEmpty()) {
            row.all().stream()
                    .filter(chunk -> chunk.is("cannot", "only", "ifonly"))
                    .forEach(row::unread);
        }
    }
}
