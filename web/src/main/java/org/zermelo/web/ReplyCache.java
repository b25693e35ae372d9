package org.zermelo.web;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.zermelo.present.use.Params;
import org.zermelo.web.call.Endpoint;
import org.zermelo.web.call.LastingCall;
import org.zermelo.web.call.Reply;
import org.zermelo.web.work.Work;

/**
 * An LRU cache of replies that took long: a whole class opens one link. Requests that wait while another computes their
 * reply get it at their turn.
 */
final class ReplyCache {

    static final long LONG_NANOS = 50_000_000;
    private static final int SHARE = 8;

    private final long mostBytes;
    private final LongSupplier nanos;
    private final Map<Key, Reply> kept = new LinkedHashMap<>(16, 0.75f, true);
    private final LongAdder given = new LongAdder();
    private long bytes;

    private record Key(String endpoint, Map<String, String> values) {
        /** About what the key and its reply take. */
        long bytes(Reply reply) {
            long letters = values.entrySet().stream()
                    .mapToLong(each -> each.getKey().length() + each.getValue().length())
                    .sum();
            return 2 * letters + reply.body().length;
        }
    }

    /** A cache of so many bytes; a reply of more than an eighth of them is not cached. */
    ReplyCache(long mostBytes) {
        this(mostBytes, System::nanoTime);
    }

    /** The same by another clock, in nanoseconds. */
    ReplyCache(long mostBytes, LongSupplier nanos) {
        this.mostBytes = mostBytes;
        this.nanos = nanos;
    }

    /** What answers a request: a cached reply, or the call. A cached reply comes without news. */
    Work<Reply> task(Endpoint endpoint, Params params, Consumer<Object> news) {
        if (!(endpoint.call() instanceof LastingCall)) {
            return watch -> endpoint.call().answer(params, watch, news);
        }
        Key key = new Key(endpoint.name(), params.values());
        return watch -> {
            Reply known = known(key);
            if (known != null) {
                given.increment();
                return known;
            }
            long start = nanos.getAsLong();
            Reply reply = endpoint.call().answer(params, watch, news);
            if (nanos.getAsLong() - start >= LONG_NANOS && key.bytes(reply) <= mostBytes / SHARE) {
                keep(key, reply);
            }
            return reply;
        };
    }

    /** How often a cached reply was given. */
    long given() {
        return given.sum();
    }

    /** How many bytes are cached, about. */
    synchronized long bytes() {
        return bytes;
    }

    private synchronized @Nullable Reply known(Key key) {
        return kept.get(key);
    }

    private synchronized void keep(Key key, Reply reply) {
        Reply before = kept.put(key, reply);
        bytes += key.bytes(reply) - (before == null ? 0 : key.bytes(before));
        Iterator<Map.Entry<Key, Reply>> oldest = kept.entrySet().iterator();
        while (bytes > mostBytes) {
            Map.Entry<Key, Reply> gone = oldest.next();
            bytes -= gone.getKey().bytes(gone.getValue());
            oldest.remove();
        }
    }
}
