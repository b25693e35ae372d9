package org.zermelo.web.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.zermelo.solve.Watch;

class WorkshopTest {

    private static final int GUARD_SECONDS = 120;

    /** So often a job looks whether it was stopped before it is believed to go on. */
    private static final int SEVERAL = 5;

    /** Work that listens to nobody until it is let go. */
    private static Job<String> stubborn(Workshop workshop, Weight weight, CountDownLatch begun, CountDownLatch go) {
        return workshop.submit("one", weight, watch -> {
            begun.countDown();
            try {
                return go.await(GUARD_SECONDS, TimeUnit.SECONDS) ? "done" : "never let go";
            } catch (InterruptedException e) {
                return "interrupted";
            }
        });
    }

    @Test
    void lightWorkIsDoneWhileEveryOtherThreadIsHeld() throws Exception {
        Limits limits = Limits.own();
        try (Workshop workshop = new Workshop(limits)) {
            int others = 2 + limits.heavyThreads();
            CountDownLatch begun = new CountDownLatch(others);
            CountDownLatch go = new CountDownLatch(1);
            List<Job<String>> held = new ArrayList<>();
            held.add(stubborn(workshop, Weight.UNKNOWN, begun, go));
            held.add(stubborn(workshop, Weight.UNKNOWN, begun, go));
            for (int i = 0; i < limits.heavyThreads(); i++) {
                held.add(stubborn(workshop, Weight.HEAVY, begun, go));
            }
            assertThat(begun.await(GUARD_SECONDS, TimeUnit.SECONDS)).isTrue();

            Job<String> light = workshop.submit("one", Weight.LIGHT, watch -> "light");

            assertThat(light.result().get(GUARD_SECONDS, TimeUnit.SECONDS)).isEqualTo("light");
            assertThat(held).noneMatch(job -> job.result().isDone());
            go.countDown();
            for (Job<String> job : held) {
                assertThat(job.result().get(GUARD_SECONDS, TimeUnit.SECONDS)).isEqualTo("done");
            }
        }
    }

    @Test
    void whatWaitsWhenTheWorkshopClosesIsTold() throws Exception {
        Workshop workshop = new Workshop(Limits.own());
        CountDownLatch begun = new CountDownLatch(1);
        Job<String> running = workshop.submit("one", Weight.HEAVY, watch -> {
            begun.countDown();
            while (true) {
                watch.check();
            }
        });
        assertThat(begun.await(GUARD_SECONDS, TimeUnit.SECONDS)).isTrue();
        List<Job<String>> waiting = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            waiting.add(workshop.submit("one", Weight.HEAVY, watch -> {
                while (true) {
                    watch.check();
                }
            }));
        }

        workshop.close();

        waiting.add(running);
        for (Job<String> job : waiting) {
            assertThatThrownBy(() -> job.result()
                            .orTimeout(GUARD_SECONDS, TimeUnit.SECONDS)
                            .join())
                    .isInstanceOf(CompletionException.class)
                    .hasCauseInstanceOf(StoppedException.class);
        }
        assertThatThrownBy(() -> workshop.submit("one", Weight.LIGHT, watch -> ""))
                .isInstanceOf(BusyException.class);
    }

    /** A job whose client is gone goes on for another that waits for the same, and stops when nobody does. */
    @Test
    void whatOthersWaitForIsMadeWhenItsClientLeaves() throws Exception {
        Limits limits = Limits.own();
        Load table = new Load(Weight.HEAVY, Optional.of("table"));
        try (Workshop workshop = new Workshop(limits)) {
            CountDownLatch begun = new CountDownLatch(limits.heavyThreads());
            AtomicBoolean stopped = new AtomicBoolean();
            AtomicBoolean made = new AtomicBoolean();
            CountDownLatch goOn = new CountDownLatch(limits.heavyThreads());
            List<Job<String>> making = new ArrayList<>();
            for (int i = 0; i < limits.heavyThreads(); i++) {
                making.add(workshop.submit("one", table, watch -> {
                    begun.countDown();
                    int looks = 0;
                    while (!made.get()) {
                        boolean before = stopped.get();
                        watch.check();
                        if (before && ++looks == SEVERAL) {
                            goOn.countDown();
                        }
                        Thread.onSpinWait();
                    }
                    return "made";
                }));
            }
            assertThat(begun.await(GUARD_SECONDS, TimeUnit.SECONDS)).isTrue();
            Job<String> waiting = workshop.submit("two", table, watch -> "waited for");
            making.forEach(job -> job.stop(Stop.CLIENT));
            stopped.set(true);
            assertThat(goOn.await(GUARD_SECONDS, TimeUnit.SECONDS))
                    .as("all look and go on")
                    .isTrue();
            made.set(true);
            for (Job<String> job : making) {
                assertThat(job.result().get(GUARD_SECONDS, TimeUnit.SECONDS)).isEqualTo("made");
            }
            assertThat(waiting.result().get(GUARD_SECONDS, TimeUnit.SECONDS)).isEqualTo("waited for");
        }
    }

    @Test
    void whatNobodyWaitsForIsStopped() throws Exception {
        Load table = new Load(Weight.HEAVY, Optional.of("table"));
        try (Workshop workshop = new Workshop(Limits.own())) {
            CountDownLatch begun = new CountDownLatch(1);
            Job<String> making = workshop.submit("one", table, watch -> untilStopped(watch, begun));
            assertThat(begun.await(GUARD_SECONDS, TimeUnit.SECONDS)).isTrue();
            Job<String> other = workshop.submit("two", table, watch -> "");
            Job<String> unlike = workshop.submit("two", Load.of(Weight.HEAVY), watch -> "");
            other.stop(Stop.CLIENT);
            making.stop(Stop.CLIENT);
            assertThatThrownBy(() -> making.result().get(GUARD_SECONDS, TimeUnit.SECONDS))
                    .hasCauseInstanceOf(StoppedException.class);
            assertThat(unlike.result().get(GUARD_SECONDS, TimeUnit.SECONDS)).isEmpty();
        }
    }

    /** A job that goes on for others is still stopped for want of memory, or when its time is over. */
    @Test
    void aStrongerReasonStopsWhatOthersWaitFor() throws Exception {
        Load table = new Load(Weight.HEAVY, Optional.of("table"));
        try (Workshop workshop = new Workshop(Limits.own())) {
            CountDownLatch begun = new CountDownLatch(1);
            Job<String> making = workshop.submit("one", table, watch -> untilStopped(watch, begun));
            assertThat(begun.await(GUARD_SECONDS, TimeUnit.SECONDS)).isTrue();
            AtomicBoolean ended = new AtomicBoolean();
            Job<String> other = workshop.submit("two", table, watch -> {
                // with cores enough it begins at once, and is not to be done before the other is stopped
                while (!ended.get()) {
                    Thread.onSpinWait();
                }
                return "";
            });
            making.stop(Stop.CLIENT);
            making.stop(Stop.MEMORY);
            assertThatThrownBy(() -> making.result().get(GUARD_SECONDS, TimeUnit.SECONDS))
                    .hasCauseInstanceOf(StoppedException.class)
                    .hasMessageContaining("MEMORY");
            ended.set(true);
            assertThat(other.result().get(GUARD_SECONDS, TimeUnit.SECONDS)).isEmpty();
        }
    }

    private static String untilStopped(Watch watch, CountDownLatch begun) {
        begun.countDown();
        while (true) {
            watch.check();
            Thread.onSpinWait();
        }
    }
}
