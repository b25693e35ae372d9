package org.zermelo.store.cluster;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Cells by number, from chunks in any order. */
abstract sealed class KnownCells {

    /** Up to this bound the stretches are an array. */
    private static final long DENSE = 1L << 31;

    /** No cells yet, of numbers below a bound. */
    static KnownCells below(long bound) {
        return bound <= DENSE ? new ByStretch(bound) : new ByHash();
    }

    /** Takes over the chunk that was read last. */
    abstract void add(Chunks.ChunkReader chunk);

    /** The cell of a number that was in a chunk. */
    abstract int cell(long number);

    final int missing(long number) {
        throw new IllegalStateException("no answer for " + number);
    }

    private static final class ByStretch extends KnownCells {

        /** What one chunk says; the same stretch may have others, of other levels. */
        private record Part(
                long[] words,
                char[] before,
                int[] cells,
                @Nullable Part next) {}

        private final @Nullable Part[] parts;

        ByStretch(long bound) {
            this.parts = new Part[(int) (bound - 1 >>> Chunks.SHIFT) + 1];
        }

        @Override
        void add(Chunks.ChunkReader chunk) {
            long[] words = new long[Chunks.STRETCH / 64];
            for (int i = 0; i < chunk.count; i++) {
                words[chunk.places[i] >>> 6] |= 1L << chunk.places[i];
            }
            char[] before = new char[words.length];
            int count = 0;
            for (int w = 0; w < words.length; w++) {
                before[w] = (char) count;
                count += Long.bitCount(words[w]);
            }
            int at = (int) chunk.stretch;
            parts[at] = new Part(words, before, Arrays.copyOf(chunk.cells, chunk.count), parts[at]);
        }

        @Override
        int cell(long number) {
            int word = (int) (number >>> 6) & Chunks.STRETCH / 64 - 1;
            long bit = 1L << number;
            for (Part p = parts[(int) (number >>> Chunks.SHIFT)]; p != null; p = p.next()) {
                long here = p.words()[word];
                if ((here & bit) != 0) {
                    return p.cells()[p.before()[word] + Long.bitCount(here & bit - 1)];
                }
            }
            return missing(number);
        }
    }

    private static final class ByHash extends KnownCells {
        private static final int MOST_SLOTS = 1 << 30;

        private long[] slots = new long[1024];
        private int[] cells = new int[1024];
        private int used;

        @Override
        void add(Chunks.ChunkReader chunk) {
            while ((used + chunk.count) * 3L > slots.length * 2L) {
                grow();
            }
            for (int i = 0; i < chunk.count; i++) {
                put(chunk.stretch << Chunks.SHIFT | chunk.places[i], chunk.cells[i]);
            }
            used += chunk.count;
        }

        private void put(long number, int cell) {
            int at = place(number);
            slots[at] = number + 1;
            cells[at] = cell;
        }

        /** Where a number is, or would be. */
        private int place(long number) {
            int mask = slots.length - 1;
            long mixed = number * 0x9E3779B97F4A7C15L;
            int at = (int) (mixed >>> 32) & mask;
            while (slots[at] != 0 && slots[at] != number + 1) {
                at = at + 1 & mask;
            }
            return at;
        }

        private void grow() {
            if (slots.length == MOST_SLOTS) {
                throw Places.full(MOST_SLOTS / 3 * 2);
            }
            long[] old = slots;
            int[] oldCells = cells;
            slots = new long[2 * old.length];
            cells = new int[slots.length];
            for (int i = 0; i < old.length; i++) {
                if (old[i] != 0) {
                    put(old[i] - 1, oldCells[i]);
                }
            }
        }

        @Override
        int cell(long number) {
            int at = place(number);
            return slots[at] == 0 ? missing(number) : cells[at];
        }
    }
}
