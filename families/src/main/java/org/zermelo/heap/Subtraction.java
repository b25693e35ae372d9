package org.zermelo.heap;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Subtraction games, as the codes that they are: taking without breaking has digit 3 for each number that may be taken. */
public final class Subtraction {

    private static final int TAKE = 3;

    private Subtraction() {}

    /**
     * The game in which a move takes a number of counters out of a finite set.
     *
     * @param amounts numbers at least 1; empty for the game without moves
     */
    public static HeapRules of(Set<Integer> amounts) {
        SortedSet<Integer> sorted = sorted(amounts);
        List<Integer> digits = new ArrayList<>(Collections.nCopies(1 + most(sorted), 0));
        sorted.forEach(amount -> digits.set(amount, TAKE));
        return new NamedCode(name("subtraction", sorted), new HeapCode(digits, List.of()));
    }

    /**
     * The game in which a move takes any number of counters but those of a finite set.
     *
     * @param forbidden numbers at least 1; empty for Nim
     */
    public static HeapRules allBut(Set<Integer> forbidden) {
        SortedSet<Integer> sorted = sorted(forbidden);
        List<Integer> digits = new ArrayList<>(Collections.nCopies(1 + most(sorted), TAKE));
        digits.set(0, 0);
        sorted.forEach(amount -> digits.set(amount, 0));
        return new NamedCode(name("all-but", sorted), new HeapCode(digits, List.of(TAKE)));
    }

    private static int most(SortedSet<Integer> amounts) {
        return amounts.isEmpty() ? 0 : amounts.last();
    }

    private static SortedSet<Integer> sorted(Set<Integer> amounts) {
        SortedSet<Integer> sorted = new TreeSet<>(amounts);
        if (!sorted.isEmpty() && sorted.first() < 1) {
            throw new IllegalArgumentException("a move takes at least 1 counter, not " + sorted.first());
        }
        return sorted;
    }

    private static String name(String game, SortedSet<Integer> amounts) {
        return amounts.stream().map(String::valueOf).collect(Collectors.joining(",", game + "({", "})"));
    }
}
