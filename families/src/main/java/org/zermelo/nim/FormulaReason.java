package org.zermelo.nim;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Note;
import org.zermelo.value.Reason;

/**
 * A formula decides.
 *
 * @param formula which formula, and the numbers that it compares
 */
public record FormulaReason(Note formula) implements Reason {

    public static FormulaReason of(String key, Object... namesAndValues) {
        return new FormulaReason(Note.of(key, namesAndValues));
    }

    @Override
    public Map<String, @Nullable Object> facts() {
        return Note.arguments("formula", formula);
    }

    @Override
    public String kind() {
        return "formula";
    }
}
