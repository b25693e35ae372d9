package org.zermelo.partizan.play;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.ToLongFunction;

/**
 * The numbers of parts. Those that have codes stand in arrays, where a look-up meets one or two lines of memory; a map of objects has
 * five. The others stand in a map.
 *
 * @param <P> a part
 */
public final class PartNumbers<P> {

    /** No code, and no number. */
    public static final int NONE = Integer.MIN_VALUE;

    private final ToLongFunction<P> coding;
    private final Map<P, Integer> uncoded = new HashMap<>();
    private long[] codes = new long[1 << 10];
    private int[] numbers = new int[1 << 10];
    private int size;

    /**
     * No numbers yet.
     *
     * @param coding a number that only this part has, from 0; or -1 for a part that has none
     */
    public PartNumbers(ToLongFunction<P> coding) {
        this.coding = coding;
        Arrays.fill(codes, -1);
    }

    /** The slot of a code, or the free one where it would stand. */
    private static int slot(long[] codes, long code) {
        int mask = codes.length - 1;
        long hash = code * 0x9E3779B97F4A7C15L;
        int slot = (int) (hash >>> 32 ^ hash >>> 47) & mask;
        while (codes[slot] != code && codes[slot] != -1) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    /** The number of a part, or {@link #NONE}. */
    public int get(P part) {
        long code = coding.applyAsLong(part);
        if (code < 0) {
            Integer known = uncoded.get(part);
            return known == null ? NONE : known;
        }
        int slot = slot(codes, code);
        return codes[slot] == code ? numbers[slot] : NONE;
    }

    /** Gives a part its number, or another. */
    public void put(P part, int number) {
        long code = coding.applyAsLong(part);
        if (code < 0) {
            uncoded.put(part, number);
            return;
        }
        int slot = slot(codes, code);
        size += codes[slot] == code ? 0 : 1;
        codes[slot] = code;
        numbers[slot] = number;
        if (2 * size > codes.length) {
            grow();
        }
    }

    private void grow() {
        long[] more = new long[codes.length * 2];
        int[] moved = new int[more.length];
        Arrays.fill(more, -1);
        for (int i = 0; i < codes.length; i++) {
            if (codes[i] >= 0) {
                int slot = slot(more, codes[i]);
                more[slot] = codes[i];
                moved[slot] = numbers[i];
            }
        }
        codes = more;
        numbers = moved;
    }
}
