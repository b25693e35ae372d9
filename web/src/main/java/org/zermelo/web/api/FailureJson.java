package org.zermelo.web.api;

import java.util.Map;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.BadInputException;
import org.zermelo.game.CancelledException;
import org.zermelo.game.Place;
import org.zermelo.game.RefusedException;
import org.zermelo.game.ZermeloException;
import org.zermelo.notation.text.NotationException;
import org.zermelo.present.json.Json;
import org.zermelo.present.words.Words;
import org.zermelo.web.work.BusyException;
import org.zermelo.web.work.Limits;
import org.zermelo.web.work.Stop;
import org.zermelo.web.work.StoppedException;

/** Failures as documents: {@code {"error": {"kind", "message", ...}}}. */
public final class FailureJson {

    private static final System.Logger LOG = System.getLogger(FailureJson.class.getName());

    private FailureJson() {}

    /** The reply to a request that failed. Only failures that are nobody's input are logged. */
    public static Reply reply(Throwable failure, Words words, Limits limits) {
        if (failure instanceof CompletionException && failure.getCause() != null) {
            return reply(failure.getCause(), words, limits);
        }
        if (failure instanceof NotationException at) {
            return error(400, "bad-input", words.say(at.note()), at.place().orElse(null));
        }
        if (failure instanceof BadInputException bad) {
            return offering(400, document("bad-input", words.say(bad.note()), null), bad);
        }
        if (failure instanceof RefusedException refused) {
            String message = words.say(refused.note());
            return offering(422, document("refused", message, refused.place().orElse(null)), refused);
        }
        if (failure instanceof CancelledException cancelled) {
            return error(503, "cancelled", words.say(cancelled.note()));
        }
        if (failure instanceof StoppedException stopped) {
            return stopped(stopped.stop(), words, limits);
        }
        if (failure instanceof BusyException) {
            return error(503, "busy", words.say("web.busy"));
        }
        LOG.log(System.Logger.Level.ERROR, "a request failed", failure);
        return error(500, "internal", words.say("web.internal"));
    }

    /** With the value that can be asked for all the same, when the failure knows of one. */
    private static Reply offering(int status, Map<String, @Nullable Object> error, ZermeloException failure) {
        Object ask = failure.note().args().get("ask");
        if (ask instanceof String value && !value.isEmpty()) {
            error.put("ask", value);
        }
        return reply(status, error);
    }

    private static Reply stopped(Stop stop, Words words, Limits limits) {
        return switch (stop) {
            case TIME -> error(422, "unfinished", words.say("web.time-over", "seconds", limits.jobMillis() / 1e3));
            case MEMORY -> error(422, "refused", words.say("web.memory-over"));
            case CLIENT -> error(503, "cancelled", words.say("cancelled"));
            case SHUTDOWN -> error(503, "cancelled", words.say("web.shutdown"));
        };
    }

    /** A reply that only says what is wrong. */
    public static Reply error(int status, String kind, String message) {
        return error(status, kind, message, null);
    }

    private static Reply error(int status, String kind, String message, @Nullable Place at) {
        return reply(status, document(kind, message, at));
    }

    private static Map<String, @Nullable Object> document(String kind, String message, @Nullable Place at) {
        Map<String, @Nullable Object> error = Json.object("kind", kind, "message", message);
        if (at != null) {
            error.put("line", at.line());
            error.put("column", at.column());
            error.put("offset", at.offset());
            error.put("length", at.length());
        }
        return error;
    }

    private static Reply reply(int status, Map<String, @Nullable Object> error) {
        return new Reply(
                status, Reply.JSON, Reply.of(Json.object("error", error)).body());
    }
}
