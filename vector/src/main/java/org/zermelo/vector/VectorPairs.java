package org.zermelo.vector;

import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorShuffle;
import jdk.incubator.vector.VectorSpecies;

/**
 * Pairs of heaps a vector at a time: the values of heaps a, a+1, ... against those of b, b-1, ..., which are read forwards and
 * turned round in the register. Two vectors share one test for a hit.
 */
final class VectorPairs {

    private static final VectorSpecies<Byte> SPECIES = ByteVector.SPECIES_PREFERRED;
    private static final int LANES = SPECIES.length();
    private static final VectorShuffle<Byte> TURNED = VectorShuffle.iota(SPECIES, LANES - 1, -1, false);

    private VectorPairs() {}

    static int lanes() {
        return LANES;
    }

    static int find(byte[] low, int rest, int from, int last, int wanted) {
        ByteVector pattern = ByteVector.broadcast(SPECIES, (byte) wanted);
        int a = from;
        for (; a + 2 * LANES - 1 <= last; a += 2 * LANES) {
            VectorMask<Byte> first = pairs(low, a, rest - a).compare(VectorOperators.EQ, pattern);
            VectorMask<Byte> second = pairs(low, a + LANES, rest - a - LANES).compare(VectorOperators.EQ, pattern);
            if (first.or(second).anyTrue()) {
                return first.anyTrue() ? a : a + LANES;
            }
        }
        if (a + LANES - 1 <= last) {
            if (pairs(low, a, rest - a).compare(VectorOperators.EQ, pattern).anyTrue()) {
                return a;
            }
            a += LANES;
        }
        for (; a <= last; a++) {
            if (((low[a] ^ low[rest - a]) & 0xFF) == wanted) {
                return a;
            }
        }
        return -1;
    }

    static int find(byte[] low, byte[] high, int rest, int from, int last, int wanted) {
        ByteVector lowPattern = ByteVector.broadcast(SPECIES, (byte) wanted);
        ByteVector highPattern = ByteVector.broadcast(SPECIES, (byte) (wanted >> 8));
        int a = from;
        for (; a + LANES - 1 <= last; a += LANES) {
            VectorMask<Byte> lowHit = pairs(low, a, rest - a).compare(VectorOperators.EQ, lowPattern);
            VectorMask<Byte> highHit = pairs(high, a, rest - a).compare(VectorOperators.EQ, highPattern);
            if (lowHit.and(highHit).anyTrue()) {
                return a;
            }
        }
        for (; a <= last; a++) {
            if (((low[a] ^ low[rest - a]) & 0xFF) == (wanted & 0xFF)
                    && ((high[a] ^ high[rest - a]) & 0xFF) == wanted >> 8) {
                return a;
            }
        }
        return -1;
    }

    private static ByteVector pairs(byte[] g, int a, int b) {
        return ByteVector.fromArray(SPECIES, g, a)
                .lanewise(
                        VectorOperators.XOR,
                        ByteVector.fromArray(SPECIES, g, b - LANES + 1).rearrange(TURNED));
    }
}
