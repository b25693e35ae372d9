package org.zermelo.law;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Note;
import org.zermelo.rule.RuleMove;
import org.zermelo.value.Reason;

/**
 * A size is lost, or lies behind a lost one.
 *
 * @param below the greatest lost size up to it; -1 when there is none
 * @param move the move to it; null when the size is lost itself
 */
public record ChainReason(
        ChainLaw law, long size, long below, @Nullable RuleMove move) implements Reason {

    @Override
    public String kind() {
        return "law-chain";
    }

    @Override
    public Map<String, @Nullable Object> facts() {
        return Note.arguments(
                "name",
                law.defined().names().get(0),
                "next",
                law.formula(),
                "size",
                size,
                "below",
                below,
                "stands",
                below == size ? "yes" : "",
                "move",
                move);
    }
}
