package org.zermelo.web;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.LongAdder;
import org.zermelo.desk.TableCache;
import org.zermelo.web.work.JobScheduler;

/** Counters in the Prometheus text format. */
final class Metrics {

    static final String TYPE = "text/plain; version=0.0.4; charset=utf-8";

    private final Map<Integer, LongAdder> responses = Collections.synchronizedMap(new TreeMap<>());
    private final LongAdder streams = new LongAdder();
    private final long startedAt = System.currentTimeMillis();

    void responded(int status) {
        responses.computeIfAbsent(status, s -> new LongAdder()).increment();
    }

    void streamed() {
        streams.increment();
    }

    String text(JobScheduler workshop, ReplyCache kept, TableCache tables) {
        StringBuilder out = new StringBuilder();
        out.append("# TYPE zermelo_responses_total counter\n");
        synchronized (responses) {
            responses.forEach((status, count) -> out.append("zermelo_responses_total{status=\"")
                    .append(status)
                    .append("\"} ")
                    .append(count.sum())
                    .append('\n'));
        }
        Runtime runtime = Runtime.getRuntime();
        line(out, "zermelo_streams_total", "counter", streams.sum());
        line(out, "zermelo_jobs_waiting", "gauge", workshop.waiting());
        line(out, "zermelo_jobs_running", "gauge", workshop.running());
        line(out, "zermelo_jobs_finished_total", "counter", workshop.finished());
        line(out, "zermelo_jobs_stopped_for_memory_total", "counter", workshop.stoppedForMemory());
        line(out, "zermelo_kept_replies_given_total", "counter", kept.given());
        line(out, "zermelo_kept_replies_bytes", "gauge", kept.bytes());
        line(out, "zermelo_kept_tables_given_total", "counter", tables.given());
        line(out, "zermelo_kept_tables_bytes", "gauge", tables.bytes());
        line(out, "zermelo_heap_used_bytes", "gauge", runtime.totalMemory() - runtime.freeMemory());
        line(out, "zermelo_heap_max_bytes", "gauge", runtime.maxMemory());
        line(out, "zermelo_uptime_seconds", "gauge", (System.currentTimeMillis() - startedAt) / 1000);
        return out.toString();
    }

    private static void line(StringBuilder out, String name, String type, long value) {
        out.append("# TYPE ").append(name).append(' ').append(type).append('\n');
        out.append(name).append(' ').append(value).append('\n');
    }
}
