package org.zermelo.boards.stage;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Who wins each position in which no men are left in hand, for a search of the placing that comes before: two bits a position. */
public final class PlacedOutcomes {

    final MenStages stages;
    /** By the men of the player to move and of the other. */
    private final StageOutcomes[][] outcomes;

    private final StageIndex[][] indices;
    private final int[][] begins;

    private PlacedOutcomes(MenStages stages) {
        this.stages = stages;
        int most = MenRules.MOST_CELLS + 1;
        this.outcomes = new StageOutcomes[most][most];
        this.indices = new StageIndex[most][most];
        this.begins = new int[most][most];
    }

    /**
     * The outcomes of a game whose men are all placed before any goes; empty for other games, and where a player
     * has too few men from the start.
     *
     * @param shelf the values of the stages without men in hand, all of which must be solved
     */
    public static Optional<PlacedOutcomes> of(StageWork work, StageShelf shelf) {
        MenStages stages = work.stages;
        boolean first = stages.inOrder().stream()
                .flatMap(stage -> stages.sides(stage).stream())
                .filter(stage -> stage.ownHand() + stage.otherHand() > 0)
                .allMatch(stage -> stage.ownHand() > 0
                        && !stages.rules.steps(stage.ownHand(), stage.own())
                        && !stages.rules.flies(stage.ownHand(), stage.own()));
        if (!first || stages.inOrder().isEmpty()) {
            return Optional.empty();
        }
        PlacedOutcomes placed = new PlacedOutcomes(stages);
        for (MenStage stage : stages.inOrder()) {
            stages.sides(stage).forEach(side -> placed.indices[side.own()][side.other()] = stages.index(side));
            if (stage.ownHand() + stage.otherHand() == 0) {
                shelf.need(List.of(stage.toString()));
                placed.add(stage, Objects.requireNonNull(shelf.values(stage.toString()), stage.toString()));
            }
        }
        return Optional.of(placed);
    }

    private void add(MenStage stage, StageValues values) {
        StageOutcomes made = new StageOutcomes(values);
        for (MenStage side : stages.sides(stage)) {
            outcomes[side.own()][side.other()] = made;
            begins[side.own()][side.other()] = stages.begin(side);
        }
    }

    /** The numbers of positions with so many men of the player to move and of the other on the board. */
    StageIndex index(int men, int others) {
        return indices[men][others];
    }

    /** 1 where the player to move wins, 0 for a draw, -1 where he loses. */
    int outcome(int own, int other) {
        int men = Integer.bitCount(own);
        int others = Integer.bitCount(other);
        StageIndex index = indices[men][others];
        long found = men >= others ? index.find(own, other) : index.find(other, own);
        return outcomes[men][others].get(begins[men][others] + index.row(found), index.place(found));
    }

    /** Who wins the positions of a stage, without plies: two bits a number. */
    private static final class StageOutcomes {

        private static final int DRAWN = 0;

        private static final int LOST = 1;

        private static final int WON = 2;

        private final byte[][] rows;

        StageOutcomes(StageValues values) {
            this.rows = new byte[values.rows()][values.length() + 3 >>> 2];
            for (int row = 0; row < rows.length; row++) {
                char[] from = values.row(row);
                for (int place = 0; place < from.length; place++) {
                    int value = from[place];
                    int outcome = value == 0 ? DRAWN : value % 2 == 0 ? WON : LOST;
                    rows[row][place >>> 2] |= (byte) (outcome << 2 * (place & 3));
                }
            }
        }

        /** 1 where the player to move wins, 0 for a draw, -1 where he loses. */
        int get(int row, int place) {
            int outcome = rows[row][place >>> 2] >>> 2 * (place & 3) & 3;
            return outcome == DRAWN ? 0 : outcome == WON ? 1 : -1;
        }
    }
}
