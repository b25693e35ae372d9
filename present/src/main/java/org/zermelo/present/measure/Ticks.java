package org.zermelo.present.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.zermelo.phrase.Amounts;
import org.zermelo.present.words.Words;

/** The figures that a logarithmic axis names. */
final class Ticks {

    /** From fine to coarse: which multiples of each power of ten. */
    private static final double[][] STEPS = {{1, 2, 3, 4, 5, 6, 7, 8, 9}, {1, 2, 3, 5}, {1, 2, 5}, {1, 3}, {1}};

    private static final int MOST = 10;

    private Ticks() {}

    /** A time as an axis names it: {@code 0.1 µs}, {@code 10 ms}. */
    static String time(double seconds, Words words) {
        Amounts amounts = Amounts.in(words);
        if (seconds >= 0.5e-6) {
            return amounts.seconds(seconds);
        }
        int decimals = (int) -Math.floor(Math.log10(seconds * 1e6) + 1e-9);
        return amounts.decimal(seconds * 1e6, decimals) + " " + words.say("amount.microseconds");
    }

    /** A size as an axis names it. */
    static String size(double size) {
        return String.format(Locale.ROOT, size >= 1e6 ? "%.0e" : "%.0f", size);
    }

    /** The finest round figures from the least to the greatest of which there are at most ten; else powers of ten. */
    static List<Double> between(double least, double most) {
        List<Double> ticks = List.of();
        for (double[] steps : STEPS) {
            ticks = ticks(least, most, steps);
            if (ticks.size() <= MOST) {
                return ticks;
            }
        }
        return ticks;
    }

    /** Whole figures from the least to the greatest, the finest round step of which there are at most ten. */
    static List<Double> straight(double least, double most) {
        double step = 1;
        for (int finer = 0; (most - least) / step > MOST; finer++) {
            step = Math.pow(10, finer / 3) * new double[] {1, 2, 5}[finer % 3];
        }
        List<Double> ticks = new ArrayList<>();
        for (double tick = Math.ceil(least / step) * step; tick <= most; tick += step) {
            ticks.add(tick);
        }
        return ticks;
    }

    private static List<Double> ticks(double least, double most, double[] steps) {
        List<Double> ticks = new ArrayList<>();
        for (int power = (int) Math.floor(Math.log10(least)); Math.pow(10, power) <= most; power++) {
            for (double step : steps) {
                // a power of ten below 1 is not exact: divided, its multiples are
                double tick = power < 0 ? step / Math.pow(10, -power) : step * Math.pow(10, power);
                if (tick >= least && tick <= most) {
                    ticks.add(tick);
                }
            }
        }
        return ticks;
    }
}
