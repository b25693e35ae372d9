package org.zermelo.bench.count;

import java.util.Arrays;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.number.Dyadic;
import org.zermelo.partizan.thermograph.Thermograph;
import org.zermelo.partizan.thermograph.Thermographs;

/**
 * Values of the connected regions of Domineering, size by size: a move leaves two cells fewer, so all options are known. Written for
 * itself, without the rules of the library: Left lays dominoes upright, Right lying.
 *
 * <p>Means and temperatures are numbers of steps of {@code 1 / STEPS}.
 */
final class DominoComponents {

    static final int STEPS = 1 << 14;

    /** A number of 1 cell, for which there is no room; the sum of nothing. */
    private static final int NOBODY_MOVES = Forms.ZERO;

    private final Forms forms = new Forms();
    private final PolyominoCode codes = new PolyominoCode();
    private final LongIntTable numbers = new LongIntTable();
    private final LongIntTable means = new LongIntTable();

    /** The forms that are kept, by number. */
    private int[] values = new int[1 << 10];

    private int count;

    private Thermographs thermographs = new Thermographs(forms);
    private final Forms.Generation beginning = forms.generation();
    private final long[] after = new long[Polyominoes.MOST_CELLS + 2];
    private final int[] lefts = new int[64];
    private final int[] rights = new int[64];

    /** What is known of a region: its form, its mean and its temperature. */
    record Found(int form, int mean, int temperature) {}

    /** Values a region from those of the smaller ones. */
    Found value(long[] rows) {
        if (forms.isCrowded()) {
            forms.sweep(beginning, values, count);
            thermographs = new Thermographs(forms);
        }
        int left = options(rows, true, lefts);
        int right = options(rows, false, rights);
        int form = forms.of(Arrays.copyOf(lefts, left), Arrays.copyOf(rights, right));
        Thermograph thermograph = thermographs.of(form);
        return new Found(form, steps(thermograph.mean()), steps(thermograph.temperature()));
    }

    static int steps(Dyadic number) {
        return number.times(Dyadic.of(STEPS)).numerator().intValueExact();
    }

    /** Keeps the form of a region, for all its images. */
    void keepForm(long[] rows, int form) {
        if (count == values.length) {
            values = Arrays.copyOf(values, 2 * count);
        }
        values[count] = form;
        long[] images = codes.ofImages(rows);
        for (int k = 0; k < images.length; k++) {
            numbers.put(images[k], k < PolyominoCode.MIRRORED ? count : ~count);
        }
        count++;
    }

    /** Keeps the mean of a region, for all its images. */
    void keepMean(long[] rows, int mean) {
        long[] images = codes.ofImages(rows);
        for (int k = 0; k < images.length; k++) {
            means.put(images[k], k < PolyominoCode.MIRRORED ? mean : -mean);
        }
    }

    private interface Visit {
        void option(long[] rows);
    }

    private void moves(long[] rows, boolean upright, Visit visit) {
        for (int r = 1; r < rows.length - 1; r++) {
            for (long from = rows[r] & (upright ? rows[r + 1] : rows[r] >>> 1); from != 0; from &= from - 1) {
                long cell = Long.lowestOneBit(from);
                System.arraycopy(rows, 0, after, 0, rows.length);
                after[r] &= ~(upright ? cell : cell | cell << 1);
                after[r + 1] &= ~(upright ? cell : 0);
                visit.option(after);
            }
        }
    }

    private int options(long[] rows, boolean upright, int[] found) {
        int[] many = {0};
        moves(rows, upright, option -> found[many[0]++] = sum(option));
        return many[0];
    }

    private int sum(long[] rows) {
        int sum = NOBODY_MOVES;
        for (int r = 1; r < rows.length; ) {
            if (rows[r] == 0) {
                r++;
                continue;
            }
            long code = codes.take(rows, r);
            if (codes.size() > 1) {
                int number = numbers.get(code);
                sum = forms.sum(sum, number < 0 ? forms.negative(values[~number]) : values[number]);
            }
        }
        return sum;
    }

    /**
     * How much further the greatest mean of Left's options lies than the least of Right's; hugely negative where somebody cannot move. If
     * no smaller region is hotter than t, the region is hotter than t exactly if this is more than 2 t: then at t and above the walls of
     * its options are their masts, so that the scaffolds are the greatest mean less t and the least mean plus t.
     */
    int spread(long[] rows) {
        int[] best = {Integer.MIN_VALUE / 2, Integer.MAX_VALUE / 2};
        moves(rows, true, option -> best[0] = Math.max(best[0], mean(option)));
        moves(rows, false, option -> best[1] = Math.min(best[1], mean(option)));
        return best[0] < -STEPS * Long.SIZE || best[1] > STEPS * Long.SIZE ? Integer.MIN_VALUE : best[0] - best[1];
    }

    private int mean(long[] rows) {
        int mean = 0;
        for (int r = 1; r < rows.length; ) {
            if (rows[r] == 0) {
                r++;
                continue;
            }
            long code = codes.take(rows, r);
            mean += codes.size() > 1 ? means.get(code) : 0;
        }
        return mean;
    }

    /** The forms there are by now. */
    int forms() {
        return forms.size();
    }
}
