package org.zermelo.web.call;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.BadInputException;
import org.zermelo.game.CancelledException;
import org.zermelo.game.Place;
import org.zermelo.game.RefusedException;
import org.zermelo.game.ZermeloException;
import org.zermelo.notation.text.NotationException;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.words.Words;
import org.zermelo.web.work.BusyException;
import org.zermelo.web.work.Limits;
import org.zermelo.web.work.Stop;
import org.zermelo.web.work.StoppedException;

/** Failures as documents: {@code {"error": {"kind", "message", ...}}}. */
public final class FailureJson {

    private static final System.Logger LOG = System.getLogger(FailureJson.class.getName());

    /**
     * What went wrong.
     *
     * @param ask the value that can be asked for all the same; empty where there is none
     */
    private record Failure(String kind, String message, Optional<Place> place, Object ask) {}

    private static final JsonShape<Place> PLACE = new JsonShape<Place>()
            .count("line", Place::line)
            .count("column", Place::column)
            .count("offset", Place::offset)
            .count("length", Place::length);

    private static final JsonShape<Failure> FAILURE = new JsonShape<Failure>()
            .with(
                    "kind",
                    JsonType.words(
                            "bad-input", "bad-request", "refused", "unfinished", "cancelled", "busy", "internal"),
                    Failure::kind)
            .text("message", Failure::message)
            .some(PLACE, Failure::place)
            .unlessNull(
                    "ask",
                    JsonType.TEXT.about("The value that can be asked for all the same."),
                    failure -> failure.ask instanceof String value && !value.isEmpty() ? value : null);

    public static final JsonShape<Failure> SHAPE =
            new JsonShape<Failure>("Error").with("error", FAILURE, failure -> failure);

    private FailureJson() {}

    /** The reply to a request that failed. Only failures that are nobody's input are logged. */
    public static Reply reply(Throwable failure, Words words, Limits limits) {
        if (failure instanceof CompletionException && failure.getCause() != null) {
            return reply(failure.getCause(), words, limits);
        }
        if (failure instanceof NotationException at) {
            return error(400, "bad-input", words.say(at.note()), at.place(), "");
        }
        if (failure instanceof BadInputException bad) {
            return error(400, "bad-input", words.say(bad.note()), Optional.empty(), ask(bad));
        }
        if (failure instanceof RefusedException refused) {
            return error(422, "refused", words.say(refused.note()), refused.place(), ask(refused));
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

    private static Object ask(ZermeloException failure) {
        return failure.note().args().getOrDefault("ask", "");
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
        return error(status, kind, message, Optional.empty(), "");
    }

    private static Reply error(int status, String kind, String message, Optional<Place> place, Object ask) {
        Map<String, @Nullable Object> document = SHAPE.json(new Failure(kind, message, place, ask));
        return new Reply(status, Reply.JSON, Reply.of(document).body());
    }
}
