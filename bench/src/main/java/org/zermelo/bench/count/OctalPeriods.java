package org.zermelo.bench.count;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.zermelo.bench.measure.Arguments;
import org.zermelo.heap.HeapCode;
import org.zermelo.heap.period.NimSequence;
import org.zermelo.heap.period.NimSequences;
import org.zermelo.heap.period.NimSequences.Settings;
import org.zermelo.heap.period.Period;
import org.zermelo.solve.Watch;

/** Octal codes of so many digits whose periods are proved within a number of heaps: how many, and those that repeat last. */
public final class OctalPeriods {

    private OctalPeriods() {}

    /** A code with its period. */
    private record Proved(String code, Period period) {}

    /** The digits behind the point, the last heap, and how many of the codes are listed. */
    public static void run(Arguments arguments) {
        int digits = arguments.number();
        int heaps = arguments.number();
        int listed = arguments.number();
        List<Proved> proved = new ArrayList<>();
        int open = 0;
        for (int number = 1; number < 1 << 3 * digits; number++) {
            String written = Integer.toOctalString(number);
            if (!written.endsWith("0")) {
                HeapCode code = HeapCode.parse("0." + "0".repeat(digits - written.length()) + written);
                NimSequence sequence = NimSequences.compute(code, heaps, Settings.ofThisMachine(), Watch.NONE);
                sequence.proof().ifPresent(proof -> proved.add(new Proved(code.text(), proof.period())));
                open += sequence.proof().isPresent() ? 0 : 1;
            }
        }
        System.out.println("| code | period | from heap |");
        System.out.println("|---|---|---|");
        Comparator<Proved> last = Comparator.comparingLong(
                one -> one.period().preperiod() + one.period().length());
        proved.stream()
                .sorted(last.reversed())
                .limit(listed)
                .forEach(one -> System.out.printf(
                        Locale.ROOT,
                        "| %s | %,d%s | %,d |%n",
                        one.code(),
                        one.period().length(),
                        one.period().saltus() == 0
                                ? ""
                                : ", saltus " + one.period().saltus(),
                        one.period().preperiod()));
        System.out.printf("| %d proved, %d open | | |%n", proved.size(), open);
    }
}
