package org.zermelo.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.zermelo.present.use.Params;
import org.zermelo.solve.Watch;
import org.zermelo.web.call.Call;
import org.zermelo.web.call.Endpoint;
import org.zermelo.web.call.Reply;
import org.zermelo.web.work.JobScheduler;
import org.zermelo.web.work.Limits;
import org.zermelo.web.work.Load;
import org.zermelo.web.work.Weight;

class IntakeTest {

    /** A call that tells which thread has weighed it. */
    private record Weighed(CompletableFuture<Thread> by) implements Call {
        @Override
        public Reply answer(Params params, Watch watch, Consumer<Object> news) {
            return Reply.of(Map.of());
        }

        @Override
        public Weight weight(Params params) {
            return Weight.UNWEIGHED;
        }

        @Override
        public Load weigh(Params params, Watch watch) {
            by.complete(Thread.currentThread());
            return Load.of(Weight.LIGHT);
        }
    }

    /** The threads that take requests are many: two hundred games read and planned on them left no time for anything else. */
    @Test
    void theThreadOfARequestReadsNoGame() throws Exception {
        CompletableFuture<Thread> by = new CompletableFuture<>();
        Endpoint endpoint = Endpoint.ofFiles("weighed", "", List.of(), new Weighed(by));
        try (JobScheduler workshop = new JobScheduler(Limits.own())) {
            new Intake(workshop, new ReplyCache(0))
                    .submit(
                            "client",
                            endpoint,
                            new Params(Map.of(), Limits.own().grant()),
                            news -> {})
                    .result()
                    .get(Http.GUARD_MILLIS, TimeUnit.MILLISECONDS);
        }
        assertThat(by.get()).isNotSameAs(Thread.currentThread());
        assertThat(by.get().getName()).startsWith("zermelo-");
    }
}
