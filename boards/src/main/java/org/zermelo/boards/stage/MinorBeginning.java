package org.zermelo.boards.stage;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The same with the minor to move: which of the major's men a mill takes is the same for all positions of a row. */
final class MinorBeginning extends RowBeginning {

    private final boolean takes;
    private final List<RowExit> placing = new ArrayList<>();
    private final List<RowExit> taking = new ArrayList<>();
    private final List<RowExit> placingAndTaking = new ArrayList<>();
    private int removable;

    MinorBeginning(StageSide side, StageRow row) {
        super(side, row);
        int most = Integer.bitCount(row.index.major(0));
        this.takes = side.rules.mills.length > 0 && most > 0;
        exits(placing, side.placed, 1);
        exits(taking, side.taken, takes ? most : 0);
        exits(placingAndTaking, side.both, takes ? most : 0);
    }

    private void exits(List<RowExit> exits, @Nullable StageReach reach, int count) {
        for (int i = 0; reach != null && i < count; i++) {
            exits.add(new RowExit(reach, false, row));
        }
    }

    @Override
    boolean otherInLine(boolean majorInLine, boolean minorInLine) {
        return majorInLine;
    }

    @Override
    void prepare() {
        placing.forEach(exit -> exit.open(row.major, 0));
        removable = 0;
        for (int left = takes ? side.rules.removable(row.major) : 0; left != 0; left &= left - 1) {
            int after = row.major & ~(left & -left);
            if (!taking.isEmpty()) {
                taking.get(removable).open(after, 0);
            }
            if (!placingAndTaking.isEmpty()) {
                placingAndTaking.get(removable).open(after, 0);
            }
            removable++;
        }
    }

    @Override
    void count(int minor) {
        int empty = row.all & ~minor;
        for (int men = side.stays() ? minor : 0; men != 0; men &= men - 1) {
            int man = men & -men;
            int targets = side.flies ? empty : row.to(Integer.numberOfTrailingZeros(man)) & empty;
            for (int left = targets; left != 0; left &= left - 1) {
                int after = minor ^ man | left & -left;
                if (takes && row.inMill(Integer.numberOfTrailingZeros(left), after)) {
                    takes(taking, after);
                } else {
                    tally.inner++;
                }
            }
        }
        for (int left = side.places ? empty : 0; left != 0; left &= left - 1) {
            int after = minor | left & -left;
            if (takes && row.inMill(Integer.numberOfTrailingZeros(left), after)) {
                takes(placingAndTaking, after);
            } else {
                tally.leaves(placing.get(0).value(after));
            }
        }
    }

    private void takes(List<RowExit> exits, int minor) {
        for (int i = 0; i < removable; i++) {
            tally.leaves(exits.get(i).value(minor));
        }
    }
}
