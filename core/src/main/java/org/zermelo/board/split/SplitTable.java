package org.zermelo.board.split;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.RefusedException;

/**
 * What is known of the components of a game: each has a number, its cells, its facts and, while it is being worked on, its
 * options. About 40 bytes for each, and 4 for each part of an option.
 */
final class SplitTable {

    /** Marks facts that are a nimber; otherwise bit n says that the nimber is not n. */
    static final long EXACT = 1L << 63;

    private static final long BYTES_PER_COMPONENT = 48;
    private static final int FIRST = 1 << 10;

    private final SplitGame game;
    private final long mostBytes;
    private long optionBytes;
    private int size;
    /** Open addressing: 1 + the number of the component, or 0. At most half full. */
    private int[] slots = new int[2 * FIRST];

    private long[] cells = new long[FIRST];
    private long[] facts = new long[FIRST];
    private byte[] weights = new byte[FIRST];
    private int[] @Nullable [] options = new int[FIRST][];

    SplitTable(SplitGame game, long mostBytes) {
        this.game = game;
        this.mostBytes = mostBytes;
    }

    long cells(int component) {
        return cells[component];
    }

    long facts(int component) {
        return facts[component];
    }

    /** See {@link SplitGame#weight}. */
    int weight(int component) {
        return weights[component];
    }

    void learn(int component, long what) {
        facts[component] = what;
    }

    /** The nimber is known; the options are needed no more. */
    void finish(int component, int nimber) {
        facts[component] = EXACT | nimber;
        int[] old = options[component];
        if (old != null) {
            optionBytes -= bytes(old);
            options[component] = null;
        }
    }

    int @Nullable [] options(int component) {
        return options[component];
    }

    void keep(int component, int[] list) {
        optionBytes += bytes(list);
        options[component] = list;
        check();
    }

    private static long bytes(int[] list) {
        return 16 + 4L * list.length;
    }

    private void check() {
        if (size * BYTES_PER_COMPONENT + optionBytes > mostBytes) {
            throw new RefusedException("sum.full", "positions", size);
        }
    }

    /** The number of a component in canonical form; a new one is entered with what the rules know of it at once. */
    int id(long component) {
        int slot = slot(component);
        if (slots[slot] != 0) {
            return slots[slot] - 1;
        }
        if (size == cells.length) {
            grow();
            slot = slot(component);
        }
        int id = size++;
        slots[slot] = id + 1;
        cells[id] = component;
        facts[id] = game.facts(component);
        weights[id] = (byte) game.weight(component);
        check();
        return id;
    }

    private int slot(long component) {
        int mask = slots.length - 1;
        int slot = (int) (component * 0x9E3779B97F4A7C15L >>> 32) & mask;
        while (slots[slot] != 0 && cells[slots[slot] - 1] != component) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    private void grow() {
        cells = Arrays.copyOf(cells, 2 * size);
        facts = Arrays.copyOf(facts, 2 * size);
        weights = Arrays.copyOf(weights, 2 * size);
        options = Arrays.copyOf(options, 2 * size);
        slots = new int[4 * size];
        for (int id = 0; id < size; id++) {
            slots[slot(cells[id])] = id + 1;
        }
    }
}
