package org.zermelo.solve.packed;

/**
 * A table of digits in base 2, 3 or 4: eight, five or four of them in a byte. It is cut into chunks of {@value #CHUNK} digits,
 * which different threads may fill at the same time.
 */
final class Digits {

    /** The digits of a chunk. */
    static final int CHUNK = 1 << 16;

    private static final int CHUNK_BITS = 16;
    private static final int[] POWERS_OF_3 = {1, 3, 9, 27, 81};

    private final int base;
    private final byte[][] chunks;

    /** Digits that are all 0. */
    Digits(int base, long size) {
        this.base = base;
        this.chunks = new byte[chunks(size)][];
        for (int chunk = 0; chunk < chunks.length; chunk++) {
            chunks[chunk] = new byte[(int) bytesFor(base, Math.min(CHUNK, size - (long) chunk * CHUNK))];
        }
    }

    /** The number of chunks of so many digits. */
    static int chunks(long size) {
        return Math.toIntExact((size + CHUNK - 1) / CHUNK);
    }

    private static int perByte(int base) {
        return switch (base) {
            case 2 -> 8;
            case 3 -> 5;
            case 4 -> 4;
            default -> throw new IllegalArgumentException("base " + base + ", not 2, 3 or 4");
        };
    }

    /** The bytes that so many digits take, but for less than one byte a chunk. */
    static long bytesFor(int base, long size) {
        return (size + perByte(base) - 1) / perByte(base);
    }

    int get(int at) {
        byte[] chunk = chunks[at >>> CHUNK_BITS];
        int place = at & CHUNK - 1;
        return switch (base) {
            case 2 -> chunk[place >>> 3] >>> (place & 7) & 1;
            case 3 -> (chunk[place / 5] & 0xFF) / POWERS_OF_3[place % 5] % 3;
            default -> chunk[place >>> 2] >>> 2 * (place & 3) & 3;
        };
    }

    /** Sets a digit that is 0. */
    void put(int at, int digit) {
        byte[] chunk = chunks[at >>> CHUNK_BITS];
        int place = at & CHUNK - 1;
        switch (base) {
            case 2 -> chunk[place >>> 3] |= (byte) (digit << (place & 7));
            case 3 -> chunk[place / 5] += (byte) (digit * POWERS_OF_3[place % 5]);
            default -> chunk[place >>> 2] |= (byte) (digit << 2 * (place & 3));
        }
    }

    long bytes() {
        long bytes = 0;
        for (byte[] chunk : chunks) {
            bytes += chunk.length;
        }
        return bytes;
    }
}
