package org.zermelo.solve.work;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import org.zermelo.game.CancelledException;
import org.zermelo.game.large.CancelScope;
import org.zermelo.solve.Watch;

/** A few threads that share out numbered tasks. With one thread everything runs on the caller's. */
public final class Workers implements AutoCloseable {

    /** Work on one task. */
    @FunctionalInterface
    public interface Body {
        /**
         * Does a task.
         *
         * @param worker the number of the thread, from 0, for buffers of its own
         */
        void run(int task, int worker);
    }

    private final int threads;
    private final Watch watch;
    private final ExecutorService pool;

    /** Workers that stop when the watch cancels. */
    public Workers(int threads, Watch watch) {
        this.threads = threads;
        this.watch = watch;
        this.pool = Executors.newFixedThreadPool(Math.max(1, threads - 1), task -> {
            Thread thread = new Thread(task, "zermelo-worker");
            thread.setDaemon(true);
            return thread;
        });
    }

    /** The number of threads. */
    public int threads() {
        return threads;
    }

    /** Runs the tasks 0 .. count - 1 in no fixed order and returns when all are done. */
    public void each(int count, Body body) {
        if (threads == 1 || count == 1) {
            for (int task = 0; task < count; task++) {
                watch.check();
                body.run(task, 0);
            }
            return;
        }
        AtomicInteger next = new AtomicInteger();
        together(Math.min(threads, count), worker -> {
            try {
                drain(next, count, body, worker);
            } finally {
                // when one has failed, the others need not go on
                next.set(count);
            }
        });
    }

    /**
     * Runs a body once for every thread, with the thread's number from 0, and returns when all are done.
     *
     * @param apart whether there is enough to do for more than the calling thread, which else does all
     */
    public void together(boolean apart, IntConsumer body) {
        if (apart) {
            together(threads, body);
        } else {
            for (int worker = 0; worker < threads; worker++) {
                body.accept(worker);
            }
        }
    }

    private void together(int threads, IntConsumer body) {
        List<Future<?>> others = new ArrayList<>();
        for (int worker = 1; worker < threads; worker++) {
            int number = worker;
            others.add(pool.submit(CancelScope.carrying(() -> body.accept(number))));
        }
        try {
            body.accept(0);
        } finally {
            join(others);
        }
    }

    private void drain(AtomicInteger next, int count, Body body, int worker) {
        for (int task = next.getAndIncrement(); task < count && task >= 0; task = next.getAndIncrement()) {
            watch.check();
            body.run(task, worker);
        }
    }

    private static void join(List<Future<?>> others) {
        boolean interrupted = false;
        RuntimeException failure = null;
        for (Future<?> other : others) {
            while (true) {
                try {
                    other.get();
                    break;
                } catch (InterruptedException e) {
                    interrupted = true;
                } catch (ExecutionException e) {
                    if (e.getCause() instanceof Error error) {
                        throw error;
                    }
                    failure = (RuntimeException) e.getCause();
                    break;
                }
            }
        }
        if (failure != null) {
            throw failure;
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
            throw new CancelledException();
        }
    }

    @Override
    public void close() {
        pool.shutdownNow();
    }
}
