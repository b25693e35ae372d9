package org.zermelo.web.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FairQueueTest {

    private final FairQueue queue = new FairQueue();

    private Job<String> add(String client, Weight weight) {
        return add(client, 0, weight);
    }

    private Job<String> add(String client, double size, Weight weight) {
        Job<String> job = new Job<>(
                client,
                new Kind("", size),
                Load.of(weight),
                watch -> Load.of(Weight.LIGHT),
                false,
                watch -> "",
                Long.MAX_VALUE,
                other -> false);
        queue.add(job);
        return job;
    }

    private List<Job<?>> taken(int count, Weight... weights) throws InterruptedException {
        List<Job<?>> taken = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            taken.add(queue.take(List.of(weights)));
        }
        return taken;
    }

    /** Mostly what looks smallest; who comes last waits for few of those who came before, and who came first is not forgotten. */
    @Test
    void whatLooksSmallMostlyGoesFirst() throws InterruptedException {
        for (Weight weight : List.of(Weight.UNWEIGHED, Weight.UNKNOWN, Weight.TRIED)) {
            List<Job<?>> jobs = new ArrayList<>();
            for (int size : new int[] {60, 70, 40, 10, 20, 30, 80, 50, 90}) {
                jobs.add(add("one", size, weight));
            }
            List<Double> taken =
                    taken(9, weight).stream().map(job -> job.kind().size()).toList();
            assertThat(taken).as("%s", weight).containsExactly(10.0, 20.0, 30.0, 60.0, 40.0, 50.0, 70.0, 90.0, 80.0);
        }
    }

    /** Where all look alike none waits for all others: the oldest go first, but for every eighth time. */
    @Test
    void amongEqualsTheOldestGoFirstAndTheNewestAtTimes() throws InterruptedException {
        List<Job<?>> jobs = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            jobs.add(add("one", Weight.UNKNOWN));
        }
        List<Job<?>> order = new ArrayList<>(jobs.subList(0, 7));
        order.addAll(List.of(jobs.get(9), jobs.get(7), jobs.get(8)));
        assertThat(taken(10, Weight.UNKNOWN)).containsExactlyElementsOf(order);
    }

    /** What no client waits for is gone at once, and its client's turn with it. */
    @Test
    void whatIsStoppedIsNotServed() throws InterruptedException {
        Job<String> left = add("one", Weight.UNWEIGHED);
        Job<String> stays = add("two", Weight.UNWEIGHED);
        left.stop(Stop.CLIENT);
        queue.remove(left);
        queue.add(left);
        assertThat(queue.size()).isEqualTo(1);
        assertThat(queue.size("one")).isZero();
        assertThat(taken(1, Weight.UNWEIGHED)).containsExactly(stays);
    }

    @Test
    void whatIsKnownIsServedInTheOrderOfItsComing() throws InterruptedException {
        for (Weight weight : List.of(Weight.LIGHT, Weight.HEAVY)) {
            Job<String> first = add("one", weight);
            Job<String> second = add("one", weight);
            Job<String> other = add("two", weight);
            assertThat(taken(3, weight)).as("%s", weight).containsExactly(first, other, second);
        }
    }

    @Test
    void aThreadTakesWhatItPrefers() throws InterruptedException {
        Job<String> heavy = add("one", Weight.HEAVY);
        Job<String> tried = add("one", Weight.TRIED);
        Job<String> light = add("one", Weight.LIGHT);
        assertThat(taken(2, Weight.LIGHT, Weight.TRIED)).containsExactly(light, tried);
        assertThat(taken(1, Weight.LIGHT, Weight.HEAVY)).containsExactly(heavy);
        assertThat(queue.size()).isZero();
    }
}
