package org.zermelo.exam.wording.paper;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * A pasted text as letters alone: without the marks of typesetting (soft hyphens, LaTeX, bold, entities), letters of mathematics as
 * plain ones,
 * each letter with its place in the source.
 */
// What a sentence has told so far is asked for only behind the word that tells it, which the analysis does not see.
@SuppressWarnings("NullAway")
final class PaperText {

    /** What typesetting writes for signs and blanks; the longest first, since one may begin with another. */
    private static final Map<String, String> MARKS =
            new TreeMap<>((a, b) -> a.length() == b.length() ? a.compareTo(b) : b.length() - a.length());

    static {
        for (String le : new String[] {"\\leqslant", "\\leq", "\\le", "&le;", "<="}) {
            MARKS.put(le, "\u2264");
        }
        for (String ge : new String[] {"\\geqslant", "\\geq", "\\ge", "&ge;", ">="}) {
            MARKS.put(ge, "\u2265");
        }
        MARKS.put("\u2a7d", "\u2264");
        MARKS.put("\u2a7e", "\u2265");
        MARKS.put("\\lt", "<");
        MARKS.put("\\gt", ">");
        MARKS.put("&lt;", "<");
        MARKS.put("&gt;", ">");
        MARKS.put("\\cdot", "*");
        MARKS.put("\\times", "*");
        MARKS.put("\u00d7", "*");
        for (String blank : new String[] {"&nbsp;", "\\,", "\\;", "\\ ", "~"}) {
            MARKS.put(blank, " ");
        }
        for (String nothing : new String[] {
            "\\(",
            "\\)",
            "\\[",
            "\\]",
            "$",
            "**",
            "__",
            "&shy;",
            "\\text",
            "\\textbf",
            "\\textit",
            "\\mathbf",
            "\\mathrm",
            "\\emph",
            "{",
            "}",
            "\u00ad",
            "\u200b",
            "\u200e",
            "\u200f",
            "\u2060",
            "\ufeff"
        }) {
            MARKS.put(nothing, "");
        }
    }

    private final StringBuilder letters = new StringBuilder();
    private int[] places;

    PaperText(String source) {
        places = new int[source.length() + 1];
        int at = 0;
        while (at < source.length()) {
            int from = at;
            String mark = mark(source, at);
            if (mark != null) {
                at += mark.length();
                add(MARKS.get(mark), from);
            } else {
                at += Character.charCount(source.codePointAt(at));
                while (at < source.length() && Character.getType(source.charAt(at)) == Character.NON_SPACING_MARK) {
                    at++;
                }
                add(Normalizer.normalize(source.substring(from, at), Normalizer.Form.NFKC), from);
            }
        }
        room(letters.length() + 1);
        places[letters.length()] = source.length();
    }

    private static String mark(String source, int at) {
        char first = source.charAt(at);
        if (Character.isLetterOrDigit(first) || Character.isWhitespace(first)) {
            return null;
        }
        for (String mark : MARKS.keySet()) {
            if (source.startsWith(mark, at)) {
                return mark;
            }
        }
        return null;
    }

    private void add(String text, int place) {
        room(letters.length() + text.length() + 1);
        for (int i = 0; i < text.length(); i++) {
            places[letters.length()] = place;
            char letter = text.charAt(i);
            letters.append(
                    letter != '\n' && (Character.isSpaceChar(letter) || letter == '\t' || letter == '\r')
                            ? ' '
                            : letter);
        }
    }

    private void room(int wanted) {
        if (wanted >= places.length) {
            places = java.util.Arrays.copyOf(places, 2 * wanted);
        }
    }

    String letters() {
        return letters.toString();
    }

    /** Where a letter stood in the source; the source's end for the place behind the last one. */
    int place(int letter) {
        return places[letter];
    }

    /** Where what ends before this letter ended in the source. */
    int end(int letter) {
        return letter == 0 ? 0 : places[letter - 1] + 1;
    }

    /** A word in small letters, without accents over vowels; a letter with a diaeresis is read as the plain one. */
    static String plain(String word) {
        String bare = Normalizer.normalize(word.strip().toLowerCase(Locale.ROOT), Normalizer.Form.NFD)
                .replaceAll("[\u0300\u0301\u0308]", "");
        return Normalizer.normalize(bare, Normalizer.Form.NFC);
    }
}
