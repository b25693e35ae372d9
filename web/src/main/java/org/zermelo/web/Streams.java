package org.zermelo.web;

import io.javalin.http.Context;
import jakarta.servlet.ServletOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.zermelo.present.json.Json;
import org.zermelo.present.use.Params;
import org.zermelo.web.call.Endpoint;
import org.zermelo.web.call.FailureJson;
import org.zermelo.web.call.Reply;
import org.zermelo.web.work.BusyException;
import org.zermelo.web.work.Job;
import org.zermelo.web.work.Stop;

/**
 * Server-sent events: {@code progress} while the work goes on, {@code news} for parts that are ready, and one {@code
 * answer} or {@code error} at the end. A client that hangs up stops its job at the next event.
 */
final class Streams {

    private static final long BEAT_MILLIS = 200;
    private static final int MOST_NEWS = 10_000;

    private final Settings settings;
    private final Intake intake;
    private final Metrics metrics;
    private final Semaphore open;

    Streams(Settings settings, Intake intake, Metrics metrics) {
        this.settings = settings;
        this.intake = intake;
        this.metrics = metrics;
        this.open = new Semaphore(settings.limits().streams());
    }

    void serve(Endpoint endpoint, Params params, String client, Context ctx) {
        if (!open.tryAcquire()) {
            throw BusyException.full();
        }
        try {
            BlockingQueue<Object> news = new LinkedBlockingQueue<>(MOST_NEWS);
            Job<Reply> job = intake.submit(client, endpoint, params, news::offer);
            metrics.streamed();
            follow(job, news, params, ctx);
        } finally {
            open.release();
        }
    }

    private void follow(Job<Reply> job, BlockingQueue<Object> news, Params params, Context ctx) {
        ctx.disableCompression();
        ctx.res().setContentType("text/event-stream; charset=utf-8");
        ctx.res().setHeader("X-Accel-Buffering", "no");
        try {
            ServletOutputStream out = ctx.res().getOutputStream();
            while (!job.result().isDone()) {
                Object first = news.poll(BEAT_MILLIS, TimeUnit.MILLISECONDS);
                if (first != null) {
                    event(out, "news", Json.line(first));
                } else if (!job.result().isDone()) {
                    event(out, "progress", progress(job));
                }
            }
            for (Object left = news.poll(); left != null; left = news.poll()) {
                event(out, "news", Json.line(left));
            }
            Reply reply = result(job, params);
            event(out, reply.status() == 200 ? "answer" : "error", reply.text());
        } catch (IOException e) {
            job.stop(Stop.CLIENT);
        } catch (InterruptedException e) {
            job.stop(Stop.SHUTDOWN);
            Thread.currentThread().interrupt();
        }
    }

    private Reply result(Job<Reply> job, Params params) {
        try {
            return job.result().join();
        } catch (CompletionException e) {
            return FailureJson.reply(e, params.words(), settings.limits());
        }
    }

    private String progress(Job<?> job) {
        return Json.line(Json.object(
                "state", job.state().name().toLowerCase(Locale.ROOT),
                "done", job.done(),
                "total", job.total() < 0 ? null : job.total(),
                "millis", job.elapsedMillis(),
                "waiting", intake.workshop().waiting()));
    }

    private static void event(ServletOutputStream out, String name, String data) throws IOException {
        out.write(("event: " + name + "\ndata: " + data + "\n\n").getBytes(StandardCharsets.UTF_8));
        out.flush();
    }
}
