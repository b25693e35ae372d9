package org.zermelo.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.zermelo.solve.Watch;
import org.zermelo.web.api.Call;
import org.zermelo.web.api.Endpoint;
import org.zermelo.web.api.LastingCall;
import org.zermelo.web.api.Params;
import org.zermelo.web.api.Reply;
import org.zermelo.web.work.Limits;

/** What is computed once and given often. */
class ReplyCacheTest {

    private static final long LONG_MILLIS = 60;

    private final AtomicInteger computed = new AtomicInteger();
    private final List<Object> news = new ArrayList<>();

    /** A call that takes its time and answers with as many letters as were asked. */
    private record Slow(AtomicInteger computed, long millis) implements LastingCall {
        @Override
        public Reply answer(Params params, Watch watch, Consumer<Object> news) {
            news.accept("begun");
            try {
                Thread.sleep(millis);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            computed.incrementAndGet();
            return Reply.of("text/plain", "a".repeat((int) params.number("size", 1, 0, 1_000_000)));
        }
    }

    private Reply ask(ReplyCache kept, Call call, String size) {
        Params params = new Params(Map.of("size", size), Limits.own());
        return kept.task(new Endpoint("slow", List.of("size"), call), params, news::add)
                .run(Watch.interruptible());
    }

    @Test
    void aLongReplyIsComputedOnce() {
        ReplyCache kept = new ReplyCache(1_000_000);
        Call call = new Slow(computed, LONG_MILLIS);
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
        ReplyCache kept = new ReplyCache(1_000_000);
        Call quick = new Slow(computed, 0);
        ask(kept, quick, "1");
        ask(kept, quick, "1");
        Call slow = new Slow(computed, LONG_MILLIS);
        Call changing = slow::answer;
        ask(kept, changing, "1");
        ask(kept, changing, "1");
        assertThat(computed).hasValue(4);
        assertThat(kept.bytes()).isZero();
    }

    @Test
    void roomIsBounded() {
        ReplyCache kept = new ReplyCache(1_000);
        Call call = new Slow(computed, LONG_MILLIS);
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
