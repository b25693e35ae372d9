package org.zermelo.web.work;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryNotificationInfo;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.util.Collection;
import java.util.Comparator;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import javax.management.ListenerNotFoundException;
import javax.management.NotificationEmitter;
import javax.management.NotificationListener;

/**
 * Stops the longest-running job when the heap is still nearly full after a collection. Most methods refuse beforehand by
 * their bound; this is for those that cannot know theirs.
 */
final class MemoryGuard implements AutoCloseable {

    private static final double FULL = 0.85;

    private final Supplier<Collection<Job<?>>> running;
    private final AtomicLong stopped = new AtomicLong();
    private final NotificationListener listener = (notification, handback) -> {
        if (notification.getType().equals(MemoryNotificationInfo.MEMORY_COLLECTION_THRESHOLD_EXCEEDED)) {
            relieve();
        }
    };

    MemoryGuard(Supplier<Collection<Job<?>>> running) {
        this.running = running;
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
