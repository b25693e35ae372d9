package org.zermelo.web.work;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A queue that serves clients in turn, whatever number of jobs each has waiting; light jobs go before the others. */
final class FairQueue {

    private final Turns light = new Turns();
    private final Turns other = new Turns();

    synchronized void add(Job<?> job) {
        (job.weight() == Weight.LIGHT ? light : other).add(job);
        // those who wait for light jobs only would sleep on over another's call
        notifyAll();
    }

    /** The next job of the client whose turn it is; waits for one. */
    synchronized Job<?> take() throws InterruptedException {
        while (light.size() + other.size() == 0) {
            wait();
        }
        return (light.size() > 0 ? light : other).next();
    }

    /** The next light job of the client whose turn it is; waits for one. */
    synchronized Job<?> takeLight() throws InterruptedException {
        while (light.size() == 0) {
            wait();
        }
        return light.next();
    }

    /** How many wait. */
    synchronized int size() {
        return light.size() + other.size();
    }

    /** How many of one client wait. */
    synchronized int size(String client) {
        return light.size(client) + other.size(client);
    }

    /** Whether one that waits is so. */
    synchronized boolean any(Predicate<Job<?>> wanted) {
        return light.any(wanted) || other.any(wanted);
    }

    /** Drops jobs that nobody waits for any more. */
    synchronized void purge() {
        light.purge();
        other.purge();
    }

    synchronized List<Job<?>> drain() {
        return Stream.of(light, other).flatMap(turns -> turns.drain().stream()).toList();
    }

    /** One job of each client after the other. */
    private static final class Turns {
        private final Map<String, Deque<Job<?>>> waiting = new LinkedHashMap<>();

        void add(Job<?> job) {
            waiting.computeIfAbsent(job.client(), client -> new ArrayDeque<>()).add(job);
        }

        Job<?> next() {
            Map.Entry<String, Deque<Job<?>>> first =
                    waiting.entrySet().iterator().next();
            waiting.remove(first.getKey());
            Job<?> job = first.getValue().remove();
            if (!first.getValue().isEmpty()) {
                waiting.put(first.getKey(), first.getValue());
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

        boolean any(Predicate<Job<?>> wanted) {
            return waiting.values().stream().flatMap(Deque::stream).anyMatch(wanted);
        }

        void purge() {
            waiting.values().forEach(jobs -> jobs.removeIf(Job::finished));
            waiting.values().removeIf(Deque::isEmpty);
        }

        List<Job<?>> drain() {
            List<Job<?>> all = new ArrayList<>();
            waiting.values().forEach(all::addAll);
            waiting.clear();
            return all;
        }
    }
}
