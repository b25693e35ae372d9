package org.zermelo.notation.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.zermelo.game.Note;
import org.zermelo.game.large.CancelScope;

/**
 * Reads a stretch of a text from left to right. Families read their arguments with it, so that every error has a place
 * and every number is read alike.
 */
public final class Cursor {

    private static final int LONGEST_SHOWN = 40;

    private static final Pattern AFTER = Pattern.compile("(?iu)" + InputWords.group("after") + "(?![\\p{L}\\p{Nd}_])");

    private final Source source;
    private final int end;
    private int at;

    /** Whatever is read is skipped to: by this the reading of a long text asks whether to go on. */
    private long skips;

    /** A cursor over {@code from .. to - 1} of a text. */
    public Cursor(Source source, int from, int to) {
        this.source = source;
        this.at = from;
        this.end = to;
    }

    /** The text that is read. */
    public Source source() {
        return source;
    }

    /** The offset of the next character. */
    public int offset() {
        return at;
    }

    /** Goes on at an offset. */
    public void moveTo(int offset) {
        at = offset;
    }

    /** Takes everything that is left; for families with a reader of their own. */
    public Cursor takeAll() {
        at = end;
        return this;
    }

    /** One past the last character of the stretch. */
    public int end() {
        return end;
    }

    /** Skips white space and comments ({@code #} to the end of the line). */
    public Cursor skip() {
        CancelScope.poll(++skips);
        while (at < end
                && (Character.isWhitespace(source.text().charAt(at))
                        || source.text().charAt(at) == '#')) {
            if (source.text().charAt(at) == '#') {
                int newLine = source.text().indexOf('\n', at);
                at = newLine < 0 || newLine > end ? end : newLine;
            } else {
                at++;
            }
        }
        return this;
    }

    /** Skips white space alone, where {@code #} is a sign like others, as in a row of a board. */
    public Cursor skipBlanks() {
        while (at < end && Character.isWhitespace(source.text().charAt(at))) {
            at++;
        }
        return this;
    }

    /** Whether nothing but white space is left. */
    public boolean done() {
        skip();
        return at >= end;
    }

    /** The next character after white space, or 0 at the end. */
    public char peek() {
        return done() ? 0 : source.text().charAt(at);
    }

    /** Takes a text if it comes next. */
    public boolean take(String expected) {
        skip();
        if (at + expected.length() > end || !source.text().startsWith(expected, at)) {
            return false;
        }
        at += expected.length();
        return true;
    }

    /** Takes a whole word if it comes next, whatever its case; another word in ideographs may follow it without a blank. */
    public boolean takeWord(String expected) {
        int before = at;
        skip();
        int from = at;
        if (word().equalsIgnoreCase(expected) && at > from) {
            return true;
        }
        if (Ideographs.is(expected.charAt(0))
                && source.text().startsWith(expected, from)
                && from + expected.length() <= end) {
            at = from + expected.length();
            return true;
        }
        at = before;
        return false;
    }

    /** Takes a whole word of this meaning, in any language, if it comes next. */
    public boolean takeMeaning(String meaning) {
        return InputWords.of(meaning).stream().anyMatch(this::takeWord);
    }

    /** Takes a text that must come next. */
    public void expect(String expected) {
        if (!take(expected)) {
            throw expected("notation.expected", expected);
        }
    }

    /** Takes a name: a letter, then letters, digits, {@code _}, {@code -} and joiners, or a run of ideographs; empty when none comes. */
    public String word() {
        skip();
        int from = at;
        boolean ideographs = at < end && Ideographs.is(source.text().charAt(at));
        while (at < end && isWord(source.text().charAt(at), at == from || ideographs)) {
            at++;
        }
        return source.text().substring(from, at);
    }

    private static boolean isWord(char c, boolean first) {
        return Character.isLetter(c)
                || (!first && (Character.isDigit(c) || c == '_' || c == '-' || c == PlainSigns.JOINER));
    }

    /**
     * Takes an integer: an optional sign, digits, and an optional power such as {@code 10^6}; a power goes on without spaces, as
     * {@code 10^6+1} and {@code 3*10^6-1} do.
     */
    public long integer() {
        skip();
        int from = at;
        try {
            long sum = product();
            boolean formula = source.text().substring(from, at).chars().anyMatch(sign -> sign == '*' || sign == '^');
            if (!formula && sign() == '+') {
                throw error(
                        from,
                        at + 2 - from,
                        Note.of("notation.plus-between")
                                .with("seen", shown(from, at + 2))
                                .with("left", shown(from, at)));
            }
            while (formula && sign() != 0) {
                sum = Math.addExact(sum, product());
            }
            return sum;
        } catch (NumberFormatException | ArithmeticException e) {
            throw error(from, at - from, "notation.number-too-large", "seen", shown(from, at));
        }
    }

    /** A sign that comes next with a digit behind it; 0 when none does. */
    private char sign() {
        boolean digit = at + 1 < end && Character.isDigit(source.text().charAt(at + 1));
        char sign = at < end ? source.text().charAt(at) : 0;
        return digit && (sign == '+' || sign == '-') ? sign : 0;
    }

    private long product() {
        long product = power();
        while (at + 1 < end
                && source.text().charAt(at) == '*'
                && Character.isDigit(source.text().charAt(at + 1))) {
            at++;
            product = Math.multiplyExact(product, power());
        }
        return product;
    }

    private long power() {
        int from = at;
        boolean negative = false;
        if (at < end && (source.text().charAt(at) == '-' || source.text().charAt(at) == '+')) {
            negative = source.text().charAt(at++) == '-';
        }
        String digits = digits();
        if (digits.isEmpty()) {
            at = from;
            throw expected("notation.number-expected", "");
        }
        if (at == end || source.text().charAt(at) != '^') {
            return Long.parseLong(negative ? "-" + digits : digits);
        }
        at++;
        String exponent = digits();
        if (exponent.isEmpty()) {
            throw expected("notation.number-expected", "");
        }
        return power(negative, Long.parseLong(digits), exponent);
    }

    private String digits() {
        int from = at;
        while (at < end && source.text().charAt(at) >= '0' && source.text().charAt(at) <= '9') {
            at++;
        }
        return source.text().substring(from, at);
    }

    /** A power with a sign before it, which binds less: {@code -10^2} is -100. */
    private static long power(boolean negative, long base, String digits) {
        int exponent = Integer.parseInt(digits);
        if (exponent > 63 && base > 1) {
            throw new ArithmeticException("power");
        }
        long result = negative ? -1 : 1;
        for (int i = 0; i < Math.min(exponent, 63); i++) {
            result = Math.multiplyExact(result, base);
        }
        return result;
    }

    /**
     * Takes an integer within bounds.
     *
     * @param what the name of the number for the message, a key of the language files
     */
    public long integer(String what, long least, long greatest) {
        skip();
        int from = at;
        long value = integer();
        if (value < least || value > greatest) {
            throw error(
                    from,
                    at - from,
                    Note.of("notation.number-out-of-range")
                            .with("what", what)
                            .with("seen", value)
                            .with("least", least)
                            .with("greatest", greatest));
        }
        return value;
    }

    /** Takes integers separated by white space or single commas, up to {@code ;} or the end; possibly none. */
    public List<Long> integers() {
        List<Long> all = new ArrayList<>();
        while (!done() && peek() != ';') {
            if (!all.isEmpty()) {
                take(",");
            }
            all.add(integer());
        }
        return all;
    }

    /** As {@link #integers}, for the many millions of a row: about as fast as the characters can be read. */
    public long[] longs() {
        long[] all = new long[16];
        int count = 0;
        while (!done() && source.text().charAt(at) != ';') {
            if (count > 0) {
                take(",");
            }
            if (count == all.length) {
                all = Arrays.copyOf(all, (int) Math.min(Integer.MAX_VALUE - 8, 2L * count));
            }
            all[count++] = shortInteger();
        }
        return Arrays.copyOf(all, count);
    }

    /** An integer of at most 18 digits without detours; anything else by {@link #integer}. */
    private long shortInteger() {
        String text = source.text();
        boolean negative = at < end && text.charAt(at) == '-';
        int from = negative ? at + 1 : at;
        int stop = Math.min(end, from + 18);
        long value = 0;
        int i = from;
        while (i < stop && text.charAt(i) >= '0' && text.charAt(i) <= '9') {
            value = 10 * value + text.charAt(i++) - '0';
        }
        boolean plain =
                i > from && (i == end || text.charAt(i) == ' ' || text.charAt(i) == ',' || text.charAt(i) == '\n');
        if (!plain) {
            return integer();
        }
        at = i;
        return negative ? -value : value;
    }

    /** Takes all characters up to one of these, or to the end, trimmed. */
    public String upTo(String stops) {
        skip();
        int from = at;
        while (at < end && stops.indexOf(source.text().charAt(at)) < 0) {
            at++;
        }
        return source.text().substring(from, at).trim();
    }

    /**
     * Takes the text of a position: up to a sign that goes on with the game ({@code +}, {@code ~}, a parenthesis that was not opened
     * here), the word {@code after}, or the end. A {@code #} is a sign of it, and begins no comment.
     */
    public String position() {
        skipBlanks();
        int from = at;
        int depth = 0;
        String text = source.text();
        for (; at < end; at++) {
            char c = text.charAt(at);
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            boolean word = at > from
                    && Character.isWhitespace(text.charAt(at - 1))
                    && AFTER.matcher(text).region(at, end).lookingAt();
            if (depth < 0 || depth == 0 && (c == '+' || word)) {
                break;
            }
        }
        return text.substring(from, at).trim();
    }

    /** Fails unless everything was read. */
    public void finish() {
        if (!done()) {
            throw expected("notation.unexpected", "");
        }
    }

    /** An error at the next character: what was seen, and what was expected. */
    public NotationException expected(String key, String expected) {
        skip();
        int stop = at;
        while (stop < end && !Character.isWhitespace(source.text().charAt(stop)) && stop - at < LONGEST_SHOWN) {
            stop++;
        }
        String seen = at >= end ? "" : source.text().substring(at, stop);
        return error(at, stop - at, key, "seen", seen, "expected", expected);
    }

    /** An error at a place, with alternating argument names and values. */
    public NotationException error(int offset, int length, String key, Object... namesAndValues) {
        return new NotationException(source, offset, length, Note.of(key, namesAndValues));
    }

    /** An error at a place. */
    public NotationException error(int offset, int length, Note note) {
        return new NotationException(source, offset, length, note);
    }

    /** A stretch of the text for a message, cut when it is long. */
    public String shown(int from, int to) {
        String text = source.text().substring(from, to);
        return text.length() <= LONGEST_SHOWN ? text : text.substring(0, LONGEST_SHOWN) + "...";
    }
}
