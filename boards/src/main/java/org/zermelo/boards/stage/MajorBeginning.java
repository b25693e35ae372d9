package org.zermelo.boards.stage;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** The same with the major to move: where his men go, and whether that makes a mill, is the same for all positions of a row. */
final class MajorBeginning extends RowBeginning {

    /** The places to which moves within the stage lead, each as a set, as often as they do. */
    private int[] inner = new int[MenRules.MOST_CELLS];

    private int innerCount;
    private final Exits placing;
    private final Exits taking;
    private final Exits placingAndTaking;

    MajorBeginning(StageSide side, StageRow row) {
        super(side, row);
        this.placing = new Exits();
        this.taking = new Exits();
        this.placingAndTaking = new Exits();
    }

    /** Exits that are used again for the next row. */
    private final class Exits {

        private final List<RowExit> made = new ArrayList<>();
        private int count;

        private void add(StageReach reach, int after, int place) {
            if (count == made.size()) {
                made.add(new RowExit(reach, true, row));
            }
            made.get(count++).open(after, 1 << place);
        }
    }

    @Override
    boolean otherInLine(boolean majorInLine, boolean minorInLine) {
        return minorInLine;
    }

    @Override
    void prepare() {
        innerCount = 0;
        placing.count = 0;
        taking.count = 0;
        placingAndTaking.count = 0;
        MenRules rules = side.rules;
        boolean takes = rules.mills.length > 0 && Integer.bitCount(row.index.sets[0]) > 0;
        int free = side.empty(row.major, 0);
        for (int men = side.stays() ? row.major : 0; men != 0; men &= men - 1) {
            int man = men & -men;
            int targets = side.flies ? free : rules.to[Integer.numberOfTrailingZeros(man)] & free;
            for (int left = targets; left != 0; left &= left - 1) {
                int to = Integer.numberOfTrailingZeros(left);
                int after = row.major ^ man | left & -left;
                if (takes && rules.inMill(to, after)) {
                    taking.add(Objects.requireNonNull(side.taken), after, row.place(to));
                } else {
                    inner(row.place(to));
                }
            }
        }
        for (int left = side.places ? free : 0; left != 0; left &= left - 1) {
            int to = Integer.numberOfTrailingZeros(left);
            int after = row.major | left & -left;
            if (takes && rules.inMill(to, after)) {
                placingAndTaking.add(Objects.requireNonNull(side.both), after, row.place(to));
            } else {
                placing.add(Objects.requireNonNull(side.placed), after, row.place(to));
            }
        }
    }

    private void inner(int place) {
        if (innerCount == inner.length) {
            inner = Arrays.copyOf(inner, 2 * innerCount);
        }
        inner[innerCount++] = 1 << place;
    }

    @Override
    void count(int minor) {
        int stays = 0;
        for (int i = 0; i < innerCount; i++) {
            stays += (inner[i] & minor) == 0 ? 1 : 0;
        }
        tally.inner = stays;
        for (int i = 0; i < placing.count; i++) {
            RowExit exit = placing.made.get(i);
            if ((exit.needed & minor) == 0) {
                tally.leaves(exit.value(minor));
            }
        }
        int removable = taking.count + placingAndTaking.count == 0 ? 0 : row.removable(minor);
        takes(taking, minor, removable);
        takes(placingAndTaking, minor, removable);
    }

    private void takes(Exits exits, int minor, int removable) {
        for (int i = 0; i < exits.count; i++) {
            RowExit exit = exits.made.get(i);
            if ((exit.needed & minor) == 0) {
                for (int left = removable; left != 0; left &= left - 1) {
                    tally.leaves(exit.value(minor & ~(left & -left)));
                }
            }
        }
    }
}
