package org.zermelo.bench.count;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.zermelo.bench.measure.Arguments;
import org.zermelo.heap.HeapCode;
import org.zermelo.misere.MisereQuotient;
import org.zermelo.misere.MisereQuotient.Limits;
import org.zermelo.misere.MisereQuotient.QuotientPeriod;
import org.zermelo.solve.Watch;

/**
 * All codes 0.xyz whose misère quotients are small and whose periods are proved, as rows of a Markdown table by order and by
 * elements in P: the codes with their periods, tame ones counted only. Codes end with a digit other than 0.
 */
public final class QuotientTable {

    private static final int DIGITS = 3;

    private QuotientTable() {}

    /** The last heap, the most elements, and the most before merging. */
    public static void run(Arguments arguments) {
        int heaps = arguments.number();
        Limits limits = new Limits(arguments.number(), arguments.number());
        Map<Integer, Map<Integer, List<String>>> wild = new TreeMap<>();
        Map<Integer, Integer> tame = new TreeMap<>();
        int open = 0;
        for (int number = 1; number < 1 << 3 * DIGITS; number++) {
            String digits = String.format("%3s", Integer.toOctalString(number)).replace(' ', '0');
            HeapCode code = HeapCode.parse("0." + digits.replaceAll("0+$", ""));
            MisereQuotient quotient = MisereQuotient.ofHeaps(code, heaps, limits, Watch.NONE);
            QuotientPeriod period =
                    quotient.isComplete() ? quotient.period(code).orElse(null) : null;
            if (period == null) {
                open++;
            } else if (quotient.isTame()) {
                tame.merge(quotient.order(), 1, Integer::sum);
            } else {
                wild.computeIfAbsent(quotient.order(), order -> new TreeMap<>())
                        .computeIfAbsent(quotient.previousCount(), previous -> new ArrayList<>())
                        .add("%s %d/%d".formatted(code.text(), period.length(), period.preperiod()));
            }
        }
        tame.forEach((order, codes) -> System.out.printf("| %d | tame | %d codes |%n", order, codes));
        wild.forEach((order, byPrevious) -> byPrevious.forEach((previous, codes) ->
                System.out.printf("| %d | %d | %s |%n", order, previous, String.join(", ", codes))));
        System.out.printf("%d codes did not close within these bounds.%n", open);
    }
}
