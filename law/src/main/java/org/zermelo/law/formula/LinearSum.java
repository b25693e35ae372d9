package org.zermelo.law.formula;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ToLongFunction;

/**
 * A sum of numbers with coefficients and a constant, exact.
 *
 * @param coefficients the coefficient of each track, none 0
 * @param constant what is added
 */
public record LinearSum(SortedMap<Integer, Long> coefficients, long constant) {

    /** A constant. */
    public static LinearSum of(long constant) {
        return new LinearSum(new TreeMap<>(), constant);
    }

    /** The number on a track. */
    public static LinearSum track(int track) {
        return new LinearSum(new TreeMap<>(Map.of(track, 1L)), 0);
    }

    /** Whether it depends on no track. */
    boolean constantOnly() {
        return coefficients.isEmpty();
    }

    /** Whether it is surely not negative. */
    boolean natural() {
        return constant >= 0 && coefficients.values().stream().allMatch(coefficient -> coefficient > 0);
    }

    /** The coefficient of a track. */
    long coefficient(int track) {
        return coefficients.getOrDefault(track, 0L);
    }

    /** Its value where the tracks have these values. */
    public long value(ToLongFunction<Integer> values) {
        long sum = constant;
        for (Map.Entry<Integer, Long> term : coefficients.entrySet()) {
            sum = Math.addExact(sum, Math.multiplyExact(term.getValue(), values.applyAsLong(term.getKey())));
        }
        return sum;
    }

    /** The sum of both. */
    public LinearSum plus(LinearSum other) {
        SortedMap<Integer, Long> sum = new TreeMap<>(coefficients);
        other.coefficients.forEach((track, more) -> {
            long together = Math.addExact(sum.getOrDefault(track, 0L), more);
            if (together == 0) {
                sum.remove(track);
            } else {
                sum.put(track, together);
            }
        });
        return new LinearSum(sum, Math.addExact(constant, other.constant));
    }

    /** So many times the sum. */
    public LinearSum times(long factor) {
        if (factor == 0) {
            return of(0);
        }
        SortedMap<Integer, Long> product = new TreeMap<>(coefficients);
        product.replaceAll((track, coefficient) -> Math.multiplyExact(coefficient, factor));
        return new LinearSum(product, Math.multiplyExact(constant, factor));
    }

    /** The difference. */
    public LinearSum minus(LinearSum other) {
        return plus(other.times(-1));
    }

    /** The same with a sum in the place of a track. */
    LinearSum with(int track, LinearSum value) {
        long coefficient = coefficient(track);
        return coefficient == 0 ? this : minus(track(track).times(coefficient)).plus(value.times(coefficient));
    }
}
