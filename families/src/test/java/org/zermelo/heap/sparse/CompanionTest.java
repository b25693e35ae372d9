package org.zermelo.heap.sparse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.junit.jupiter.api.Test;

class CompanionTest {

    /** A task that was taken back is never run, and every other one once. */
    @Test
    void tasksAreDoneOrTakenBack() {
        int tasks = 20_000;
        AtomicIntegerArray runs = new AtomicIntegerArray(tasks);
        boolean[] takenBack = new boolean[tasks];
        Random random = new Random(3);
        try (Companion companion = new Companion()) {
            for (int i = 0; i < tasks; i++) {
                int task = i;
                int length = random.nextInt(300);
                companion.begin(() -> {
                    spin(length);
                    runs.incrementAndGet(task);
                });
                spin(random.nextInt(300));
                boolean done = companion.done();
                while (!done && !companion.idle()) {
                    Thread.yield();
                }
                takenBack[i] = !done && runs.get(i) == 0;
            }
        }
        int ran = 0;
        for (int i = 0; i < tasks; i++) {
            assertThat(runs.get(i)).as("task %s", i).isEqualTo(takenBack[i] ? 0 : 1);
            ran += runs.get(i);
        }
        assertThat(ran).isPositive();
    }

    private static void spin(int times) {
        for (int i = 0; i < times; i++) {
            Thread.onSpinWait();
        }
    }

    @Test
    void whatATaskThrowsIsToldToWhoWaits() {
        Companion companion = new Companion();
        companion.begin(() -> {
            throw new IllegalStateException("no heap");
        });
        assertThatThrownBy(() -> {
                    while (!companion.idle()) {
                        Thread.yield();
                    }
                })
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("no heap");
        assertThatThrownBy(companion::close).hasMessage("no heap");
    }
}
