package org.zermelo.rule;

import java.util.List;
import org.zermelo.game.BadInputException;

/**
 * How a clause breaks a heap: what its changes leave of {@code x} becomes some number of heaps, none of them empty.
 *
 * @param counts how many heaps it may become, each at most {@link #MOST_PARTS}, rising; 0 if nothing may be left, 1 if it may stay whole
 * @param sizes how their sizes compare
 * @param names what the condition calls the heaps; empty when it speaks of none
 * @param when what the heaps must meet in some order; heap i of them is the choice whose number is that of the clause's choices
 *     and i more
 */
public record Split(List<Integer> counts, Sizes sizes, List<String> names, Condition when) {

    /** A move leaves at most so many heaps. */
    public static final int MOST_PARTS = 7;

    /** A condition can speak of at most so many heaps, for it is tried in every order. */
    public static final int MOST_NAMES = 4;

    /** How the sizes of the heaps that are left compare. */
    public enum Sizes {
        /** In any way. */
        ANY,
        /** No two of them are equal. */
        DISTINCT,
        /** All are equal. */
        EQUAL
    }

    public Split {
        counts = counts.stream().distinct().sorted().toList();
        names = List.copyOf(names);
        if (counts.isEmpty() || counts.get(0) < 0 || counts.get(counts.size() - 1) > MOST_PARTS) {
            throw new BadInputException("rule.split-count", "seen", counts, "least", 0, "allowed", MOST_PARTS);
        }
        if (names.size() > MOST_NAMES) {
            throw new BadInputException("rule.split-names", "seen", names.size(), "allowed", MOST_NAMES);
        }
    }

    /** Whether a condition speaks of the sizes. */
    public boolean conditional() {
        return !when.equals(Condition.TRUE);
    }
}
