package org.zermelo.solve.packed;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A table of counters of 8, 16 or 32 bits, packed into ints, that several threads may change at once. */
final class Slots {

    private static final VarHandle WORDS = MethodHandles.arrayElementVarHandle(int[].class);

    private final int size;
    /** Binary logarithm of the slots in a word: 2, 1 or 0. */
    private final int perWord;

    private final int bits;
    private final int[] words;

    /** Slots that are all 0 and can hold numbers up to {@code most}. */
    Slots(int size, int most) {
        this.size = size;
        this.perWord = most < 1 << 8 ? 2 : most < 1 << 16 ? 1 : 0;
        this.bits = 32 >> perWord;
        this.words = new int[(int) (((long) size + (1 << perWord) - 1) >> perWord)];
    }

    /** Reads what {@link #write} wrote. */
    static Slots read(DataInput in) throws IOException {
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

    void write(DataOutput out) throws IOException {
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

    int get(int slot) {
        return cut(words[slot >> perWord], slot);
    }

    /** Sets a slot unless another thread has set it before. */
    void start(int slot, int value) {
        int word = slot >> perWord;
        int old = words[word];
        while (cut(old, slot) == 0) {
            int seen = (int) WORDS.compareAndExchange(words, word, old, old | value << shift(slot));
            if (seen == old) {
                return;
            }
            old = seen;
        }
    }

    /** Takes 1 from a slot that is at least 1; what is left. */
    int decrement(int slot) {
        int old = (int) WORDS.getAndAdd(words, slot >> perWord, -(1 << shift(slot)));
        return cut(old, slot) - 1;
    }

    /** Sets a slot that no other thread changes now; its neighbours in the word may be changed. */
    void set(int slot, int value) {
        WORDS.getAndAdd(words, slot >> perWord, (value - get(slot)) << shift(slot));
    }

    /** The largest number that fits a slot. */
    int most() {
        return bits == 32 ? Integer.MAX_VALUE : (1 << bits) - 1;
    }

    /** The same numbers in slots that can hold {@code most}. */
    Slots widened(int most) {
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
