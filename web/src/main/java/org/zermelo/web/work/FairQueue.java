package org.zermelo.web.work;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;

/** Queues for each weight. Each serves clients in turn, whatever number of jobs each has waiting. */
final class FairQueue {

    /**
     * Of these a client's newest and its oldest are served by turns: a light one that comes last waits for one other, not for all, and
     * the oldest still get on.
     */
    private static final Set<Weight> BOTH_ENDS = EnumSet.of(Weight.UNWEIGHED, Weight.UNKNOWN, Weight.TRIED);

    private final Map<Weight, Turns> queues = new EnumMap<>(Weight.class);

    private Turns queue(Weight weight) {
        return queues.computeIfAbsent(weight, absent -> new Turns(BOTH_ENDS.contains(absent)));
    }

    synchronized void add(Job<?> job) {
        queue(job.weight()).add(job);
        // those who wait for other weights would sleep on over another's call
        notifyAll();
    }

    /** The next job of the client whose turn it is, of the first of these weights that has any; waits for one. */
    synchronized Job<?> take(List<Weight> weights) throws InterruptedException {
        while (true) {
            Optional<Turns> found = weights.stream()
                    .map(this::queue)
                    .filter(turns -> turns.size() > 0)
                    .findFirst();
            if (found.isPresent()) {
                return found.get().next();
            }
            wait();
        }
    }

    /** How many wait. */
    synchronized int size() {
        return sum(Turns::size);
    }

    /** How many of a weight wait. */
    synchronized int size(Weight weight) {
        return queue(weight).size();
    }

    /** How many of one client wait. */
    synchronized int size(String client) {
        return sum(turns -> turns.size(client));
    }

    private int sum(ToIntFunction<Turns> size) {
        return queues.values().stream().mapToInt(size).sum();
    }

    /** Drops jobs that nobody waits for any more. */
    synchronized void purge() {
        queues.values().forEach(Turns::purge);
    }

    synchronized void clear() {
        queues.clear();
    }

    /** One job of each client after the other. */
    private static final class Turns {
        private final boolean bothEnds;
        private final Map<String, Deque<Job<?>>> waiting = new LinkedHashMap<>();
        private boolean newest;

        Turns(boolean bothEnds) {
            this.bothEnds = bothEnds;
        }

        void add(Job<?> job) {
            waiting.computeIfAbsent(job.client(), client -> new ArrayDeque<>()).add(job);
        }

        Job<?> next() {
            Map.Entry<String, Deque<Job<?>>> first =
                    waiting.entrySet().iterator().next();
            waiting.remove(first.getKey());
            newest = bothEnds && !newest;
            Deque<Job<?>> jobs = first.getValue();
            Job<?> job = newest ? jobs.removeLast() : jobs.removeFirst();
            if (!jobs.isEmpty()) {
                waiting.put(first.getKey(), jobs);
            }
            return job;
        }

        int size() {
            return waiting.values().stream().mapToInt(Deque::size).sum();
        }

        int size(String client) {
            Deque<Job<?>> jobs = waiting.get(client);
            return jobs == null ? 0 : jobs.size();
        }

        void purge() {
            waiting.values().forEach(jobs -> jobs.removeIf(Job::finished));
            waiting.values().removeIf(Collection::isEmpty);
        }
    }
}
