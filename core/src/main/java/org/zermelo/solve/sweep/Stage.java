package org.zermelo.solve.sweep;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import org.zermelo.game.PackedRules;
import org.zermelo.solve.Budget;
import org.zermelo.solve.keys.BitmapKeys;
import org.zermelo.solve.keys.KeySet;
import org.zermelo.solve.keys.Numbering;
import org.zermelo.solve.keys.SortedKeys;
import org.zermelo.solve.work.Numbers;

/** How far a state had come; its first byte. The keys stand behind it once all are found. */
enum Stage {
    /** Positions are still being found. */
    EXPLORING,
    /** Levels are being solved. */
    SWEEPING,
    /** Outcomes are being spread backwards. */
    SPREADING;

    void write(DataOutput out) throws IOException {
        out.writeByte(ordinal());
    }

    static Stage read(DataInput in) throws IOException {
        return values()[in.readByte()];
    }

    /** Writes keys as they are kept while a game is solved: a bitmap, or sorted. */
    static void write(DataOutput out, KeySet keys) throws IOException {
        out.writeBoolean(keys instanceof BitmapKeys);
        Numbers.write(out, keys instanceof BitmapKeys bitmap ? bitmap.words() : ((SortedKeys) keys).keys());
    }

    static KeySet keys(DataInput in, PackedRules rules) throws IOException {
        return in.readBoolean()
                ? new BitmapKeys(Numbers.longs(in), Numbering.of(rules))
                : new SortedKeys(Numbers.longs(in));
    }

    /** Whether one bit for each number under the bound leaves most of the budget to the values. */
    static boolean dense(PackedRules rules, Budget budget) {
        long span = Numbering.span(rules);
        return span <= 1L << 36 && BitmapKeys.bytesFor(span) <= budget.bytes() / 2;
    }

    /** An empty bitmap. */
    static SeenBits bits(PackedRules rules, Budget budget) {
        return new SeenBits(Numbering.of(rules), apart(rules, budget));
    }

    /** Whether bits for every thread still leave most of the budget to the values. */
    private static boolean apart(PackedRules rules, Budget budget) {
        double bytes = BitmapKeys.wordsFor(Numbering.span(rules)) * 8.0;
        return budget.threads() > 1 && bytes * (budget.threads() - 1) <= budget.bytes() / 4.0;
    }

    /** What was seen, from a state. */
    static Exploration.Seen seen(DataInput in, PackedRules rules, Budget budget) throws IOException {
        boolean bits = in.readBoolean();
        long[] numbers = Numbers.longs(in);
        if (bits) {
            return new SeenBits(Numbering.of(rules), numbers, apart(rules, budget));
        }
        SeenHash seen = new SeenHash(budget.bytes() / 2);
        for (long key : numbers) {
            seen.add(key, seen.place(key));
        }
        return seen;
    }
}
