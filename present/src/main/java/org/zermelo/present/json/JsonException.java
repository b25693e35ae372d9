package org.zermelo.present.json;

import org.jspecify.annotations.Nullable;
import org.zermelo.game.BadInputException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;

/** A text that is not the JSON that was expected, with the place. */
public final class JsonException extends BadInputException {

    private static final long serialVersionUID = 1L;

    private JsonException(JsonProblem.Seen seen, int line, int column) {
        super("json.malformed", "line", line, "column", column, "problem", seen.problem(), "seen", seen.text());
    }

    static JsonException at(JsonProblem problem, @Nullable TokenStreamLocation place) {
        return at(new JsonProblem.Seen(problem, ""), place);
    }

    static JsonException of(JacksonException e) {
        String message = e.getOriginalMessage();
        return at(JsonProblem.of(message == null ? "" : message), e.getLocation());
    }

    private static JsonException at(JsonProblem.Seen seen, @Nullable TokenStreamLocation place) {
        return place == null
                ? new JsonException(seen, 1, 1)
                : new JsonException(seen, Math.max(1, place.getLineNr()), Math.max(1, place.getColumnNr()));
    }
}
