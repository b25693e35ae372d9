package org.zermelo.solve.keys;

import org.zermelo.solve.work.Workers;

/** Walks over all keys of a set, slice by slice. */
public final class Slices {

    private Slices() {}

    /** Takes a key with its rank. */
    @FunctionalInterface
    public interface KeyVisitor {
        void visit(long key, int rank, int worker);
    }

    /** Visits every key once; those of a slice in ascending order on one thread, slices in no fixed order. */
    public static void each(KeySet keys, Workers workers, KeyVisitor visitor) {
        int[][] places = new int[workers.threads()][];
        workers.each(keys.slices(), (slice, worker) -> {
            if (places[worker] == null) {
                places[worker] = new int[KeySet.SLICE];
            }
            int count = keys.slice(slice, places[worker]);
            for (int i = 0; i < count; i++) {
                int place = places[worker][i];
                visitor.visit(keys.keyAt(slice, place), keys.rankAt(slice, place, i), worker);
            }
        });
    }
}
