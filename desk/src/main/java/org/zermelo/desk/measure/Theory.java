package org.zermelo.desk.measure;

import java.util.HashMap;
import java.util.Map;

/** How the steps of methods grow with the size by their construction, beside what is measured. */
public final class Theory {

    /** Of a row of n numbers. */
    private static final Map<String, Growth> ROWS = rows();

    /** Of two heaps to a target n: about n^2/2 positions, each with as many moves. */
    private static final Map<String, Growth> HEAPS = Map.of(
            "memo", power(2),
            "array", power(2),
            "retrograde", power(2),
            "level-sweep", power(2),
            "compiled-sweep", power(2));

    private Theory() {}

    private static Map<String, Growth> rows() {
        Map<String, Growth> all = new HashMap<>();
        all.put("interval-search", new Growth(Growth.GrowthShape.EXPONENTIAL, 2, 0));
        for (String table : new String[] {"memo", "guarantee", "halved", "rows", "columns", "pairs", "rolling"}) {
            all.put("interval-" + table, power(2));
        }
        all.put("linear", power(1));
        all.put("takes-cubic", power(3));
        all.put("takes-running", power(2));
        return Map.copyOf(all);
    }

    private static Growth power(int exponent) {
        return new Growth(Growth.GrowthShape.POWER, exponent, 0);
    }

    /**
     * The growth of a series of an experiment; {@link Growth#NONE} where it is not known, or depends on the numbers.
     *
     * @param label that of the contestant, which begins with the method's name
     */
    public static Growth of(Experiment experiment, String label) {
        Map<String, Growth> known = experiment.unit().equals("target") ? HEAPS : ROWS;
        return known.getOrDefault(label.split(" ", 2)[0], Growth.NONE);
    }
}
