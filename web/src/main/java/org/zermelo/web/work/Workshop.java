package org.zermelo.web.work;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/**
 * Runs jobs in two lanes, so that a long solve never keeps a short question waiting.
 *
 * <p>Whatever is not known to be long is tried in the quick lane for a moment, the shorter the more jobs wait there; what
 * is not done by then is begun again in the long lane. Jobs known to be light go first, one thread does nothing else, and
 * clients are served in turn. So a burst of heavy jobs hardly delays a light one, and only as many jobs hold memory as there are threads.
 */
public final class Workshop implements AutoCloseable {

    private static final int QUICK_THREADS = 2;
    /** Recursive methods go as deep as their games are long. */
    private static final long STACK_BYTES = 256L << 20;

    private static final long LONGEST_MOMENT = 300_000_000;
    private static final long SHORTEST_MOMENT = 10_000_000;
    private static final long PATIENCE = 800_000_000;

    private final Limits limits;
    private final FairQueue quick = new FairQueue();
    private final FairQueue heavy = new FairQueue();
    private final Set<Job<?>> running = ConcurrentHashMap.newKeySet();
    private final List<Thread> threads = new ArrayList<>();
    private final AtomicLong finished = new AtomicLong();
    private final MemoryGuard guard;
    private volatile boolean closed;

    /** Opens the lanes; their threads are daemons. */
    public Workshop(Limits limits) {
        this(limits, () -> 0);
    }

    /**
     * The same.
     *
     * @param spare lets go of memory that is kept for convenience, and says how many bytes; called when memory is short
     */
    public Workshop(Limits limits, LongSupplier spare) {
        this.limits = limits;
        for (int i = 0; i < QUICK_THREADS; i++) {
            start("quick-" + i, this::workQuickly);
        }
        start("light", this::workLightly);
        for (int i = 0; i < limits.heavyThreads(); i++) {
            start("heavy-" + i, this::workLong);
        }
        this.guard = new MemoryGuard(() -> List.copyOf(running), spare);
    }

    /** Queues a task for one client only. */
    public <T> Job<T> submit(String client, Weight weight, Task<T> task) {
        return submit(client, Load.of(weight), task);
    }

    /**
     * Queues a task.
     *
     * @param client who asks; clients are served in turn
     * @throws BusyException when too much waits already
     */
    public <T> Job<T> submit(String client, Load load, Task<T> task) {
        quick.purge();
        heavy.purge();
        int own = quick.size(client) + heavy.size(client);
        if (closed || waiting() >= limits.waiting() || own >= limits.waitingPerClient()) {
            throw new BusyException();
        }
        Job<T> job = new Job<>(client, load, task, limits.jobMillis() * 1_000_000, this::isShared);
        (load.weight() == Weight.HEAVY ? heavy : quick).add(job);
        return job;
    }

    /** Whether another job waits for what this one makes, be its client the same or not. */
    private boolean isShared(Job<?> job) {
        return running.stream().anyMatch(job::serves) || quick.any(job::serves) || heavy.any(job::serves);
    }

    /** Jobs that wait. */
    public int waiting() {
        return quick.size() + heavy.size();
    }

    /** Jobs that run. */
    public int running() {
        return running.size();
    }

    /** Jobs finished since the start, stopped ones included. */
    public long finished() {
        return finished.get();
    }

    /** Jobs stopped because memory ran short. */
    public long stoppedForMemory() {
        return guard.stopped();
    }

    private void start(String name, Runnable work) {
        Thread thread = new Thread(null, work, "zermelo-" + name, STACK_BYTES);
        thread.setDaemon(true);
        thread.start();
        threads.add(thread);
    }

    private void workLightly() {
        work(quick::takeLight, true);
    }

    private void workQuickly() {
        work(quick::take, true);
    }

    private void workLong() {
        work(heavy::take, false);
    }

    /** Where a thread gets its next job. */
    private interface Source {
        Job<?> take() throws InterruptedException;
    }

    private void work(Source source, boolean brief) {
        while (!closed) {
            try {
                Job<?> job = source.take();
                running.add(job);
                boolean done = job.run(brief ? moment(job, quick.size()) : Long.MAX_VALUE);
                running.remove(job);
                if (done) {
                    finished.incrementAndGet();
                } else {
                    heavy.add(job);
                }
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    private static long moment(Job<?> job, int waiting) {
        return job.weight() == Weight.LIGHT
                ? LONGEST_MOMENT
                : Math.max(SHORTEST_MOMENT, Math.min(LONGEST_MOMENT, PATIENCE / (1 + waiting)));
    }

    /** Stops everything; waiting and running jobs fail with {@link Stop#SHUTDOWN}. */
    @Override
    public void close() {
        closed = true;
        guard.close();
        List<Job<?>> all = new ArrayList<>(quick.drain());
        all.addAll(heavy.drain());
        all.addAll(running);
        all.forEach(job -> job.stop(Stop.SHUTDOWN));
        threads.forEach(Thread::interrupt);
    }
}
