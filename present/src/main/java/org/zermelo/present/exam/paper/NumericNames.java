package org.zermelo.present.exam.paper;

import java.util.function.Function;
import org.zermelo.rule.Expr;

/** Number theory in formulas, as the notation writes it. */
final class NumericNames {

    private NumericNames() {}

    static String text(Expr.Arithmetic a, Function<Expr, String> of) {
        String left = of.apply(a.left());
        String both = "(" + left + ", " + of.apply(a.right()) + ")";
        boolean second = a.right().equals(Expr.of(2));
        return switch (a.operator()) {
            case GCD -> "gcd" + both;
            case LCM -> "lcm" + both;
            case XOR -> "(" + left + " xor " + of.apply(a.right()) + ")";
            case BIT_AND -> "bitand" + both;
            case BIT_OR -> "bitor" + both;
            case ROOT -> second ? "sqrt(" + left + ")" : "root" + both;
            case LOGARITHM -> "log" + both;
            case DIGIT_SUM -> "digitsum" + both;
            case HAS_DIGIT -> "hasdigit" + both;
            case DIVISORS -> a.right().equals(Expr.of(0)) ? "divisors(" + left + ")" : "sumofdivisors(" + left + ")";
            default -> throw new IllegalArgumentException(a.operator().toString());
        };
    }
}
