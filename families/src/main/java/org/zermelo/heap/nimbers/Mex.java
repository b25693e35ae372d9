package org.zermelo.heap.nimbers;

import java.util.Arrays;

/** A set of numbers that is emptied by one addition, and its least absent number. */
public final class Mex {

    private int[] stamp = new int[256];
    private int round = 1;

    /** Empties the set. */
    public void clear() {
        if (++round == 0) {
            Arrays.fill(stamp, 0);
            round = 1;
        }
    }

    public void add(int value) {
        if (value >= stamp.length) {
            stamp = Arrays.copyOf(stamp, Integer.highestOneBit(value) * 2);
        }
        stamp[value] = round;
    }

    /** Adds the XOR of the values of heaps a and rest - a for from &lt;= a &lt;= last. */
    public void addPairs(NimValues values, int rest, int from, int last) {
        if (values.width() != 1) {
            for (int a = from; a <= last; a++) {
                add(values.get(a) ^ values.get(rest - a));
            }
            return;
        }
        byte[] g = values.low();
        int[] marks = stamp;
        for (int a = from; a <= last; a++) {
            marks[(g[a] ^ g[rest - a]) & 0xFF] = round;
        }
    }

    /** Adds the XOR of the values of each rare heap r below {@code rest} and of rest - r; not of equal heaps if they must differ. */
    public void addPairs(NimValues values, int rest, HeapsOfClass rare, boolean different) {
        int[] heaps = rare.heaps();
        int[] rareValues = rare.values();
        int end = rare.count();
        while (end > 0 && heaps[end - 1] >= rest) {
            end--;
        }
        if (values.width() != 1) {
            for (int i = 0; i < end; i++) {
                if (!different || 2 * heaps[i] != rest) {
                    add(rareValues[i] ^ values.get(rest - heaps[i]));
                }
            }
            return;
        }
        byte[] g = values.low();
        int[] marks = stamp;
        int zero = marks[0];
        for (int i = 0; i < end; i++) {
            marks[(rareValues[i] ^ g[rest - heaps[i]]) & 0xFF] = round;
        }
        if (different) {
            // only equal heaps may not stand together, and their value is 0: settle that one apart
            marks[0] = zero;
            for (int i = 0; i < end; i++) {
                if (rareValues[i] == (g[rest - heaps[i]] & 0xFF) && 2 * heaps[i] != rest) {
                    marks[0] = round;
                    break;
                }
            }
        }
    }

    public boolean has(int value) {
        return value < stamp.length && stamp[value] == round;
    }

    /** The least number from {@code from} on that is not in the set. */
    public int leastAbsent(int from) {
        int value = from;
        while (has(value)) {
            value++;
        }
        return value;
    }
}
