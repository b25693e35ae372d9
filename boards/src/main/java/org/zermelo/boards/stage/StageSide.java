package org.zermelo.boards.stage;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A stage as the player to move sees it: how he moves, and what his moves out of it are worth. */
final class StageSide {

    final StageIndex index;
    /** Where its numbers begin. */
    final long begin;

    private final MenRules rules;
    private final int all;
    private final boolean steps;
    private final boolean flies;
    private final boolean places;
    private final @Nullable StageReach placed;
    private final @Nullable StageReach taken;
    private final @Nullable StageReach both;

    StageSide(MenStages stages, MenStage stage, StageShelf shelf) {
        this.rules = stages.rules;
        this.all = (1 << rules.cells) - 1;
        this.index = stages.index(stage);
        this.begin = stages.begin(stage);
        this.steps = rules.steps(stage.ownHand(), stage.own());
        this.flies = rules.flies(stage.ownHand(), stage.own());
        this.places = rules.places(stage.ownHand(), stage.own());
        boolean takes = rules.mills.length > 0 && stage.other() > 0;
        this.placed = places ? StageReach.of(stages, stage.after(true, false), shelf) : null;
        this.taken = takes && (steps || flies) ? StageReach.of(stages, stage.after(false, true), shelf) : null;
        this.both = takes && places ? StageReach.of(stages, stage.after(true, true), shelf) : null;
    }

    /** The empty cells to which a man goes. */
    private int targets(int cell, int empty) {
        return flies ? empty : steps ? rules.to[cell] & empty : 0;
    }

    /** The empty cells from which the man on a cell can have come. */
    int sources(int cell, int empty) {
        return flies ? empty : steps ? rules.from[cell] & empty : 0;
    }

    int empty(int own, int other) {
        return all & ~(own | other);
    }

    /** Moves of one position; used again for the next. */
    static final class Tally {
        /** The soonest win by a move out of the stage; {@link Integer#MAX_VALUE} when there is none. */
        int win;
        /** The latest loss by such a move; -1 when none loses. */
        int loss;
        /** Whether such a move draws. */
        boolean draw;
        /** How many moves stay in the stage. */
        int inner;

        private void clear() {
            win = Integer.MAX_VALUE;
            loss = -1;
            draw = false;
            inner = 0;
        }

        private void leaves(int value) {
            if (value == 0) {
                draw = true;
            } else if ((value & 1) != 0) {
                win = Math.min(win, value);
            } else {
                loss = Math.max(loss, value);
            }
        }
    }

    /** Looks at all moves of a position. */
    void count(int own, int other, Tally tally) {
        tally.clear();
        int empty = empty(own, other);
        int removable = rules.mills.length == 0 ? 0 : rules.removable(other);
        for (int men = steps || flies ? own : 0; men != 0; men &= men - 1) {
            int man = men & -men;
            int targets = targets(Integer.numberOfTrailingZeros(man), empty);
            for (int left = targets; left != 0; left &= left - 1) {
                int after = own ^ man | left & -left;
                if (removable != 0 && rules.inMill(Integer.numberOfTrailingZeros(left), after)) {
                    takes(Objects.requireNonNull(taken), after, other, removable, tally);
                } else {
                    tally.inner++;
                }
            }
        }
        for (int left = places ? empty : 0; left != 0; left &= left - 1) {
            int after = own | left & -left;
            if (removable != 0 && rules.inMill(Integer.numberOfTrailingZeros(left), after)) {
                takes(Objects.requireNonNull(both), after, other, removable, tally);
            } else {
                tally.leaves(Objects.requireNonNull(placed).value(other, after));
            }
        }
    }

    private static void takes(StageReach reach, int own, int other, int removable, Tally tally) {
        for (int left = removable; left != 0; left &= left - 1) {
            tally.leaves(reach.value(other & ~(left & -left), own));
        }
    }
}
