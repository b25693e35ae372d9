package org.zermelo.heap.sparse;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * A thread that does one task at a time for another thread. Both wait by spinning, since the tasks take microseconds; a companion that has
 * long had none sleeps. On a busy machine it may not get a processor: then nobody has to wait for it.
 */
final class Companion implements AutoCloseable {

    private static final int IDLE = 0;
    private static final int GIVEN = 1;
    private static final int RUNNING = 2;

    /** Some tens of microseconds, about as long as a task. */
    private static final int SPINS = 1 << 10;
    /** Before it sleeps. */
    private static final int LONG = 1 << 14;

    private final Thread thread;
    private final AtomicInteger state = new AtomicInteger(IDLE);
    private volatile Runnable task = () -> {};
    private volatile @Nullable RuntimeException failure;
    private volatile boolean asleep;
    private volatile boolean closed;

    Companion() {
        thread = new Thread(this::work, "zermelo-companion");
        thread.setDaemon(true);
        thread.start();
    }

    /** Whether it has no task; what the last one threw is thrown here. */
    boolean idle() {
        if (state.get() != IDLE) {
            return false;
        }
        RuntimeException thrown = failure;
        if (thrown != null) {
            throw thrown;
        }
        return true;
    }

    /** Gives it a task when it has none. */
    void begin(Runnable next) {
        task = next;
        state.set(GIVEN);
        if (asleep) {
            LockSupport.unpark(thread);
        }
    }

    /** Whether its task is done: one that it has not begun is taken back, and one that it does is waited for, but not for long. */
    boolean done() {
        if (state.compareAndSet(GIVEN, IDLE)) {
            return false;
        }
        for (int spins = 0; spins < SPINS && state.get() != IDLE; spins++) {
            Thread.onSpinWait();
        }
        return idle();
    }

    private void work() {
        int spins = 0;
        while (!closed) {
            if (state.get() == GIVEN && state.compareAndSet(GIVEN, RUNNING)) {
                spins = 0;
                try {
                    // not before: the task seen then may have been taken back, and another given
                    task.run();
                } catch (RuntimeException thrown) {
                    failure = thrown;
                } finally {
                    state.set(IDLE);
                }
            } else if (++spins < LONG) {
                Thread.onSpinWait();
            } else {
                sleep();
            }
        }
    }

    /** Sleeps until there is a task: who gives it sees {@link #asleep}, or this thread sees the task. */
    private void sleep() {
        asleep = true;
        if (state.get() == IDLE && !closed) {
            LockSupport.park(this);
        }
        asleep = false;
    }

    /** Waits for the end of its task, and lets the thread end. */
    @Override
    public void close() {
        try {
            while (!done() && !idle()) {
                Thread.yield();
            }
        } finally {
            closed = true;
            LockSupport.unpark(thread);
        }
    }
}
