package org.zermelo.solve.work;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A growing heap of longs in chunks, each of which can be handed to a worker. */
public final class Bag {

    static final int CHUNK = 1024;

    private final List<long[]> full;
    private long[] open;
    private int used;

    /** An empty bag. */
    public Bag() {
        this(new ArrayList<>(), new long[CHUNK], 0);
    }

    private Bag(List<long[]> full, long[] open, int used) {
        this.full = full;
        this.open = open;
        this.used = used;
    }

    /** This bag, with a counter that the calling thread has allocated; the old one is not used any more. */
    public Bag moved() {
        return new Bag(full, open, used);
    }

    public void add(long value) {
        if (used == CHUNK) {
            full.add(open);
            open = new long[CHUNK];
            used = 0;
        }
        open[used++] = value;
    }

    /** Empty bags, one for each of some threads. */
    public static Bag[] array(int threads) {
        Bag[] bags = new Bag[threads];
        for (int i = 0; i < threads; i++) {
            bags[i] = new Bag();
        }
        return bags;
    }

    /** All chunks of some bags, the last of each cut to what it holds; the bags are empty afterwards. */
    public static List<long[]> drain(Bag[] bags) {
        List<long[]> chunks = new ArrayList<>();
        for (Bag bag : bags) {
            chunks.addAll(bag.drain());
        }
        return chunks;
    }

    /** All chunks, the last cut to what it holds; the bag is empty afterwards. */
    public List<long[]> drain() {
        List<long[]> chunks = new ArrayList<>(full);
        if (used > 0) {
            chunks.add(Arrays.copyOf(open, used));
        }
        full.clear();
        used = 0;
        return chunks;
    }
}
