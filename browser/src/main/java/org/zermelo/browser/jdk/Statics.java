package org.zermelo.browser.jdk;

import java.util.Arrays;
import java.util.regex.Pattern;

/** Static methods that the class library of the browser lacks. */
public final class Statics {

    private static final int LETTERS = 26;

    private static final String BLANK = "[\\s\\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]";

    private Statics() {}

    public static int compare(int[] left, int[] right) {
        for (int i = 0; i < Math.min(left.length, right.length); i++) {
            if (left[i] != right[i]) {
                return Integer.compare(left[i], right[i]);
            }
        }
        return left.length - right.length;
    }

    public static void parallelSort(long[] numbers) {
        Arrays.sort(numbers);
    }

    public static long multiplyHigh(long left, long right) {
        long low = (left & 0xFFFFFFFFL) * (right & 0xFFFFFFFFL);
        long middle = (left >> 32) * (right & 0xFFFFFFFFL) + (low >>> 32);
        long other = (left & 0xFFFFFFFFL) * (right >> 32) + (middle & 0xFFFFFFFFL);
        return (left >> 32) * (right >> 32) + (middle >> 32) + (other >> 32);
    }

    public static String toString(int sign) {
        return new String(Character.toChars(sign));
    }

    /** The class library has no Unicode classes by a flag; of them our patterns use blanks. */
    public static Pattern compile(String text, int flags) {
        if ((flags & Pattern.UNICODE_CHARACTER_CLASS) == 0) {
            return Pattern.compile(text, flags);
        }
        return Pattern.compile(text.replace("\\s", BLANK), flags & ~Pattern.UNICODE_CHARACTER_CLASS);
    }

    public static System.Logger getLogger(String name) {
        return new ErrorLog(name);
    }

    /** Every code of two letters: a few of them are languages. */
    public static String[] getISOLanguages() {
        String[] all = new String[LETTERS * LETTERS];
        for (int i = 0; i < all.length; i++) {
            all[i] = "" + (char) ('a' + i / LETTERS) + (char) ('a' + i % LETTERS);
        }
        return all;
    }
}
