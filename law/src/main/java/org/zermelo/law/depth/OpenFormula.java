package org.zermelo.law.depth;

import org.zermelo.law.formula.LinearSum;
import org.zermelo.law.formula.Presburger;

/**
 * A number that is given by others, as {@code (factor * N + beside * M + constant) // divisor}.
 *
 * @param factor of the given number, at least 0
 * @param beside factor of the number beside it; 0 where there is none
 * @param constant what is added
 * @param divisor by which it is divided, rounded down
 */
public record OpenFormula(long factor, long beside, long constant, long divisor) {

    /** That the number asked for is the one of the formula. */
    Presburger says(OpenNumbers open) {
        LinearSum rest = LinearSum.track(open.given())
                .times(factor)
                .plus(LinearSum.track(open.beside()).times(beside))
                .plus(LinearSum.of(constant))
                .minus(LinearSum.track(open.asked()).times(divisor));
        return Presburger.and(Presburger.atMost(LinearSum.of(0), rest), Presburger.less(rest, LinearSum.of(divisor)));
    }

    /** The formula in a number, where this one is in what the number is more than another one. */
    OpenFormula from(long number) {
        return new OpenFormula(factor, beside, constant - factor * number, divisor);
    }

    /** Its value for a given number, where there is none beside it; {@link Long#MAX_VALUE} where it is not less. */
    public long of(long given) {
        return of(0, given);
    }

    /** Its value; {@link Long#MAX_VALUE} where it is not less. */
    long of(long other, long given) {
        try {
            long added = Math.addExact(Math.multiplyExact(beside, other), constant);
            long rest = Math.floorDiv(Math.addExact(Math.multiplyExact(factor, given % divisor), added), divisor);
            return Math.addExact(Math.multiplyExact(factor, given / divisor), rest);
        } catch (ArithmeticException e) {
            return Long.MAX_VALUE;
        }
    }

    /** Its text, such as {@code (N - 1)//2} and {@code (N - M - 1)//2}. */
    public String text(String name, String other) {
        String sum = LinearText.of(factor, name, beside, other, constant);
        if (divisor == 1) {
            return sum;
        }
        return (sum.contains(" ") ? "(" + sum + ")" : sum) + "//" + divisor;
    }
}
