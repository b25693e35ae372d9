package org.zermelo.law.number;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Note;
import org.zermelo.rule.RuleMove;
import org.zermelo.value.Reason;

/**
 * A size is worth what number theory says.
 *
 * @param theorem what may be taken
 * @param nimber the nimber, or 0 where the size is lost and 1 where it is won
 * @param modulus by what sizes are divided; 0 where they are not
 * @param move a winning move; null when there is none
 */
public record TheoremReason(
        HeapTheorem.Kind theorem,
        long size,
        long nimber,
        int modulus,
        @Nullable RuleMove move) implements Reason {

    @Override
    public String kind() {
        return theorem.words();
    }

    @Override
    public Map<String, @Nullable Object> facts() {
        return Note.arguments("theorem", theorem, "size", size, "nimber", nimber, "modulus", modulus, "move", move);
    }
}
