package org.zermelo.present.answer;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.BadInputException;
import org.zermelo.game.CancelledException;
import org.zermelo.game.ZermeloException;
import org.zermelo.present.json.Json;
import org.zermelo.present.words.Visible;
import org.zermelo.present.words.Words;

/** What went wrong, as a document: its kind, key and facts for programs, and the sentence for people. */
public final class ErrorJson {

    private ErrorJson() {}

    /** {@code {"error": {"kind": "bad-input|refused|cancelled", "key": .., "message": .., "line": ..}}}. */
    public static Map<String, @Nullable Object> of(ZermeloException failure, Words words) {
        Map<String, @Nullable Object> error =
                Json.object("kind", kind(failure), "key", failure.note().key());
        failure.place().ifPresent(at -> {
            error.put("line", at.line());
            error.put("column", at.column());
        });
        error.put("message", words.say(failure));
        Map<String, @Nullable Object> facts = new LinkedHashMap<>();
        Visible.shortened(failure.note()).args().forEach((name, value) -> facts.put(name, plain(value)));
        if (!facts.isEmpty()) {
            error.put("facts", facts);
        }
        return Json.object("error", error);
    }

    private static String kind(ZermeloException failure) {
        if (failure instanceof BadInputException) {
            return "bad-input";
        }
        return failure instanceof CancelledException ? "cancelled" : "refused";
    }

    private static Object plain(Object value) {
        return value instanceof Number || value instanceof Boolean ? value : value.toString();
    }
}
