package org.zermelo.notation.heaps;

import java.util.List;
import org.zermelo.notation.tokens.Tokens;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Condition.Relation;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Expr.Operator;

/**
 * Kinds of numbers, in conditions and as amounts:
 *
 * <pre>
 * kind = "prime" | "square" | "fibonacci" | "power" "of" number | "digit" ["of" sum] | ["proper"] "divisor" ["of" sum]
 *      | "multiple" "of" sum | "coprime" ("to" | "with") sum
 * </pre>
 */
final class NumberKinds {

    /** Words that begin a kind. */
    static final List<List<String>> WORDS = List.of(
            RuleWords.PRIME,
            RuleWords.SQUARE,
            RuleWords.FIBONACCI,
            RuleWords.POWER,
            RuleWords.DIGIT,
            RuleWords.PROPER,
            RuleWords.DIVISOR,
            RuleWords.MULTIPLE,
            RuleWords.COPRIME);

    private static final Expr TWO = Expr.of(2);

    private final Tokens tokens;
    private final ExprParser parser;

    NumberKinds(Tokens tokens, ExprParser parser) {
        this.tokens = tokens;
        this.parser = parser;
    }

    /** Whether a kind comes so many tokens ahead, be it behind an article. */
    static boolean at(Tokens tokens, int ahead) {
        int place = tokens.isWord(ahead, RuleWords.ARTICLE) ? ahead + 1 : ahead;
        place += tokens.isWord(place, RuleWords.NUMBER) ? 1 : 0;
        int kind = place;
        return WORDS.stream().anyMatch(words -> tokens.isWord(kind, words))
                && !tokens.peek(kind + 1).is("(");
    }

    /** That a number is even, odd, divisible by another or of a kind. */
    Condition is(Expr left) {
        tokens.takeWord(RuleWords.IS);
        boolean not = tokens.takeWord(RuleWords.NOT);
        Condition is;
        if (tokens.takeWord(RuleWords.EVEN)) {
            is = divides(Expr.of(2), left);
        } else if (tokens.takeWord(RuleWords.ODD)) {
            is = new Condition.Not(divides(Expr.of(2), left));
        } else if (NumberKinds.at(tokens, 0)) {
            is = read(left, new Expr.Moved());
        } else {
            tokens.expectWord(RuleWords.DIVISIBLE);
            tokens.expectWord(RuleWords.BY);
            is = divides(parser.divisor(), left);
        }
        if (!tokens.lineEnds()) {
            // in Persian the verb stands last
            tokens.takeWord(RuleWords.IS);
        }
        return not ? new Condition.Not(is) : is;
    }

    /** The greatest number of the kind that comes next which can be taken from a heap. */
    static Expr most(Tokens tokens, Expr heap) {
        return tokens.isWord(RuleWords.DIGIT) || tokens.isWord(1, RuleWords.DIGIT) ? Expr.of(9) : heap;
    }

    /** That a number is of the kind that comes next; what divides or has digits is {@code of} where the text names nothing else. */
    Condition read(Expr number, Expr of) {
        tokens.takeWord(RuleWords.ARTICLE);
        tokens.takeWord(RuleWords.NUMBER);
        Condition kind = kind(number, of);
        tokens.takeWord(RuleWords.NUMBER);
        return kind;
    }

    private Condition kind(Expr number, Expr of) {
        if (tokens.takeWord(RuleWords.PRIME)) {
            return least(number, 2).and(equal(Expr.of(Operator.DIVISORS, number, Expr.of(0)), TWO));
        }
        if (tokens.takeWord(RuleWords.SQUARE)) {
            return square(number);
        }
        if (tokens.takeWord(RuleWords.FIBONACCI)) {
            Expr five = Expr.of(Operator.MULTIPLY, Expr.of(5), Expr.of(Operator.MULTIPLY, number, number));
            return least(number, 0)
                    .and(new Condition.Or(List.of(
                            square(Expr.of(Operator.ADD, five, Expr.of(4))),
                            square(Expr.of(Operator.SUBTRACT, five, Expr.of(4))))));
        }
        if (tokens.takeWord(RuleWords.POWER)) {
            tokens.expectWord(RuleWords.OF);
            Expr base = base(parser, tokens);
            return least(number, 1)
                    .and(equal(Expr.of(Operator.POWER, base, Expr.of(Operator.LOGARITHM, number, base)), number));
        }
        if (tokens.takeWord(RuleWords.DIGIT)) {
            return equal(Expr.of(Operator.HAS_DIGIT, whole(of), number), Expr.of(1));
        }
        if (tokens.takeWord(RuleWords.MULTIPLE)) {
            tokens.expectWord(RuleWords.OF);
            return divides(parser.divisor(), number);
        }
        if (tokens.takeWord(RuleWords.COPRIME)) {
            Expr other = tokens.takeWord(RuleWords.TO) || tokens.takeWord(RuleWords.WITH) ? parser.sum() : of;
            return equal(Expr.of(Operator.GCD, number, other), Expr.of(1));
        }
        boolean proper = tokens.takeWord(RuleWords.PROPER);
        tokens.expectWord(RuleWords.DIVISOR);
        Expr whole = whole(of);
        Condition divisor = divides(number, whole);
        return proper ? divisor.and(Condition.of(Relation.LESS, number, whole)) : divisor;
    }

    private Expr whole(Expr of) {
        return tokens.takeWord(RuleWords.OF) ? parser.sum() : of;
    }

    private static Condition square(Expr number) {
        Expr root = Expr.of(Operator.ROOT, number, TWO);
        return equal(Expr.of(Operator.MULTIPLY, root, root), number);
    }

    /** A constant from 2 on: a base of digits, powers and logarithms, the exponent of a root. */
    static Expr base(ExprParser parser, Tokens tokens) {
        int mark = tokens.mark();
        Expr base = parser.sum();
        if (base instanceof Expr.Literal literal && literal.value() >= 2) {
            return base;
        }
        throw tokens.errorFrom(mark, "rule.base-expected", "seen", tokens.text(mark));
    }

    /** That one number divides another. */
    static Condition divides(Expr divisor, Expr of) {
        return equal(Expr.of(Operator.MODULO, of, divisor), Expr.of(0));
    }

    private static Condition least(Expr number, long least) {
        return Condition.of(Relation.AT_LEAST, number, Expr.of(least));
    }

    private static Condition equal(Expr left, Expr right) {
        return Condition.of(Relation.EQUAL, left, right);
    }
}
