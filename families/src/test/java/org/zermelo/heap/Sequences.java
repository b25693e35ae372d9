package org.zermelo.heap;

import org.jspecify.annotations.Nullable;
import org.zermelo.heap.nimbers.NimValues;
import org.zermelo.heap.pairs.PairSearch;
import org.zermelo.heap.period.NimSequence;
import org.zermelo.heap.period.NimSequences;
import org.zermelo.heap.period.NimSequences.Settings;
import org.zermelo.heap.sequence.SequenceRun;
import org.zermelo.solve.Watch;

/** Sequences for tests, and their signatures. */
public final class Sequences {

    private static final long MEMORY = 1L << 30;

    private Sequences() {}

    /** Values by one engine, or by the free choice when it is null; without a look at periods. */
    public static NimValues values(HeapRules rules, int heaps, @Nullable String engine) {
        SequenceRun run = new SequenceRun(rules, heaps, MEMORY, PairSearch.PLAIN, engine);
        run.extendTo(heaps, Watch.NONE);
        return run.values();
    }

    public static NimValues values(HeapRules rules, int heaps) {
        return values(rules, heaps, null);
    }

    public static int[] array(NimValues values) {
        int[] array = new int[values.size()];
        for (int heap = 0; heap < array.length; heap++) {
            array[heap] = values.get(heap);
        }
        return array;
    }

    public static NimSequence proved(HeapRules rules, int heaps) {
        return NimSequences.compute(rules, heaps, new Settings(MEMORY, PairSearch.PLAIN, null, true), Watch.NONE);
    }

    public static long fnv(NimValues values, int heaps) {
        long hash = 1469598103934665603L;
        for (int heap = 0; heap < heaps; heap++) {
            hash = (hash ^ values.get(heap)) * 1099511628211L;
        }
        return hash;
    }
}
