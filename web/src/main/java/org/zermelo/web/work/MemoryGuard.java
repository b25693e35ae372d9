package org.zermelo.web.work;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryNotificationInfo;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.util.Collection;
import java.util.Comparator;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import javax.management.ListenerNotFoundException;
import javax.management.NotificationEmitter;
import javax.management.NotificationListener;

/**
 * Empties caches when the heap is nearly full after a collection, and stops the longest-running job where that frees too
 * little. Most methods refuse beforehand by their bound; this is for those that cannot know theirs.
 */
final class MemoryGuard implements AutoCloseable {

    private static final double FULL = 0.85;

    /** As a part of the heap, enough to go on with. */
    private static final double MUCH = 0.15;

    private final Supplier<Collection<Job<?>>> running;
    private final LongSupplier spare;
    private final AtomicLong stopped = new AtomicLong();
    private final NotificationListener listener = (notification, handback) -> {
        if (notification.getType().equals(MemoryNotificationInfo.MEMORY_COLLECTION_THRESHOLD_EXCEEDED)) {
            relieve();
        }
    };

    /**
     * A guard of jobs.
     *
     * @param spare empties the caches and says how many bytes they held
     */
    MemoryGuard(Supplier<Collection<Job<?>>> running, LongSupplier spare) {
        this.running = running;
        this.spare = spare;
        for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) {
            long most = pool.getUsage() == null ? -1 : pool.getUsage().getMax();
            if (pool.getType() == MemoryType.HEAP && pool.isCollectionUsageThresholdSupported() && most > 0) {
                pool.setCollectionUsageThreshold((long) (most * FULL));
            }
        }
        ((NotificationEmitter) ManagementFactory.getMemoryMXBean()).addNotificationListener(listener, null, null);
    }

    long stopped() {
        return stopped.get();
    }

    void relieve() {
        if (spare.getAsLong() >= Runtime.getRuntime().maxMemory() * MUCH) {
            return;
        }
        running.get().stream().max(Comparator.comparingLong(Job::elapsedMillis)).ifPresent(job -> {
            job.stop(Stop.MEMORY);
            stopped.incrementAndGet();
        });
    }

    @Override
    public void close() {
        try {
            ((NotificationEmitter) ManagementFactory.getMemoryMXBean()).removeNotificationListener(listener);
        } catch (ListenerNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }
}
