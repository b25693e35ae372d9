package org.zermelo.boards.stage;

import org.jspecify.annotations.Nullable;

/** What the positions of a solved stage are worth, or of one in which a player has too few men. */
final class StageReach {

    private static final int LOST_AT_ONCE = 1;

    final StageIndex index;
    /** Whether the player to move there is the major. */
    final boolean byMajor;

    private final @Nullable StageValues values;
    private final int begin;

    /** The stage as the player sees it who is to move there. */
    private StageReach(MenStages stages, MenStage stage, @Nullable StageValues values) {
        this.values = values;
        this.index = stages.index(stage);
        this.byMajor = stage.byMajor();
        this.begin = stages.begin(stage);
    }

    /** The values of a stage; null where moves lead to none, or it is not kept. */
    static @Nullable StageReach of(MenStages stages, MenStage stage, StageShelf shelf) {
        boolean stands = stage.ownHand() >= 0
                && stage.otherHand() >= 0
                && stage.own() >= 0
                && stage.other() <= stages.rules.cells;
        if (!stands) {
            return null;
        }
        if (stages.ended(stage)) {
            return new StageReach(stages, stage, null);
        }
        StageValues values = shelf.values(stage.first().toString());
        return values == null ? null : new StageReach(stages, stage, values);
    }

    /** Whether a player has too few men there. */
    boolean ended() {
        return values == null;
    }

    /** What a position is worth to the player to move, whose own men are named first. */
    int value(int own, int other) {
        if (values == null) {
            return LOST_AT_ONCE;
        }
        long found = byMajor ? index.find(own, other) : index.find(other, own);
        return values.row(begin + index.row(found))[index.place(found)];
    }

    /** The values of a row of the major's men; null in an ended stage. */
    char @Nullable [] row(int row) {
        return values == null ? null : values.row(begin + row);
    }
}
