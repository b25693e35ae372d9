package org.zermelo.boards.moves;

import java.util.Arrays;

/** The names of the moves of one position as numbers, where two moves may have the same: then the first of them is the move. */
public final class MoveNames {

    public static final long PASS = 255;

    public static final long OFF = 200;

    public static final long NEXT = 202;

    public static final long COVERED = 201;

    /** Ways in which the board changes at large are numbered by this and the next few, each with so many places. */
    static final long SWEPT = 203;

    static final int PLACES = 64;

    static final long PLACED = 220;

    static final int MOST_SWEEPS = (int) (PLACED - SWEPT) * PLACES;

    /** A place in the name of a move takes so many bits. */
    static final int PLACE = 8;

    private final boolean[] clashes;
    private boolean told;
    private boolean tooLong;
    private long[] seen = new long[64];
    private int count;

    /**
     * No names yet.
     *
     * @param clashes whether two moves of a player's may have the same name
     */
    public MoveNames(boolean[] clashes) {
        this.clashes = clashes.clone();
    }

    public void begin(int player) {
        told = clashes[player];
        tooLong = false;
        if (told) {
            Arrays.fill(seen, 0);
            count = 0;
        }
    }

    /** Whether a name had no place in a number. */
    public boolean isTooLong() {
        return told && tooLong;
    }

    /** Whether moves are told apart by their names. */
    public boolean areTold() {
        return told;
    }

    public static long place(int cell) {
        return 2L * cell + 1;
    }

    /** The name of a move that goes on. */
    public long then(long name, long place) {
        tooLong |= told && name >>> 64 - PLACE != 0;
        return name << PLACE | place;
    }

    public long placed(ClauseCode clause, long name) {
        return clause.named ? name << PLACE | PLACED + clause.placed : name;
    }

    /** The name of a move by which a piece goes from a cell, as far as it is known. */
    public static long from(ClauseCode clause, int cell) {
        return clause.becomes == 0 ? place(cell) : PLACED + clause.becomes << PLACE | place(cell);
    }

    public long covered(ClauseCode clause, long cells) {
        return covered(clause.placed == 0 ? OFF : clause.named ? PLACED + clause.placed : COVERED, cells);
    }

    /** The name of a move by the first and the last of some cells. */
    public long covered(long first, long cells) {
        long name = then(first, place(Long.numberOfTrailingZeros(cells)));
        return then(then(name, COVERED), place(63 - Long.numberOfLeadingZeros(cells)));
    }

    /** The name of a way in which the board changes at large, by its number. */
    public long swept(int number) {
        tooLong |= number >= MOST_SWEEPS;
        return then(SWEPT + number / PLACES, place(number % PLACES));
    }

    /** The name of a move by several motions: that of the others first, 0 where there are none. */
    public long after(long before, long name) {
        if (before == 0) {
            return name;
        }
        int bits = Long.SIZE - Long.numberOfLeadingZeros(name);
        int places = (bits + PLACE - 1) / PLACE * PLACE;
        tooLong |= places == Long.SIZE || before >>> Long.SIZE - places != 0;
        return before << places | name;
    }

    /** Whether no move of this name has been seen; it has been now. */
    public boolean fresh(long name) {
        return !told || add(name);
    }

    private boolean add(long name) {
        if (2 * ++count > seen.length) {
            long[] before = seen;
            seen = new long[4 * before.length];
            for (long each : before) {
                if (each != 0) {
                    seen[slot(each)] = each;
                }
            }
        }
        int slot = slot(name);
        boolean free = seen[slot] == 0;
        seen[slot] = name;
        return free;
    }

    private int slot(long name) {
        int slot = (int) (name * 0x9E3779B97F4A7C15L >>> 40) & seen.length - 1;
        while (seen[slot] != 0 && seen[slot] != name) {
            slot = slot + 1 & seen.length - 1;
        }
        return slot;
    }
}
