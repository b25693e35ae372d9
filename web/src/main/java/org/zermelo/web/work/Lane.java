package org.zermelo.web.work;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/**
 * One thread that takes jobs of some weights. A job is asked to stop when its slice of time is over. Where it does not listen and holds
 * the thread for longer, another thread takes the lane over, as long as there is one to spare; the held one ends with its job.
 */
final class Lane {

    /** Recursive methods go as deep as their games are long. */
    private static final long STACK_BYTES = 256L << 20;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** So often it is looked whether a job holds the thread. */
    private static final long LOOK_MILLIS = 100;

    /** Processor time; a job that listens has been asked to stop long before. */
    private static final long HELD_NANOS = 200_000_000;

    private final String name;
    private final List<Weight> weights;
    private final FairQueue queue;
    private final Consumer<Job<?>> work;
    private final Set<Thread> threads = ConcurrentHashMap.newKeySet();

    /**
     * Opens a lane; its threads are daemons.
     *
     * @param weights what it takes, what it prefers first
     */
    Lane(String name, List<Weight> weights, FairQueue queue, Consumer<Job<?>> work) {
        this.name = name;
        this.weights = weights;
        this.queue = queue;
        this.work = work;
    }

    /** Begins; it is never taken over. */
    void start() {
        start(() -> {
            while (true) {
                work.accept(queue.take(weights));
            }
        });
    }

    /**
     * Begins; it is taken over when it is held.
     *
     * @param clock tells when that is
     * @param spare a permit for each thread that may be held
     */
    void start(ScheduledExecutorService clock, Semaphore spare) {
        start(() -> {
            AtomicBoolean held = new AtomicBoolean();
            Thread thread = Thread.currentThread();
            while (!held.get()) {
                Job<?> job = queue.take(weights);
                long before = THREADS.getThreadCpuTime(thread.getId());
                ScheduledFuture<?> relief = clock.scheduleWithFixedDelay(
                        () -> {
                            if (holds(thread, before)) {
                                relieve(held, clock, spare);
                            }
                        },
                        LOOK_MILLIS,
                        LOOK_MILLIS,
                        TimeUnit.MILLISECONDS);
                work.accept(job);
                relief.cancel(false);
                synchronized (held) {
                    if (held.get()) {
                        spare.release();
                        return;
                    }
                }
            }
        });
    }

    /** A thread that waits for another is held; one that gets no processor for the load of the machine is not. */
    private static boolean holds(Thread thread, long before) {
        return thread.getState() != Thread.State.RUNNABLE
                || THREADS.getThreadCpuTime(thread.getId()) - before >= HELD_NANOS;
    }

    /** What a thread does until it is interrupted. */
    private interface Loop {
        void run() throws InterruptedException;
    }

    private void start(Loop loop) {
        Thread thread = new Thread(
                null,
                () -> {
                    try {
                        loop.run();
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    } finally {
                        threads.remove(Thread.currentThread());
                    }
                },
                "zermelo-" + name,
                STACK_BYTES);
        thread.setDaemon(true);
        threads.add(thread);
        thread.start();
    }

    private void relieve(AtomicBoolean held, ScheduledExecutorService clock, Semaphore spare) {
        synchronized (held) {
            if (!held.get() && spare.tryAcquire()) {
                held.set(true);
                start(clock, spare);
            }
        }
    }

    /** Ends the threads that wait, and asks the others to. */
    void close() {
        threads.forEach(Thread::interrupt);
    }
}
