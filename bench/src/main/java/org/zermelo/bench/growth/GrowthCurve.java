package org.zermelo.bench.growth;

import java.util.List;
import java.util.function.ToDoubleFunction;
import org.zermelo.desk.measure.Growth;

/**
 * What was measured of a method at growing sizes.
 *
 * @param kind how it grows, as far as that is known before
 * @param end why no larger size was tried
 */
record GrowthCurve(String name, Growth.GrowthShape kind, List<Point> points, String end) {

    /**
     * One size.
     *
     * @param amount the size as a number
     * @param count positions, cells or values
     * @param seconds of the processor, the least of several runs
     * @param bytes the most that was alive on the heap
     */
    record Point(double amount, String size, long count, double seconds, long bytes) {}

    /** How a figure grows beyond the knee, and what it was at the last size. */
    record Fit(Growth growth, Point knee, Point last, double figure) {

        /** Whether the last two sizes alone tell it. */
        boolean rough() {
            return Double.isNaN(growth.error());
        }

        boolean known() {
            return growth.kind() != Growth.GrowthShape.NONE;
        }

        /** What the logarithm of the figure gains with each step: of the logarithm of the size for a power, else of the size. */
        private double slope() {
            return !known() ? 0 : power() ? growth.figure() : Math.log(growth.figure());
        }

        private boolean power() {
            return growth.kind() == Growth.GrowthShape.POWER;
        }

        /** Whether it does not grow. */
        boolean flat() {
            return slope() < LEAST_SLOPE;
        }

        /** The size at which the figure would be so much; endless where it does not grow. */
        double reaches(double bound) {
            double steps = Math.log(bound / figure) / slope();
            return flat()
                    ? Double.POSITIVE_INFINITY
                    : power() ? last.amount() * Math.exp(steps) : last.amount() + steps;
        }

        /** What the figure would be at a size. */
        double at(double size) {
            double steps = power() ? Math.log(size / last.amount()) : size - last.amount();
            return figure * Math.exp(slope() * steps);
        }
    }

    static final double HOUR = 3600;
    static final double MEMORY = 20L << 30;

    /** Less is noise. */
    private static final double LEAST_SECONDS = 2e-3;

    static final double LEAST_BYTES = 1 << 20;

    private static final double LEAST_SLOPE = 0.05;
    private static final int LEAST_POINTS = 3;

    /** Beyond the knee the slope is sure to so much of itself. */
    private static final double SURE = 0.02;

    GrowthCurve {
        points = List.copyOf(points);
    }

    /** The size that an hour and 20 GiB allow, by what was measured. */
    double reach() {
        return Math.min(time().reaches(HOUR), memory().reaches(MEMORY));
    }

    Fit time() {
        return fit(Point::seconds, LEAST_SECONDS);
    }

    Fit memory() {
        return fit(Point::bytes, 4 * LEAST_BYTES);
    }

    /** The longest end of the curve that is straight, or its last three points, or its last step where these are not on a line. */
    private Fit fit(ToDoubleFunction<Point> figure, double least) {
        List<Point> told = points.stream()
                .dropWhile(point -> figure.applyAsDouble(point) < least)
                .filter(point -> figure.applyAsDouble(point) >= least)
                .toList();
        Growth growth = Growth.NONE;
        int from = 0;
        for (; from <= told.size() - LEAST_POINTS; from++) {
            List<Point> rest = told.subList(from, told.size());
            growth = Growth.of(
                    rest.stream().mapToDouble(Point::amount).toArray(),
                    rest.stream().mapToDouble(figure).toArray(),
                    kind);
            double slope =
                    growth.kind() == Growth.GrowthShape.EXPONENTIAL ? Math.log(growth.figure()) : growth.figure();
            double error =
                    growth.kind() == Growth.GrowthShape.EXPONENTIAL ? growth.error() / growth.figure() : growth.error();
            if (growth.kind() != Growth.GrowthShape.NONE && error <= SURE * Math.max(1, slope)) {
                break;
            }
        }
        Point last = points.get(points.size() - 1);
        if (growth.kind() == Growth.GrowthShape.NONE && told.size() > 1) {
            Point before = told.get(told.size() - 2);
            return new Fit(step(figure, before, last), before, last, figure.applyAsDouble(last));
        }
        Point knee = told.isEmpty() ? last : told.get(Math.max(0, Math.min(from, told.size() - LEAST_POINTS)));
        return new Fit(growth, knee, last, figure.applyAsDouble(last));
    }

    /** The growth by two sizes alone. */
    private Growth step(ToDoubleFunction<Point> figure, Point from, Point to) {
        double times = Math.log(figure.applyAsDouble(to) / figure.applyAsDouble(from));
        return kind == Growth.GrowthShape.EXPONENTIAL
                ? new Growth(kind, Math.exp(times / (to.amount() - from.amount())), Double.NaN)
                : new Growth(Growth.GrowthShape.POWER, times / Math.log(to.amount() / from.amount()), Double.NaN);
    }
}
