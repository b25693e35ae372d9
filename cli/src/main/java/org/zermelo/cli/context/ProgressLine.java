package org.zermelo.cli.context;

import java.util.Locale;
import java.util.function.LongSupplier;

/**
 * The line that says how far long work is: what part is done, how many units of how many, how many a second lately, the time since the
 * start and, by that rate, the time left, then where the work is. One that fits a terminal of 80 columns.
 */
final class ProgressLine {

    private static final int MOST_BAR = 20;

    /** A rate is that of so many seconds at least. */
    private static final double LATELY = 5;

    private static final String UNITS = " kMGTPE";

    private final LongSupplier nanos;
    private final long start;
    private long marked;
    private long before;
    private long last;
    private double rate;

    /** A line for work that begins now, by a clock of nanoseconds. */
    ProgressLine(LongSupplier nanos) {
        this.nanos = nanos;
        this.start = nanos.getAsLong();
        this.marked = start;
    }

    /**
     * The line.
     *
     * @param total how many units there are; not above 0 where that is not known
     * @param where words; may be empty
     */
    String say(long done, long total, String where, int width) {
        long now = nanos.getAsLong();
        double seconds = (now - marked) / 1e9;
        if (done < last || seconds >= LATELY) {
            // another part of the work counts anew
            rate = done < last ? 0 : (done - before) / seconds;
            before = done;
            marked = now;
        } else if (rate == 0 && seconds > 0) {
            rate = (done - before) / seconds;
        }
        last = done;
        boolean known = total > 0;
        String text = brief(done) + (known ? "/" + brief(total) : "");
        text += rate > 0 ? "  " + brief((long) rate) + "/s" : "";
        text += "  " + time((now - start) / 1e9);
        text += known && rate > 0 ? " + " + time(Math.max(0, total - done) / rate) : "";
        text += where.isEmpty() ? "" : "  " + where;
        String part = known ? String.format(Locale.ROOT, "%3d%% ", 100 * Math.min(done, total) / total) : "";
        int bar = Math.min(MOST_BAR, width - part.length() - text.length() - 3);
        if (known && bar > 2) {
            int full = (int) (bar * ((double) Math.min(done, total) / total));
            part += "[" + "=".repeat(full) + " ".repeat(bar - full) + "] ";
        }
        String line = part + text;
        return line.length() <= width ? line : line.substring(0, width);
    }

    /** A number with three digits and a unit. */
    private static String brief(long number) {
        if (number < 1000) {
            return String.valueOf(number);
        }
        double left = number;
        int unit = 0;
        while (left >= 999.5) {
            left /= 1000;
            unit++;
        }
        return String.format(
                Locale.ROOT, left < 9.995 ? "%.2f%s" : left < 99.95 ? "%.1f%s" : "%.0f%s", left, UNITS.charAt(unit));
    }

    private static String time(double seconds) {
        long whole = (long) Math.min(seconds, 1e9);
        return String.format(Locale.ROOT, "%d:%02d:%02d", whole / 3600, whole / 60 % 60, whole % 60);
    }
}
