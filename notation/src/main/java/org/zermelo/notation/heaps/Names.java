package org.zermelo.notation.heaps;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.zermelo.notation.text.Distance;
import org.zermelo.notation.text.NotationException;
import org.zermelo.notation.tokens.Token;
import org.zermelo.notation.tokens.Token.Kind;
import org.zermelo.notation.tokens.Tokens;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Variable;

/** Names that rules give, and words that they may not take. */
public final class Names {

    private static final int NAMED_HEAPS = 23;

    static final int MOST_VARIABLES = 64;

    /** Words for "and" and "or" are apart: languages have them of one letter, which names a heap where an operator cannot stand. */
    private static final List<List<String>> RESERVED = List.of(
            RuleWords.MOVED,
            RuleWords.OTHER,
            RuleWords.SUM,
            RuleWords.PRODUCT,
            RuleWords.BIG,
            RuleWords.SMALL,
            RuleWords.IF,
            RuleWords.ELSE,
            RuleWords.FOR,
            RuleWords.IN,
            RuleWords.NOT,
            RuleWords.IS,
            RuleWords.EVEN,
            RuleWords.ODD,
            RuleWords.DIVISIBLE,
            RuleWords.PRIME,
            RuleWords.SQUARE,
            RuleWords.FIBONACCI,
            RuleWords.POWER,
            RuleWords.DIVISOR,
            RuleWords.DIGIT,
            RuleWords.MULTIPLE,
            RuleWords.COPRIME,
            RuleWords.DIVIDES,
            RuleWords.MOD,
            RuleWords.XOR,
            RuleWords.ONCE,
            RuleWords.GAIN,
            RuleWords.FLOOR,
            RuleWords.CEIL,
            RuleWords.EXACT,
            RuleWords.ROUNDED);

    private Names() {}

    /** {@code a}, {@code b}, {@code c}, ... */
    static String defaultName(int variable) {
        return variable < NAMED_HEAPS ? String.valueOf((char) ('a' + variable)) : "h" + (variable + 1);
    }

    /** Refuses a name that is taken or means something else. */
    static void check(Tokens tokens, Token place, String name, List<Variable> variables) {
        if (variables.size() >= MOST_VARIABLES) {
            throw tokens.error(place, "rule.too-many-variables", "allowed", MOST_VARIABLES);
        }
        if (variables.stream().anyMatch(v -> v.name().equals(name))) {
            throw tokens.error(place, "rule.name-taken", "name", name);
        }
        checkFree(tokens, place, name);
    }

    /** Refuses a name that means something else. */
    static void checkFree(Tokens tokens, Token place, String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        boolean joins = lower.length() > 1 && (RuleWords.AND.contains(lower) || RuleWords.OR.contains(lower));
        if (joins || SectionWords.isWord(lower) || RESERVED.stream().anyMatch(words -> words.contains(lower))) {
            throw tokens.error(place, "rule.name-reserved", "name", name);
        }
    }

    /** Whether {@code S in 1..69}, {@code S = 17} or {@code 1 <= S <= 69} comes next. */
    static boolean isParameterSection(Tokens tokens) {
        boolean relation = tokens.peek(1).kind() == Kind.SYMBOL
                && List.of("=", "<", ">", "<=", ">=").contains(tokens.peek(1).text());
        return tokens.peek().kind() == Kind.NUMBER && relation
                || tokens.peek().kind() == Kind.NAME
                        && (relation || tokens.isWord(1, RuleWords.IN) || tokens.isWord(1, RuleWords.FROM));
    }

    static NotationException unknownSection(Tokens tokens) {
        Token token = tokens.peek();
        String seen = Tokens.shown(token);
        Stream<String> begins =
                Stream.concat(VerbParser.VERBS.stream().flatMap(List::stream), RuleWords.SPLIT.stream());
        String nearest = Distance.nearest(
                seen, Stream.concat(Arrays.stream(SectionWords.values()).flatMap(s -> s.words().stream()), begins));
        return tokens.error(token, "rule.unknown-section", "seen", seen, "nearest", nearest);
    }

    /** What is too much where a clause or a part of the rules should end. */
    public static NotationException surplus(Tokens tokens, String expected) {
        String seen = Tokens.shown(tokens.peek());
        Stream<List<String>> goesOn = Stream.of(
                RuleWords.IF,
                RuleWords.ELSE,
                RuleWords.FOR,
                RuleWords.THEN,
                RuleWords.EQUAL,
                RuleWords.UNEQUAL,
                RuleWords.PARTS);
        String nearest = Distance.nearest(seen, goesOn.flatMap(List::stream));
        String key = nearest.isEmpty() ? "notation.unexpected" : "rule.unexpected-word";
        return tokens.error(tokens.peek(), key, "seen", seen, "expected", expected, "nearest", nearest);
    }

    /** {@code ..3} behind the least number of a range, which is not empty where both are written as numbers. */
    static Expr upTo(Tokens tokens, ExprParser parser, Expr from, int mark) {
        tokens.expectSymbol("..");
        Expr to = parser.sum();
        if (from instanceof Expr.Literal least
                && to instanceof Expr.Literal greatest
                && least.value() > greatest.value()) {
            throw tokens.errorFrom(
                    mark, "rule.empty-range", "name", "", "least", least.value(), "greatest", greatest.value());
        }
        return to;
    }
}
