package org.zermelo.notation.text;

import java.util.Arrays;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Signs of other scripts as those that the notation is written in: forms of full width, digits of other scripts, the Arabic comma and
 * semicolon. Each stands for one sign, so that every place of the text stays where it was.
 */
public final class PlainSigns {

    /** The joiner without a width between the pieces of a Persian word, where many write a blank or nothing. */
    static final char JOINER = '\u200c';

    /** Texts without a sign behind this one are plain. */
    private static final char FIRST = '\u0600';

    /** How far the forms of full width lie from the signs of ASCII. */
    private static final int FULL_WIDTH = 0xfee0;

    /** Signs of Persian, Arabic and Chinese texts; Arabic letters that Persian writes otherwise; marks of direction. */
    private static final Map<Character, Character> PLAIN = Map.ofEntries(
            Map.entry('\u060c', ','),
            Map.entry('\u061b', ';'),
            Map.entry('\u061f', '?'),
            Map.entry('\u066a', '%'),
            Map.entry('\u066b', '.'),
            Map.entry('\u066d', '*'),
            Map.entry('\u064a', '\u06cc'),
            Map.entry('\u0649', '\u06cc'),
            Map.entry('\u0643', '\u06a9'),
            Map.entry('\u3000', ' '),
            Map.entry('\u3001', ','));

    /** What a program sets apart in a line from right to left is copied with its marks. */
    private static final Pattern APART = Pattern.compile("[\\u2066-\\u2068]([^\\u2066-\\u2069]*)\\u2069");

    /** A mark of direction beside letters of such a script. */
    private static final Pattern TURNED = Pattern.compile("[\\u200e\\u200f\\u061c]");

    private PlainSigns() {}

    /** Looked for at the first text in Arabic letters. */
    private static final class KnownSigns {
        static final Pattern COMPOUND = Pattern.compile("(?<![\\p{L}\\u200c])(?:"
                + InputWords.read()
                        .flatMap(words -> Arrays.stream(words.split(" ")))
                        .filter(word -> word.indexOf(JOINER) >= 0)
                        .distinct()
                        .sorted((a, b) -> b.length() - a.length())
                        .map(word -> word.replace(String.valueOf(JOINER), "[ \\u200c]"))
                        .collect(Collectors.joining("|"))
                + ")(?![\\p{L}\\u200c])");
    }

    /** The text in plain signs, one for each of its own. Linear in the text. */
    public static String of(String text) {
        if (text.chars().noneMatch(c -> c >= FIRST)) {
            return text;
        }
        StringBuilder plain = new StringBuilder(text);
        boolean arabic = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            plain.setCharAt(i, plain(c));
            arabic |= isArabic(c);
        }
        String apart = APART.matcher(plain).replaceAll(" $1 ");
        return arabic ? joined(TURNED.matcher(apart).replaceAll(" ")) : apart;
    }

    /** Whether a character is written from right to left with letters that join. */
    private static boolean isArabic(char c) {
        return c >= FIRST && c <= '\u06ff';
    }

    private static char plain(char c) {
        if (c >= '\uff01' && c <= '\uff5e') {
            return (char) (c - FULL_WIDTH);
        }
        if (Character.isDigit(c)) {
            return (char) ('0' + Character.getNumericValue(c));
        }
        return PLAIN.getOrDefault(c, c);
    }

    /** Known words whose pieces stand apart, joined. */
    private static String joined(String text) {
        StringBuilder joined = new StringBuilder(text);
        Matcher compound = KnownSigns.COMPOUND.matcher(text);
        while (compound.find()) {
            for (int i = compound.start(); i < compound.end(); i++) {
                if (joined.charAt(i) == ' ') {
                    joined.setCharAt(i, JOINER);
                }
            }
        }
        return joined.toString();
    }

    /** Whether a sign without a width belongs to a word here: the joiner before a letter, or a mark of a vowel. */
    public static boolean joins(int sign, int next) {
        return sign == JOINER && Character.isLetter(next) || sign >= '\u064b' && sign <= '\u0655';
    }
}
