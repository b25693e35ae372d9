package org.zermelo.rule;

import java.util.List;
import java.util.stream.IntStream;
import org.zermelo.game.BadInputException;
import org.zermelo.game.RefusedException;

/**
 * How a clause breaks a heap: what its changes leave of {@code x} becomes some number of heaps, none of them empty.
 *
 * @param counts how many heaps it may become, each at most {@link #MOST_PARTS}, rising; 0 if nothing may be left, 1 if it may stay whole,
 *     {@link #ANY_NUMBER} for two or more, which are equal or all differ
 * @param sizes how their sizes compare
 * @param names what the condition calls the heaps; empty when it speaks of none
 * @param when what the heaps must meet in some order; heap i of them is the choice whose number is that of the clause's choices
 *     and i more
 */
public record Split(List<Integer> counts, Sizes sizes, List<String> names, Condition when) {

    /** A move leaves at most so many heaps. */
    public static final int MOST_PARTS = 7;

    /** Stands for all numbers from two on. */
    public static final int ANY_NUMBER = Integer.MAX_VALUE;

    /** What is left may be broken into so many heaps where their number is not bounded. */
    public static final int MOST_HEAPS = 10_000;

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
        int last = counts.isEmpty() ? -1 : counts.get(counts.size() - 1);
        if (counts.isEmpty() || counts.get(0) < 0 || last > MOST_PARTS && (last != ANY_NUMBER || sizes == Sizes.ANY)) {
            throw new BadInputException("rule.split-count", "seen", counts, "least", 0, "allowed", MOST_PARTS);
        }
        if (names.size() > MOST_NAMES) {
            throw new BadInputException("rule.split-names", "seen", names.size(), "allowed", MOST_NAMES);
        }
    }

    /** Whether the number of heaps is not bounded. */
    public boolean anyNumber() {
        return counts.contains(ANY_NUMBER);
    }

    /** How many heaps so many counters may become; numbers for which the counters do not suffice may be among them. */
    public List<Integer> counts(int left) {
        if (!anyNumber()) {
            return counts;
        }
        if (left > MOST_HEAPS) {
            throw new RefusedException("rule.split-many", "seen", left, "allowed", MOST_HEAPS);
        }
        IntStream parts = sizes == Sizes.EQUAL
                ? IntStream.rangeClosed(2, left).filter(count -> left % count == 0)
                : IntStream.rangeClosed(2, left).takeWhile(count -> count * (count + 1L) / 2 <= left);
        return IntStream.concat(counts.stream().mapToInt(i -> i).filter(count -> count < ANY_NUMBER), parts)
                .boxed()
                .toList();
    }

    /** Whether a condition speaks of the sizes. */
    public boolean conditional() {
        return !when.equals(Condition.TRUE);
    }
}
