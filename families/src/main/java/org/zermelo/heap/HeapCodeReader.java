package org.zermelo.heap;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Note;

/** Reads a code such as {@code 0.77}, {@code 4.3F} or {@code 0.[37]}; every refusal names the column. */
final class HeapCodeReader {

    /** Longer codes are refused: every heap would have to look at all digits. */
    private static final int MOST_DIGITS = 100_000;

    private final String text;
    private final int largest;
    private int at;

    HeapCodeReader(String text, int largest) {
        this.text = text.strip();
        this.largest = largest;
    }

    HeapCode read() {
        if (text.isEmpty()) {
            throw new BadInputException("heap.code.empty");
        }
        if (text.charAt(0) == '-') {
            throw new BadInputException("heap.code.negative", "code", shown(), "maybe", shown().substring(1));
        }
        if (text.charAt(0) == '.') {
            throw new BadInputException("heap.code.no-d0", "code", shown(), "maybe", "0" + shown());
        }
        int d0 = digit();
        if ((d0 & 3) != 0) {
            throw new BadInputException("heap.code.d0", "code", shown(), "digit", d0);
        }
        if (at >= text.length() || text.charAt(at) != '.') {
            throw new BadInputException(
                    "heap.code.no-point", "code", shown(), "column", at + 1, "maybe", "0." + clip(text));
        }
        at++;
        List<Integer> digits = new ArrayList<>(List.of(d0));
        List<Integer> repeating = new ArrayList<>();
        while (at < text.length() && text.charAt(at) != '[') {
            digits.add(digit());
        }
        if (at < text.length()) {
            readRepeating(repeating);
        }
        if (digits.size() + repeating.size() > MOST_DIGITS) {
            throw new BadInputException(
                    "heap.code.too-long", "digits", digits.size() + repeating.size() - 1, "most", MOST_DIGITS);
        }
        return new HeapCode(digits, repeating);
    }

    private void readRepeating(List<Integer> repeating) {
        int open = at++;
        while (at < text.length() && text.charAt(at) != ']') {
            repeating.add(digit());
        }
        if (at >= text.length()) {
            throw new BadInputException("heap.code.bracket-open", "code", shown(), "column", open + 1);
        }
        if (repeating.isEmpty()) {
            throw new BadInputException("heap.code.bracket-empty", "code", shown(), "column", open + 1);
        }
        at++;
        if (at < text.length()) {
            throw new BadInputException("heap.code.after-bracket", "code", shown(), "seen", seen(at), "column", at + 1);
        }
    }

    private int digit() {
        int column = at + 1;
        char c = text.charAt(at);
        if (c == '(') {
            return longDigit();
        }
        int digit = c < 128 && (c < 'g' || c > 'z') ? Character.digit(c, 36) : -1;
        if (digit < 0) {
            throw new BadInputException("heap.code.digit", "code", shown(), "seen", seen(at), "column", column);
        }
        at++;
        return allowed(digit, column);
    }

    private int longDigit() {
        int column = at + 1;
        int close = text.indexOf(')', at);
        String inside = close < 0 ? "" : text.substring(at + 1, close);
        if (!inside.matches("[0-9]{1,3}")) {
            throw new BadInputException("heap.code.long-digit", "code", shown(), "column", column);
        }
        at = close + 1;
        return allowed(Integer.parseInt(inside), column);
    }

    private int allowed(int digit, int column) {
        if (digit <= largest) {
            return digit;
        }
        if (largest == 7) {
            throw new BadInputException(Note.of("heap.code.not-octal")
                    .with("code", shown())
                    .with("digit", digit)
                    .with("column", column)
                    .with("maybe", betterThanOctal()));
        }
        throw new BadInputException(
                "heap.code.digit-too-large", "code", shown(), "digit", digit, "column", column, "largest", largest);
    }

    /** The reading under which a code with a digit above 7 has a meaning. */
    private String betterThanOctal() {
        return "hexadecimal(" + shown() + ")";
    }

    private String seen(int index) {
        return new String(Character.toChars(text.codePointAt(index)));
    }

    private String shown() {
        return clip(text);
    }

    private static String clip(String text) {
        return text.length() <= 40 ? text : text.substring(0, 37) + "...";
    }
}
