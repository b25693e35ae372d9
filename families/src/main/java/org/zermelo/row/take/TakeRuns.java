package org.zermelo.row.take;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/**
 * A line of single takes kept as runs: so many items in a row from one end of one row, the players alternating. Optimal
 * lines of coin rows have few runs, so a line of 10^8 moves takes little memory. Immutable; {@link #get} is O(log runs).
 */
public final class TakeRuns extends AbstractList<Take> implements RandomAccess {

    /** Number of the first move after each run. */
    private final int[] ends;
    /** Row of each run, counted from 1; null for a single row. */
    private final int @Nullable [] rows;

    private final BitSet right;
    private final int runs;

    private TakeRuns(TakeRunsBuilder builder) {
        this.runs = builder.runs;
        this.ends = builder.ends.length == runs ? builder.ends : Arrays.copyOf(builder.ends, runs);
        this.rows =
                builder.rows == null || builder.rows.length == runs ? builder.rows : Arrays.copyOf(builder.rows, runs);
        this.right = builder.right;
    }

    @Override
    public Take get(int move) {
        Objects.checkIndex(move, size());
        int found = Arrays.binarySearch(ends, move);
        return take(found >= 0 ? found + 1 : -found - 1);
    }

    @Override
    public int size() {
        return runs == 0 ? 0 : ends[runs - 1];
    }

    /** How many runs there are. */
    public int runs() {
        return runs;
    }

    /** The take that every move of a run makes. */
    public Take take(int run) {
        Side side = right.get(run) ? Side.RIGHT : Side.LEFT;
        return rows == null ? Take.one(side) : new Take(rows[run], side, 1);
    }

    /** How many moves a run has. */
    public int length(int run) {
        return ends[run] - (run == 0 ? 0 : ends[run - 1]);
    }

    @Override
    public Iterator<Take> iterator() {
        return new Iterator<>() {
            private int run;
            private int move;

            @Override
            public boolean hasNext() {
                return run < runs;
            }

            @Override
            public Take next() {
                if (run >= runs) {
                    throw new NoSuchElementException();
                }
                Take take = take(run);
                if (++move == ends[run]) {
                    run++;
                }
                return take;
            }
        };
    }

    /** Collects runs; used once. */
    public static final class TakeRunsBuilder {
        private int[] ends;
        private int @Nullable [] rows;
        private final BitSet right = new BitSet();
        private int runs;

        /**
         * A builder.
         *
         * @param most how many runs have room before it must grow
         * @param several whether the line is of a sum, so that moves name their row
         */
        public TakeRunsBuilder(int most, boolean several) {
            ends = new int[most];
            rows = several ? new int[most] : null;
        }

        /** Adds a run of {@code length} single takes; {@code row} is counted from 0. */
        public void add(int row, Side side, int length) {
            if (runs == ends.length) {
                ends = Arrays.copyOf(ends, 2 * runs + 1);
                rows = rows == null ? null : Arrays.copyOf(rows, ends.length);
            }
            ends[runs] = (runs == 0 ? 0 : ends[runs - 1]) + length;
            if (rows != null) {
                rows[runs] = row + 1;
            }
            right.set(runs, side == Side.RIGHT);
            runs++;
        }

        /** The line. */
        public TakeRuns build() {
            return new TakeRuns(this);
        }
    }
}
