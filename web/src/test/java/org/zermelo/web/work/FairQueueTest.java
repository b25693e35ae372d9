package org.zermelo.web.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FairQueueTest {

    private final FairQueue queue = new FairQueue();

    private Job<String> add(String client, Weight weight) {
        Job<String> job = new Job<>(
                client, Load.of(weight), watch -> Load.of(Weight.LIGHT), watch -> "", Long.MAX_VALUE, other -> false);
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

    /** Who comes last waits for few of those who came before, and who came first is not forgotten. */
    @Test
    void theNewestAndTheOldestAreServedByTurns() throws InterruptedException {
        for (Weight weight : List.of(Weight.UNWEIGHED, Weight.UNKNOWN, Weight.TRIED)) {
            List<Job<?>> jobs = new ArrayList<>();
            for (int i = 0; i < 5; i++) {
                jobs.add(add("one", weight));
            }
            assertThat(taken(5, weight))
                    .as("%s", weight)
                    .containsExactly(jobs.get(4), jobs.get(0), jobs.get(3), jobs.get(1), jobs.get(2));
        }
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
