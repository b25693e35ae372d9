package org.zermelo.boards.stage;

import java.util.Arrays;
import java.util.function.IntBinaryOperator;

/**
 * Undoes the moves that lead to the positions of a row that are known now. A move of the minor's stays in the row; one of the major's men
 * leads from one other row, whatever the minor has. One thread's.
 *
 * <p>Where a symmetry keeps a position, one move stands for several: counts are of moves, and a move is undone as often as the symmetries
 * of both its ends say.
 */
final class RowPassing {

    /** From so many positions on the tables of an image pay. */
    private static final int MANY = 48;

    private final StageRow row;
    private final RowImage image;
    private final int[] places;
    private final long[] several = new long[MenRules.MOST_CELLS * MenRules.MOST_CELLS];
    private final RowReports reports;
    private long passed;

    /** Passes on from rows; what concerns rows of other shards is told in reports. */
    RowPassing(StageRow row, RowReports reports) {
        this.row = row;
        this.reports = reports;
        this.image = new RowImage(row.index);
        this.places = new int[row.index.length()];
    }

    /** How many positions have been passed on. */
    long passed() {
        return passed;
    }

    /** Goes on after so many. */
    void goOn(long before) {
        passed = before;
    }

    /**
     * Passes on what the positions of the open row with the major to move know at a depth: the minor has moved.
     *
     * @param minor how he moves
     */
    void undoMinor(RowTable known, RowTable before, StageSide minor, int depth, IntBinaryOperator latest) {
        int count = known.known(row.row, depth, places);
        passed += count;
        boolean won = (depth & 1) != 0;
        int[] sets = row.index.sets;
        for (int i = 0; i < count; i++) {
            int men = sets[places[i]];
            if (!row.plain) {
                undoSlowly(men, false, before, minor, depth, latest);
                continue;
            }
            int empty = row.all & ~men;
            for (int left = men; left != 0; left &= left - 1) {
                int man = left & -left;
                int place = Integer.numberOfTrailingZeros(man);
                if (row.inMill(place, men)) {
                    continue;
                }
                for (int from = minor.sources(row, place, empty); from != 0; from &= from - 1) {
                    int parent = row.index.ranks.rank(men ^ man | from & -from);
                    if (won) {
                        before.loses(row.row, parent, depth, 1, latest);
                    } else {
                        before.wins(row.row, parent, depth);
                    }
                }
            }
        }
    }

    /** The same with the minor to move: the major has moved. */
    void undoMajor(RowTable known, RowTable before, StageSide major, int depth, IntBinaryOperator latest) {
        int count = known.known(row.row, depth, places);
        passed += count;
        int[] sets = row.index.sets;
        if (!row.plain) {
            for (int i = 0; i < count; i++) {
                undoSlowly(sets[places[i]], true, before, major, depth, latest);
            }
            return;
        }
        boolean takes = Integer.bitCount(sets[0]) > 0;
        int empty = major.empty(row.major, 0);
        for (int left = count == 0 ? 0 : row.major; left != 0; left &= left - 1) {
            int man = left & -left;
            int cell = Integer.numberOfTrailingZeros(man);
            if (takes && major.rules.inMill(cell, row.major)) {
                continue;
            }
            for (int from = major.sources(cell, empty); from != 0; from &= from - 1) {
                undoMajor(count, row.major ^ man | from & -from, from & -from, before, depth, latest);
            }
        }
    }

    private void undoMajor(int count, int men, int from, RowTable before, int depth, IntBinaryOperator latest) {
        int[] sets = row.index.sets;
        int needed = 1 << row.place(Integer.numberOfTrailingZeros(from));
        boolean won = (depth & 1) != 0;
        boolean many = count >= MANY;
        image.find(row.index, men, row);
        if (image.plain && many) {
            image.tabulate();
        }
        boolean far = before.rows[image.row] == null;
        reports.begin(image.row);
        for (int i = 0; i < count; i++) {
            int minor = sets[places[i]];
            if ((minor & needed) != 0) {
                continue;
            }
            int place;
            int moves = 1;
            if (image.plain) {
                place = many ? image.number(minor) : image.numberSlowly(minor);
            } else {
                long found = row.index.find(men, row.expand(minor));
                place = row.index.place(found);
                moves = StageIndex.kept(found);
            }
            if (far) {
                reports.add(place, moves);
            } else if (won) {
                before.loses(image.row, place, depth, moves, latest);
            } else {
                before.wins(image.row, place, depth);
            }
        }
        reports.end();
    }

    /** The same for one position that a symmetry may keep. */
    private void undoSlowly(
            int minor, boolean byMajor, RowTable before, StageSide mover, int depth, IntBinaryOperator latest) {
        StageIndex index = row.index;
        int others = row.expand(minor);
        int moved = byMajor ? row.major : others;
        int still = byMajor ? others : row.major;
        int kept = index.symmetries(row.row, others);
        int empty = mover.empty(moved, still);
        int count = 0;
        for (int left = moved; left != 0; left &= left - 1) {
            int man = left & -left;
            int cell = Integer.numberOfTrailingZeros(man);
            if (still != 0 && mover.rules.inMill(cell, moved)) {
                continue;
            }
            for (int from = mover.sources(cell, empty); from != 0; from &= from - 1) {
                int men = moved ^ man | from & -from;
                several[count++] = byMajor ? index.find(men, still) : index.find(still, men);
            }
        }
        Arrays.sort(several, 0, count);
        for (int i = 0, next; i < count; i = next) {
            next = i + 1;
            while (next < count && several[next] == several[i]) {
                next++;
            }
            int rowBefore = index.row(several[i]);
            int place = index.place(several[i]);
            int moves = (next - i) * StageIndex.kept(several[i]) / kept;
            if (before.rows[rowBefore] == null) {
                reports.begin(rowBefore);
                reports.add(place, moves);
                reports.end();
            } else if ((depth & 1) != 0) {
                before.loses(rowBefore, place, depth, moves, latest);
            } else {
                before.wins(rowBefore, place, depth);
            }
        }
    }
}
