package org.zermelo.store.block;

/** Numbers of seven bits a byte, the high bit saying that more follow. */
public final class Varints {

    private Varints() {}

    /** Writes the first number and the differences after it; the place after the last byte. At most 9 bytes a number. */
    public static int writeAscending(long[] numbers, int count, byte[] into, int from) {
        int at = from;
        long last = 0;
        for (int i = 0; i < count; i++) {
            long rest = numbers[i] - last;
            last = numbers[i];
            while (rest >= 0x80) {
                into[at++] = (byte) (rest | 0x80);
                rest >>>= 7;
            }
            into[at++] = (byte) rest;
        }
        return at;
    }

    /** Reads as many numbers as fit the array; the place after the last byte. */
    public static int readAscending(byte[] bytes, int from, long[] numbers) {
        int at = from;
        long last = 0;
        for (int i = 0; i < numbers.length; i++) {
            long difference = 0;
            int shift = 0;
            byte b;
            do {
                if (shift > 56) {
                    throw new ArithmeticException("a number of more than 63 bits");
                }
                b = bytes[at++];
                difference |= (long) (b & 0x7F) << shift;
                shift += 7;
            } while (b < 0);
            last += difference;
            numbers[i] = last;
        }
        return at;
    }
}
