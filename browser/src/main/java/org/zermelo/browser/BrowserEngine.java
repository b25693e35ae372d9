package org.zermelo.browser;

import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.zermelo.browser.jdk.LaterTexts;
import org.zermelo.desk.TableCache;
import org.zermelo.present.json.Json;
import org.zermelo.present.use.Params;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;
import org.zermelo.solve.Watch;
import org.zermelo.store.table.TableShelf;
import org.zermelo.web.api.Endpoints;
import org.zermelo.web.call.Endpoint;
import org.zermelo.web.call.FailureJson;
import org.zermelo.web.call.Reply;
import org.zermelo.web.work.Limits;

/** The API without a server: the very replies, to a worker of the page. */
public final class BrowserEngine {

    private static final List<Endpoint> ENDPOINTS = Endpoints.all(TableShelf.NONE, new TableCache(Limits.keptBytes()));
    private static final List<String> TEXTS = List.of("text/", "application/json", "image/svg");
    private static final Limits LIMITS = Limits.own();

    private BrowserEngine() {}

    /** Hears of what happens before a reply is complete. */
    @JSFunctor
    public interface Listener extends JSObject {
        /** An event: its name, and its document. */
        void hear(String event, String document);
    }

    /** Nothing to begin with. */
    public static void main(String[] args) {}

    /** Takes a text of a language, before the first question in it. */
    @JSExport
    public static void take(String name, String text) {
        LaterTexts.put(name, text);
    }

    /**
     * Answers a request.
     *
     * @param name the last part of the endpoint's path
     * @param parameters a JSON object
     * @return status, content type, "text" or "bytes", and the body, bytes in Base64; apart by line feeds
     */
    @JSExport
    public static String answer(String name, String parameters, Listener listener) {
        Reply reply = reply(name, parameters, listener);
        boolean text = TEXTS.stream().anyMatch(reply.type()::startsWith);
        String body = text ? reply.text() : Base64.getEncoder().encodeToString(reply.body());
        return reply.status() + "\n" + reply.type() + "\n" + (text ? "text" : "bytes") + "\n" + body;
    }

    private static Reply reply(String name, String parameters, Listener listener) {
        Words words = Words.in(Language.EN);
        try {
            Map<String, String> values = Params.read(parameters);
            Params params = new Params(values, LIMITS.grant());
            words = params.words();
            for (Endpoint endpoint : ENDPOINTS) {
                if (endpoint.name().equals(name)) {
                    params.allow(endpoint.names());
                    return endpoint.call()
                            .answer(params, new Heard(listener), news -> listener.hear("news", Json.line(news)));
                }
            }
            return FailureJson.error(404, "bad-request", words.say("web.status-404"));
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            return FailureJson.reply(e, words, LIMITS);
        }
    }

    /** Tells of progress now and then. */
    private static final class Heard implements Watch {
        private static final long BEAT_MILLIS = 200;
        private final Listener listener;
        private final long start = System.currentTimeMillis();
        private long next = start + BEAT_MILLIS;

        Heard(Listener listener) {
            this.listener = listener;
        }

        @Override
        public void progress(long done, long total) {
            long now = System.currentTimeMillis();
            if (now >= next) {
                next = now + BEAT_MILLIS;
                listener.hear(
                        "progress",
                        Json.line(Json.object(
                                "state",
                                "running",
                                "done",
                                done,
                                "total",
                                total < 0 ? null : total,
                                "millis",
                                now - start,
                                "waiting",
                                0)));
            }
        }
    }
}
