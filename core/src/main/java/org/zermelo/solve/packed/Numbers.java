package org.zermelo.solve.packed;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Arrays of numbers in a state, each after its length. */
final class Numbers {

    private Numbers() {}

    static void write(DataOutput out, long[] numbers) throws IOException {
        out.writeInt(numbers.length);
        for (long number : numbers) {
            out.writeLong(number);
        }
    }

    static long[] longs(DataInput in) throws IOException {
        long[] numbers = new long[in.readInt()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = in.readLong();
        }
        return numbers;
    }

    static void write(DataOutput out, int[] numbers) throws IOException {
        out.writeInt(numbers.length);
        for (int number : numbers) {
            out.writeInt(number);
        }
    }

    static int[] ints(DataInput in) throws IOException {
        int[] numbers = new int[in.readInt()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = in.readInt();
        }
        return numbers;
    }

    static void write(DataOutput out, List<long[]> chunks) throws IOException {
        out.writeInt(chunks.size());
        for (long[] chunk : chunks) {
            write(out, chunk);
        }
    }

    static List<long[]> chunks(DataInput in) throws IOException {
        int count = in.readInt();
        List<long[]> chunks = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            chunks.add(longs(in));
        }
        return chunks;
    }
}
