package org.zermelo.web.work;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A queue that serves clients in turn, whatever number of jobs each has waiting. */
final class FairQueue {

    private final Map<String, Deque<Job<?>>> waiting = new LinkedHashMap<>();
    private int size;

    synchronized void add(Job<?> job) {
        waiting.computeIfAbsent(job.client(), client -> new ArrayDeque<>()).add(job);
        size++;
        notify();
    }

    /** The next job of the client whose turn it is; waits for one. */
    synchronized Job<?> take() throws InterruptedException {
        while (waiting.isEmpty()) {
            wait();
        }
        var turn = waiting.entrySet().iterator();
        Map.Entry<String, Deque<Job<?>>> first = turn.next();
        turn.remove();
        Deque<Job<?>> jobs = first.getValue();
        Job<?> job = jobs.remove();
        if (!jobs.isEmpty()) {
            waiting.put(first.getKey(), jobs);
        }
        size--;
        return job;
    }

    /** How many wait. */
    synchronized int size() {
        return size;
    }

    /** How many of one client wait. */
    synchronized int size(String client) {
        Deque<Job<?>> jobs = waiting.get(client);
        return jobs == null ? 0 : jobs.size();
    }

    /** Drops jobs that nobody waits for any more. */
    synchronized void purge() {
        waiting.values().forEach(jobs -> jobs.removeIf(Job::finished));
        waiting.values().removeIf(Deque::isEmpty);
        size = waiting.values().stream().mapToInt(Deque::size).sum();
    }

    synchronized List<Job<?>> drain() {
        List<Job<?>> all = new ArrayList<>();
        waiting.values().forEach(all::addAll);
        waiting.clear();
        size = 0;
        return all;
    }
}
