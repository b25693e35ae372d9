package org.zermelo.solve.sweep;

import java.util.SplittableRandom;
import org.zermelo.game.PackedRules;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.solve.keys.BitmapKeys;
import org.zermelo.solve.keys.KeySet;
import org.zermelo.solve.keys.Numbering;
import org.zermelo.solve.work.Workers;

/**
 * The positions in reach where the rules know them by themselves: every index is asked once, and no move is made. Each
 * word of the bitmap has one writer. Time O(indices).
 */
final class ReachScan {

    private static final int SAMPLE = 512;
    /** Where fewer than one in so many indices are in reach, to play is cheaper than to ask. */
    private static final int FEW = 16;

    private ReachScan() {}

    /**
     * Whether the rules tell what is in reach, a bit for each index leaves most of the budget to the values, and enough of a
     * sample of indices are in reach.
     */
    static boolean fits(PackedRules rules, Budget budget) {
        return rules.knowsReach() && rules.indices() > 0 && Stage.dense(rules, budget) && many(rules);
    }

    private static boolean many(PackedRules rules) {
        SplittableRandom random = new SplittableRandom(1965);
        int reached = 0;
        for (int i = 0; i < SAMPLE; i++) {
            reached += rules.reached(rules.at(random.nextLong(rules.indices()))) ? 1 : 0;
        }
        return reached * FEW >= SAMPLE;
    }

    /** The positions in reach of the start. */
    static KeySet keys(PackedRules rules, Workers workers, Watch watch) {
        long indices = rules.indices();
        long[] words = new long[Math.toIntExact(BitmapKeys.wordsFor(indices))];
        int wordsPerSlice = KeySet.SLICE / Long.SIZE;
        workers.each(words.length / wordsPerSlice, (slice, worker) -> {
            for (int word = slice * wordsPerSlice; word < (slice + 1) * wordsPerSlice; word++) {
                words[word] = word(rules, (long) word * Long.SIZE, indices);
            }
            watch.progress(Math.min(indices, (slice + 1L) * KeySet.SLICE), indices);
        });
        return new BitmapKeys(words, Numbering.of(rules));
    }

    /** Which of the 64 indices from here on are in reach. */
    private static long word(PackedRules rules, long from, long indices) {
        long word = 0;
        for (int bit = 0; bit < Long.SIZE && from + bit < indices; bit++) {
            if (rules.reached(rules.at(from + bit))) {
                word |= 1L << bit;
            }
        }
        return word;
    }
}
