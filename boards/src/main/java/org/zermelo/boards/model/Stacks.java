package org.zermelo.boards.model;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.game.Player;

/**
 * What stands on a cell where pieces of one kind may cover those of kinds that are named before theirs: a pile with at most one
 * piece of each kind, the largest on top. A pile of several is a value of its own behind those of single pieces. Even ones are
 * those with Left's piece on top, and the odd one behind each is the same pile with the colours exchanged.
 *
 * @param tops for each value the value of its upper piece alone
 * @param belows for each value what is seen when the upper piece goes; 0 for nothing
 */
public record Stacks(List<Integer> tops, List<Integer> belows) {

    /** More kinds have too many piles. */
    public static final int MOST_KINDS = 3;

    /** No piles: a cell holds one piece. */
    public static final Stacks NONE = new Stacks(List.of(), List.of());

    public Stacks {
        tops = List.copyOf(tops);
        belows = List.copyOf(belows);
    }

    /** All piles of so many kinds. */
    static Stacks of(int kinds) {
        List<Integer> tops = new ArrayList<>();
        List<Integer> belows = new ArrayList<>();
        for (int single = 0; single < 2 + 2 * kinds; single++) {
            tops.add(single);
            belows.add(0);
        }
        for (int kind = 1; kind < kinds; kind++) {
            int known = tops.size();
            for (int below = 1; below < known; below++) {
                boolean piece = below != Content.NEUTRAL.ordinal();
                if (piece && PieceKinds.kind(tops.get(below)) < kind) {
                    tops.add(PieceKinds.value(kind, Player.LEFT));
                    belows.add(below);
                    tops.add(PieceKinds.value(kind, Player.RIGHT));
                    belows.add(exchanged(below));
                }
            }
        }
        return new Stacks(tops, belows);
    }

    private static int exchanged(int value) {
        return value < Content.NEUTRAL.ordinal() ? 3 - value : value ^ 1;
    }

    /** Whether pieces may cover others. */
    public boolean any() {
        return !tops.isEmpty();
    }

    /** The upper piece alone. */
    public int top(int value) {
        return any() ? tops.get(value) : value;
    }

    /** What is seen when the upper piece goes. */
    public int below(int value) {
        return any() ? belows.get(value) : 0;
    }

    /** What a piece makes of a cell on which it comes: the pile, or the piece alone on an empty one; -1 where it cannot cover. */
    public int over(int piece, int value) {
        if (value == 0) {
            return piece;
        }
        for (int pile = 0; pile < tops.size(); pile++) {
            if (tops.get(pile) == piece && belows.get(pile) == value) {
                return pile;
            }
        }
        return -1;
    }
}
