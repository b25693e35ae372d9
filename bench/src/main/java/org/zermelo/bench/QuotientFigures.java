package org.zermelo.bench;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.IntStream;
import org.zermelo.bench.measure.Arguments;
import org.zermelo.bench.measure.Stopwatch;
import org.zermelo.heap.HeapRules;
import org.zermelo.misere.MisereQuotient;
import org.zermelo.misere.MisereQuotient.Limits;
import org.zermelo.notation.HeapRulesText;
import org.zermelo.solve.Watch;

/**
 * Derives the misère quotients of heap games by code, and prints their orders, their periods, and the processor time of the
 * process for the first time, in which the JVM warms up as well, and for the best of the further ones.
 */
final class QuotientFigures {

    private QuotientFigures() {}

    /** The number of rounds, the last heap, then codes. */
    static void run(Arguments arguments) {
        int rounds = arguments.number();
        int heaps = arguments.number();
        for (String code : arguments.rest()) {
            double[] seconds = IntStream.range(0, rounds)
                    .mapToDouble(round -> seconds(code, heaps))
                    .toArray();
            System.out.printf(
                    Locale.ROOT,
                    "%s: %s; first %.2f s CPU, best %.3f s%n",
                    code,
                    words(HeapRulesText.parse(code), heaps),
                    seconds[0],
                    Arrays.stream(seconds).min().orElseThrow());
        }
    }

    private static double seconds(String code, int heaps) {
        return Stopwatch.inProcess(
                        () -> quotient(HeapRulesText.parse(code), heaps).order())
                .cpu();
    }

    private static MisereQuotient quotient(HeapRules rules, int heaps) {
        return MisereQuotient.ofHeaps(rules, heaps, Limits.STANDARD, Watch.NONE);
    }

    private static String words(HeapRules rules, int heaps) {
        MisereQuotient quotient = quotient(rules, heaps);
        String extent = quotient.period(rules)
                .map(period -> "period %d from %d".formatted(period.length(), period.preperiod()))
                .orElse("heaps 1 to " + quotient.components());
        return "order %d, %d in P, %s".formatted(quotient.order(), quotient.previousCount(), extent);
    }
}
