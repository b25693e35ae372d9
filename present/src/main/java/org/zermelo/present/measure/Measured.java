package org.zermelo.present.measure;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import org.zermelo.game.Note;

/** What came out of an experiment: one series for each contestant. */
public record Measured(Experiment experiment, List<Series> series) {

    /** A contestant's points, one for each size, and the powers of the size that its time and its count grow with. */
    public record Series(String label, List<Point> points, Fit time, Fit count) {
        public Series {
            points = List.copyOf(points);
        }
    }

    /** One size. */
    public sealed interface Point {
        /** The size. */
        int size();
    }

    /**
     * It ran.
     *
     * @param seconds the repeated runs, sorted; none of them is a warm-up
     * @param count nodes or cells
     * @param agrees whether its result is that of the contestants before it
     */
    public record Ran(int size, double[] seconds, long count, boolean agrees) implements Point {

        /** The middle run. */
        public double median() {
            int middle = seconds.length / 2;
            return seconds.length % 2 == 1 ? seconds[middle] : (seconds[middle - 1] + seconds[middle]) / 2;
        }

        /** The fastest run. */
        public double least() {
            return seconds[0];
        }

        /** The slowest run. */
        public double most() {
            return seconds[seconds.length - 1];
        }

        /** Half the distance from the slowest to the fastest, as a share of the median. */
        public double spread() {
            return (most() - least()) / 2 / median();
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Ran ran
                    && ran.size == size
                    && ran.count == count
                    && ran.agrees == agrees
                    && Arrays.equals(ran.seconds, seconds);
        }

        @Override
        public int hashCode() {
            return 31 * size + Long.hashCode(count);
        }
    }

    /** It was refused, or a smaller size had already taken too long. */
    public record Skipped(int size, Note why) implements Point {}

    /**
     * The power b in {@code a n^b}, fitted by least squares through the logarithms.
     *
     * @param error the standard error of the power; empty with fewer than three points
     */
    public record Fit(OptionalDouble power, OptionalDouble error) {

        /** No fit: fewer than two points. */
        public static final Fit NONE = new Fit(OptionalDouble.empty(), OptionalDouble.empty());

        /** The fit through these points, whose coordinates are positive. */
        public static Fit of(double[] x, double[] y) {
            int n = x.length;
            if (n < 2) {
                return NONE;
            }
            double meanX = Arrays.stream(x).map(Math::log).average().orElseThrow();
            double meanY = Arrays.stream(y).map(Math::log).average().orElseThrow();
            double xx = 0;
            double xy = 0;
            for (int i = 0; i < n; i++) {
                xx += (Math.log(x[i]) - meanX) * (Math.log(x[i]) - meanX);
                xy += (Math.log(x[i]) - meanX) * (Math.log(y[i]) - meanY);
            }
            double power = xy / xx;
            double rest = 0;
            for (int i = 0; i < n; i++) {
                double off = Math.log(y[i]) - meanY - power * (Math.log(x[i]) - meanX);
                rest += off * off;
            }
            OptionalDouble error = n < 3 ? OptionalDouble.empty() : OptionalDouble.of(Math.sqrt(rest / (n - 2) / xx));
            return new Fit(OptionalDouble.of(power), error);
        }
    }

    public Measured {
        series = List.copyOf(series);
    }

    /** Whether all contestants that ran on the same input got the same result. */
    public boolean agrees() {
        return series.stream()
                .flatMap(each -> each.points().stream())
                .allMatch(point -> !(point instanceof Ran ran) || ran.agrees());
    }
}
