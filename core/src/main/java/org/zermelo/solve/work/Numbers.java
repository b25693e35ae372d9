package org.zermelo.solve.work;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Arrays of numbers in a state, each after its length. */
public final class Numbers {

    private Numbers() {}

    public static void write(DataOutput out, long[] numbers) throws IOException {
        out.writeInt(numbers.length);
        for (long number : numbers) {
            out.writeLong(number);
        }
    }

    public static long[] longs(DataInput in) throws IOException {
        long[] numbers = new long[in.readInt()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = in.readLong();
        }
        return numbers;
    }

    public static void write(DataOutput out, int[] numbers) throws IOException {
        out.writeInt(numbers.length);
        for (int number : numbers) {
            out.writeInt(number);
        }
    }

    public static int[] ints(DataInput in) throws IOException {
        int[] numbers = new int[in.readInt()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = in.readInt();
        }
        return numbers;
    }

    public static void write(DataOutput out, char[] numbers) throws IOException {
        out.writeInt(numbers.length);
        for (char number : numbers) {
            out.writeChar(number);
        }
    }

    public static char[] chars(DataInput in) throws IOException {
        char[] numbers = new char[in.readInt()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = in.readChar();
        }
        return numbers;
    }

    public static void write(DataOutput out, List<long[]> chunks) throws IOException {
        out.writeInt(chunks.size());
        for (long[] chunk : chunks) {
            write(out, chunk);
        }
    }

    public static List<long[]> chunks(DataInput in) throws IOException {
        int count = in.readInt();
        List<long[]> chunks = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            chunks.add(longs(in));
        }
        return chunks;
    }
}
