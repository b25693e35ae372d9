package org.zermelo.phrase;

import java.util.Locale;

/** Amounts of memory and time with the unit that makes them short, and figures as a language writes them. */
public final class Amounts {

    private final Speech words;

    private Amounts(Speech words) {
        this.words = words;
    }

    /** Amounts in the units and with the decimal sign of this language. */
    public static Amounts in(Speech words) {
        return new Amounts(words);
    }

    /** Bytes with a binary unit and at most one decimal: {@code 1.5 GiB}. */
    public String bytes(long bytes) {
        String[] units = words.say("amount.bytes").split(" ");
        double amount = bytes;
        int unit = 0;
        while (amount >= 1024 && unit < units.length - 1) {
            amount /= 1024;
            unit++;
        }
        return number(amount, unit == 0 ? 0 : 1) + " " + units[unit];
    }

    /** A time in the unit that makes it short: {@code 12 ms}, {@code 3.4 s}, {@code 2.5 h}. */
    public String seconds(double seconds) {
        if (Double.isInfinite(seconds) || seconds > 3e11) {
            return words.say("amount.ages");
        }
        if (seconds < 1e-3) {
            return of(seconds * 1e6, 0, "amount.microseconds");
        }
        if (seconds < 1) {
            return of(seconds * 1e3, 0, "amount.milliseconds");
        }
        if (seconds < 120) {
            return of(seconds, 1, "amount.seconds");
        }
        if (seconds < 7200) {
            return of(seconds / 60, 1, "amount.minutes");
        }
        return seconds < 172_800 ? of(seconds / 3600, 1, "amount.hours") : of(seconds / 86_400, 0, "amount.days");
    }

    /** A figure of which two digits mean something: {@code 8,400}, {@code 3.1 x 10^11}. */
    public String about(double figure) {
        if (Double.isInfinite(figure)) {
            return "∞";
        }
        double unit = figure < 100 ? 1 : Math.pow(10, Math.floor(Math.log10(figure)) - 1);
        double rounded = Math.rint(figure / unit) * unit;
        if (rounded < 1e9) {
            String grouped = String.format(Locale.ROOT, "%,.0f", rounded);
            return words.figures(grouped.replace(",", words.say("amount.group")));
        }
        int exponent = (int) Math.floor(Math.log10(rounded) + 1e-9);
        return number(rounded / Math.pow(10, exponent), 1) + words.figures(" x 10^" + exponent);
    }

    /** A figure with this many decimals: {@code 23.78}, in Russian {@code 23,78}. */
    public String decimal(double figure, int decimals) {
        String text = String.format(Locale.ROOT, "%." + decimals + "f", figure);
        return words.figures(text.replace(".", words.say("amount.point")));
    }

    private String of(double amount, int decimals, String unit) {
        return number(amount, decimals) + " " + words.say(unit);
    }

    private String number(double amount, int decimals) {
        String text = decimal(amount, decimals);
        String whole = words.say("amount.point") + words.figures("0");
        return text.endsWith(whole) ? text.substring(0, text.length() - whole.length()) : text;
    }
}
