package org.zermelo.misere;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Note;
import org.zermelo.value.Reason;

/**
 * Why a misère sum is won or lost: its value in the misère quotient lies in P or not.
 *
 * @param order the number of elements of the quotient
 * @param presentation the quotient by generators and relations
 * @param previous the elements of P, as words
 * @param value the value of the position, as a word
 * @param lost whether it lies in P
 * @param tame whether the quotient is that of Nim
 * @param components for at most the first 100 components of the sum, their values as words
 */
public record QuotientReason(
        int order,
        String presentation,
        List<String> previous,
        String value,
        boolean lost,
        boolean tame,
        List<String> components)
        implements Reason {

    public QuotientReason {
        previous = List.copyOf(previous);
        components = List.copyOf(components);
    }

    @Override
    public String kind() {
        return lost ? "quotient-lost" : "quotient-won";
    }

    @Override
    public Map<String, @Nullable Object> facts() {
        return Note.arguments(
                "order",
                order,
                "presentation",
                presentation,
                "previous",
                previous,
                "value",
                value,
                "lost",
                lost,
                "tame",
                tame,
                "components",
                components);
    }
}
