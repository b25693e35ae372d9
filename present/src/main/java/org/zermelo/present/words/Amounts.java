package org.zermelo.present.words;

import java.util.Locale;

/** Amounts of memory and time with the unit that makes them short. */
public final class Amounts {

    private static final String[] UNITS = {"B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};

    private Amounts() {}

    /** Bytes with a binary unit and at most one decimal: {@code 1.5 GiB}. */
    public static String bytes(long bytes) {
        double amount = bytes;
        int unit = 0;
        while (amount >= 1024 && unit < UNITS.length - 1) {
            amount /= 1024;
            unit++;
        }
        return number(amount, unit == 0 ? 0 : 1) + " " + UNITS[unit];
    }

    /** A time in the unit that makes it short: {@code 12 ms}, {@code 3.4 s}, {@code 2.5 h}. */
    public static String seconds(double seconds) {
        if (Double.isInfinite(seconds) || seconds > 3e11) {
            return "> 10000 years";
        }
        if (seconds < 1e-3) {
            return number(seconds * 1e6, 0) + " µs";
        }
        if (seconds < 1) {
            return number(seconds * 1e3, 0) + " ms";
        }
        if (seconds < 120) {
            return number(seconds, 1) + " s";
        }
        if (seconds < 7200) {
            return number(seconds / 60, 1) + " min";
        }
        return seconds < 172_800 ? number(seconds / 3600, 1) + " h" : number(seconds / 86_400, 0) + " d";
    }

    /** A figure of which two digits mean something: {@code 8,400}, {@code 3.1 x 10^11}. */
    public static String about(double figure) {
        if (Double.isInfinite(figure)) {
            return "∞";
        }
        double unit = figure < 100 ? 1 : Math.pow(10, Math.floor(Math.log10(figure)) - 1);
        double rounded = Math.rint(figure / unit) * unit;
        if (rounded < 1e9) {
            return String.format(Locale.ROOT, "%,.0f", rounded);
        }
        int exponent = (int) Math.floor(Math.log10(rounded) + 1e-9);
        return number(rounded / Math.pow(10, exponent), 1) + " x 10^" + exponent;
    }

    private static String number(double amount, int decimals) {
        String text = String.format(Locale.ROOT, "%." + decimals + "f", amount);
        return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
    }
}
