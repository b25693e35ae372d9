package org.zermelo.soak;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.zermelo.solve.Watch;

/** Runs calls with a limit of time, one after the other, and tells how long after its limit each ended. */
final class Watchdog {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** As much as a server's threads have. */
    private static final long STACK_BYTES = 256L << 20;

    private static final int SHOWN_FRAMES = 16;
    private static final long LOOK_MILLIS = 10;

    private final long limitMillis;
    private final long lateMillis;
    private final long lostMillis;
    private final long stackBytes;

    /**
     * A watchdog.
     *
     * @param limitMillis after so long a call's watch cancels
     * @param lateMillis who works so much longer than that is looked at
     * @param lostMillis who is so much later than that is no longer waited for
     */
    Watchdog(long limitMillis, long lateMillis, long lostMillis) {
        this(limitMillis, lateMillis, lostMillis, STACK_BYTES);
    }

    /** A watchdog whose calls have a stack of so many bytes. */
    Watchdog(long limitMillis, long lateMillis, long lostMillis, long stackBytes) {
        this.limitMillis = limitMillis;
        this.lateMillis = lateMillis;
        this.lostMillis = lostMillis;
        this.stackBytes = stackBytes;
    }

    /**
     * How a call ended.
     *
     * @param result its word; null when it has not ended
     * @param millis how long it took
     * @param late how long after its limit it ended or was given up
     * @param worked processor time of its thread after its limit, which the machine's other work does not change
     * @param stack what it did when it was late; empty when it was not
     */
    record Ended(@Nullable String result, long millis, long late, long worked, String stack) {}

    /** Runs a call. */
    Ended run(HostileCalls.Call call) throws InterruptedException {
        AtomicReference<@Nullable String> result = new AtomicReference<>();
        long start = System.nanoTime();
        Watch watch = new Watch() {
            @Override
            public boolean cancelled() {
                return millisSince(start) >= limitMillis;
            }
        };
        Thread thread = new Thread(null, () -> result.set(outcome(call, watch)), "watched", stackBytes);
        thread.setDaemon(true);
        thread.start();
        thread.join(limitMillis);
        long worked = 0;
        String stack = "";
        long before = cpuMillis(thread);
        while (thread.isAlive() && millisSince(start) < limitMillis + lostMillis) {
            thread.join(LOOK_MILLIS);
            worked = Math.max(worked, cpuMillis(thread) - before);
            if (stack.isEmpty() && worked >= lateMillis) {
                stack = stack(thread);
            }
        }
        boolean lost = thread.isAlive();
        stack = lost && stack.isEmpty() ? stack(thread) : stack;
        long millis = millisSince(start);
        return new Ended(lost ? null : result.get(), millis, Math.max(0, millis - limitMillis), worked, stack);
    }

    private static String outcome(HostileCalls.Call call, Watch watch) {
        try {
            return call.run(watch);
        } catch (OutOfMemoryError e) {
            return "memory";
        }
    }

    private static String stack(Thread thread) {
        return Arrays.stream(thread.getStackTrace())
                .limit(SHOWN_FRAMES)
                .map(frame -> "    " + frame)
                .collect(Collectors.joining("\n"));
    }

    /** Processor time of a thread; -1 when it has ended. */
    private static long cpuMillis(Thread thread) {
        long nanos = THREADS.getThreadCpuTime(thread.getId());
        return nanos < 0 ? -1 : nanos / 1_000_000;
    }

    private static long millisSince(long start) {
        return (System.nanoTime() - start) / 1_000_000;
    }
}
