package org.zermelo.store.cluster;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.RefusedException;
import org.zermelo.solve.work.Numbers;

/**
 * A set of numbers by stretches of 2^14: of each that occurs a list while there are few, else a bitmap. It can give each number a cell,
 * once it is whole.
 */
final class Places {

    /** What lies in one stretch; places ascend. */
    @FunctionalInterface
    interface Visitor {
        void visit(long stretch, char[] places, int count);
    }

    /** A number, and where its cell is. */
    @FunctionalInterface
    interface CellVisitor {
        void visit(Stretch stretch, int rank, long number);
    }

    /** Up to so many stretches are an array, whether they occur or not. */
    private static final long MOST_NEAR = 1 << 20;

    private static final int MOST_LISTED = Chunks.STRETCH / 16;

    private static final double BYTES_OF_STRETCH = 120;

    private final Stretch @Nullable [] near;
    private final TreeMap<Long, Stretch> far = new TreeMap<>();
    private final char[] places = new char[Chunks.STRETCH];
    private long size;

    /** No numbers yet, of those below a bound. */
    Places(long bound) {
        long stretches = (bound - 1 >>> Chunks.SHIFT) + 1;
        this.near = stretches <= MOST_NEAR ? new Stretch[(int) stretches] : null;
    }

    /** About how many bytes so many numbers of those below a bound take, in the three sets that are held at once. */
    static double bytes(double numbers, double bound) {
        double stretches = Math.min(numbers, bound / Chunks.STRETCH);
        return 3 * Math.min(bound / Byte.SIZE, 2 * Character.BYTES * numbers + BYTES_OF_STRETCH * stretches);
    }

    /** The numbers of one stretch. */
    static final class Stretch {
        private final long number;
        private char[] listed = new char[4];
        private long @Nullable [] words;
        /** How many places lie before each word. */
        private char[] before = {};

        private int count;
        /** A cell for each place, in their order. */
        int[] cells = {};
        /** The last wave for which it was noted that some place is to be passed on. */
        long noted = -1;

        private int[] heads = {};

        Stretch(long number) {
            this.number = number;
        }

        private boolean add(int place) {
            if (words != null) {
                long bit = 1L << place;
                boolean fresh = (words[place >>> 6] & bit) == 0;
                words[place >>> 6] |= bit;
                count += fresh ? 1 : 0;
                return fresh;
            }
            int at = Arrays.binarySearch(listed, 0, count, (char) place);
            if (at >= 0) {
                return false;
            }
            if (count == MOST_LISTED) {
                long[] bits = new long[Chunks.STRETCH / 64];
                for (char each : listed) {
                    bits[each >>> 6] |= 1L << each;
                }
                words = bits;
                listed = new char[0];
                return add(place);
            }
            if (count == listed.length) {
                listed = Arrays.copyOf(listed, Math.min(MOST_LISTED, 2 * count));
            }
            System.arraycopy(listed, ~at, listed, ~at + 1, count - ~at);
            listed[~at] = (char) place;
            count++;
            return true;
        }

        /** Where the cell of a number is; -1 where the number is none of these. */
        int rank(long number) {
            int place = (int) number & Chunks.STRETCH - 1;
            if (words == null) {
                return Math.max(-1, Arrays.binarySearch(listed, 0, count, (char) place));
            }
            long word = words[place >>> 6];
            long bit = 1L << place;
            return (word & bit) == 0 ? -1 : before[place >>> 6] + Long.bitCount(word & bit - 1);
        }

        /** Writes the places; how many. */
        int fill(char[] into) {
            if (words == null) {
                System.arraycopy(listed, 0, into, 0, count);
                return count;
            }
            int n = 0;
            for (int w = 0; w < words.length; w++) {
                for (long word = words[w]; word != 0; word &= word - 1) {
                    into[n++] = (char) (w << 6 | Long.numberOfTrailingZeros(word));
                }
            }
            return n;
        }

        long first() {
            return number << Chunks.SHIFT;
        }

        /** The heads of chains of moves into the places, once there are cells; 0 is none. */
        int[] heads() {
            if (heads.length < count) {
                heads = new int[count];
            }
            return heads;
        }

        private void write(DataOutput out) throws IOException {
            out.writeLong(number);
            out.writeLong(noted);
            Numbers.write(out, words == null ? Arrays.copyOf(listed, count) : new char[0]);
            if (words != null) {
                Numbers.write(out, words);
                out.writeInt(count);
            }
            Numbers.write(out, cells);
            Numbers.write(out, heads);
        }

        private static Stretch read(DataInput in) throws IOException {
            Stretch stretch = new Stretch(in.readLong());
            stretch.noted = in.readLong();
            stretch.listed = Numbers.chars(in);
            stretch.count = stretch.listed.length;
            if (stretch.count == 0) {
                stretch.words = Numbers.longs(in);
                stretch.count = in.readInt();
            }
            stretch.countBefore();
            stretch.cells = Numbers.ints(in);
            stretch.heads = Numbers.ints(in);
            return stretch;
        }

        private void giveCells() {
            cells = new int[count];
            countBefore();
        }

        private void countBefore() {
            if (words != null) {
                before = new char[words.length];
                for (int w = 1; w < words.length; w++) {
                    before[w] = (char) (before[w - 1] + Long.bitCount(words[w - 1]));
                }
            }
        }
    }

    /** What is told of a shard that has more than an array holds. */
    static RefusedException full(long most) {
        return new RefusedException("store.shard-full", "most", most);
    }

    /** Adds a number; whether it was not there. */
    boolean add(long number) {
        long at = number >>> Chunks.SHIFT;
        Stretch stretch = stretch(number);
        if (stretch == null) {
            stretch = new Stretch(at);
            put(stretch);
        }
        boolean fresh = stretch.add((int) number & Chunks.STRETCH - 1);
        size += fresh ? 1 : 0;
        return fresh;
    }

    private void put(Stretch stretch) {
        if (near != null) {
            near[(int) stretch.number] = stretch;
        } else {
            far.put(stretch.number, stretch);
        }
    }

    /** The stretch of a number; null where none of its numbers is here. */
    @Nullable
    Stretch stretch(long number) {
        long at = number >>> Chunks.SHIFT;
        return near != null ? near[(int) at] : far.get(at);
    }

    long size() {
        return size;
    }

    /** Visits all stretches that have numbers, ascending. */
    void each(Visitor visitor) {
        stretches().forEach(stretch -> visitor.visit(stretch.number, places, stretch.fill(places)));
    }

    /** All stretches that have numbers, ascending. */
    Collection<Stretch> stretches() {
        if (near == null) {
            return far.values();
        }
        List<Stretch> all = new ArrayList<>();
        for (Stretch stretch : near) {
            if (stretch != null) {
                all.add(stretch);
            }
        }
        return all;
    }

    /** Gives each number the cell 0. */
    void giveCells() {
        stretches().forEach(Stretch::giveCells);
    }

    /** Writes all numbers with their cells. */
    void write(DataOutput out) throws IOException {
        Collection<Stretch> all = stretches();
        out.writeInt(all.size());
        for (Stretch stretch : all) {
            stretch.write(out);
        }
    }

    /** Takes up what was written of a set below the same bound, which has all numbers that are here. */
    void read(DataInput in) throws IOException {
        size = 0;
        for (int left = in.readInt(); left > 0; left--) {
            Stretch stretch = Stretch.read(in);
            put(stretch);
            size += stretch.count;
        }
    }
}
