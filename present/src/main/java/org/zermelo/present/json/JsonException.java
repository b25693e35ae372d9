package org.zermelo.present.json;

import org.zermelo.game.BadInputException;

/** A text that is not the JSON that was expected, with the place. */
public final class JsonException extends BadInputException {

    private static final long serialVersionUID = 1L;

    JsonException(JsonProblem problem, String seen, String text, int at) {
        super("json.malformed", "line", line(text, at), "column", column(text, at), "problem", problem, "seen", seen);
    }

    private static int line(String text, int at) {
        return 1 + (int) text.substring(0, at).chars().filter(c -> c == '\n').count();
    }

    private static int column(String text, int at) {
        return at - text.lastIndexOf('\n', at - 1);
    }
}
