package org.zermelo.bench.measure;

import java.util.Arrays;

/** How long each of many runs took. */
public record RunTimes(double[] sorted) {

    /** The times in any order; they are copied. */
    public static RunTimes of(double[] times) {
        double[] sorted = times.clone();
        Arrays.sort(sorted);
        return new RunTimes(sorted);
    }

    public double median() {
        return sorted[sorted.length / 2];
    }

    /** What so many of 100 runs stay within. */
    public double within(int percent) {
        return sorted[sorted.length * percent / 100];
    }

    public double longest() {
        return sorted[sorted.length - 1];
    }
}
