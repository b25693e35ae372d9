package org.zermelo.solve.sweep;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.zermelo.game.PackedRules;
import org.zermelo.game.RefusedException;
import org.zermelo.solve.cells.Slots;
import org.zermelo.solve.keys.KeySet;
import org.zermelo.solve.keys.Slices;
import org.zermelo.solve.work.Workers;

/** All moves between canonical positions, listed by where they lead: 4 bytes a move and 4 a position. */
final class ListedMoves implements Parents {

    private static final VarHandle INTS = MethodHandles.arrayElementVarHandle(int[].class);

    /** The moves into rank r are at {@code ends[r] .. ends[r + 1] - 1} once the list is filled. */
    private final int[] ends;

    private final int[] from;
    private final Slots counters;
    private int most;

    /**
     * Lists the moves.
     *
     * @param bytes memory that the list may take
     * @throws RefusedException when it does not fit
     */
    ListedMoves(PackedRules rules, KeySet keys, Workers workers, long bytes) {
        this.ends = new int[keys.size() + 1];
        this.counters = new Slots(keys.size(), rules.mostOptions());
        long[][] buffers = new long[workers.threads()][rules.mostOptions()];
        long[] totals = new long[workers.threads()];
        Slices.each(keys, workers, (key, rank, worker) -> {
            long[] options = buffers[worker];
            int count = Parents.options(rules, key, options);
            counters.start(rank, count);
            totals[worker] += count;
            for (int i = 0; i < count; i++) {
                INTS.getAndAdd(ends, keys.rank(options[i]), 1);
            }
        });
        long total = 0;
        for (long part : totals) {
            total += part;
        }
        if (total > Integer.MAX_VALUE - 16 || total * 4 > bytes) {
            throw new RefusedException(
                    "method.packed.moves-full", "moves", total, "needed", total * 4, "allowed", bytes);
        }
        int sum = 0;
        for (int rank = 0; rank < ends.length; rank++) {
            most = Math.max(most, ends[rank]);
            sum += ends[rank];
            ends[rank] = sum;
        }
        this.from = new int[(int) total];
        Slices.each(keys, workers, (key, rank, worker) -> {
            long[] options = buffers[worker];
            int count = Parents.options(rules, key, options);
            for (int i = 0; i < count; i++) {
                int at = (int) INTS.getAndAdd(ends, keys.rank(options[i]), -1) - 1;
                from[at] = rank;
            }
        });
    }

    @Override
    public long node(long key, int rank) {
        return rank;
    }

    @Override
    public int rank(long node) {
        return (int) node;
    }

    @Override
    public int most() {
        return most;
    }

    @Override
    public int of(long node, long[] parents, int[] ranks) {
        int begin = ends[(int) node];
        int count = ends[(int) node + 1] - begin;
        for (int i = 0; i < count; i++) {
            ranks[i] = from[begin + i];
            parents[i] = ranks[i];
        }
        return count;
    }

    @Override
    public Slots counters(int size, int mostOptions) {
        return counters;
    }

    @Override
    public int countOptions(long node, long[] buffer) {
        throw new IllegalStateException("every counter was started when the moves were listed");
    }
}
