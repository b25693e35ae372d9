package org.zermelo.desk.measure;

import java.util.Arrays;
import java.util.List;
import org.zermelo.game.Note;

/** What came out of an experiment: one series for each contestant. */
public record Measured(Experiment experiment, List<Series> series) {

    /** A contestant's points, one for each size, and how its time and its count grow with the size. */
    public record Series(String label, List<Point> points, Growth time, Growth count) {
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
