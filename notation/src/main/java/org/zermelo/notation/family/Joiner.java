package org.zermelo.notation.family;

import java.util.List;
import java.util.Optional;
import org.zermelo.game.Rules;

/** Makes one game out of games joined by {@code +}. */
public interface Joiner {

    /** The sum of these components, at least two; empty when this joiner does not know how to add them. */
    Optional<Rules<?, ?>> join(List<Rules<?, ?>> components);
}
