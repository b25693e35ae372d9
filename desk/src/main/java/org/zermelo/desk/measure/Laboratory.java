package org.zermelo.desk.measure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.zermelo.desk.Deadline;
import org.zermelo.desk.measure.Contestant.Outcome;
import org.zermelo.desk.measure.Measured.Point;
import org.zermelo.desk.measure.Measured.Ran;
import org.zermelo.desk.measure.Measured.Skipped;
import org.zermelo.game.CancelledException;
import org.zermelo.game.Note;
import org.zermelo.game.RefusedException;
import org.zermelo.solve.Watch;

/**
 * Measures experiments. Every contestant is warmed up at its smallest size before anything is noted, and once more at each
 * size; then the runs that count are repeated. A contestant that passes the time limit is not asked for larger sizes.
 *
 * @param repeats runs that count, for each size
 * @param limit seconds that one run may take
 */
public record Laboratory(int repeats, double limit) {

    private static final double WARM_UP_SECONDS = 0.4;
    private static final int WARM_UP_RUNS = 2000;
    private static final double LEAST_SECONDS = 0.005;
    private static final int MOST_TIMES = 10_000;

    /** Shorter times are more of the call and the clock than of the method. */
    private static final double NOISE_SECONDS = 50e-6;

    /** How time grows is told by so many of the largest sizes; at small ones other costs than the method's count. */
    private static final int LARGEST_SIZES = 4;

    /** Hears of every point as soon as it is measured. */
    public interface Listener {
        /** A contestant's next point. */
        void measured(Contestant contestant, Point point);
    }

    /**
     * Runs an experiment.
     *
     * @throws CancelledException when the watch cancels
     */
    public Measured measure(Experiment experiment, Watch watch, Listener listener) {
        List<Measured.Series> series = new ArrayList<>();
        Agreement agreement = new Agreement();
        int done = 0;
        int all = experiment.contestants().size() * experiment.sizes().size();
        for (Contestant contestant : experiment.contestants()) {
            warmUp(contestant, experiment.sizes().get(0), watch);
            List<Point> points = new ArrayList<>();
            boolean tooLong = false;
            for (int size : experiment.sizes()) {
                watch.check();
                watch.progress(done++, all);
                Point point = tooLong
                        ? new Skipped(size, Note.of("measure.not-tried"))
                        : point(contestant, size, agreement, watch);
                tooLong |= point instanceof Skipped;
                points.add(point);
                listener.measured(contestant, point);
            }
            Growth.GrowthShape known = Theory.of(experiment, contestant.label()).kind();
            series.add(new Measured.Series(
                    contestant.label(), points, growth(points, true, known), growth(points, false, known)));
        }
        return new Measured(experiment, series);
    }

    private void warmUp(Contestant contestant, int size, Watch watch) {
        try {
            Contestant.Run run = prepared(contestant, size, watch);
            long start = System.nanoTime();
            for (int i = 0; i < WARM_UP_RUNS && System.nanoTime() - start < WARM_UP_SECONDS * 1e9; i++) {
                once(run, watch);
            }
        } catch (RefusedException | CancelledException e) {
            // The measured run meets it again and notes it.
            watch.check();
        }
    }

    private Point point(Contestant contestant, int size, Agreement agreement, Watch watch) {
        try {
            Contestant.Run run = prepared(contestant, size, watch);
            double once = seconds(run, 1, watch);
            // The clock is too coarse for microseconds: short work is done many times within one measured run.
            int times = (int) Math.max(1, Math.min(LEAST_SECONDS / Math.max(once, 1e-9), MOST_TIMES));
            double[] seconds = new double[repeats];
            for (int i = 0; i < repeats; i++) {
                seconds[i] = seconds(run, times, watch);
            }
            Outcome outcome = once(run, watch);
            Arrays.sort(seconds);
            return new Ran(size, seconds, outcome.count(), agreement.holds(contestant.subject(), size, outcome));
        } catch (RefusedException e) {
            return new Skipped(size, e.note());
        } catch (CancelledException e) {
            // by the run's own limit, unless the user stopped the whole
            watch.check();
            return new Skipped(size, Note.of("measure.over-limit", "limit", limit));
        }
    }

    private double seconds(Contestant.Run run, int times, Watch watch) {
        Deadline limited = new Deadline(watch, limit);
        return limited.during(() -> {
            long start = System.nanoTime();
            for (int i = 0; i < times; i++) {
                run.once(limited);
            }
            return (System.nanoTime() - start) / 1e9 / times;
        });
    }

    private Contestant.Run prepared(Contestant contestant, int size, Watch watch) {
        return new Deadline(watch, limit).during(() -> contestant.task().prepare(size));
    }

    private Outcome once(Contestant.Run run, Watch watch) {
        Deadline limited = new Deadline(watch, limit);
        return limited.during(() -> run.once(limited));
    }

    private static Growth growth(List<Point> points, boolean time, Growth.GrowthShape known) {
        List<Ran> ran = points.stream()
                .filter(Ran.class::isInstance)
                .map(Ran.class::cast)
                .filter(point -> time ? point.median() >= NOISE_SECONDS : point.count() > 0)
                .toList();
        List<Ran> told = time ? ran.subList(Math.max(0, ran.size() - LARGEST_SIZES), ran.size()) : ran;
        return Growth.of(
                told.stream().mapToDouble(Ran::size).toArray(),
                told.stream()
                        .mapToDouble(point -> time ? point.median() : point.count())
                        .toArray(),
                known);
    }

    /** What the first contestant with a subject found at each size; the others are held against it. */
    private static final class Agreement {
        private final Map<String, Object> found = new HashMap<>();

        boolean holds(String subject, int size, Outcome outcome) {
            if (outcome.result() == null) {
                return true;
            }
            Object first = found.putIfAbsent(size + " " + subject, outcome.result());
            return first == null || first.equals(outcome.result());
        }
    }
}
