package org.zermelo.value;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A reason, or a part of one, as facts with names. */
public interface Facts {

    /**
     * The facts by their names, in the order in which they are told: numbers, texts, constants, worths, moves, other facts, or lists
     * of them; null where there is none.
     */
    Map<String, @Nullable Object> facts();
}
