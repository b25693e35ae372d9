package org.zermelo.store.block;

/** Numbers of seven bits a byte, low first, the high bit saying that more follow. */
public final class Varints {

    /** Bytes that a number of 64 bits takes at most. */
    static final int MOST = 10;

    private Varints() {}

    /** Writes a number, its 64 bits without a sign; the place after the last byte. */
    public static int write(long number, byte[] into, int from) {
        int at = from;
        long rest = number;
        while (rest >>> 7 != 0) {
            into[at++] = (byte) (rest | 0x80);
            rest >>>= 7;
        }
        into[at++] = (byte) rest;
        return at;
    }

    /** Writes the first number and the differences after it; the place after the last byte. At most 9 bytes a number of 63 bits. */
    public static int writeAscending(long[] numbers, int count, byte[] into, int from) {
        int at = from;
        long last = 0;
        for (int i = 0; i < count; i++) {
            at = write(numbers[i] - last, into, at);
            last = numbers[i];
        }
        return at;
    }

    /**
     * Reads some numbers; the place after the last byte.
     *
     * @param end where the bytes end
     * @throws ArithmeticException when a number has more than 64 bits
     * @throws IndexOutOfBoundsException when the bytes end within a number
     */
    public static int read(byte[] bytes, int from, int end, long[] into, int count) {
        int at = from;
        for (int i = 0; i < count; i++) {
            long number = 0;
            int shift = 0;
            byte b;
            do {
                if (shift > 63) {
                    throw new ArithmeticException("a number of more than 64 bits");
                }
                if (at >= end) {
                    throw new IndexOutOfBoundsException(at);
                }
                b = bytes[at++];
                number |= (long) (b & 0x7F) << shift;
                shift += 7;
            } while (b < 0);
            into[i] = number;
        }
        return at;
    }

    /** Reads numbers from their differences; the place after the last byte, or as {@link #read} throws. */
    public static int readAscending(byte[] bytes, int from, int end, long[] into, int count) {
        int at = read(bytes, from, end, into, count);
        for (int i = 1; i < count; i++) {
            into[i] += into[i - 1];
        }
        return at;
    }
}
