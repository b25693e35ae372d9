package org.zermelo.bench.measure;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.util.List;

/**
 * The most that is alive on the heap while some work runs: a thread beside it collects garbage over and over and looks at what is left.
 * Its own time is not that of the work's thread. Wants {@code -XX:+UseSerialGC}: other collectors may leave garbage.
 */
public final class PeakHeap implements AutoCloseable {

    private static final List<MemoryPoolMXBean> POOLS = ManagementFactory.getMemoryPoolMXBeans().stream()
            .filter(pool -> pool.getType() == MemoryType.HEAP && pool.getCollectionUsage() != null)
            .toList();

    private static final long LEAST_PAUSE = 20;

    /** Pauses are so many times as long as a collection, so that these take a part of one processor only. */
    private static final int TIMES = 4;

    private final long before;
    private final Thread looking;
    private volatile long most;
    private volatile boolean done;

    private PeakHeap(long before) {
        this.before = before;
        this.most = before;
        this.looking = new Thread(this::look, "peak-heap");
        looking.setDaemon(true);
    }

    /** What is alive now; what is taken while it is counted is not told. */
    public static long alive() {
        System.gc();
        return POOLS.stream()
                .mapToLong(pool -> pool.getCollectionUsage().getUsed())
                .sum();
    }

    /** Begins to look; what was alive before is not counted. */
    public static PeakHeap from(long before) {
        PeakHeap peak = new PeakHeap(before);
        peak.looking.start();
        return peak;
    }

    private void look() {
        long pause = LEAST_PAUSE;
        while (!done) {
            try {
                Thread.sleep(pause);
            } catch (InterruptedException stop) {
                return;
            }
            long began = System.nanoTime();
            most = Math.max(most, alive());
            pause = Math.max(LEAST_PAUSE, TIMES * (System.nanoTime() - began) / 1_000_000);
        }
    }

    /** The most that was seen until now, beside what was there before. */
    public long bytes() {
        return Math.max(0, most - before);
    }

    @Override
    public void close() {
        done = true;
        looking.interrupt();
        try {
            looking.join();
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }
}
