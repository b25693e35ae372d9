package org.zermelo.desk.measure;

import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.DoubleStream;

/**
 * How measured figures grow with the size: as a power {@code a n^b}, or as an exponential {@code a b^n}, whichever lies nearer.
 *
 * @param kind which of them, or none
 * @param figure the exponent of the power or the base of the exponential; 0 without a fit
 * @param error its standard error; 0 without a fit
 */
public record Growth(GrowthShape kind, double figure, double error) {

    /** The shape of a growth. */
    public enum GrowthShape {
        /** No shape can be told: fewer than three points, none of the shapes comes near them, or noise leaves it open. */
        NONE,
        /** {@code n^b}. */
        POWER,
        /** {@code b^n}. */
        EXPONENTIAL
    }

    /** Nothing can be told. */
    public static final Growth NONE = new Growth(GrowthShape.NONE, 0, 0);

    private static final int LEAST_POINTS = 3;

    /** Figures that are typically off by more than a factor of 3 do not follow the curve. */
    private static final double FARTHEST = Math.log(3);

    /** An exponent with a larger standard error is noise, and so is a base with a larger one relative to it. */
    private static final double UNSURE_POWER = 0.25;

    private static final double UNSURE_BASE = 0.15;

    /** So much nearer must an exponential lie; noise alone makes a power look like one. */
    private static final double NEARER = 0.5;

    /** A base so near to 1 is no growth that anybody would call exponential. */
    private static final double LEAST_BASE = 1.1;

    /**
     * The growth through points with positive coordinates: least squares through the logarithms of the figures, against the
     * logarithms of the sizes for a power and the sizes for an exponential.
     */
    public static Growth of(double[] sizes, double[] figures) {
        return of(sizes, figures, GrowthShape.NONE);
    }

    /** The same, of the kind that the theory tells; {@link GrowthShape#NONE} where it tells none. */
    public static Growth of(double[] sizes, double[] figures, GrowthShape known) {
        if (sizes.length < LEAST_POINTS || Arrays.stream(sizes).distinct().count() < LEAST_POINTS) {
            return NONE;
        }
        FittedLine power = FittedLine.through(sizes, Math::log, figures);
        FittedLine exponential = FittedLine.through(sizes, size -> size, figures);
        double base = Math.exp(exponential.slope);
        boolean steep = exponential.rest < NEARER * power.rest && base >= LEAST_BASE;
        Growth growth = known == GrowthShape.EXPONENTIAL || known == GrowthShape.NONE && steep
                ? new Growth(GrowthShape.EXPONENTIAL, base, base * exponential.error(sizes.length))
                : new Growth(GrowthShape.POWER, power.slope, power.error(sizes.length));
        double rest = growth.kind == GrowthShape.EXPONENTIAL ? exponential.rest : power.rest;
        boolean noise =
                growth.error > (growth.kind == GrowthShape.EXPONENTIAL ? UNSURE_BASE * growth.figure : UNSURE_POWER);
        return noise || Math.sqrt(rest / sizes.length) > FARTHEST ? NONE : growth;
    }

    /** A straight line: its slope, the squares that are left, and the spread of the abscissas. */
    private record FittedLine(double slope, double rest, double spread) {

        static FittedLine through(double[] sizes, DoubleUnaryOperator scale, double[] figures) {
            double[] x = Arrays.stream(sizes).map(scale).toArray();
            double[] y = DoubleStream.of(figures).map(Math::log).toArray();
            double meanX = Arrays.stream(x).average().orElseThrow();
            double meanY = Arrays.stream(y).average().orElseThrow();
            double xx = 0;
            double xy = 0;
            for (int i = 0; i < x.length; i++) {
                xx += (x[i] - meanX) * (x[i] - meanX);
                xy += (x[i] - meanX) * (y[i] - meanY);
            }
            double rest = 0;
            for (int i = 0; i < x.length; i++) {
                double off = y[i] - meanY - xy / xx * (x[i] - meanX);
                rest += off * off;
            }
            return new FittedLine(xy / xx, rest, xx);
        }

        double error(int points) {
            return Math.sqrt(rest / (points - 2) / spread);
        }
    }
}
