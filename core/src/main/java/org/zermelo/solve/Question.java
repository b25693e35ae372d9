package org.zermelo.solve;

import java.util.EnumSet;
import java.util.Set;
import org.zermelo.game.Counted;
import org.zermelo.game.Rules;
import org.zermelo.value.Value;

/**
 * A question about the start of a game.
 *
 * @param rules the game
 * @param value what is asked
 * @param parts what the answer must hold beside the worth itself
 * @param budget what the work may use
 */
public record Question<P, M>(Rules<P, M> rules, Value value, Set<Part> parts, Budget budget) {

    /** What an answer can hold beside the worth. */
    public enum Part {
        /** Every move with its worth, or with as much of it as shows that the move is not best. */
        MOVES,
        /** The whole worth of every move, whatever it costs. */
        ALL_WORTHS,
        /** A whole line of best play. */
        LINE,
        /** Why. */
        REASON
    }

    public Question {
        parts = parts.isEmpty() ? Set.of() : Set.copyOf(EnumSet.copyOf(parts));
    }

    /** Everything about a game, with the memory and processors of this machine. */
    public static <P, M> Question<P, M> of(Rules<P, M> rules, Value value) {
        return new Question<>(rules, value, EnumSet.allOf(Part.class), Budget.ofThisMachine());
    }

    /** The same question, asking only for the worth and these parts. */
    public Question<P, M> only(Part... wanted) {
        return new Question<>(rules, value, Set.of(wanted), budget);
    }

    /** The same question with another budget. */
    public Question<P, M> within(Budget other) {
        return new Question<>(rules, value, parts, other);
    }

    /**
     * What a method needs that keeps every position: known, when the rules have more positions than the budget holds, else
     * -1.
     */
    public long bytesForAll(double bytesPerPosition) {
        double least = Counted.positionsOf(rules) * bytesPerPosition;
        return least > budget.bytes() ? (long) least : -1;
    }

    /** Whether the answer must hold this part. */
    public boolean asks(Part part) {
        return parts.contains(part);
    }
}
