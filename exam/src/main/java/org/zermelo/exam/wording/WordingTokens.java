package org.zermelo.exam.wording;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The words of a wording in one line, in small letters, numbers as figures, each followed by a space; sentences and items end in a
 * dot of their own. Each word knows where it stood.
 */
final class WordingTokens {

    private static final Pattern PIECE = Pattern.compile("(?m)^[ \\t]*[-\u2212\u2010-\u2015\u2022\u00b7*][ \\t]+"
            + "|^[ \\t]*(?:\u2116[ \\t]*)?(19|20|21)(?=[.)\\s]|$)"
            + "|(?<!\\p{L})\\p{Ll}\\.[ ]?\\p{Ll}\\."
            + "|\\\\(?:leqslant|geqslant|leq|geq|le|ge|lt|gt)(?![a-z])"
            + "|<=|>=|[<>\u2264\u2265\u2a7d\u2a7e]"
            + "|\\d+[.,]\\d+(?![\\d.,)])|\\d+\\p{L}(?!\\p{L})|\\d+"
            + "|\\p{L}[\\p{L}\\p{M}]*(?:[-'\u2019]\\p{L}[\\p{L}\\p{M}]*)*"
            + "|[.!?:;\u2026]");

    private static final Map<String, String> RELATIONS = Map.ofEntries(
            Map.entry("<=", "le"),
            Map.entry("\u2264", "le"),
            Map.entry("\u2a7d", "le"),
            Map.entry(">=", "ge"),
            Map.entry("\u2265", "ge"),
            Map.entry("\u2a7e", "ge"),
            Map.entry("<", "lt"),
            Map.entry(">", "gt"),
            Map.entry("\\leqslant", "le"),
            Map.entry("\\leq", "le"),
            Map.entry("\\le", "le"),
            Map.entry("\\geqslant", "ge"),
            Map.entry("\\geq", "ge"),
            Map.entry("\\ge", "ge"),
            Map.entry("\\lt", "lt"),
            Map.entry("\\gt", "gt"));

    /** A word with its place in the source and in the line. */
    private record Word(String text, int from, int to) {}

    private final List<Word> words = new ArrayList<>();
    private final List<Integer> starts = new ArrayList<>();
    private final String line;

    WordingTokens(String source, Map<String, Long> numbers) {
        Matcher piece = PIECE.matcher(source);
        while (piece.find()) {
            add(piece, numbers);
        }
        StringBuilder all = new StringBuilder();
        for (Word word : words) {
            starts.add(all.length());
            all.append(word.text()).append(' ');
        }
        line = all.toString();
    }

    private void add(Matcher piece, Map<String, Long> numbers) {
        String raw = piece.group();
        int from = piece.start();
        int to = piece.end();
        String text = plain(raw);
        if (piece.group(1) != null) {
            words.add(new Word(".", from, from));
            words.add(new Word("line", from, from));
            words.add(new Word(piece.group(1), piece.start(1), to));
            return;
        }
        if (RELATIONS.containsKey(raw)) {
            text = RELATIONS.get(raw);
        } else if (!Character.isLetterOrDigit(text.codePointAt(0))) {
            text = ".";
        } else if (numbers.containsKey(text)) {
            long value = numbers.get(text);
            Word before = words.isEmpty() ? null : words.get(words.size() - 1);
            if (before != null && joins(before, value, piece, numbers)) {
                words.remove(words.size() - 1);
                from = before.from();
                value += Long.parseLong(before.text());
            }
            text = String.valueOf(value);
        } else if (text.matches("\\d+[.,]\\d+")) {
            text = text.replace(',', '.');
        }
        words.add(new Word(text, from, to));
    }

    /** Whether a word of a number goes on with the one before it: twenty | five, but not one | two. */
    private boolean joins(Word before, long value, Matcher piece, Map<String, Long> numbers) {
        if (!before.text().matches("\\d{2,6}") || piece.start() - before.to() > 1 || before.to() - before.from() < 3) {
            return false;
        }
        long head = Long.parseLong(before.text());
        long unit = head % 100 == 0 ? 100 : head % 10 == 0 && head >= 20 ? 10 : 1;
        return value > 0 && value < unit && numbers.containsValue(head % 100 == 0 ? head : head % 100);
    }

    /** A word in small letters, without accents over vowels; a letter with a diaeresis is read as the plain one. */
    static String plain(String word) {
        String bare = Normalizer.normalize(word.strip().toLowerCase(Locale.ROOT), Normalizer.Form.NFD)
                .replaceAll("[\u0300\u0301\u0308]", "");
        return Normalizer.normalize(bare, Normalizer.Form.NFC);
    }

    String line() {
        return line;
    }

    int count() {
        return words.size();
    }

    String word(int index) {
        return words.get(index).text();
    }

    /** Where a word begins in the source. */
    int from(int index) {
        return words.get(index).from();
    }

    /** Where a word ends in the source. */
    int to(int index) {
        return words.get(index).to();
    }

    /** The word that begins at this place of the line, or the count at its end. */
    int at(int place) {
        int low = Collections.binarySearch(starts, place);
        return low >= 0 ? low : -low - 1;
    }
}
