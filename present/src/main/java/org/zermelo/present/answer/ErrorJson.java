package org.zermelo.present.answer;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.zermelo.exam.wording.UnreadException;
import org.zermelo.game.BadInputException;
import org.zermelo.game.CancelledException;
import org.zermelo.game.Place;
import org.zermelo.game.ZermeloException;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.words.Visible;
import org.zermelo.present.words.Words;

/** What went wrong, as a document: its kind, key and facts for programs, and the sentence for people. */
public final class ErrorJson {

    private static final JsonShape<Place> PLACE =
            new JsonShape<Place>().count("line", Place::line).count("column", Place::column);

    private ErrorJson() {}

    /** {@code {"error": {"kind": "bad-input|refused|cancelled|wording", "key": .., "message": .., "line": ..}}}. */
    public static Map<String, @Nullable Object> of(ZermeloException failure, Words words) {
        return shape(words).json(failure);
    }

    /** Failures, each as the one member of a document. */
    public static JsonShape<ZermeloException> shape(Words words) {
        return new JsonShape<ZermeloException>()
                .with("error", error(words).about("Why there is no answer."), failure -> failure);
    }

    static JsonShape<ZermeloException> error(Words words) {
        return new JsonShape<ZermeloException>()
                .with("kind", JsonType.words("bad-input", "cancelled", "refused", "wording"), ErrorJson::kind)
                .text("key", failure -> failure.note().key())
                .some(PLACE, ZermeloException::place)
                .text("message", words::say)
                .maybe(
                        "sentence",
                        JsonType.TEXT.about("The sentence of a worded task in which words were not read."),
                        failure -> unread(failure).map(UnreadException::sentence))
                .maybe(
                        "unread",
                        JsonType.TEXTS.about(
                                "The places of these words in the text, each from..to, the end not included."),
                        failure -> unread(failure).map(UnreadException::places))
                .maybe("facts", JsonType.OBJECT, ErrorJson::facts);
    }

    private static Optional<UnreadException> unread(ZermeloException failure) {
        return failure instanceof UnreadException unread ? Optional.of(unread) : Optional.empty();
    }

    private static String kind(ZermeloException failure) {
        if (failure instanceof UnreadException) {
            return "wording";
        }
        if (failure instanceof BadInputException) {
            return "bad-input";
        }
        return failure instanceof CancelledException ? "cancelled" : "refused";
    }

    private static Optional<Map<String, Object>> facts(ZermeloException failure) {
        Map<String, Object> facts = new LinkedHashMap<>();
        Visible.shortened(failure.note()).args().forEach((name, value) -> facts.put(name, plain(value)));
        return Optional.of(facts).filter(map -> !map.isEmpty());
    }

    private static Object plain(Object value) {
        return value instanceof Number || value instanceof Boolean ? value : value.toString();
    }
}
