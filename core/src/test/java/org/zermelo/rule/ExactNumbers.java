package org.zermelo.rule;

import java.math.BigInteger;
import java.util.Optional;
import org.zermelo.rule.Expr.Operator;

/** Number theory by definition, without any limit of size: the oracle of {@link Arithmetics}. */
final class ExactNumbers {

    private ExactNumbers() {}

    /** The number; empty where there is none. */
    static Optional<BigInteger> of(Operator operator, long left, long right) {
        BigInteger a = BigInteger.valueOf(left);
        BigInteger b = BigInteger.valueOf(right);
        boolean none = switch (operator) {
            case ROOT -> right < 1;
            case LOGARITHM, DIGIT_SUM -> right < 2;
            case DIVISORS -> right < 0 || left > Arithmetics.MOST_FACTORED;
            default -> false;
        };
        return none
                ? Optional.empty()
                : Optional.of(
                        switch (operator) {
                            case GCD -> a.gcd(b);
                            case LCM ->
                                a.signum() * b.signum() == 0
                                        ? BigInteger.ZERO
                                        : a.multiply(b).abs().divide(a.gcd(b));
                            case XOR -> a.xor(b);
                            case BIT_AND -> a.and(b);
                            case BIT_OR -> a.or(b);
                            case ROOT -> root(a, right);
                            case LOGARITHM -> logarithm(a, b);
                            case DIGIT_SUM -> digitSum(a.abs(), b);
                            case HAS_DIGIT ->
                                right >= 0 && right <= 9 && a.abs().toString().contains(b.toString())
                                        ? BigInteger.ONE
                                        : BigInteger.ZERO;
                            case DIVISORS -> divisors(left, right);
                            default -> throw new IllegalArgumentException(operator.toString());
                        });
    }

    /** The greatest number whose power is no more, bit by bit. */
    private static BigInteger root(BigInteger of, long exponent) {
        BigInteger root = BigInteger.ZERO;
        for (int bit = 63; bit >= 0; bit--) {
            BigInteger more = root.setBit(bit);
            if (more.bitLength() <= 64 / Math.min(exponent, 64) + 1
                    && more.pow((int) Math.min(exponent, 64)).compareTo(of) <= 0) {
                root = more;
            }
        }
        return root;
    }

    private static BigInteger logarithm(BigInteger of, BigInteger base) {
        int exponent = 0;
        while (base.pow(exponent + 1).compareTo(of) <= 0) {
            exponent++;
        }
        return BigInteger.valueOf(exponent);
    }

    private static BigInteger digitSum(BigInteger of, BigInteger base) {
        BigInteger sum = BigInteger.ZERO;
        for (BigInteger rest = of; rest.signum() > 0; rest = rest.divide(base)) {
            sum = sum.add(rest.mod(base));
        }
        return sum;
    }

    private static BigInteger divisors(long of, long exponent) {
        BigInteger sum = BigInteger.ZERO;
        int power = (int) Math.min(exponent, 70);
        for (long divisor = 1; divisor <= of / divisor; divisor++) {
            if (of % divisor == 0) {
                sum = sum.add(BigInteger.valueOf(divisor).pow(power));
                if (divisor != of / divisor) {
                    sum = sum.add(BigInteger.valueOf(of / divisor).pow(power));
                }
            }
        }
        return sum;
    }
}
