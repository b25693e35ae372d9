package org.zermelo.web.work;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Comparator;
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

    /** Weights of jobs of unknown time: of these, a client's are served by how large they look. */
    private static final Set<Weight> NOT_KNOWN = EnumSet.of(Weight.UNWEIGHED, Weight.UNKNOWN, Weight.TRIED);

    /** Of so many picks, one is not the smallest job. */
    private static final int OTHERWISE = 4;

    private final Map<Weight, Turns> queues = new EnumMap<>(Weight.class);

    private Turns queue(Weight weight) {
        return queues.computeIfAbsent(weight, absent -> new Turns(NOT_KNOWN.contains(absent)));
    }

    /** A job that is finished, because its client is gone, is not taken. */
    synchronized void add(Job<?> job) {
        if (job.finished()) {
            return;
        }
        queue(job.weight()).add(job);
        // notifyAll, because notify could wake a thread that takes other weights only
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

    /** Drops a job that no client waits for any more, if it is here. */
    synchronized void remove(Job<?> job) {
        queues.values().forEach(turns -> turns.remove(job));
    }

    synchronized void clear() {
        queues.clear();
    }

    /** One job of each client after the other. */
    private static final class Turns {
        private final boolean picks;
        private final Map<String, Deque<Job<?>>> waiting = new LinkedHashMap<>();
        private int taken;

        Turns(boolean picks) {
            this.picks = picks;
        }

        void add(Job<?> job) {
            waiting.computeIfAbsent(job.client(), client -> new ArrayDeque<>()).add(job);
        }

        Job<?> next() {
            Map.Entry<String, Deque<Job<?>>> first =
                    waiting.entrySet().iterator().next();
            waiting.remove(first.getKey());
            Deque<Job<?>> jobs = first.getValue();
            Job<?> job = picks ? pick(jobs) : jobs.removeFirst();
            if (!jobs.isEmpty()) {
                waiting.put(first.getKey(), jobs);
            }
            return job;
        }

        /**
         * Mostly the job that looks smallest, so that a light one waits for few others. At times it is the oldest, so
         * that all make progress, or the newest: the last of many that look alike need not wait for all of them.
         */
        private Job<?> pick(Deque<Job<?>> jobs) {
            taken = (taken + 1) % (2 * OTHERWISE);
            if (taken == 0) {
                return jobs.removeLast();
            }
            if (taken == OTHERWISE) {
                return jobs.removeFirst();
            }
            // the first of equals, which is the oldest
            Job<?> smallest = Collections.min(
                    jobs, Comparator.comparingDouble(job -> job.kind().size()));
            jobs.remove(smallest);
            return smallest;
        }

        int size() {
            return waiting.values().stream().mapToInt(Deque::size).sum();
        }

        int size(String client) {
            Deque<Job<?>> jobs = waiting.get(client);
            return jobs == null ? 0 : jobs.size();
        }

        void remove(Job<?> job) {
            Deque<Job<?>> jobs = waiting.get(job.client());
            if (jobs != null && jobs.remove(job) && jobs.isEmpty()) {
                waiting.remove(job.client());
            }
        }
    }
}
