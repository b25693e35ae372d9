package org.zermelo.web.work;

import java.util.concurrent.CompletableFuture;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.CancelledException;

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

    private final String client;
    private final Load load;
    private final Task<T> task;
    private final long limitNanos;
    private final Predicate<Job<?>> shared;
    private final CompletableFuture<T> result = new CompletableFuture<>();
    private volatile State state = State.QUEUED;
    private volatile @Nullable Stop stop;
    private volatile long done;
    private volatile long total = -1;
    private volatile long startedAt;

    /** @param shared whether another job, whose client still waits, wants what this one makes */
    Job(String client, Load load, Task<T> task, long limitNanos, Predicate<Job<?>> shared) {
        this.client = client;
        this.load = load;
        this.task = task;
        this.limitNanos = limitNanos;
        this.shared = shared;
    }

    /** Who asked. */
    String client() {
        return client;
    }

    /** How much work it is expected to be. */
    Weight weight() {
        return load.weight();
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

    /** Milliseconds since the job was last begun; 0 while it waits. */
    public long elapsedMillis() {
        return state == State.QUEUED || startedAt == 0 ? 0 : (System.nanoTime() - startedAt) / 1_000_000;
    }

    /**
     * Asks the job to stop; the first reason stands. For want of its client it stops only when no other waits for what it makes, so
     * that another reason may follow.
     */
    public void stop(Stop why) {
        if (stop == null || stop == Stop.CLIENT) {
            stop = why;
        }
        if (state == State.QUEUED) {
            result.completeExceptionally(new StoppedException(why));
        }
    }

    /** Whether another job, whose client still waits, wants what this one makes. */
    boolean serves(Job<?> other) {
        return other != this
                && other.stop == null
                && !other.finished()
                && load.shared().isPresent()
                && load.shared().equals(other.load.shared());
    }

    private boolean stopped() {
        return stop != null && !(stop == Stop.CLIENT && shared.test(this));
    }

    boolean finished() {
        return result.isDone();
    }

    /**
     * Runs the task for at most a slice of time.
     *
     * @param sliceNanos the slice; {@code Long.MAX_VALUE} to run to the end
     * @return whether the job is finished; if not it was cut at the end of the slice
     */
    boolean run(long sliceNanos) {
        if (finished()) {
            return true;
        }
        startedAt = System.nanoTime();
        state = State.RUNNING;
        Timed watch = new Timed(sliceNanos);
        try {
            T value = watch.during(() -> task.run(watch));
            finish(() -> result.complete(value));
        } catch (CancelledException e) {
            if (stop == null && watch.sliceOver()) {
                done = 0;
                state = State.QUEUED;
                return false;
            }
            Stop why = stop == null ? Stop.TIME : stop;
            finish(() -> result.completeExceptionally(new StoppedException(why)));
        } catch (OutOfMemoryError e) {
            finish(() -> result.completeExceptionally(new StoppedException(Stop.MEMORY)));
        } catch (Throwable e) {
            finish(() -> result.completeExceptionally(e));
        }
        return true;
    }

    private void finish(Runnable completion) {
        state = State.DONE;
        completion.run();
    }

    private final class Timed implements org.zermelo.solve.Watch {
        private final long sliceNanos;

        Timed(long sliceNanos) {
            this.sliceNanos = sliceNanos;
        }

        boolean sliceOver() {
            return System.nanoTime() - startedAt >= sliceNanos && sliceNanos < limitNanos;
        }

        @Override
        public void progress(long nowDone, long nowTotal) {
            done = nowDone;
            total = nowTotal;
        }

        @Override
        public boolean cancelled() {
            return stopped() || System.nanoTime() - startedAt >= Math.min(sliceNanos, limitNanos);
        }
    }
}
