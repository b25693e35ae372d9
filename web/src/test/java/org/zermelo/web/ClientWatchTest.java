package org.zermelo.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ReadableByteChannel;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.zermelo.web.ClientWatch.Watching;
import org.zermelo.web.work.Job;
import org.zermelo.web.work.JobScheduler;
import org.zermelo.web.work.Limits;
import org.zermelo.web.work.Weight;

/** Whoever listens for a client's end must not take what the client says next. */
class ClientWatchTest {

    private final JobScheduler workshop = new JobScheduler(Limits.own());

    @AfterEach
    void close() {
        workshop.close();
    }

    /** A connection on which a reading gives so many bytes, -1 at its end. */
    private static class Connection implements ReadableByteChannel {
        private final AtomicInteger readings = new AtomicInteger();
        private final int gives;

        Connection(int gives) {
            this.gives = gives;
        }

        @Override
        public int read(ByteBuffer into) throws IOException {
            readings.incrementAndGet();
            return gives;
        }

        @Override
        public boolean isOpen() {
            return true;
        }

        @Override
        public void close() {}
    }

    private Job<String> job() {
        CountDownLatch never = new CountDownLatch(1);
        return workshop.submit("client", Weight.UNKNOWN, watch -> {
            while (never.getCount() > 0) {
                watch.check();
            }
            return "";
        });
    }

    @Test
    void nothingIsReadOnceTheAnswerIsOnItsWay() {
        Watching watching = new Watching(job());
        Connection connection = new Connection(0);
        assertThat(watching.end())
                .as("nothing was read: the connection may go on")
                .isFalse();
        watching.look(connection);
        assertThat(connection.readings).hasValue(0);
    }

    @Test
    void aConnectionThatWasReadEndsWithItsAnswer() {
        Watching watching = new Watching(job());
        Connection connection = new Connection(0);
        watching.look(connection);
        assertThat(watching.end()).isTrue();
        watching.look(connection);
        assertThat(connection.readings).hasValue(1);
    }

    /** The answer waits for a reading that is under way, and knows of it. */
    @Test
    void aReadingUnderWayIsWaitedFor() throws Exception {
        CountDownLatch reading = new CountDownLatch(1);
        CountDownLatch goOn = new CountDownLatch(1);
        Watching watching = new Watching(job());
        Connection slow = new Connection(0) {
            @Override
            public int read(ByteBuffer into) throws IOException {
                reading.countDown();
                try {
                    goOn.await();
                } catch (InterruptedException e) {
                    throw new IOException(e);
                }
                return super.read(into);
            }
        };
        new Thread(() -> watching.look(slow)).start();
        reading.await();
        FutureTask<Boolean> end = new FutureTask<>(watching::end);
        Thread ending = new Thread(end);
        ending.start();
        while (ending.getState() != Thread.State.BLOCKED) {
            Thread.onSpinWait();
        }
        assertThat(end.isDone()).isFalse();
        goOn.countDown();
        assertThat(end.get(60, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void aClientThatIsGoneStopsItsJob() {
        Job<String> job = job();
        new Watching(job).look(new Connection(-1));
        assertThat(job.result().exceptionally(failure -> failure.getClass().getSimpleName()))
                .succeedsWithin(Duration.ofSeconds(60))
                .isEqualTo("StoppedException");
    }
}
