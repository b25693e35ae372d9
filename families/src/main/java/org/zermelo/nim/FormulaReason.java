package org.zermelo.nim;

import java.util.Map;
import org.zermelo.game.Note;
import org.zermelo.value.Reason;

/**
 * A formula decides.
 *
 * @param formula which formula, and the numbers that it compares
 */
public record FormulaReason(Note formula) implements Reason {

    static FormulaReason of(String key, Object... namesAndValues) {
        return new FormulaReason(Note.of(key, namesAndValues));
    }

    /** The numbers that the formula compares. */
    public Map<String, Object> facts() {
        return formula.args();
    }

    @Override
    public String kind() {
        return "formula";
    }
}
