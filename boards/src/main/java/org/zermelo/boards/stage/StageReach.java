package org.zermelo.boards.stage;

import org.jspecify.annotations.Nullable;

/** What the positions of a solved stage are worth, or of one in which a player has too few men. */
final class StageReach {

    private static final int LOST_AT_ONCE = 1;

    private final @Nullable StageValues values;
    private final StageIndex index;
    private final long begin;

    /** The stage as the player sees it who is to move there. */
    private StageReach(MenStages stages, MenStage stage, @Nullable StageValues values) {
        this.values = values;
        this.index = stages.index(stage);
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

    /** What a position is worth to the player to move, whose own men are named first. */
    int value(int own, int other) {
        return values == null ? LOST_AT_ONCE : values.get(begin + StageIndex.index(index.find(own, other)));
    }
}
