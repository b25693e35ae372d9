package org.zermelo.vector;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;
import org.zermelo.heap.pairs.OptionSets;

/**
 * Sets of options with eight heaps in the lanes of one vector of {@code long}, or of two where vectors hold only four: values are loaded
 * as bytes, widened, and each shifts a bit to its place. Bits 6 and 7 of a value choose the word without a mask, because masks are slow
 * in older JDKs.
 */
final class VectorOptionSets implements OptionSets {

    private static final VectorSpecies<Byte> BYTES = ByteVector.SPECIES_64;
    private static final boolean WIDE = LongVector.SPECIES_PREFERRED.length() >= BLOCK;
    private static final VectorSpecies<Long> LONGS = WIDE ? LongVector.SPECIES_512 : LongVector.SPECIES_256;
    private static final int LANES = LONGS.length();
    private static final VectorSpecies<Integer> FOUR_BYTES_TWICE = IntVector.SPECIES_64;
    private static final VarHandle FOUR_BYTES =
            MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.nativeOrder());

    private static final VectorSpecies<Byte> STRETCHED = WIDE ? ByteVector.SPECIES_512 : ByteVector.SPECIES_256;

    /** So many heaps' places in the values fit into the nearest cache. */
    private static final int TILE = 256;

    /** Whether a vector of this machine holds four numbers of 64 bits at least. */
    static boolean fits() {
        return LongVector.SPECIES_PREFERRED.length() >= LANES;
    }

    @Override
    public void add(byte[] g, int base, int[] heaps, long[] keys, int from, int to, int words, long[] sets) {
        for (int first = 0; first < BLOCK; first += LANES) {
            switch (words) {
                case 1 -> one(g, base + first, heaps, keys, from, to, sets, first);
                case 2 -> two(g, base + first, heaps, keys, from, to, sets, first);
                default -> four(g, base + first, heaps, keys, from, to, sets, first);
            }
        }
    }

    /** Tile by tile of the heaps, so that what is read of the values is still in the nearest cache for the next eight. */
    @Override
    public void addFolded(byte[] g, int base, int[] heaps, long[] keys, int from, int to, int words, long[] sets) {
        for (int tile = from; tile < to; tile += TILE) {
            int end = Math.min(to, tile + TILE);
            for (int first = 0; first < SPAN; first += LANES) {
                if (words == 1) {
                    foldedOnce(g, base + first, heaps, keys, tile, end, sets, first);
                } else {
                    foldedTwice(g, base + first, heaps, keys, tile, end, sets, first);
                }
            }
        }
    }

    private static void foldedOnce(
            byte[] g, int base, int[] heaps, long[] keys, int from, int to, long[] sets, int at) {
        LongVector bit = LongVector.broadcast(LONGS, 1);
        LongVector options = LongVector.fromArray(LONGS, sets, at);
        for (int i = from; i < to; i++) {
            options = options.or(bit.lanewise(VectorOperators.LSHL, values(g, base - heaps[i], keys[i])));
        }
        options.intoArray(sets, at);
    }

    /** Bytes are widened with their signs, so that bit 7 is seen in all higher bits. */
    private static void foldedTwice(
            byte[] g, int base, int[] heaps, long[] keys, int from, int to, long[] sets, int at) {
        LongVector bit = LongVector.broadcast(LONGS, 1);
        LongVector low = LongVector.fromArray(LONGS, sets, at);
        LongVector high = LongVector.fromArray(LONGS, sets, SPAN + at);
        for (int i = from; i < to; i++) {
            LongVector value = values(g, base - heaps[i], (byte) keys[i]);
            LongVector upper = value.lanewise(VectorOperators.ASHR, 63);
            LongVector option = bit.lanewise(VectorOperators.LSHL, value);
            high = high.or(option.and(upper));
            low = low.or(option.and(upper.not()));
        }
        low.intoArray(sets, at);
        high.intoArray(sets, SPAN + at);
    }

    /** Tile by tile as well; values with bit 8 and without it one after the other, for the sake of the compiler. */
    @Override
    public void addFoldedWide(
            byte[] low, byte[] high, int base, int[] heaps, long[] keys, int from, int to, long[] sets) {
        for (int tile = from; tile < to; tile += TILE) {
            int end = Math.min(to, tile + TILE);
            for (int first = 0; first < SPAN; first += LANES) {
                foldedWide(low, high, base + first, heaps, keys, tile, end, sets, first, 1);
                foldedWide(low, high, base + first, heaps, keys, tile, end, sets, 2 * SPAN + first, 0);
            }
        }
    }

    /**
     * The words of values whose bit 8 is 0, or is 1.
     *
     * @param turned 1 where bit 8 is 0, 0 where it is 1
     */
    private static void foldedWide(
            byte[] low,
            byte[] high,
            int base,
            int[] heaps,
            long[] keys,
            int from,
            int to,
            long[] sets,
            int at,
            long turned) {
        LongVector lower = LongVector.fromArray(LONGS, sets, at);
        LongVector upper = LongVector.fromArray(LONGS, sets, SPAN + at);
        for (int i = from; i < to; i++) {
            LongVector value = values(low, base - heaps[i], (byte) keys[i]);
            LongVector here = values(high, base - heaps[i], keys[i] >> 8 ^ turned);
            LongVector sign = value.lanewise(VectorOperators.ASHR, 63);
            LongVector option = here.lanewise(VectorOperators.LSHL, value);
            upper = upper.or(option.and(sign));
            lower = lower.or(option.and(sign.not()));
        }
        lower.intoArray(sets, at);
        upper.intoArray(sets, SPAN + at);
    }

    @Override
    public void seek(
            byte[] g, int base, int[] heaps, long[] keys, int from, int to, byte[] wanted, int at, boolean[] seen) {
        byte[] least = new byte[SOUGHT * STRETCH];
        for (int first = 0; first < STRETCH; first += STRETCHED.length()) {
            seek(g, base + first, heaps, keys, from, to, wanted, at + first, least, first);
        }
        for (int i = 0; i < least.length; i++) {
            seen[at + i] |= least[i] == Byte.MIN_VALUE;
        }
    }

    /** A difference of 0 becomes the least of all bytes with signs, so that the least difference tells. */
    private static void seek(
            byte[] g,
            int base,
            int[] heaps,
            long[] keys,
            int from,
            int to,
            byte[] wanted,
            int at,
            byte[] least,
            int place) {
        ByteVector first = ByteVector.fromArray(STRETCHED, wanted, at);
        ByteVector second = ByteVector.fromArray(STRETCHED, wanted, at + STRETCH);
        ByteVector third = ByteVector.fromArray(STRETCHED, wanted, at + 2 * STRETCH);
        ByteVector fourth = ByteVector.fromArray(STRETCHED, wanted, at + 3 * STRETCH);
        ByteVector least1 = ByteVector.broadcast(STRETCHED, Byte.MAX_VALUE);
        ByteVector least2 = least1;
        ByteVector least3 = least1;
        ByteVector least4 = least1;
        for (int i = from; i < to; i++) {
            ByteVector value = ByteVector.fromArray(STRETCHED, g, base - heaps[i])
                    .lanewise(VectorOperators.XOR, (byte) (keys[i] ^ Byte.MIN_VALUE));
            least1 = least1.min(value.lanewise(VectorOperators.XOR, first));
            least2 = least2.min(value.lanewise(VectorOperators.XOR, second));
            least3 = least3.min(value.lanewise(VectorOperators.XOR, third));
            least4 = least4.min(value.lanewise(VectorOperators.XOR, fourth));
        }
        least1.intoArray(least, place);
        least2.intoArray(least, STRETCH + place);
        least3.intoArray(least, 2 * STRETCH + place);
        least4.intoArray(least, 3 * STRETCH + place);
    }

    private static LongVector values(byte[] g, int at, long key) {
        ByteVector bytes = WIDE
                ? ByteVector.fromArray(BYTES, g, at)
                : IntVector.broadcast(FOUR_BYTES_TWICE, (int) FOUR_BYTES.get(g, at))
                        .reinterpretAsBytes();
        return ((LongVector) bytes.convertShape(VectorOperators.B2L, LONGS, 0)).lanewise(VectorOperators.XOR, key);
    }

    private static void one(byte[] g, int base, int[] heaps, long[] keys, int from, int to, long[] sets, int at) {
        LongVector bit = LongVector.broadcast(LONGS, 1);
        LongVector even = LongVector.fromArray(LONGS, sets, at);
        LongVector odd = LongVector.zero(LONGS);
        int i = from;
        for (; i + 1 < to; i += 2) {
            even = even.or(bit.lanewise(VectorOperators.LSHL, values(g, base - heaps[i], keys[i])));
            odd = odd.or(bit.lanewise(VectorOperators.LSHL, values(g, base - heaps[i + 1], keys[i + 1])));
        }
        if (i < to) {
            even = even.or(bit.lanewise(VectorOperators.LSHL, values(g, base - heaps[i], keys[i])));
        }
        even.or(odd).intoArray(sets, at);
    }

    private static void two(byte[] g, int base, int[] heaps, long[] keys, int from, int to, long[] sets, int at) {
        LongVector bit = LongVector.broadcast(LONGS, 1);
        LongVector low = LongVector.fromArray(LONGS, sets, at);
        LongVector high = LongVector.fromArray(LONGS, sets, BLOCK + at);
        for (int i = from; i < to; i++) {
            LongVector value = values(g, base - heaps[i], keys[i]);
            LongVector upper = value.lanewise(VectorOperators.LSHR, 6).and(bit);
            high = high.or(upper.lanewise(VectorOperators.LSHL, value));
            low = low.or(upper.lanewise(VectorOperators.XOR, bit).lanewise(VectorOperators.LSHL, value));
        }
        low.intoArray(sets, at);
        high.intoArray(sets, BLOCK + at);
    }

    private static void four(byte[] g, int base, int[] heaps, long[] keys, int from, int to, long[] sets, int at) {
        LongVector bit = LongVector.broadcast(LONGS, 1);
        LongVector first = LongVector.fromArray(LONGS, sets, at);
        LongVector second = LongVector.fromArray(LONGS, sets, BLOCK + at);
        LongVector third = LongVector.fromArray(LONGS, sets, 2 * BLOCK + at);
        LongVector fourth = LongVector.fromArray(LONGS, sets, 3 * BLOCK + at);
        for (int i = from; i < to; i++) {
            LongVector value = values(g, base - heaps[i], keys[i]);
            LongVector upper = value.lanewise(VectorOperators.LSHR, 6).and(bit);
            LongVector odd = upper.lanewise(VectorOperators.LSHL, value);
            LongVector even = upper.lanewise(VectorOperators.XOR, bit).lanewise(VectorOperators.LSHL, value);
            LongVector half = value.lanewise(VectorOperators.LSHL, 56).lanewise(VectorOperators.ASHR, 63);
            LongVector other = half.not();
            first = first.or(even.and(other));
            second = second.or(odd.and(other));
            third = third.or(even.and(half));
            fourth = fourth.or(odd.and(half));
        }
        first.intoArray(sets, at);
        second.intoArray(sets, BLOCK + at);
        third.intoArray(sets, 2 * BLOCK + at);
        fourth.intoArray(sets, 3 * BLOCK + at);
    }
}
