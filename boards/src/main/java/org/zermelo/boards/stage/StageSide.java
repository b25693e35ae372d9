package org.zermelo.boards.stage;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A stage as the player to move sees it: how he moves, and what his moves out of it are worth. */
final class StageSide {

    final MenRules rules;
    /** Whether his men go along lines. */
    final boolean steps;
    /** Whether they fly. */
    final boolean flies;
    /** Whether he places men. */
    final boolean places;
    /** What comes of placing a man. */
    final @Nullable StageReach placed;
    /** What comes of a move that takes one of the other's. */
    final @Nullable StageReach taken;
    /** What comes of placing one and taking one. */
    final @Nullable StageReach both;

    private final int all;

    StageSide(MenStages stages, MenStage stage, StageShelf shelf) {
        this.rules = stages.rules;
        this.all = (1 << rules.cells) - 1;
        this.steps = rules.steps(stage.ownHand(), stage.own());
        this.flies = rules.flies(stage.ownHand(), stage.own());
        // a full board leaves no room, whatever is in hand
        this.places = rules.places(stage.ownHand(), stage.own()) && stage.own() + stage.other() < rules.cells;
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

    /** The same by places of a row: where nothing is allowed but to place a man, no man has come from anywhere. */
    int sources(StageRow row, int place, int empty) {
        return flies ? empty : steps ? row.from(place) & empty : 0;
    }

    /** Whether some of his moves stay in the stage, or come to the one turned round. */
    boolean stays() {
        return steps || flies;
    }

    int empty(int own, int other) {
        return all & ~(own | other);
    }

    /** What is known of a position before any move within the stage is. */
    int cell(int own, int other, MoveTally tally) {
        if (rules.inLine(other)) {
            return RowTable.lost(0);
        }
        if (rules.inLine(own)) {
            // the play had ended before
            return RowTable.NONE;
        }
        count(own, other, tally);
        return tally.cell();
    }

    /** The latest loss by a move out of the stage, in plies; -1 when none loses. */
    int latest(int own, int other, MoveTally tally) {
        count(own, other, tally);
        return tally.loss;
    }

    /** Looks at all moves of a position. */
    private void count(int own, int other, MoveTally tally) {
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

    private static void takes(StageReach reach, int own, int other, int removable, MoveTally tally) {
        for (int left = removable; left != 0; left &= left - 1) {
            tally.leaves(reach.value(other & ~(left & -left), own));
        }
    }
}
