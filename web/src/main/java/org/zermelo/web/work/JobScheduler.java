package org.zermelo.web.work;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/**
 * Runs jobs in lanes of a few threads each, so that a long solve never keeps a short question waiting.
 *
 * <p>A job that is not known to be light or long is weighed first, which is work itself: the game is read and planned. If it is not
 * known to be long then, it is tried for a time slice, and for a longer one. Slices are shorter when more jobs wait. A job that is
 * not done by then is begun again in the long lane. Light jobs go first. One thread runs only light jobs, another only weighs, and
 * clients are served in turn. So a burst of heavy jobs hardly delays a light one, and only as many jobs hold memory as there are threads.
 */
public final class JobScheduler implements AutoCloseable {

    /** Recursive methods go as deep as their games are long. */
    private static final long STACK_BYTES = 256L << 20;

    private static final long MILLIS = 1_000_000;

    /** The slice for weighing; a job that is not weighed by then is tried. */
    private static final Moment WEIGHING = new Moment(10 * MILLIS, 100 * MILLIS, 800 * MILLIS);

    private static final Moment TRIAL = new Moment(10 * MILLIS, 300 * MILLIS, 800 * MILLIS);
    private static final Moment LONGER_TRIAL = new Moment(50 * MILLIS, 1_000 * MILLIS, 2_000 * MILLIS);

    private final Limits limits;
    private final FairQueue queue = new FairQueue();
    private final Set<Job<?>> unfinished = ConcurrentHashMap.newKeySet();
    private final Set<Job<?>> running = ConcurrentHashMap.newKeySet();
    private final List<Thread> threads = new ArrayList<>();
    private final AtomicLong finished = new AtomicLong();
    private final MemoryGuard guard;
    private volatile boolean closed;

    /** Opens the lanes; their threads are daemons. */
    public JobScheduler(Limits limits) {
        this(limits, () -> 0);
    }

    /**
     * The same.
     *
     * @param spare empties the caches and says how many bytes they held; called when memory is short
     */
    public JobScheduler(Limits limits, LongSupplier spare) {
        this.limits = limits;
        start("light", List.of(Weight.LIGHT));
        // each of the others has a thread that prefers it, and two that serve it
        start("weigh", List.of(Weight.LIGHT, Weight.UNWEIGHED));
        start("try", List.of(Weight.LIGHT, Weight.UNKNOWN, Weight.UNWEIGHED, Weight.TRIED));
        start("try-on", List.of(Weight.LIGHT, Weight.TRIED, Weight.UNKNOWN));
        for (int i = 0; i < limits.heavyThreads(); i++) {
            start("heavy-" + i, List.of(Weight.HEAVY));
        }
        this.guard = new MemoryGuard(() -> List.copyOf(running), spare);
    }

    /** Queues a task whose weight is known, for one client only. */
    public <T> Job<T> submit(String client, Weight weight, Work<T> task) {
        return submit(client, 0, weight, watch -> Load.of(weight), task);
    }

    /**
     * Queues a task.
     *
     * @param client who asks; clients are served in turn
     * @param size how large the request looks, by any measure; of one client's those that look small mostly go first
     * @param weighing finds out how much work an unweighed task is
     * @throws BusyException when too much waits already
     */
    public <T> Job<T> submit(String client, double size, Weight weight, Work<Load> weighing, Work<T> task) {
        queue.purge();
        if (closed || waiting() >= limits.waiting() || queue.size(client) >= limits.waitingPerClient()) {
            throw new BusyException();
        }
        Job<T> job = new Job<>(
                client, size, Load.of(weight), weighing, task, limits.jobMillis() * 1_000_000, this::isShared);
        unfinished.add(job);
        job.result().whenComplete((value, failure) -> unfinished.remove(job));
        queue.add(job);
        return job;
    }

    /** Whether another job waits for what this one makes, be its client the same or not. */
    private boolean isShared(Job<?> job) {
        return unfinished.stream().anyMatch(job::serves);
    }

    /** Jobs that wait. */
    public int waiting() {
        return queue.size();
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

    private void start(String name, List<Weight> weights) {
        Thread thread = new Thread(null, () -> work(weights), "zermelo-" + name, STACK_BYTES);
        thread.setDaemon(true);
        thread.start();
        threads.add(thread);
    }

    private void work(List<Weight> weights) {
        while (!closed) {
            try {
                Job<?> job = queue.take(weights);
                running.add(job);
                boolean done = isDone(job);
                running.remove(job);
                if (done) {
                    finished.incrementAndGet();
                } else {
                    queue.add(job);
                }
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    /** Weighs the job, or runs it, or both where it turns out to be light. */
    private boolean isDone(Job<?> job) {
        if (job.weight() == Weight.UNWEIGHED) {
            job.weigh(WEIGHING.nanos(queue.size(Weight.UNWEIGHED)));
            if (!job.finished() && job.weight() != Weight.LIGHT) {
                return false;
            }
        }
        return job.run(moment(job.weight()));
    }

    private long moment(Weight weight) {
        return switch (weight) {
            case LIGHT -> TRIAL.longest();
            case HEAVY -> Long.MAX_VALUE;
            case TRIED -> LONGER_TRIAL.nanos(queue.size(Weight.TRIED));
            case UNKNOWN, UNWEIGHED -> TRIAL.nanos(queue.size(Weight.UNKNOWN));
        };
    }

    /** Stops everything; waiting and running jobs fail with {@link Stop#SHUTDOWN}. */
    @Override
    public void close() {
        closed = true;
        guard.close();
        queue.clear();
        // also jobs that do not react: their clients are answered
        unfinished.forEach(job -> job.end(Stop.SHUTDOWN));
        threads.forEach(Thread::interrupt);
    }
}
