package org.zermelo.row.many;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.IntConsumer;
import org.zermelo.game.CancelledException;
import org.zermelo.game.large.CancelScope;

/** The calling thread and some helpers that do one step of work together and wait for each other. */
final class Team implements AutoCloseable {

    private final int members;
    private final ExecutorService helpers;

    Team(int members) {
        this.members = members;
        this.helpers = Executors.newFixedThreadPool(members - 1, work -> {
            Thread thread = new Thread(work, "zermelo-row");
            thread.setDaemon(true);
            return thread;
        });
    }

    /**
     * Runs the work once for each member, numbered from 0, and returns when all are done. The work hands out its own
     * tasks, so a helper that has not begun when the calling thread is done is not waited for: on a busy machine that
     * could take long.
     */
    void each(IntConsumer work) {
        List<Future<?>> pending = new ArrayList<>();
        List<AtomicBoolean> begun = new ArrayList<>();
        for (int t = 1; t < members; t++) {
            int member = t;
            AtomicBoolean flag = new AtomicBoolean();
            begun.add(flag);
            pending.add(helpers.submit(CancelScope.carrying(() -> {
                if (flag.compareAndSet(false, true)) {
                    work.accept(member);
                }
            })));
        }
        work.accept(0);
        for (int i = 0; i < pending.size(); i++) {
            if (!begun.get(i).compareAndSet(false, true)) {
                join(pending.get(i));
            }
        }
    }

    private static void join(Future<?> future) {
        try {
            future.get();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new CancelledException();
        } catch (ExecutionException failed) {
            throw failed.getCause() instanceof RuntimeException cause
                    ? cause
                    : new IllegalStateException("a helper failed", failed.getCause());
        }
    }

    @Override
    public void close() {
        helpers.shutdownNow();
    }
}
