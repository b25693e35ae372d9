package org.zermelo.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.zermelo.present.use.Params;
import org.zermelo.solve.Watch;
import org.zermelo.web.call.Call;
import org.zermelo.web.call.Endpoint;
import org.zermelo.web.call.LastingCall;
import org.zermelo.web.call.Reply;
import org.zermelo.web.work.Limits;

/** What is computed once and given often. */
class ReplyCacheTest {

    private final AtomicLong clock = new AtomicLong();
    private final AtomicInteger computed = new AtomicInteger();
    private final List<Object> news = new ArrayList<>();

    /** A call that takes so long by the clock and answers with as many letters as were asked. */
    private record Timed(AtomicInteger computed, AtomicLong clock, long nanos) implements LastingCall {
        @Override
        public Reply answer(Params params, Watch watch, Consumer<Object> news) {
            news.accept("begun");
            clock.addAndGet(nanos);
            computed.incrementAndGet();
            return Reply.of("text/plain", "a".repeat((int) params.number("size", 1, 0, 1_000_000)));
        }
    }

    private ReplyCache cache(long bytes) {
        return new ReplyCache(bytes, clock::get);
    }

    private Call taking(long nanos) {
        return new Timed(computed, clock, nanos);
    }

    private Reply ask(ReplyCache kept, Call call, String size) {
        Params params = new Params(Map.of("size", size), Limits.own().grant());
        return kept.task(Endpoint.ofFiles("slow", "", List.of(), call), params, news::add)
                .run(Watch.interruptible());
    }

    @Test
    void aLongReplyIsComputedOnce() {
        ReplyCache kept = cache(1_000_000);
        Call call = taking(ReplyCache.LONG_NANOS);
        Reply first = ask(kept, call, "10");
        assertThat(ask(kept, call, "10")).isSameAs(first);
        assertThat(computed).hasValue(1);
        assertThat(kept.given()).isEqualTo(1);
        assertThat(news).hasSize(1);
        assertThat(ask(kept, call, "11").body()).hasSize(11);
        assertThat(computed).hasValue(2);
    }

    @Test
    void whatIsQuickOrChangesIsNotKept() {
        ReplyCache kept = cache(1_000_000);
        Call quick = taking(ReplyCache.LONG_NANOS - 1);
        ask(kept, quick, "1");
        ask(kept, quick, "1");
        Call slow = taking(ReplyCache.LONG_NANOS);
        Call changing = slow::answer;
        ask(kept, changing, "1");
        ask(kept, changing, "1");
        assertThat(computed).hasValue(4);
        assertThat(kept.bytes()).isZero();
    }

    @Test
    void roomIsBounded() {
        ReplyCache kept = cache(1_000);
        Call call = taking(ReplyCache.LONG_NANOS);
        for (int size = 101; size <= 110; size++) {
            ask(kept, call, Integer.toString(size));
            assertThat(ask(kept, call, "101").body()).hasSize(101);
            assertThat(kept.bytes()).isBetween(1L, 1_000L);
        }
        assertThat(computed).as("the one that is asked again and again stays").hasValue(10);
        ask(kept, call, "102");
        assertThat(computed).as("the one that was not is gone").hasValue(11);
        ask(kept, call, "200");
        ask(kept, call, "200");
        assertThat(computed).as("too large a part of the room").hasValue(13);
    }
}
