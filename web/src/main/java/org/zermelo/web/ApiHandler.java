package org.zermelo.web;

import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.util.Map;
import org.zermelo.present.use.Params;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;
import org.zermelo.web.call.Endpoint;
import org.zermelo.web.call.FailureJson;
import org.zermelo.web.call.Reply;
import org.zermelo.web.work.Job;

/** Carries one endpoint over HTTP: reads the parameters, queues the work, sends the reply or the stream of progress. */
final class ApiHandler {

    private final Settings settings;
    private final Intake intake;
    private final ClientWatch clients;
    private final Streams streams;

    ApiHandler(Settings settings, Intake intake, ClientWatch clients, Streams streams) {
        this.settings = settings;
        this.intake = intake;
        this.clients = clients;
        this.streams = streams;
    }

    void handle(Endpoint endpoint, Context ctx) {
        if (!Headers.fromOwnPage(ctx, settings.behindProxy())) {
            throw new HttpResponseException(403, "web.foreign-page");
        }
        Words words = Words.in(Language.EN);
        try {
            Params params = new Params(parameters(ctx), settings.limits().grant());
            words = params.words();
            params.allow(endpoint.names());
            String accept = ctx.header("Accept");
            if (accept != null && accept.contains("text/event-stream")) {
                streams.serve(endpoint, params, client(ctx), ctx);
            } else {
                answer(endpoint, params, ctx);
            }
        } catch (RuntimeException | StackOverflowError e) {
            send(ctx, FailureJson.reply(e, words, settings.limits()));
        }
    }

    private void answer(Endpoint endpoint, Params params, Context ctx) {
        Job<Reply> job = intake.submit(client(ctx), endpoint, params, news -> {});
        ClientWatch.Watching watching = clients.watch(ctx, job);
        ctx.future(() -> job.result()
                .exceptionally(failure -> FailureJson.reply(failure, params.words(), settings.limits()))
                .thenAccept(reply -> {
                    if (watching.end()) {
                        ctx.header("Connection", "close");
                    }
                    send(ctx, reply);
                }));
    }

    static void send(Context ctx, Reply reply) {
        if (reply.status() == 503) {
            ctx.header("Retry-After", "5");
        }
        ctx.status(reply.status()).contentType(reply.type()).result(reply.body());
    }

    private static Map<String, String> parameters(Context ctx) {
        Map<String, String> values = Query.read(ctx.queryString());
        if (ctx.method().name().equals("POST")) {
            Headers.checkJson(ctx);
            values.putAll(Params.read(Query.text(ctx.bodyAsBytes())));
        }
        return values;
    }

    /** The client, for the fair queue: the address, or behind a proxy the one that the proxy saw. */
    private String client(Context ctx) {
        String forwarded = settings.behindProxy() ? ctx.header("X-Forwarded-For") : null;
        return forwarded == null
                ? ctx.ip()
                : forwarded.substring(forwarded.lastIndexOf(',') + 1).strip();
    }
}
