package org.zermelo.law;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Note;
import org.zermelo.rule.RuleMove;
import org.zermelo.value.Reason;

/**
 * A size is lost, or lies behind a lost one.
 *
 * @param name of the heap
 * @param next the lost size after a lost one, as a formula in that name
 * @param lost the size, where it is lost itself
 * @param below the greatest lost size below it, where it is won by a move to that
 * @param move the move
 */
public record ChainReason(
        String name,
        String next,
        long size,
        @Nullable Long lost,
        @Nullable Long below,
        @Nullable RuleMove move) implements Reason {

    static ChainReason of(ChainLaw law, long size, long below, @Nullable RuleMove move) {
        return new ChainReason(
                law.defined().names().get(0),
                law.formula(),
                size,
                below == size ? size : null,
                move == null ? null : below,
                move);
    }

    @Override
    public String kind() {
        return "law-chain";
    }

    @Override
    public Map<String, @Nullable Object> facts() {
        return Note.arguments(
                "name", name,
                "next", next,
                "size", size,
                "lost", lost,
                "below", below,
                "move", move);
    }
}
