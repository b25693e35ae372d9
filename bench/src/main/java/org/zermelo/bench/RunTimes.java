package org.zermelo.bench;

import java.util.Arrays;

/** How long each of many runs took. */
record RunTimes(double[] sorted) {

    /** The times in any order; they are copied. */
    static RunTimes of(double[] times) {
        double[] sorted = times.clone();
        Arrays.sort(sorted);
        return new RunTimes(sorted);
    }

    double median() {
        return sorted[sorted.length / 2];
    }

    /** What so many of 100 runs stay within. */
    double within(int percent) {
        return sorted[sorted.length * percent / 100];
    }

    double longest() {
        return sorted[sorted.length - 1];
    }
}
