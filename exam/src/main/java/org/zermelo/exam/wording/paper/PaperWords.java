package org.zermelo.exam.wording.paper;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.zermelo.exam.wording.paper.PaperWord.WordKind;

/** Parts a text into words; numbers in words become figures, words that a line's end has broken are joined. */
// What a sentence has told so far is asked for only behind the word that tells it, which the analysis does not see.
@SuppressWarnings("NullAway")
public final class PaperWords {

    private static final String DASHES = "\\-\u00ac\u2010-\u2015\u2212";

    private static final Pattern PIECE = Pattern.compile("(?m)(?<item>^[ ]*[\u2022\u00b7*" + DASHES + "][ ]+)"
            + "|(?<aside>https?://\\S+|www\\.\\S+|(?<!\\d)\\d{1,2}\\.\\d{1,2}\\.(?:\\d{4}|\\d{2})(?!\\d)"
            + "|(?<!\\p{L})\\p{Lu}\\p{Ll}+[ ]\\p{Lu}\\.[ ]?\\p{Lu}\\.|(?<!\\p{L})\\p{Lu}\\.[ ]?\\p{Lu}\\.[ ]\\p{Lu}\\p{Ll}+)"
            + "|(?<abbr>(?<!\\p{L})(?:\\p{Ll}\\.[ ]?|\\p{Lu}\\.)(?:\\p{Ll}\\.)(?:[ ]?\\p{Ll}\\.)?)"
            + "|(?<ord>\\d{1,2}(?:-\\p{L}{1,3}|st|nd|rd|th)(?![\\p{L}\\d]))"
            + "|(?<rel>[<>=\u2264\u2265\u2260+*/])"
            + "|(?<num>\\d+\\.\\d+(?![\\d.])|\\d+,\\d+(?![\\d.,)])|\\d+)"
            + "|(?<word>\\p{L}[\\p{L}\\p{M}\u200c]*(?:(?:[\u00ac\u2010\u2011-][ ]*\\n[ ]*(?=\\p{Ll})|['\u2019"
            + "\\-\u2010\u2011])\\p{L}[\\p{L}\\p{M}\u200c]*)*'?)"
            + "|(?<dots>(?<=[,\\d][ ]?)\\.{2,3}(?=[ ]?,?[ ]?\\d))"
            + "|(?<end>[.!?\u2026\u3002\uff1f\u061f\uff01]+)|(?<stop>[;\uff1b\u061b])|(?<light>\u2208\\s*\\[|[^\\s])");

    /** What a mark of a harder task stands before: a sentence, the number of a question, or the end of such a number. */
    private static final Pattern MARKED =
            Pattern.compile("\\s*(?:\\p{Lu}\\p{Ll}|(?:19|20|21)[.)])|[.)]\\s*\\p{Lu}\\p{Ll}");

    private static final Map<String, String> RELATIONS = Map.of(
            "<", "lt", ">", "gt", "=", "eq", "\u2264", "le", "\u2265", "ge", "\u2260", "ne", "+", "plus", "*", "times",
            "/", "slash");

    /** Forms of a name have so many letters in common. */
    private static final int SAME = 3;

    /** So many digits fit what numbers of stones are computed with. */
    private static final int LONGEST_NUMBER = 15;

    /** No name of a game has more words. */
    private static final int LONGEST_NAME = 7;

    private final PaperText text;
    private final Lexicon lexicon;
    private final List<PaperWord> words = new ArrayList<>();
    private int depth;
    private int lines;

    private PaperWords(String source, Lexicon lexicon) {
        this.text = new PaperText(source);
        this.lexicon = lexicon;
    }

    public static List<PaperWord> of(String source, Lexicon lexicon) {
        PaperWords words = new PaperWords(source, lexicon);
        Matcher piece = PIECE.matcher(words.text.letters());
        int before = 0;
        while (piece.find()) {
            String gap = words.text.letters().substring(before, piece.start());
            if (words.marked(piece)) {
                continue;
            }
            words.lines = (int) Math.min(2, gap.chars().filter(c -> c == '\n').count());
            words.add(piece);
            before = piece.end();
        }
        words.firstNames();
        return words.words;
    }

    /** Whether this is the mark of a harder task, or of a quotation at the beginning of a line. */
    private boolean marked(Matcher piece) {
        boolean begins = piece.start() == 0 || text.letters().charAt(piece.start() - 1) == '\n';
        return piece.group().matches(begins ? "[*+>]" : "[*+]")
                && MARKED.matcher(text.letters().substring(piece.end())).lookingAt();
    }

    private void add(Matcher piece) {
        String raw = piece.group();
        int from = piece.start();
        int to = piece.end();
        if (piece.group("aside") != null) {
            put("'", raw, WordKind.LIGHT, from, to);
        } else if (piece.group("ord") != null) {
            String plain = PaperText.plain(raw);
            boolean many = lexicon.ordinal(plain) == null;
            put(many ? raw.replaceAll("\\D.*", "") : plain, raw, many ? WordKind.NUMBER : WordKind.WORD, from, to);
        } else if (piece.group("word") != null) {
            word(raw, from, to);
        } else if (piece.group("num") != null) {
            // a longer one is no number of stones, and not known as a word
            WordKind kind = raw.length() > LONGEST_NUMBER ? WordKind.WORD : WordKind.NUMBER;
            put(raw.replace(',', '.'), raw, kind, from, to);
        } else if (piece.group("dots") != null) {
            put("dots", raw, WordKind.RELATION, from, to);
        } else if (piece.group("rel") != null) {
            put(RELATIONS.get(raw), raw, WordKind.RELATION, from, to);
        } else if (piece.group("abbr") != null) {
            String plain = PaperText.plain(raw).replace(" ", "");
            put(plain, raw, WordKind.WORD, from, to);
            String rest = text.letters().substring(to).stripLeading();
            boolean closes = (" " + lexicon.name("closing") + " ").contains(" " + plain + " ");
            if (closes && !rest.isEmpty() && Character.isUpperCase(rest.codePointAt(0))) {
                put(".", "", WordKind.END, to, to);
            }
        } else if (piece.group("item") != null) {
            put("item", raw, WordKind.ITEM, from, to);
        } else if (piece.group("end") != null) {
            end(raw, from, to);
        } else if (piece.group("stop") != null) {
            boolean interval = words.size() > 1
                    && words.get(words.size() - 1).kind() == WordKind.NUMBER
                    && words.get(words.size() - 2).text().endsWith("[");
            put(interval ? raw : "stop", raw, interval ? WordKind.LIGHT : WordKind.STOP, from, to);
        } else {
            light(raw, from, to);
        }
    }

    /** Of a name of two words, "Ivan Tsarevich", the second is the name: the first stands nowhere else. */
    private void firstNames() {
        for (int at = 0; at + 1 < words.size(); at++) {
            if (!name(at) || !name(at + 1)) {
                continue;
            }
            String begin = begin(at);
            int met = 0;
            int apart = 0;
            boolean inside = false;
            for (int other = 0; other < words.size(); other++) {
                if (name(other) && begin(other).equals(begin)) {
                    boolean pair = other + 1 < words.size()
                            && name(other + 1)
                            && begin(other + 1).equals(begin(at + 1));
                    met++;
                    apart += pair ? 0 : 1;
                    inside |= other > 0 && words.get(other - 1).kind() != WordKind.END;
                }
            }
            if (apart == 0 && (met > 1 || inside)) {
                for (int other = 0; other < words.size(); other++) {
                    if (name(other) && begin(other).equals(begin)) {
                        words.set(other, words.get(other).as("'", WordKind.LIGHT));
                    }
                }
            }
        }
    }

    private boolean name(int at) {
        PaperWord word = words.get(at);
        return word.kind() == WordKind.WORD && word.capital() && word.raw().length() > 1 && !lexicon.knows(word.text());
    }

    private String begin(int at) {
        String text = words.get(at).text();
        return text.substring(0, Math.min(SAME, text.length()));
    }

    /** The name of a game in quotes, behind a word that leads to it, says nothing. */
    private void quoted() {
        int open = words.size() - 1;
        while (open >= 0 && !"\u00ab\u201c\u201e\"".contains(words.get(open).text())) {
            open--;
        }
        if (open < 1 || words.size() - open > LONGEST_NAME || open + 1 == words.size()) {
            return;
        }
        boolean led = (" " + lexicon.name("titles") + " ")
                .contains(" " + words.get(open - 1).text() + " ");
        if (led && words.get(open + 1).capital()) {
            words.subList(open + 1, words.size()).replaceAll(word -> word.as("'", WordKind.LIGHT));
        }
    }

    private void light(String raw, int from, int to) {
        if ("\u00bb\u201d\"".contains(raw)) {
            quoted();
        }
        if (raw.equals(")") && depth > 0 && lettered()) {
            depth--;
            PaperWord open = words.remove(words.size() - 2);
            PaperWord mark = words.remove(words.size() - 1);
            words.add(new PaperWord("item", mark.raw() + raw, WordKind.ITEM, open.from(), text.end(to), open.line()));
            return;
        }
        if (raw.equals("(")) {
            depth++;
        } else if (raw.equals(")") && depth > 0) {
            depth--;
        } else if (raw.equals(")") && !words.isEmpty()) {
            PaperWord last = words.get(words.size() - 1);
            if (last.word() && last.raw().matches(".|i{2,3}|iv") && last.to() == text.place(from)) {
                words.remove(words.size() - 1);
                lines = last.line();
                words.add(new PaperWord("item", last.raw() + raw, WordKind.ITEM, last.from(), text.end(to), lines));
                return;
            }
        }
        boolean percent = raw.equals("%");
        put(percent ? "percent" : raw, raw, percent ? WordKind.WORD : WordKind.LIGHT, from, to);
    }

    /** Whether the mark of an item ends here, {@code (b)}, at the beginning of a line or behind a stop. */
    private boolean lettered() {
        int at = words.size() - 1;
        if (at < 2
                || !words.get(at - 1).raw().equals("(")
                || !words.get(at).raw().matches("\\p{Ll}|\\d|i{2,3}|iv")) {
            return false;
        }
        PaperWord before = words.get(at - 2);
        return words.get(at - 1).line() > 0
                || before.kind() == WordKind.STOP
                || before.light() && before.text().matches("[:,]")
                || before.kind() == WordKind.WORD && lexicon.joins(before);
    }

    /** A number of an item at the beginning of a line, {@code 2. take one stone}, is the mark of the item. */
    private void end(String raw, int from, int to) {
        PaperWord last = words.isEmpty() ? null : words.get(words.size() - 1);
        String rest = text.letters().substring(to).stripLeading();
        if (last != null && raw.equals(".") && lexicon.shortened(last)) {
            put("'", raw, WordKind.LIGHT, from, to);
            return;
        }
        boolean item = last != null
                && raw.equals(".")
                && last.kind() == WordKind.NUMBER
                && last.raw().length() == 1
                && (last.line() > 0 || words.size() == 1)
                && !rest.isEmpty()
                && Character.isLowerCase(rest.codePointAt(0));
        if (item) {
            words.remove(words.size() - 1);
            words.add(new PaperWord("item", last.raw(), WordKind.ITEM, last.from(), text.end(to), last.line()));
        } else {
            depth = 0;
            put(".", raw, WordKind.END, from, to);
        }
    }

    private void word(String raw, int from, int to) {
        String joined = compared(raw, to) ? raw.toUpperCase(Locale.ROOT) : raw;
        Matcher broken = Pattern.compile("[\u00ac\u2010\u2011-][ ]*\\n[ ]*").matcher(raw);
        if (broken.find()) {
            String without = broken.replaceAll("");
            String with = raw.replaceAll("[ ]*\\n[ ]*", "");
            joined = !lexicon.knows(PaperText.plain(without)) && lexicon.knows(PaperText.plain(with)) ? with : without;
        }
        joined = joined.replaceAll("[\u2010\u2011]", "-").replace('\u2019', '\'');
        if (joined.matches("[x\u0445\u0425X]") && text.letters().substring(to).matches("(?s)\\d.*")) {
            put("times", raw, WordKind.RELATION, from, to);
            return;
        }
        String letter = lexicon.letter(joined);
        if (letter != null && variable(from, to)) {
            put(PaperText.plain(letter), letter, WordKind.WORD, from, to);
            return;
        }
        String plain = lexicon.same(PaperText.plain(joined));
        String number = lexicon.number(plain);
        if (number != null) {
            number(number, joined, from, to);
        } else {
            // "a" is an article, and "A" within a sentence a name
            boolean inside = lines == 0
                    && !words.isEmpty()
                    && !List.of(WordKind.END, WordKind.STOP, WordKind.ITEM)
                            .contains(words.get(words.size() - 1).kind());
            boolean name = inside && joined.length() == 1 && Character.isUpperCase(joined.charAt(0));
            put(plain, joined, lexicon.skips(plain) && !name ? WordKind.LIGHT : WordKind.WORD, from, to);
        }
    }

    /**
     * Whether this is a small letter that is compared somewhere, {@code 1 <= n <= 60}, or stands in {@code x + 5}, or one of those that
     * count and met twice: the open number, as a great one is.
     */
    private boolean compared(String raw, int to) {
        boolean word = raw.length() == 1 && Character.isLowerCase(raw.codePointAt(0)) && !lexicon.knows(raw);
        String alone = "(?<![\\p{L}'\u2019])" + raw + "(?![\\p{L}'\u2019)])";
        return word
                && !text.letters().startsWith(")", to)
                && Pattern.compile(
                                "(?<!\\p{L})" + raw + " ?(?:[<>\u2264\u2265]|[+\u2212-] ?\\d)"
                                        + "|[<>\u2264\u2265] ?" + raw + "(?!\\p{L})"
                                        + (raw.matches("[kmns]") ? "|" + alone + ".*" + alone : ""),
                                Pattern.DOTALL)
                        .matcher(text.letters())
                        .find();
    }

    /** A great letter of another script that looks like the name of an open number is one, but where it begins a sentence as a word. */
    private boolean variable(int from, int to) {
        boolean first = words.isEmpty() || words.get(words.size() - 1).kind() == WordKind.END;
        String rest = text.letters().substring(to).stripLeading();
        return !first || !rest.isEmpty() && "<>=\u2264\u2265".indexOf(rest.charAt(0)) >= 0;
    }

    /** A word of a number goes on with the one before it: twenty | five, but not one | two. */
    private void number(String number, String raw, int from, int to) {
        PaperWord before = words.isEmpty() ? null : words.get(words.size() - 1);
        if (before != null
                && before.kind() == WordKind.NUMBER
                && !before.raw().matches("\\d.*")
                && before.text().matches("\\d{2,6}")
                && number.matches("\\d{1,6}")) {
            long head = Long.parseLong(before.text());
            long value = Long.parseLong(number);
            long unit = head % 100 == 0 ? 100 : head % 10 == 0 && head >= 20 ? 10 : 1;
            if (value > 0 && value < unit) {
                words.remove(words.size() - 1);
                lines = before.line();
                words.add(new PaperWord(
                        String.valueOf(head + value),
                        before.raw() + " " + raw,
                        WordKind.NUMBER,
                        before.from(),
                        text.end(to),
                        before.line()));
                return;
            }
        }
        put(number, raw, WordKind.NUMBER, from, to);
    }

    private void put(String plain, String raw, WordKind kind, int from, int to) {
        words.add(new PaperWord(plain, raw, kind, text.place(from), text.end(to), lines));
        lines = 0;
    }
}
