package org.zermelo.partizan.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.zermelo.game.Note;
import org.zermelo.partizan.literal.LiteralException;

/** A position as it is written between a ruleset's parentheses: rows of cells, numbers, or a text of the ruleset's own. */
public final class PositionText {

    /** Ranges of rows and columns, of which a table is made. */
    private static final Pattern RECTANGLES =
            Pattern.compile("(?=.*[.]{2})[0-9]+ *(\\.\\. *[0-9]+)? *[x\u0445\u00d7] *[0-9]+ *(\\.\\. *[0-9]+)?");

    private static final Pattern RECTANGLE = Pattern.compile("\\s*(\\d+)\\s*[x×\\u0445]\\s*(\\d+)\\s*");
    private static final Pattern REPEATED = Pattern.compile("([^|/*]+)\\*\\s*(\\d+)\\s*");
    private static final Pattern NUMBER = Pattern.compile("\\d+");
    private static final int MOST_DIGITS = 9;
    private static final Pattern LONG_NUMBER = Pattern.compile("(?<![.\\d])\\d{" + (MOST_DIGITS + 1) + ",}");

    private final String text;
    private final int from;
    private final int to;

    /** Characters {@code from .. to - 1} of a text. */
    public PositionText(String text, int from, int to) {
        this.text = text;
        this.from = from;
        this.to = to;
    }

    /** The text itself. */
    public String body() {
        return text.substring(from, to);
    }

    /** An error at a place, counted from the beginning of this position. */
    public LiteralException error(int offset, int length, String key, Object... args) {
        return new LiteralException(from + offset, Math.max(1, length), Note.of(key, args));
    }

    /** An error about the whole position. */
    public LiteralException error(String key, Object... args) {
        return error(0, to - from, key, args);
    }

    /**
     * Points at a number of more digits than any number here has; the digits behind a point are a code's.
     *
     * @throws LiteralException at the first one
     */
    public void refuseLongNumbers() {
        Matcher number = LONG_NUMBER.matcher(text).region(from, to);
        if (number.find()) {
            int digits = number.end() - number.start();
            throw error(
                    number.start() - from,
                    digits,
                    "partizan.number-too-long",
                    "digits",
                    digits,
                    "allowed",
                    MOST_DIGITS);
        }
    }

    /** Rows and columns, if the text is {@code ROWSxCOLUMNS}; together at most so many cells. */
    public Optional<int[]> rectangle(int mostCells) {
        Matcher matcher = RECTANGLE.matcher(body());
        if (!matcher.matches()) {
            return Optional.empty();
        }
        long rows = Long.parseLong(matcher.group(1));
        long columns = Long.parseLong(matcher.group(2));
        if (rows * columns > mostCells) {
            throw error("partizan.board-size", "seen", rows * columns, "allowed", mostCells);
        }
        return Optional.of(new int[] {(int) rows, (int) columns});
    }

    /**
     * Rows of cells from the top, parted by {@code |} or {@code /}, or one row that is repeated, {@code xxo * 5}; white space means
     * nothing. Nothing at all is one row without cells.
     *
     * @param signs what a cell may hold
     * @param mostCells so many cells at most, in all
     */
    public List<String> rows(String signs, int mostCells) {
        if (RECTANGLES.matcher(body()).matches()) {
            throw error("partizan.several-boards", "seen", body());
        }
        if (body().isBlank()) {
            return List.of("");
        }
        Matcher repeated = REPEATED.matcher(body());
        if (repeated.matches()) {
            String pattern = new PositionText(text, from, from + repeated.end(1))
                    .rows(signs, mostCells)
                    .get(0);
            long times = Long.parseLong(repeated.group(2));
            if (times == 0 || times * pattern.length() > mostCells) {
                throw error("partizan.board-size", "seen", times * pattern.length(), "allowed", mostCells);
            }
            return List.of(pattern.repeat((int) times));
        }
        List<String> rows = new ArrayList<>();
        StringBuilder row = new StringBuilder();
        int cells = 0;
        for (int k = 0; k <= to - from; k++) {
            char sign = k == to - from ? '|' : text.charAt(from + k);
            if (sign == '|' || sign == '/') {
                if (row.isEmpty() || !rows.isEmpty() && rows.get(0).length() != row.length()) {
                    int expected = rows.isEmpty() ? 1 : rows.get(0).length();
                    throw error(
                            Math.max(0, k - 1), 1, "partizan.row-length", "seen", row.length(), "expected", expected);
                }
                rows.add(row.toString());
                row.setLength(0);
            } else if (signs.indexOf(sign) >= 0) {
                row.append(sign);
                if (++cells > mostCells) {
                    throw error("partizan.board-size", "seen", to - from, "allowed", mostCells);
                }
            } else if (!Character.isWhitespace(sign)) {
                throw error(k, 1, "partizan.cell-unknown", "seen", sign, "allowed", String.join(" ", signs.split("")));
            }
        }
        return rows;
    }

    /** So many numbers in a range, with commas, spaces or nothing else between them. */
    public List<Integer> numbers(int count, int least, int most) {
        List<Integer> numbers = numbersIn(0, to - from, least, most);
        if (numbers.size() != count) {
            throw error("partizan.numbers-count", "seen", numbers.size(), "expected", count);
        }
        return numbers;
    }

    /** The numbers in a part of the text. */
    public List<Integer> numbersIn(int first, int last, int least, int most) {
        List<Integer> numbers = new ArrayList<>();
        int at = from + first;
        while (at < from + last) {
            char sign = text.charAt(at);
            Matcher number = NUMBER.matcher(text).region(at, from + last);
            if (number.lookingAt()) {
                String digits = number.group();
                long value = Long.parseLong(digits);
                if (value < least || value > most) {
                    throw error(
                            at - from,
                            digits.length(),
                            "partizan.number-range",
                            "seen",
                            digits,
                            "least",
                            least,
                            "most",
                            most);
                }
                numbers.add((int) value);
                at = number.end();
            } else if (Character.isWhitespace(sign) || sign == ',') {
                at++;
            } else {
                throw error(at - from, 1, "partizan.number-expected", "seen", sign);
            }
        }
        return numbers;
    }
}
