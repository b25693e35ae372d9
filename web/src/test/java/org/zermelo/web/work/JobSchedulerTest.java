package org.zermelo.web.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.zermelo.solve.Watch;

class JobSchedulerTest {

    private static final int GUARD_SECONDS = 120;

    /** Threads that weigh. */
    private static final int WEIGHERS = 3;

    private static final int MANY = 100;

    /** So often a job looks whether it was stopped before it is believed to go on. */
    private static final int SEVERAL = 5;

    /** Work that listens to nobody until it is let go. */
    private static <T> Work<T> stubborn(T result, CountDownLatch begun, CountDownLatch go) {
        return watch -> {
            begun.countDown();
            try {
                if (go.await(GUARD_SECONDS, TimeUnit.SECONDS)) {
                    return result;
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            throw new IllegalStateException("never let go");
        };
    }

    @Test
    void lightWorkIsDoneWhileEveryOtherThreadIsHeld() throws Exception {
        Limits limits = Limits.own();
        try (JobScheduler workshop = new JobScheduler(limits)) {
            int others = 4 + limits.heavyThreads();
            CountDownLatch begun = new CountDownLatch(others);
            CountDownLatch go = new CountDownLatch(1);
            List<Job<String>> held = new ArrayList<>();
            Work<String> work = stubborn("done", begun, go);
            held.add(workshop.submit("one", Weight.UNKNOWN, work));
            held.add(workshop.submit("one", Weight.UNKNOWN, work));
            for (int i = 0; i < 2; i++) {
                held.add(workshop.submit(
                        "one",
                        Kind.NONE,
                        Weight.UNWEIGHED,
                        stubborn(Load.of(Weight.LIGHT), begun, go),
                        watch -> "done"));
            }
            for (int i = 0; i < limits.heavyThreads(); i++) {
                held.add(workshop.submit("one", Weight.HEAVY, work));
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

    /**
     * As many jobs that listen to nobody as there may be hold every lane of moments and of trials while they are weighed and run; what is
     * known to be light, and what is found to be, is answered all the same.
     */
    @Test
    void lightWorkIsDoneWhileJobsHoldTheLanesOfMoments() throws Exception {
        try (JobScheduler workshop = new JobScheduler(Limits.own())) {
            CountDownLatch begun = new CountDownLatch(JobScheduler.SPARE);
            CountDownLatch go = new CountDownLatch(1);
            List<Job<String>> held = new ArrayList<>();
            for (int i = 0; i < JobScheduler.SPARE; i++) {
                boolean weighed = i % 2 == 0;
                held.add(workshop.submit(
                        "one",
                        new Kind("heavy " + i, 1),
                        Weight.UNWEIGHED,
                        weighed ? stubborn(Load.of(Weight.HEAVY), begun, go) : watch -> Load.of(Weight.UNKNOWN),
                        stubborn("done", begun, go)));
            }
            assertThat(begun.await(GUARD_SECONDS, TimeUnit.SECONDS)).isTrue();

            Job<String> light = workshop.submit("one", Weight.LIGHT, watch -> "light");
            Job<String> found = workshop.submit(
                    "one", new Kind("light", 9), Weight.UNWEIGHED, watch -> Load.of(Weight.LIGHT), watch -> "found");
            Job<String> tried = workshop.submit(
                    "one", new Kind("tried", 9), Weight.UNWEIGHED, watch -> Load.of(Weight.UNKNOWN), watch -> "tried");

            assertThat(light.result().get(GUARD_SECONDS, TimeUnit.SECONDS)).isEqualTo("light");
            assertThat(found.result().get(GUARD_SECONDS, TimeUnit.SECONDS)).isEqualTo("found");
            assertThat(tried.result().get(GUARD_SECONDS, TimeUnit.SECONDS)).isEqualTo("tried");
            assertThat(held).noneMatch(job -> job.result().isDone());
            go.countDown();
            for (Job<String> job : held) {
                assertThat(job.result().get(GUARD_SECONDS, TimeUnit.SECONDS)).isEqualTo("done");
            }
        }
    }

    /** A kind that twice took longer than a moment is not given one: others of it do not come before what may be light. */
    @Test
    void aKindThatTookLongDoesWithoutAMoment() throws Exception {
        Kind kind = new Kind("long", 1);
        Set<String> threads = ConcurrentHashMap.newKeySet();
        try (JobScheduler workshop = new JobScheduler(Limits.own())) {
            for (int i = 0; i < 3; i++) {
                AtomicInteger runs = new AtomicInteger();
                threads.clear();
                Job<String> job =
                        workshop.submit("one", kind, Weight.UNWEIGHED, watch -> Load.of(Weight.UNKNOWN), watch -> {
                            threads.add(Thread.currentThread().getName());
                            return runs.incrementAndGet() == 1 ? untilStopped(watch, new CountDownLatch(0)) : "done";
                        });
                assertThat(job.result().get(GUARD_SECONDS, TimeUnit.SECONDS)).isEqualTo("done");
            }
        }
        assertThat(threads).isSubsetOf("zermelo-try", "zermelo-try-on");
    }

    /** Nobody waits for the work of clients that are gone: it is not counted, and takes no thread later. */
    @Test
    void whatWaitsForClientsThatAreGoneIsDroppedAtOnce() throws Exception {
        Limits limits = Limits.own();
        try (JobScheduler workshop = new JobScheduler(limits)) {
            CountDownLatch begun = new CountDownLatch(limits.heavyThreads());
            CountDownLatch go = new CountDownLatch(1);
            for (int i = 0; i < limits.heavyThreads(); i++) {
                workshop.submit("one", Weight.HEAVY, stubborn("done", begun, go));
            }
            assertThat(begun.await(GUARD_SECONDS, TimeUnit.SECONDS)).isTrue();
            AtomicInteger taken = new AtomicInteger();
            List<Job<Integer>> waiting = new ArrayList<>();
            for (int i = 0; i < MANY; i++) {
                waiting.add(workshop.submit("client " + i, Weight.HEAVY, watch -> taken.incrementAndGet()));
            }
            Job<Integer> stays = workshop.submit("two", Weight.HEAVY, watch -> 1);
            assertThat(workshop.waiting()).isEqualTo(MANY + 1);

            waiting.forEach(job -> job.stop(Stop.CLIENT));

            assertThat(workshop.waiting()).isEqualTo(1);
            go.countDown();
            assertThat(stays.result().get(GUARD_SECONDS, TimeUnit.SECONDS)).isEqualTo(1);
            assertThat(taken).hasValue(0);
        }
    }

    /** Reading and planning of a burst takes no more threads than there are for it, and none of those who submit. */
    @Test
    void fewThreadsWeigh() throws Exception {
        AtomicInteger weighing = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        Set<Thread> threads = ConcurrentHashMap.newKeySet();
        try (JobScheduler workshop = new JobScheduler(Limits.own())) {
            List<Job<String>> jobs = new ArrayList<>();
            for (int i = 0; i < MANY; i++) {
                jobs.add(workshop.submit(
                        "client " + i,
                        Kind.NONE,
                        Weight.UNWEIGHED,
                        watch -> {
                            most.accumulateAndGet(weighing.incrementAndGet(), Math::max);
                            threads.add(Thread.currentThread());
                            Thread.onSpinWait();
                            weighing.decrementAndGet();
                            return Load.of(Weight.LIGHT);
                        },
                        watch -> "done"));
            }
            for (Job<String> job : jobs) {
                assertThat(job.result().get(GUARD_SECONDS, TimeUnit.SECONDS)).isEqualTo("done");
            }
        }
        assertThat(most.get()).isBetween(1, WEIGHERS);
        assertThat(threads).hasSizeBetween(1, WEIGHERS).doesNotContain(Thread.currentThread());
    }

    /** Weighing that takes long is cut, and so are trials, until the job has all the time that is granted. */
    @Test
    void whatIsNotWeighedInAMomentIsTriedAndThenDone() throws Exception {
        AtomicInteger weighed = new AtomicInteger();
        AtomicInteger tried = new AtomicInteger();
        try (JobScheduler workshop = new JobScheduler(Limits.own())) {
            Job<String> job = workshop.submit(
                    "one",
                    Kind.NONE,
                    Weight.UNWEIGHED,
                    watch -> {
                        weighed.incrementAndGet();
                        return untilStopped(watch, new CountDownLatch(0));
                    },
                    watch -> tried.incrementAndGet() < 3 ? untilStopped(watch, new CountDownLatch(0)) : "done");
            assertThat(job.result().get(GUARD_SECONDS, TimeUnit.SECONDS)).isEqualTo("done");
        }
        assertThat(weighed).hasValue(1);
        assertThat(tried).hasValue(3);
    }

    /** Who waits for work that listens to nobody is told all the same, so that a server can end. */
    @Test
    void whoWaitsForStubbornWorkIsToldWhenTheWorkshopCloses() throws Exception {
        CountDownLatch go = new CountDownLatch(1);
        CountDownLatch begun = new CountDownLatch(1);
        JobScheduler workshop = new JobScheduler(Limits.own());
        Job<String> deaf = workshop.submit("one", Weight.HEAVY, watch -> {
            begun.countDown();
            while (go.getCount() > 0) {
                Thread.onSpinWait();
            }
            return "done";
        });
        assertThat(begun.await(GUARD_SECONDS, TimeUnit.SECONDS)).isTrue();
        workshop.close();
        assertThatThrownBy(() -> deaf.result().get(GUARD_SECONDS, TimeUnit.SECONDS))
                .hasCauseInstanceOf(StoppedException.class)
                .hasMessageContaining("SHUTDOWN");
        go.countDown();
    }

    @Test
    void whatWaitsWhenTheWorkshopClosesIsTold() throws Exception {
        JobScheduler workshop = new JobScheduler(Limits.own());
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
        try (JobScheduler workshop = new JobScheduler(limits)) {
            CountDownLatch begun = new CountDownLatch(limits.heavyThreads());
            AtomicBoolean stopped = new AtomicBoolean();
            AtomicBoolean made = new AtomicBoolean();
            CountDownLatch goOn = new CountDownLatch(limits.heavyThreads());
            List<Job<String>> making = new ArrayList<>();
            for (int i = 0; i < limits.heavyThreads(); i++) {
                making.add(workshop.submit("one", Kind.NONE, Weight.UNWEIGHED, watch -> table, watch -> {
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
            Job<String> waiting =
                    workshop.submit("two", Kind.NONE, Weight.UNWEIGHED, watch -> table, watch -> "waited for");
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
        try (JobScheduler workshop = new JobScheduler(Limits.own())) {
            CountDownLatch begun = new CountDownLatch(1);
            Job<String> making = workshop.submit(
                    "one", Kind.NONE, Weight.UNWEIGHED, watch -> table, watch -> untilStopped(watch, begun));
            assertThat(begun.await(GUARD_SECONDS, TimeUnit.SECONDS)).isTrue();
            Job<String> other = workshop.submit("two", Kind.NONE, Weight.UNWEIGHED, watch -> table, watch -> "");
            Job<String> unlike = workshop.submit("two", Weight.HEAVY, watch -> "");
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
        try (JobScheduler workshop = new JobScheduler(Limits.own())) {
            CountDownLatch begun = new CountDownLatch(1);
            Job<String> making = workshop.submit(
                    "one", Kind.NONE, Weight.UNWEIGHED, watch -> table, watch -> untilStopped(watch, begun));
            assertThat(begun.await(GUARD_SECONDS, TimeUnit.SECONDS)).isTrue();
            AtomicBoolean ended = new AtomicBoolean();
            Job<String> other = workshop.submit("two", Kind.NONE, Weight.UNWEIGHED, watch -> table, watch -> {
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

    private static <T> T untilStopped(Watch watch, CountDownLatch begun) {
        begun.countDown();
        while (true) {
            watch.check();
            Thread.onSpinWait();
        }
    }
}
