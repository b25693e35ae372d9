package org.zermelo.bench.count;

import java.util.Optional;
import org.zermelo.bench.measure.Arguments;
import org.zermelo.heap.HeapCode;
import org.zermelo.misere.MisereQuotient;
import org.zermelo.misere.MisereQuotient.Limits;
import org.zermelo.misere.MisereQuotient.QuotientPeriod;
import org.zermelo.solve.Watch;

/**
 * Codes whose misère quotient closes, with a period that is proved, within larger bounds only: each is written when it is found, so that
 * a search that was stopped goes on behind the last code, which is told on the error stream.
 */
public final class QuotientSearch {

    private static final Limits SMALL = new Limits(300, 6_000);

    private QuotientSearch() {}

    /** The digits behind the point, the last heap, the most elements, the most before merging; perhaps the first code. */
    public static void run(Arguments arguments) {
        int digits = arguments.number();
        int heaps = arguments.number();
        Limits limits = new Limits(arguments.number(), arguments.number());
        int first = Integer.parseInt(arguments.next("1"), 8);
        System.out.println("| code | order | in P | period/from |");
        System.out.println("|---|---|---|---|");
        int open = 0;
        for (int number = first; number < 1 << 3 * digits; number++) {
            String written = Integer.toOctalString(number);
            HeapCode code = HeapCode.parse("0." + "0".repeat(digits - written.length()) + written);
            if (!written.endsWith("0") && closed(code, heaps, SMALL).isEmpty()) {
                Optional<String> row = closed(code, heaps, limits);
                row.ifPresent(found -> System.out.printf("| %s | %s |%n", code.text(), found));
                System.err.println(code.text());
                open += row.isPresent() ? 0 : 1;
            }
        }
        System.out.printf("%d codes did not close within these bounds.%n", open);
    }

    private static Optional<String> closed(HeapCode code, int heaps, Limits limits) {
        MisereQuotient quotient = MisereQuotient.ofHeaps(code, heaps, limits, Watch.NONE);
        Optional<QuotientPeriod> period = quotient.isComplete() ? quotient.period(code) : Optional.empty();
        return period.map(found -> "%d%s | %d | %d/%d"
                .formatted(
                        quotient.order(),
                        quotient.isTame() ? ", tame" : "",
                        quotient.previousCount(),
                        found.length(),
                        found.preperiod()));
    }
}
