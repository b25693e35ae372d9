package org.zermelo.partizan.literal;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.BadInputException;
import org.zermelo.game.RefusedException;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.form.Relation;
import org.zermelo.partizan.number.Dyadic;
import org.zermelo.partizan.operation.OrdinalSums;
import org.zermelo.partizan.operation.Powers;

/**
 * Reads values as they are written:
 *
 * <pre>
 * sum  = term { ("+" | "-") term }
 * term = part { "." name "(" [ sum { "," sum } ] ")" } [ ":" term ]
 * part = "-" term | "+-" term | integer "." term | "(" sum ")" | "{" .. "|" .. "}" | "Tiny" "(" sum ")" | "Miny" "(" sum ")"
 *      | name "(" position ")"              a position of a game, such as domineering(2x2)
 *      | [number] [ups] [nimber]            with nothing between, such as 3/2^3*2 or vv
 * ups  = "^" .. | "v" .. | "^" count | "^" "[" count "]" | "^" "&lt;" count "&gt;"
 * </pre>
 *
 * {@code +-} is a switch only where a term may begin. More bars divide further out: {@code {0||0|-2}} is {@code {0|{0|-2}}}.
 */
public final class LiteralReader {

    /** Braces and parentheses within each other. */
    private static final int DEEPEST = 200;

    /** The largest nimber. */
    public static final int MOST_STAR = (1 << 28) - 1;
    /** The code of a heap game, such as 0.77, is no value. */
    private static final Pattern CODE = Pattern.compile("\\d+\\.\\d");

    private static final String UP = "^↑";
    private static final String DOWN = "v↓";
    private static final String STAR = "*∗⋆";

    private final Forms forms;
    private final GameTerms games;
    private final LiteralScanner scanner;
    private int depth;
    private Literal.@Nullable Options written;

    /** A reader of {@code from .. end - 1} of a text into an arena, with these names of games. */
    public LiteralReader(Forms forms, GameTerms games, String text, int from, int end) {
        this.forms = forms;
        this.games = games;
        this.scanner = new LiteralScanner(text, from, end);
    }

    /** The form that a whole text names. */
    public static int read(Forms forms, String text) {
        LiteralReader reader = new LiteralReader(forms, GameTerms.NONE, text, 0, text.length());
        int form = reader.sum();
        reader.finish();
        return form;
    }

    /** Whether a text begins as a value does, and no game by name: with a sign, a digit, a brace or a name of values. */
    public static boolean begins(String text, int from) {
        int at = from;
        while (at < text.length() && (Character.isWhitespace(text.charAt(at)) || text.charAt(at) == '(')) {
            at++;
        }
        if (at == text.length() || CODE.matcher(text).region(at, text.length()).lookingAt()) {
            return false;
        }
        if ((UP + STAR + "{↓±+-").indexOf(text.charAt(at)) >= 0 || LiteralScanner.digit(text.charAt(at))) {
            return true;
        }
        int stop = at;
        while (stop < text.length() && Character.isLetter(text.charAt(stop))) {
            stop++;
        }
        String name = text.substring(at, stop);
        return name.matches("(?i)v+|up|down|star") && GameTerms.opening(text, at) < 0
                || name.matches("(?i)" + ValueFunction.NAMES)
                        && text.substring(stop).stripLeading().startsWith("(");
    }

    /** Whether this is the name of what is done with values, such as {@code cool}. */
    public static boolean isFunction(String name) {
        return name.matches("(?i)" + ValueFunction.NAMES);
    }

    /** One past what was read. */
    public int offset() {
        return scanner.offset();
    }

    /** Fails unless everything was read. */
    public void finish() {
        if (!scanner.done()) {
            throw scanner.expected("partizan.unexpected");
        }
    }

    /** Takes the sign of a relation if one comes next. */
    public Optional<Relation> relation() {
        for (Relation relation : new Relation[] {Relation.CONFUSED, Relation.LESS, Relation.GREATER, Relation.EQUAL}) {
            if (scanner.take(relation.sign())) {
                return Optional.of(relation);
            }
        }
        return scanner.take("‖") ? Optional.of(Relation.CONFUSED) : Optional.empty();
    }

    /** Reads a sum of terms. */
    public int sum() {
        int result = term();
        while (true) {
            scanner.skip();
            boolean plus = scanner.takeHere("+");
            if (!plus && !scanner.takeHere("-−")) {
                return result;
            }
            int next = term();
            result = plus ? forms.sum(result, next) : forms.difference(result, next);
            written = null;
        }
    }

    private void deeper() {
        if (++depth > DEEPEST) {
            throw scanner.error(scanner.offset() - 1, 1, "partizan.text-too-deep", "allowed", DEEPEST);
        }
    }

    /** Reads one term, such as {@code 3/2^*}. */
    public int oneTerm() {
        return term();
    }

    private int term() {
        scanner.skip();
        deeper();
        int start = scanner.offset();
        int result = signed();
        while (scanner.method()) {
            int name = scanner.offset();
            ValueFunction function =
                    ValueFunction.take(scanner).orElseThrow(() -> scanner.expected("partizan.unexpected"));
            result = applied(function, name, result);
            written = null;
        }
        if (scanner.take(":")) {
            try {
                result = OrdinalSums.sum(forms, result, term());
            } catch (RefusedException e) {
                throw new LiteralException(start, scanner.offset() - start, e.note());
            }
            written = null;
        }
        depth--;
        return result;
    }

    private int signed() {
        if (scanner.take("+-") || scanner.takeHere("±")) {
            scanner.skip();
            if (scanner.here() == '{') {
                BraceReader braces = braces();
                return braces.divided() ? forms.plusMinus(braces.game()) : forms.plusMinus(braces.list());
            }
            return forms.plusMinus(term());
        }
        if ((scanner.here() == '-' || scanner.here() == '−') && !LiteralScanner.digit(scanner.here(1))) {
            scanner.takeHere("-−");
            return forms.negative(term());
        }
        if (scanner.take("(")) {
            int open = scanner.offset() - 1;
            int inner = sum();
            close(open);
            return inner;
        }
        if (scanner.here() == '{') {
            BraceReader braces = braces();
            int game = braces.game();
            written = depth == 1 ? braces.options() : null;
            return game;
        }
        Optional<GameTerms.Term> position = scanner.position(games, forms);
        if (position.isPresent()) {
            written = depth == 1 && position.get().tellsMoves() ? Literal.Options.of(position.get()) : null;
            return position.get().form();
        }
        written = null;
        return joined();
    }

    /** The options as they were written, if what was read last is one pair of braces or one position, and nothing else. */
    Literal.@Nullable Options written() {
        return written;
    }

    private BraceReader braces() {
        return new BraceReader(forms, scanner, this).read();
    }

    /** A term within braces. */
    int within() {
        return sum();
    }

    private void close(int open) {
        if (!scanner.take(")")) {
            throw scanner.done()
                    ? scanner.error(open, 1, "partizan.parenthesis-not-closed")
                    : scanner.expected("partizan.not-closed");
        }
    }

    // ---- a number, ups and a nimber written together

    private int joined() {
        int start = scanner.offset();
        int result = Forms.ZERO;
        boolean negative = scanner.takeHere("-−");
        boolean integer = false;
        Dyadic number = Dyadic.ZERO;
        if (LiteralScanner.digit(scanner.here())) {
            number = number(negative);
            integer = number.isInteger();
            result = forms.number(number);
        }
        int afterNumber = scanner.offset();
        if (integer && dot()) {
            return forms.times(copies(number, start, afterNumber), term());
        }
        scanner.moveTo(afterNumber);
        result = forms.sum(result, named());
        result = forms.sum(result, ups());
        if (scanner.takeHere(STAR) || scanner.takeName("star")) {
            int star = LiteralScanner.digit(scanner.here()) ? scanner.count(MOST_STAR) : 1;
            result = forms.sum(result, forms.star(star));
        }
        if (scanner.offset() == start) {
            throw scanner.expected("partizan.value-expected");
        }
        return result;
    }

    private boolean dot() {
        scanner.skip();
        // 0.77 is no multiple of 77 but the code of a heap game
        return !LiteralScanner.digit(scanner.here(1)) && scanner.takeHere(".·");
    }

    private long copies(Dyadic number, int start, int stop) {
        BigInteger count = number.numerator();
        if (count.bitLength() > 40) {
            throw scanner.error(
                    start,
                    stop - start,
                    "partizan.count-too-large",
                    "seen",
                    scanner.shown(start, stop),
                    "allowed",
                    1L << 40);
        }
        return count.longValue();
    }

    private Dyadic number(boolean negative) {
        int start = scanner.offset();
        BigInteger above = scanner.natural();
        BigInteger signed = negative ? above.negate() : above;
        if (scanner.here() != '/' || !LiteralScanner.digit(scanner.here(1))) {
            return Dyadic.of(signed, 0);
        }
        scanner.takeHere("/");
        BigInteger below = scanner.natural();
        int length = scanner.offset() - start;
        if (below.signum() == 0) {
            throw scanner.error(start, length, "partizan.zero-below");
        }
        return Dyadic.ofFraction(signed, below)
                .orElseThrow(() -> scanner.error(
                        start,
                        length,
                        "partizan.not-dyadic",
                        "seen",
                        scanner.shown(start, start + length),
                        "below",
                        BigInteger.ONE.shiftLeft(below.bitLength())));
    }

    private int named() {
        int start = scanner.offset();
        Optional<ValueFunction> function = ValueFunction.take(scanner);
        if (function.isEmpty()) {
            return Forms.ZERO;
        }
        return applied(function.get(), start);
    }

    /** What a function whose name was read makes of the values behind it, and of these before them. */
    private int applied(ValueFunction function, int start, int... before) {
        int length = scanner.offset() - start;
        if (!scanner.take("(")) {
            throw scanner.expected("partizan.parenthesis-expected");
        }
        int open = scanner.offset() - 1;
        int[] values = Arrays.copyOf(before, function.arguments());
        for (int i = before.length; i < values.length; i++) {
            if (i > before.length && !scanner.take(",")) {
                if (scanner.done()) {
                    throw scanner.error(open, 1, "partizan.parenthesis-not-closed");
                }
                throw scanner.error(
                        start, length, "partizan.arguments", "name", function.text(), "expected", values.length);
            }
            values[i] = sum();
        }
        close(open);
        try {
            return function.of(forms, values);
        } catch (BadInputException e) {
            throw new LiteralException(start, scanner.offset() - start, e.note());
        }
    }

    private int ups() {
        boolean up = UP.indexOf(scanner.here()) >= 0 && scanner.here() != 0;
        boolean down = DOWN.indexOf(scanner.here()) >= 0 && scanner.here() != 0;
        if (!up && !down) {
            return scanner.takeName("up") ? forms.ups(1) : scanner.takeName("down") ? forms.ups(-1) : Forms.ZERO;
        }
        int count = scanner.run(up ? UP : DOWN);
        int sign = up ? 1 : -1;
        if (count > 1) {
            return forms.ups(sign * count);
        }
        if (LiteralScanner.digit(scanner.here())) {
            return forms.ups(sign * scanner.count(Forms.MOST_UPS));
        }
        if (scanner.here() == '[') {
            return signed(sign, Powers.upTo(forms, bracket("[", ']')));
        }
        if (scanner.here() == '<' && powerFollows()) {
            return signed(sign, Powers.up(forms, bracket("<", '>')));
        }
        return forms.ups(sign);
    }

    private int signed(int sign, int form) {
        return sign > 0 ? form : forms.negative(form);
    }

    /** {@code ^<2>} is a power, {@code ^<2} says that up is less than 2. */
    private boolean powerFollows() {
        int further = 1;
        while (LiteralScanner.digit(scanner.here(further))) {
            further++;
        }
        return further > 1 && scanner.here(further) == '>';
    }

    private int bracket(String open, char close) {
        int start = scanner.offset();
        scanner.takeHere(open);
        if (scanner.done()) {
            throw scanner.error(start, 1, "partizan.bracket-open", "seen", close);
        }
        int n = scanner.count(Powers.GREATEST);
        if (!scanner.takeHere(String.valueOf(close))) {
            throw scanner.done()
                    ? scanner.error(start, 1, "partizan.bracket-open", "seen", close)
                    : scanner.expected("partizan.bracket-not-closed");
        }
        return n;
    }
}
