package org.zermelo.partizan.check;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.zermelo.game.BadInputException;
import org.zermelo.game.RefusedException;

/**
 * Reads a text of values by what its signs mean. It shares no code with {@link org.zermelo.partizan.literal.LiteralReader}, whose
 * grammar it has but for what is done with values by name.
 */
final class PlainReader {

    private static final String UP = "^↑";
    private static final String DOWN = "v↓";
    private static final int DEEPEST = 200;
    private static final int LONGEST_SHOWN = 60;
    private static final Pattern POSITION = Pattern.compile("(?!(?i:v+|up|down|star)-)(\\p{L}[\\p{L}-]*)\\s*\\(");
    private static final Pattern NUMBER = Pattern.compile("([-−]?[0-9]+)(?:/([0-9]+))?");
    private static final Pattern COPIES = Pattern.compile("([-−]?[0-9]+)\\s*[.·](?![0-9])");
    private static final Pattern SET_OFF = Pattern.compile("\\[([0-9]+)]|<([0-9]+)>");
    private static final Pattern DIGITS = Pattern.compile("[0-9]+");
    private static final Pattern STAR = Pattern.compile("[*∗⋆]|(?i:star)(?!\\p{L})");
    private static final Set<String> OTHER_FUNCTIONS = Set.of(
            "cool",
            "freeze",
            "heat",
            "overheat",
            "norton",
            "conway",
            "ordinal",
            "conjunctive",
            "selective",
            "power",
            "companion",
            "reduced",
            "mean",
            "temperature",
            "weight");

    private final PlainForms forms;
    private final PlainNames named;
    private final String text;
    private final BiFunction<String, String, Optional<Integer>> positions;
    private int at;
    private int depth;

    PlainReader(PlainForms forms, String text, BiFunction<String, String, Optional<Integer>> positions) {
        this.forms = forms;
        this.named = new PlainNames(forms);
        this.text = text;
        this.positions = positions;
    }

    /** The value of the whole text. */
    int whole() {
        int value = sum();
        skip();
        if (at < text.length()) {
            throw unread();
        }
        return value;
    }

    private BadInputException unread() {
        String rest = text.substring(Math.min(at, text.length()));
        return new BadInputException(
                "partizan.check-unread", "seen", rest.substring(0, Math.min(LONGEST_SHOWN, rest.length())));
    }

    private void skip() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    private boolean take(String sign) {
        boolean here = text.startsWith(sign, at);
        at += here ? sign.length() : 0;
        return here;
    }

    private boolean taken(String sign) {
        skip();
        return take(sign);
    }

    private void expect(String sign) {
        if (!taken(sign)) {
            throw unread();
        }
    }

    private boolean here(String signs) {
        return at < text.length() && signs.indexOf(text.charAt(at)) >= 0;
    }

    private Optional<Matcher> take(Pattern pattern) {
        Matcher matcher = pattern.matcher(text).region(at, text.length());
        if (!matcher.lookingAt()) {
            return Optional.empty();
        }
        at = matcher.end();
        return Optional.of(matcher);
    }

    private int sum() {
        int sum = term();
        while (true) {
            skip();
            boolean plus = take("+");
            if (!plus && !take("-") && !take("−")) {
                return sum;
            }
            int next = term();
            sum = forms.added(sum, plus ? next : forms.negative(next));
        }
    }

    private int term() {
        skip();
        if (++depth > DEEPEST) {
            throw new RefusedException("partizan.check-too-deep", "allowed", DEEPEST);
        }
        int value = signed();
        depth--;
        return value;
    }

    private int signed() {
        if (take("+-") || take("±")) {
            return either();
        }
        if (here("-−") && !NUMBER.matcher(text).region(at, text.length()).lookingAt()) {
            at++;
            return forms.negative(term());
        }
        if (take("(")) {
            int inner = sum();
            expect(")");
            return inner;
        }
        if (take("{")) {
            PlainBraces braces = braces();
            if (!braces.divided()) {
                throw unread();
            }
            return braces.game();
        }
        return position().orElseGet(this::joined);
    }

    /** What is written behind the sign of a switch, and its negative. */
    private int either() {
        skip();
        if (take("{")) {
            PlainBraces braces = braces();
            return braces.divided() ? either(new int[] {braces.game()}) : either(braces.list());
        }
        return either(new int[] {term()});
    }

    private int either(int[] lefts) {
        return forms.of(lefts, IntStream.of(lefts).map(forms::negative).toArray());
    }

    private PlainBraces braces() {
        PlainBraces braces = new PlainBraces(forms);
        braces.add(options());
        for (int bars = bars(); bars > 0; bars = bars()) {
            braces.bar(bars);
            braces.add(options());
        }
        expect("}");
        if (!braces.isWhole()) {
            throw unread();
        }
        return braces;
    }

    private int bars() {
        skip();
        int bars = take("‖") ? 2 : 0;
        while (take("|")) {
            bars++;
        }
        return bars;
    }

    private int[] options() {
        skip();
        List<Integer> options = new ArrayList<>();
        if (!here("|}‖")) {
            do {
                options.add(sum());
            } while (taken(","));
        }
        return options.stream().mapToInt(Integer::intValue).toArray();
    }

    private Optional<Integer> position() {
        int start = at;
        Optional<Matcher> name = take(POSITION);
        if (name.isPresent()) {
            int from = at;
            for (int open = 1; open > 0; at++) {
                if (at == text.length()) {
                    throw unread();
                }
                open += text.charAt(at) == '(' ? 1 : text.charAt(at) == ')' ? -1 : 0;
            }
            Optional<Integer> value = positions.apply(name.get().group(1), text.substring(from, at - 1));
            at = value.isPresent() ? at : start;
            return value;
        }
        return Optional.empty();
    }

    /** A number, a tiny game, ups and a nimber with nothing between; or copies of a term. */
    private int joined() {
        Optional<Matcher> copies = take(COPIES);
        if (copies.isPresent()) {
            return copies(integer(copies.get().group(1)), term());
        }
        int start = at;
        int value = forms.sum(number(), tiny());
        value = forms.sum(value, ups());
        if (take(STAR).isPresent()) {
            value = forms.sum(
                    value,
                    named.star(take(DIGITS).map(found -> count(found.group())).orElse(1)));
        }
        if (at == start) {
            throw unread();
        }
        return value;
    }

    private int copies(BigInteger count, int game) {
        int sum = PlainForms.ZERO;
        int power = count.signum() < 0 ? forms.negative(game) : game;
        BigInteger number = count.abs();
        for (int bit = 0; bit < number.bitLength(); bit++) {
            sum = number.testBit(bit) ? forms.added(sum, power) : sum;
            power = bit + 1 < number.bitLength() ? forms.added(power, power) : power;
        }
        return sum;
    }

    private int number() {
        Optional<Matcher> number = take(NUMBER);
        if (number.isEmpty()) {
            return PlainForms.ZERO;
        }
        BigInteger above = integer(number.get().group(1));
        BigInteger below = number.get().group(2) == null
                ? BigInteger.ONE
                : integer(number.get().group(2));
        if (below.bitCount() != 1) {
            throw unread();
        }
        return named.number(above, below);
    }

    private static BigInteger integer(String digits) {
        return new BigInteger(digits.replace('−', '-'));
    }

    private static int count(String digits) {
        return digits.length() > 9 ? Integer.MAX_VALUE : Integer.parseInt(digits);
    }

    private int tiny() {
        int start = at;
        Optional<Matcher> name = take(POSITION);
        if (name.isEmpty()) {
            return PlainForms.ZERO;
        }
        String said = name.get().group(1).toLowerCase(Locale.ROOT);
        if (OTHER_FUNCTIONS.contains(said)) {
            throw new RefusedException("partizan.check-function", "seen", said);
        }
        if (!said.equals("tiny") && !said.equals("miny")) {
            at = start;
            return PlainForms.ZERO;
        }
        int tiny = named.tiny(sum());
        expect(")");
        return said.equals("tiny") ? tiny : forms.negative(tiny);
    }

    private int ups() {
        if (take(Pattern.compile("(?i:up)(?!\\p{L})")).isPresent()) {
            return named.ups(1);
        }
        if (take(Pattern.compile("(?i:down)(?!\\p{L})")).isPresent()) {
            return forms.negative(named.ups(1));
        }
        boolean down = here(DOWN);
        if (!down && !here(UP)) {
            return PlainForms.ZERO;
        }
        int run = 0;
        while (here(down ? DOWN : UP)) {
            at++;
            run++;
        }
        int value = run > 1 ? named.ups(run) : oneUp();
        return down ? forms.negative(value) : value;
    }

    /** What follows a single arrow: how many, up to which power, which power, or nothing. */
    private int oneUp() {
        Optional<Matcher> digits = take(DIGITS);
        if (digits.isPresent()) {
            return named.ups(count(digits.get().group()));
        }
        Optional<Matcher> setOff = take(SET_OFF);
        if (setOff.isEmpty()) {
            return named.ups(1);
        }
        String upTo = setOff.get().group(1);
        return upTo == null ? named.power(count(setOff.get().group(2))) : named.powers(count(upTo));
    }
}
