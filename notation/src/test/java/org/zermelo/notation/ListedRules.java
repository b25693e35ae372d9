package org.zermelo.notation;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.zermelo.heap.HeapTake;
import org.zermelo.heap.period.Period;

/** The rules that a certificate lists, by the bare definition: what they are worth as far as a test can afford to look. */
record ListedRules(Map<String, String> lines) {

    static ListedRules of(String certificate) {
        Map<String, String> lines = new HashMap<>();
        for (String line : CertificateTampers.lines(certificate)) {
            lines.put(line.substring(0, line.indexOf(": ")), line.substring(line.indexOf(": ") + 2));
        }
        return new ListedRules(lines);
    }

    private List<HeapTake> takes(int heap) {
        String name = heap < Integer.parseInt(lines.get("moves-from"))
                ? "moves-of-" + heap
                : lines.containsKey("modulus")
                        ? "moves-of-residue-" + heap % Integer.parseInt(lines.get("modulus"))
                        : "moves";
        List<HeapTake> takes = new ArrayList<>();
        for (String move : lines.get(name).split(" ")) {
            if (!move.isEmpty()) {
                String[] numbers = move.replace("!", "").split("/");
                takes.add(new HeapTake(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]), move.endsWith("!")));
            }
        }
        return takes;
    }

    /** The stated period, if the values repeat so over a few periods more than a certificate needs; else one that none is equal to. */
    Period period(Period stated) {
        int heaps = (int) (2 * Integer.parseInt(lines.get("heaps")) + 3 * stated.length());
        int[] values = new int[heaps];
        for (int heap = 0; heap < heaps; heap++) {
            BitSet options = new BitSet();
            for (HeapTake take : takes(heap)) {
                if (take.fits(heap)) {
                    leave(take, heap - take.take(), take.parts(), 1, 0, values, options);
                }
            }
            values[heap] = options.nextClearBit(0);
        }
        for (int heap = (int) stated.preperiod(); heap + stated.length() < heaps; heap++) {
            if (values[heap + (int) stated.length()] != values[heap] + stated.saltus()) {
                return new Period(1, heap, 0);
            }
        }
        return stated;
    }

    private static void leave(
            HeapTake take, int counters, int parts, int least, int value, int[] values, BitSet options) {
        if (parts == 0) {
            if (counters == 0) {
                options.set(value);
            }
            return;
        }
        int from = parts == 1 ? Math.max(least, counters) : least;
        for (int part = from; part * parts <= counters; part++) {
            leave(
                    take,
                    counters - part,
                    parts - 1,
                    take.distinct() ? part + 1 : part,
                    value ^ values[part],
                    values,
                    options);
        }
    }
}
