package org.zermelo.present.json;

import org.jspecify.annotations.Nullable;
import org.zermelo.game.BadInputException;
import tools.jackson.core.TokenStreamLocation;

/** A text that is not the JSON that was expected, with the place. */
public final class JsonException extends BadInputException {

    private static final long serialVersionUID = 1L;

    JsonException(String problem, int line, int column) {
        super("json.malformed", "line", line, "column", column, "problem", problem);
    }

    static JsonException at(@Nullable String problem, @Nullable TokenStreamLocation place) {
        String first = problem == null ? "" : problem.lines().findFirst().orElse("");
        return place == null
                ? new JsonException(first, 1, 1)
                : new JsonException(first, Math.max(1, place.getLineNr()), Math.max(1, place.getColumnNr()));
    }
}
