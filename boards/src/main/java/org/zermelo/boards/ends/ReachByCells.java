package org.zermelo.boards.ends;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.zermelo.boards.derive.BoardForm;
import org.zermelo.boards.ground.GroundMove;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.EndClause.Test;
import org.zermelo.game.Player;

/**
 * Tells from the cells whether a position can be reached, where players only place pieces of their own, each on an empty cell and
 * whatever stands elsewhere, and more pieces never undo an end. The pieces may then have come in any order. So a position with as many
 * pieces as can be there is reached exactly when nothing had ended the play before the last of them: not the pieces of the player to
 * move, and not those of the other without some one of them.
 */
public final class ReachByCells {

    /** Boards of so many cells have a table of all sets of them. */
    private static final int MOST_TABLED = 20;

    private final EndTests[] ends;
    /** The cells on which each player may have placed a piece. */
    private final long[] placed;
    /** For each player the sets of cells that end the play, and those that would have ended it before; empty where they are too many. */
    private final long[][] over = new long[2][0];

    private final long[][] early = new long[2][0];

    private ReachByCells(EndTests[] ends, long[] placed, int cells) {
        this.ends = ends;
        this.placed = placed;
        if (cells <= MOST_TABLED) {
            for (int player = 0; player < 2; player++) {
                long[] overs = new long[Math.max(1, 1 << cells >> 6)];
                long[] earlies = new long[overs.length];
                for (int set = 0; set < 1 << cells; set++) {
                    overs[set >>> 6] |= ends(player, set) ? 1L << set : 0;
                    earlies[set >>> 6] |= endsEarly(player, set) ? 1L << set : 0;
                }
                over[player] = overs;
                early[player] = earlies;
            }
        }
    }

    /**
     * How positions of a game can be told.
     *
     * @param ends the ends that are met at each player's turn
     * @return null where the cells do not tell it
     */
    public static @Nullable ReachByCells of(BoardForm form, EndTests[] ends) {
        if (!fills(form)) {
            return null;
        }
        BoardRules rules = form.rules();
        long left = EndTests.cells(rules.start(), 1);
        long right = EndTests.cells(rules.start(), 2);
        for (EndTests met : ends) {
            if (met.code(left, right, 0, 0, 0) != EndTests.NONE) {
                return null;
            }
        }
        long[] placed = new long[2];
        for (Player player : Player.values()) {
            for (GroundMove move : form.moves(player)) {
                placed[player.ordinal()] |= 1L << move.anchor();
            }
        }
        return new ReachByCells(ends, placed, rules.board().size());
    }

    /** Whether the moves and the ends of a game are such. */
    static boolean fills(BoardForm form) {
        BoardRules rules = form.rules();
        boolean plain = !rules.composed() && !rules.hands() && rules.plies() == BoardRules.ENDLESS && form.tellsTurn();
        boolean places = true;
        for (Player player : Player.values()) {
            List<GroundMove> moves = form.moves(player);
            places &= !moves.isEmpty() && moves.stream().allMatch(ReachByCells::places);
        }
        return plain && places && rules.ends().stream().allMatch(end -> grows(end.test()));
    }

    /** Whether a move looks at one cell alone and sets a piece of the mover's there. */
    private static boolean places(GroundMove move) {
        long cell = 1L << move.anchor();
        long looked = 0;
        for (long cells : move.forbidden()) {
            looked |= cells;
        }
        int own = Content.OWN.value(move.mover());
        boolean only = (looked & ~cell) == 0 && move.clears().get(0) == cell;
        for (int value = 0; value < Content.VALUES; value++) {
            only &= move.sets().get(value) == (value == own ? cell : 0);
        }
        return only;
    }

    private static boolean grows(Test test) {
        return test instanceof Test.Line line && !line.exactly() && line.piece() != Content.NEUTRAL
                || test instanceof Test.Fill fill && fill.piece() != Content.NEUTRAL
                || test instanceof Test.Connect
                || test instanceof Test.Reach reach && reach.piece() != Content.NEUTRAL;
    }

    private boolean ends(int player, long cells) {
        return ends[1 - player].holds(1 + player, cells);
    }

    private boolean endsEarly(int player, long cells) {
        boolean early = ends(player, cells);
        for (long rest = cells & placed[player]; early && rest != 0; rest &= rest - 1) {
            early = ends(player, cells & ~Long.lowestOneBit(rest));
        }
        return early;
    }

    /** Whether a position with as many pieces as can be there is reached. */
    public boolean reached(long left, long right, int mover) {
        long own = mover == 0 ? left : right;
        long others = mover == 0 ? right : left;
        if (over[0].length == 0) {
            return !ends(mover, own) && !endsEarly(1 - mover, others);
        }
        return (over[mover][(int) (own >>> 6)] >>> own & 1) == 0
                && (early[1 - mover][(int) (others >>> 6)] >>> others & 1) == 0;
    }
}
