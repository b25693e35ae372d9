package org.zermelo.solve.cells;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.zermelo.solve.work.Numbers;

/** A table of counters of 8, 16 or 32 bits, packed into ints. */
public final class Slots {

    private static final VarHandle WORDS = MethodHandles.arrayElementVarHandle(int[].class);

    private final int size;
    /** Binary logarithm of the slots in a word: 2, 1 or 0. */
    private final int perWord;

    private final int bits;
    private final int[] words;

    /** Slots that are all 0 and can hold numbers up to {@code most}. */
    public Slots(int size, int most) {
        this.size = size;
        this.perWord = most < 1 << 8 ? 2 : most < 1 << 16 ? 1 : 0;
        this.bits = 32 >> perWord;
        this.words = new int[(int) (((long) size + (1 << perWord) - 1) >> perWord)];
    }

    /** Reads what {@link #write} wrote. */
    public static Slots read(DataInput in) throws IOException {
        int size = in.readInt();
        int perWord = in.readByte();
        return new Slots(size, perWord, Numbers.ints(in));
    }

    private Slots(int size, int perWord, int[] words) {
        this.size = size;
        this.perWord = perWord;
        this.bits = 32 >> perWord;
        this.words = words;
    }

    public void write(DataOutput out) throws IOException {
        out.writeInt(size);
        out.writeByte(perWord);
        Numbers.write(out, words);
    }

    private int shift(int slot) {
        return (slot & (1 << perWord) - 1) * bits;
    }

    private int cut(int word, int slot) {
        return bits == 32 ? word : word >>> shift(slot) & (1 << bits) - 1;
    }

    public int get(int slot) {
        return cut(words[slot >> perWord], slot);
    }

    /** Sets a slot that is 0; its neighbours in the word may be changed by other threads in the same way. */
    public void start(int slot, int value) {
        WORDS.getAndAdd(words, slot >> perWord, value << shift(slot));
    }

    /** Sets a slot while no other thread changes it or its neighbours in the word. */
    public void set(int slot, int value) {
        int word = slot >> perWord;
        words[word] += value - cut(words[word], slot) << shift(slot);
    }

    /** The largest number that fits a slot. */
    public int most() {
        return bits == 32 ? Integer.MAX_VALUE : (1 << bits) - 1;
    }

    /** The same numbers in slots that can hold {@code most}. */
    public Slots widened(int most) {
        Slots wide = new Slots(size, most);
        for (int slot = 0; slot < size; slot++) {
            wide.set(slot, get(slot));
        }
        return wide;
    }

    long bytes() {
        return words.length * 4L;
    }
}
