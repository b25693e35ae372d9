package org.zermelo.web.work;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/**
 * Runs jobs in lanes of one thread each, so that a long solve never keeps a short question waiting.
 *
 * <p>Every job that is not known to be long gets a moment first. In it the job is weighed, where its kind does not tell how heavy it is:
 * the game is read and planned. If it is not known to be long then, it is run. Who is done in that moment is answered. A job that is not
 * is begun again in lanes of longer slices, and at last in the long lane, where nothing is cut. A job whose kind was done in a moment
 * lately counts as light, and one whose kind took longer does without that moment. The lanes of moments are taken over where a job
 * holds them and does not listen, and light jobs go first in nearly all. Clients are served in turn. So a burst of heavy jobs hardly
 * delays a light one, and only as many jobs hold memory as there are threads.
 */
public final class JobScheduler implements AutoCloseable {

    private static final long MILLIS = 1_000_000;

    /** The slice for weighing, and for what is light or may be. */
    private static final Moment FIRST = new Moment(20 * MILLIS, 50 * MILLIS, 800 * MILLIS);

    private static final Moment TRIAL = new Moment(100 * MILLIS, 300 * MILLIS, 800 * MILLIS);
    private static final Moment LONGER_TRIAL = new Moment(200 * MILLIS, 1_000 * MILLIS, 2_000 * MILLIS);

    /** Threads that may be held by jobs that do not listen, beside those of the lanes. */
    static final int SPARE = 16;

    private final Limits limits;
    private final FairQueue queue = new FairQueue();
    private final Set<Job<?>> unfinished = ConcurrentHashMap.newKeySet();
    private final Set<Job<?>> running = ConcurrentHashMap.newKeySet();
    private final List<Lane> lanes = new ArrayList<>();
    private final Experience experience = new Experience();
    private final ScheduledThreadPoolExecutor clock = new ScheduledThreadPoolExecutor(1, task -> {
        Thread thread = new Thread(task, "zermelo-lanes");
        thread.setDaemon(true);
        return thread;
    });
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
        clock.setRemoveOnCancelPolicy(true);
        Semaphore reserve = new Semaphore(SPARE);
        lane("light", Weight.LIGHT).start(clock, reserve);
        // each of the others has a thread that prefers it, and two that serve it
        lane("weigh", Weight.LIGHT, Weight.UNWEIGHED).start(clock, reserve);
        lane("weigh-too", Weight.UNWEIGHED, Weight.LIGHT).start(clock, reserve);
        lane("try", Weight.LIGHT, Weight.UNKNOWN, Weight.UNWEIGHED, Weight.TRIED)
                .start();
        lane("try-on", Weight.LIGHT, Weight.TRIED, Weight.UNKNOWN).start();
        for (int i = 0; i < limits.heavyThreads(); i++) {
            lane("heavy-" + i, Weight.HEAVY).start();
        }
        this.guard = new MemoryGuard(() -> List.copyOf(running), spare);
    }

    /** Queues a task whose weight is known, for one client only. */
    public <T> Job<T> submit(String client, Weight weight, Work<T> task) {
        return submit(client, Kind.NONE, weight, watch -> Load.of(weight), task);
    }

    /**
     * Queues a task.
     *
     * @param client who asks; clients are served in turn
     * @param kind what the request looks like; of one client's those that look small mostly go first
     * @param weighing finds out how much work an unweighed task is
     * @throws BusyException when too much waits already
     */
    public <T> Job<T> submit(String client, Kind kind, Weight weight, Work<Load> weighing, Work<T> task) {
        if (closed || waiting() >= limits.waiting() || queue.size(client) >= limits.waitingPerClient()) {
            throw new BusyException();
        }
        boolean asked = weight == Weight.LIGHT || weight == Weight.UNWEIGHED;
        Job<T> job = new Job<>(
                client,
                kind,
                Load.of(asked ? experience.expected(kind, weight) : weight),
                weighing,
                weight == Weight.UNWEIGHED,
                task,
                limits.jobMillis() * MILLIS,
                this::isShared);
        unfinished.add(job);
        job.result().whenComplete((value, failure) -> {
            unfinished.remove(job);
            if (job.state() == Job.State.QUEUED) {
                queue.remove(job);
            }
        });
        queue.add(job);
        return job;
    }

    /** Counts jobs of this kind as light until one of them is not. */
    public void expectQuick(Kind kind) {
        experience.learn(kind, false);
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

    private Lane lane(String name, Weight... weights) {
        Lane lane = new Lane(name, List.of(weights), queue, this::work);
        lanes.add(lane);
        return lane;
    }

    private void work(Job<?> job) {
        running.add(job);
        boolean done = isDone(job);
        running.remove(job);
        if (done) {
            finished.incrementAndGet();
        } else if (!closed) {
            queue.add(job);
        }
    }

    /** Weighs the job where that is to be done, and runs it where it is not known to take long. */
    private boolean isDone(Job<?> job) {
        Weight before = job.weight();
        boolean first = before == Weight.LIGHT || before == Weight.UNWEIGHED;
        boolean trial = before == Weight.UNKNOWN;
        long slice = slice(before);
        boolean known = true;
        if (job.unweighed()) {
            job.weigh(slice);
            known = !job.cut();
        }
        boolean done = job.finished();
        if (before == Weight.HEAVY || known && job.weight() != Weight.HEAVY) {
            done = job.run(slice, first ? Weight.UNKNOWN : trial ? Weight.TRIED : Weight.HEAVY);
        }
        if (first || trial) {
            experience.learn(job.kind(), job.cut() || job.spent() > FIRST.longest());
        }
        return done;
    }

    private long slice(Weight weight) {
        return switch (weight) {
            case LIGHT -> FIRST.longest();
            case UNWEIGHED -> FIRST.nanos(queue.size(weight));
            case TRIED -> LONGER_TRIAL.nanos(queue.size(weight));
            case HEAVY -> Long.MAX_VALUE;
            case UNKNOWN -> TRIAL.nanos(queue.size(weight));
        };
    }

    /** Stops everything; waiting and running jobs fail with {@link Stop#SHUTDOWN}. */
    @Override
    public void close() {
        closed = true;
        guard.close();
        clock.shutdownNow();
        queue.clear();
        // also jobs that do not react: their clients are answered
        unfinished.forEach(job -> job.end(Stop.SHUTDOWN));
        lanes.forEach(Lane::close);
    }
}
