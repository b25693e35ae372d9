package org.zermelo.law;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Note;
import org.zermelo.rule.RuleMove;
import org.zermelo.value.Reason;

/**
 * A size has a nimber that is new, or that of a smaller size.
 *
 * @param name of the heap
 * @param fresh the nimber where it is new, as a formula in that name
 * @param smaller the smaller size otherwise, as a formula; empty where each nimber is new
 * @param steps how often one goes to a smaller size; null where that is not needed
 * @param least the size that is reached so
 */
public record WindowReason(
        String name,
        String fresh,
        String smaller,
        long size,
        @Nullable Integer steps,
        long least,
        long nimber,
        @Nullable RuleMove move)
        implements Reason {

    static WindowReason of(WindowLaw law, long size, @Nullable RuleMove move) {
        int steps = 0;
        long least = size;
        while (law.fresh().at(least).isEmpty()) {
            least = law.like().at(least).get(0);
            steps++;
        }
        return new WindowReason(
                law.names().get(0),
                law.formula(),
                law.smaller(),
                size,
                steps == 0 ? null : steps,
                least,
                law.of(size),
                move);
    }

    @Override
    public String kind() {
        return "law-window";
    }

    @Override
    public Map<String, @Nullable Object> facts() {
        return Note.arguments(
                "name", name, "fresh", fresh, "smaller", smaller, "size", size, "steps", steps, "least", least,
                "nimber", nimber, "move", move);
    }
}
