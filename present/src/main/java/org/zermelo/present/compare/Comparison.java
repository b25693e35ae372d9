package org.zermelo.present.compare;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.zermelo.game.CancelledException;
import org.zermelo.game.RefusedException;
import org.zermelo.notation.Game;
import org.zermelo.plan.Plan;
import org.zermelo.present.answer.Ask;
import org.zermelo.present.answer.Desk;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Method;
import org.zermelo.solve.Watch;
import org.zermelo.value.Worth;

/**
 * Runs an experiment: every method on every size, until one run of a method passes the limit; that method is then left
 * out of the larger sizes. Times are the running thread's own processor time, so other work on the machine counts little.
 */
public final class Comparison {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final Desk desk;
    private final Ask ask;
    private final long limitNanos;
    private final Watch watch;

    /**
     * A comparison.
     *
     * @param limitMillis the longest single run, in milliseconds of wall-clock time
     */
    public Comparison(Desk desk, Ask ask, long limitMillis, Watch watch) {
        this.desk = desk;
        this.ask = ask;
        this.limitNanos = limitMillis * 1_000_000;
        this.watch = watch;
    }

    /**
     * One run.
     *
     * @param nanos processor time
     * @param finished whether it came to its end within the limit
     * @param agrees whether its worth is that of the methods before it
     */
    public record Point(String method, int size, long nanos, long nodes, boolean finished, boolean agrees) {}

    /** All runs, each handed over as soon as it is done. */
    public List<Point> run(Experiment experiment, long seed, Consumer<Point> each) {
        List<Point> points = new ArrayList<>();
        Set<String> slow = new LinkedHashSet<>();
        warmUp(experiment, seed);
        int done = 0;
        for (int size : experiment.sizes()) {
            watch.progress(done++, experiment.sizes().size());
            Game game = desk.notation().parse(experiment.game(size, seed));
            Worth[] known = new Worth[1];
            for (String method : fitting(game, experiment.methods())) {
                watch.check();
                if (slow.contains(method)) {
                    continue;
                }
                Point point = run(game, method, size, known);
                points.add(point);
                each.accept(point);
                if (!point.finished()) {
                    slow.add(method);
                }
            }
        }
        return points;
    }

    /** Every method once on the smallest game, so that the loading of its classes is not timed. */
    private void warmUp(Experiment experiment, long seed) {
        Game game = desk.notation().parse(experiment.game(experiment.sizes().get(0), seed));
        for (String method : fitting(game, experiment.methods())) {
            run(game, method, 0, new Worth[1]);
        }
    }

    private List<String> fitting(Game game, List<String> wanted) {
        Plan plan = desk.plan(game, ask);
        List<String> usable = plan.usable().stream().map(Method::name).toList();
        return wanted.stream().filter(usable::contains).toList();
    }

    private Point run(Game game, String method, int size, Worth[] known) {
        long deadline = System.nanoTime() + limitNanos;
        Watch limited = new Watch() {
            @Override
            public boolean cancelled() {
                return watch.cancelled() || System.nanoTime() > deadline;
            }
        };
        long before = THREADS.getCurrentThreadCpuTime();
        try {
            Answer<?> answer = desk.solve(game, ask.withParts(Set.of()).withMethod(method), limited)
                    .answer();
            long nanos = THREADS.getCurrentThreadCpuTime() - before;
            boolean agrees = known[0] == null || known[0].equals(answer.worth());
            known[0] = answer.worth();
            return new Point(method, size, nanos, answer.counts().nodes(), true, agrees);
        } catch (CancelledException e) {
            watch.check();
            return new Point(method, size, THREADS.getCurrentThreadCpuTime() - before, 0, false, true);
        } catch (RefusedException | StackOverflowError e) {
            return new Point(method, size, THREADS.getCurrentThreadCpuTime() - before, 0, false, true);
        }
    }
}
