package org.zermelo.law.depth;

import org.zermelo.law.formula.LinearSum;
import org.zermelo.law.formula.Presburger;

/**
 * A number that is given by another one, as {@code (factor * N + constant) // divisor}.
 *
 * @param factor of the given number, at least 0
 * @param constant what is added
 * @param divisor by which it is divided, rounded down
 */
public record OpenFormula(long factor, long constant, long divisor) {

    /** That the number asked for is the one of the formula. */
    Presburger says(OpenNumbers open) {
        LinearSum rest = LinearSum.track(open.given())
                .times(factor)
                .plus(LinearSum.of(constant))
                .minus(LinearSum.track(open.asked()).times(divisor));
        return Presburger.and(Presburger.atMost(LinearSum.of(0), rest), Presburger.less(rest, LinearSum.of(divisor)));
    }

    /** The formula in a number, where this one is in what the number is more than another one. */
    OpenFormula from(long number) {
        return new OpenFormula(factor, constant - factor * number, divisor);
    }

    /** Its value for a given number; {@link Long#MAX_VALUE} where it is not less. */
    long of(long given) {
        try {
            long rest = Math.floorDiv(Math.addExact(Math.multiplyExact(factor, given % divisor), constant), divisor);
            return Math.addExact(Math.multiplyExact(factor, given / divisor), rest);
        } catch (ArithmeticException e) {
            return Long.MAX_VALUE;
        }
    }

    /** Its text, such as {@code (N - 1)//2}. */
    public String text(String name) {
        String sum = factor == 0 ? Long.toString(constant) : (factor == 1 ? "" : factor + "*") + name + added();
        if (divisor == 1) {
            return sum;
        }
        return (factor != 0 && constant == 0 ? sum : "(" + sum + ")") + "//" + divisor;
    }

    private String added() {
        return constant == 0 ? "" : constant > 0 ? " + " + constant : " - " + -constant;
    }
}
