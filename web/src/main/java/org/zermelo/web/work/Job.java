package org.zermelo.web.work;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.CompletableFuture;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.CancelledException;
import org.zermelo.solve.Watch;

/**
 * One piece of work on its way through the queues.
 *
 * @param <T> its result
 */
public final class Job<T> {

    /** Where a job is. */
    public enum State {
        QUEUED,
        RUNNING,
        DONE
    }

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** So many times as long as its slice a job may take by the wall: on a machine with much else to do little of it is the job's. */
    private static final int PATIENCE = 40;

    private final String client;
    private final Kind kind;
    private final Work<Load> weighing;
    private final Work<T> task;
    private final long limitNanos;
    private final Predicate<Job<?>> shared;
    private final CompletableFuture<T> result = new CompletableFuture<>();
    private volatile Load load;
    private volatile boolean unweighed;
    private volatile boolean cut;
    private volatile long spent;
    private volatile State state = State.QUEUED;
    private volatile @Nullable Stop stop;
    private volatile long done;
    private volatile long total = -1;
    private volatile long startedAt;

    /**
     * A job that waits.
     *
     * @param kind what it looks like before anything is known of it
     * @param load how much work it is, as far as is known
     * @param weighing finds out where that is not known
     * @param unweighed whether it is to be found out
     * @param shared whether another job, whose client still waits, wants what this one makes
     */
    Job(
            String client,
            Kind kind,
            Load load,
            Work<Load> weighing,
            boolean unweighed,
            Work<T> task,
            long limitNanos,
            Predicate<Job<?>> shared) {
        this.client = client;
        this.kind = kind;
        this.load = load;
        this.weighing = weighing;
        this.unweighed = unweighed;
        this.task = task;
        this.limitNanos = limitNanos;
        this.shared = shared;
    }

    /** Who asked. */
    String client() {
        return client;
    }

    /** What it looks like. */
    Kind kind() {
        return kind;
    }

    /** How much work it is expected to be. */
    Weight weight() {
        return load.weight();
    }

    /** Whether it is still to be found out how much work it is. */
    boolean unweighed() {
        return unweighed;
    }

    /** Whether its last weighing or run was cut at the end of its slice. */
    boolean cut() {
        return cut;
    }

    /** Nanoseconds of CPU time since its weighing began. */
    long spent() {
        return spent;
    }

    /** The result once there is one; fails with {@link StoppedException} or with what the task threw. */
    public CompletableFuture<T> result() {
        return result;
    }

    /** Where the job is now. */
    public State state() {
        return state;
    }

    /** Units done so far, as the method counts them. */
    public long done() {
        return done;
    }

    /** Units in all, or -1 when nobody knows. */
    public long total() {
        return total;
    }

    /** Milliseconds since the job, or its weighing, was last begun; 0 while it waits. */
    public long elapsedMillis() {
        return state == State.QUEUED || startedAt == 0 ? 0 : (System.nanoTime() - startedAt) / 1_000_000;
    }

    /**
     * Asks the job to stop; the first reason stands. A job whose client is gone stops only when no other job waits for
     * what it makes, so that another reason may follow.
     */
    public void stop(Stop why) {
        if (stop == null || stop == Stop.CLIENT) {
            stop = why;
        }
        if (state == State.QUEUED) {
            result.completeExceptionally(new StoppedException(why));
        }
    }

    /** Stops the job, and tells its client so although it may not have heard it yet. */
    void end(Stop why) {
        stop(why);
        result.completeExceptionally(new StoppedException(why));
    }

    /** Whether another job, whose client still waits, wants what this one makes, or may do so as long as it is not weighed. */
    boolean serves(Job<?> other) {
        Load wanted = other.load;
        return other != this
                && other.stop == null
                && !other.finished()
                && load.shared().isPresent()
                && (other.unweighed || load.shared().equals(wanted.shared()));
    }

    private boolean stopped() {
        return stop != null && !(stop == Stop.CLIENT && shared.test(this));
    }

    boolean finished() {
        return result.isDone();
    }

    /** Finds out how much work it is, for at most a slice of CPU time; then it waits again. */
    void weigh(long sliceNanos) {
        if (finished()) {
            return;
        }
        Timed watch = begin(sliceNanos);
        cut = false;
        try {
            load = watch.during(() -> weighing.run(watch));
        } catch (OutOfMemoryError e) {
            stop(Stop.MEMORY);
        } catch (CancelledException e) {
            cut = watch.sliceOver();
            load = Load.of(Weight.UNKNOWN);
        } catch (RuntimeException | StackOverflowError e) {
            // ignore: the job will hit the same error and report it
            load = Load.of(Weight.UNKNOWN);
        }
        unweighed = false;
        spent = watch.cpu();
        queued();
    }

    private Timed begin(long sliceNanos) {
        startedAt = System.nanoTime();
        state = State.RUNNING;
        return new Timed(sliceNanos);
    }

    private void queued() {
        done = 0;
        state = State.QUEUED;
        Stop why = stop;
        if (why != null) {
            stop(why);
        }
    }

    /**
     * Runs the task for at most a slice of time.
     *
     * @param sliceNanos the slice, of CPU time; {@code Long.MAX_VALUE} to run to the end
     * @param then how heavy it is when it was cut at the end of the slice
     * @return whether the job is finished
     */
    boolean run(long sliceNanos, Weight then) {
        if (finished()) {
            return true;
        }
        Timed watch = begin(sliceNanos);
        cut = false;
        try {
            T value = watch.during(() -> task.run(watch));
            finish(() -> result.complete(value));
        } catch (CancelledException e) {
            if (stop == null && watch.sliceOver() && System.nanoTime() - startedAt < limitNanos) {
                cut = true;
                load = new Load(then, load.shared());
                queued();
                return finished();
            }
            Stop why = stop == null ? Stop.TIME : stop;
            finish(() -> result.completeExceptionally(new StoppedException(why)));
        } catch (OutOfMemoryError e) {
            finish(() -> result.completeExceptionally(new StoppedException(Stop.MEMORY)));
        } catch (Throwable e) {
            finish(() -> result.completeExceptionally(e));
        } finally {
            spent += watch.cpu();
        }
        return true;
    }

    private void finish(Runnable completion) {
        state = State.DONE;
        completion.run();
    }

    private final class Timed implements Watch {
        private final long sliceNanos;
        private final long thread = Thread.currentThread().getId();
        private final long cpuBefore = THREADS.getThreadCpuTime(thread);

        Timed(long sliceNanos) {
            this.sliceNanos = sliceNanos;
        }

        long cpu() {
            return THREADS.getThreadCpuTime(thread) - cpuBefore;
        }

        /** By CPU time, which is never more than the time by the wall, so that others' work counts little. */
        boolean sliceOver() {
            long wall = System.nanoTime() - startedAt;
            return wall >= sliceNanos && (wall / PATIENCE >= sliceNanos || cpu() >= sliceNanos);
        }

        @Override
        public void progress(long nowDone, long nowTotal) {
            done = nowDone;
            total = nowTotal;
        }

        @Override
        public boolean cancelled() {
            return stopped() || System.nanoTime() - startedAt >= limitNanos || sliceOver();
        }
    }
}
