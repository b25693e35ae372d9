package org.zermelo.notation.heaps;

import org.zermelo.notation.tokens.Tokens;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Expr.Arithmetic;
import org.zermelo.rule.Expr.Operator;

/**
 * Functions of expressions: {@code abs(a-b)}, {@code min(a,b)}, {@code max(a,b)}, {@code floor(x/3)}, {@code ceil(x/3)},
 * {@code if(c,a,b)}.
 */
final class Functions {

    private Functions() {}

    /** Whether a name before a parenthesis is that of a function. */
    static boolean known(String name) {
        return RuleWords.ABS.contains(name)
                || RuleWords.MIN.contains(name)
                || RuleWords.MAX.contains(name)
                || RuleWords.IF.contains(name)
                || RuleWords.FLOOR.get(0).equals(name)
                || RuleWords.CEIL.get(0).equals(name)
                || NumericFunctions.known(name);
    }

    static Expr read(String name, ExprParser parser, Tokens tokens) {
        // what is wrong is shown from the function's name on
        int mark = tokens.mark() - 1;
        tokens.open("(");
        Expr read;
        if (RuleWords.IF.contains(name)) {
            Condition when = parser.condition();
            tokens.expectSymbol(",");
            Expr then = parser.sum();
            tokens.expectSymbol(",");
            read = new Expr.Either(when, then, parser.sum());
        } else if (RuleWords.ABS.contains(name)) {
            read = new Expr.Absolute(parser.sum());
        } else if (NumericFunctions.known(name)) {
            read = NumericFunctions.read(name, parser, tokens, mark);
        } else if (RuleWords.MIN.contains(name) || RuleWords.MAX.contains(name)) {
            Operator operator = RuleWords.MIN.contains(name) ? Operator.MIN : Operator.MAX;
            read = parser.sum();
            do {
                tokens.expectSymbol(",");
                parser.count();
                read = ConstantFolding.join(operator, read, parser.sum()).orElseThrow();
            } while (tokens.peek().is(","));
        } else {
            boolean floor = RuleWords.FLOOR.contains(name);
            Operator rounding = floor ? Operator.DIVIDE_FLOOR : Operator.DIVIDE_CEIL;
            read = rounded(parser.sumToRound(), rounding, tokens, mark);
        }
        tokens.close(")");
        return read;
    }

    private static Expr rounded(Expr inner, Operator rounding, Tokens tokens, int mark) {
        if (inner instanceof Arithmetic a && a.operator() == Operator.DIVIDE_EXACT) {
            return ConstantFolding.join(rounding, a.left(), a.right())
                    .orElseThrow(() -> tokens.errorFrom(mark, "rule.constant-has-no-value", "seen", tokens.text(mark)));
        }
        if (inner instanceof Expr.Literal) {
            return inner;
        }
        throw tokens.errorFrom(mark, "rule.rounding-of-no-quotient", "seen", tokens.text(mark));
    }
}
