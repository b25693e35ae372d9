package org.zermelo.desk.count;

/** Positions of several numbers, each with how many plays lead to it: a table with open addresses, at most half full. */
final class PositionTally {

    private static final long MIX = 0x9E3779B97F4A7C15L;

    private static final int FIRST = 1 << 10;

    private final int width;
    /** The numbers of each position, then its plays; 0 plays where there is none. */
    private long[] entries;

    private int slots = FIRST;
    private int size;

    PositionTally(int width) {
        this.width = width;
        this.entries = new long[FIRST * (width + 1)];
    }

    /** How many positions there are. */
    int size() {
        return size;
    }

    /** How many plays lead to them. */
    long plays() {
        long plays = 0;
        for (int at = width; at < entries.length; at += width + 1) {
            plays = Math.addExact(plays, entries[at]);
        }
        return plays;
    }

    /** Where positions lie, the empty places among them. */
    long[] entries() {
        return entries;
    }

    /** Adds plays to a position. */
    void add(long[] from, int at, long plays) {
        int entry = entry(from, at);
        if (entries[entry + width] == 0) {
            System.arraycopy(from, at, entries, entry, width);
            size++;
        }
        entries[entry + width] = Math.addExact(entries[entry + width], plays);
        if (2L * size > slots) {
            grow();
        }
    }

    private int entry(long[] from, int at) {
        long hash = 0;
        for (int i = at; i < at + width; i++) {
            hash = (hash ^ from[i]) * MIX;
            hash ^= hash >>> 32;
        }
        int slot = (int) hash & slots - 1;
        int entry = slot * (width + 1);
        while (entries[entry + width] != 0 && !holds(entry, from, at)) {
            slot = slot + 1 & slots - 1;
            entry = slot * (width + 1);
        }
        return entry;
    }

    private boolean holds(int entry, long[] from, int at) {
        int same = 0;
        while (same < width && entries[entry + same] == from[at + same]) {
            same++;
        }
        return same == width;
    }

    private void grow() {
        long[] before = entries;
        slots *= 2;
        entries = new long[Math.multiplyExact(slots, width + 1)];
        for (int at = 0; at < before.length; at += width + 1) {
            if (before[at + width] != 0) {
                System.arraycopy(before, at, entries, entry(before, at), width + 1);
            }
        }
    }
}
