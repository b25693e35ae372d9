package org.zermelo.store.cluster;

import java.util.Arrays;
import org.zermelo.game.RefusedException;

/**
 * A set of numbers that is filled in any order and read stretch by stretch. Below a bound a bitmap of each stretch that
 * occurs makes both linear; beyond it the numbers are sorted.
 */
abstract sealed class Collected {

    /** Takes what lies in one stretch. */
    @FunctionalInterface
    interface Visitor {
        void visit(long stretch, char[] places, int count);
    }

    /** A bitmap of the whole range takes at most 256 MB. */
    static final long DENSE = 1L << 31;

    /** What is told of a level of a shard that has more numbers than an array holds. */
    static RefusedException full(long most) {
        return new RefusedException("store.shard-full", "most", most);
    }

    /** An empty set of numbers below a bound. */
    static Collected below(long bound) {
        return bound <= DENSE ? new Bitmaps(bound) : new Sorted();
    }

    abstract void add(long number);

    /** Visits all stretches that have numbers, ascending. */
    abstract void each(Visitor visitor);

    private static final class Bitmaps extends Collected {
        private final long[][] stretches;

        Bitmaps(long bound) {
            this.stretches = new long[(int) (bound - 1 >>> Chunks.SHIFT) + 1][];
        }

        @Override
        void add(long number) {
            int stretch = (int) (number >>> Chunks.SHIFT);
            long[] words = stretches[stretch];
            if (words == null) {
                words = new long[Chunks.STRETCH / 64];
                stretches[stretch] = words;
            }
            words[(int) (number >>> 6) & Chunks.STRETCH / 64 - 1] |= 1L << number;
        }

        @Override
        void each(Visitor visitor) {
            char[] places = new char[Chunks.STRETCH];
            for (int stretch = 0; stretch < stretches.length; stretch++) {
                long[] words = stretches[stretch];
                if (words == null) {
                    continue;
                }
                int count = 0;
                for (int w = 0; w < words.length; w++) {
                    for (long word = words[w]; word != 0; word &= word - 1) {
                        places[count++] = (char) (w << 6 | Long.numberOfTrailingZeros(word));
                    }
                }
                visitor.visit(stretch, places, count);
            }
        }
    }

    private static final class Sorted extends Collected {
        private static final int MOST = Integer.MAX_VALUE - 8;

        private long[] numbers = new long[1024];
        private int used;

        @Override
        void add(long number) {
            if (used == numbers.length) {
                if (used == MOST) {
                    throw full(MOST);
                }
                numbers = Arrays.copyOf(numbers, (int) Math.min(MOST, 2L * used));
            }
            numbers[used++] = number;
        }

        @Override
        void each(Visitor visitor) {
            Arrays.sort(numbers, 0, used);
            char[] places = new char[Chunks.STRETCH];
            int count = 0;
            for (int i = 0; i < used; i++) {
                if (i > 0 && numbers[i] == numbers[i - 1]) {
                    continue;
                }
                if (count > 0 && numbers[i] >>> Chunks.SHIFT != numbers[i - 1] >>> Chunks.SHIFT) {
                    visitor.visit(numbers[i - 1] >>> Chunks.SHIFT, places, count);
                    count = 0;
                }
                places[count++] = (char) (numbers[i] & Chunks.STRETCH - 1);
            }
            if (count > 0) {
                visitor.visit(numbers[used - 1] >>> Chunks.SHIFT, places, count);
            }
        }
    }
}
