package org.zermelo.heap;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/** Subtraction games, as the codes that they are: taking without breaking has digit 3 for each number that may be taken. */
public final class Subtraction {

    private static final int TAKE = 3;

    /** Numbers that follow each other are named as a range when the last is so far from the first. */
    private static final int LEAST_RANGE = 9;

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

    /** The name with its numbers; many that follow each other as a range. */
    private static String name(String game, SortedSet<Integer> amounts) {
        List<String> parts = new ArrayList<>();
        List<Integer> all = List.copyOf(amounts);
        for (int i = 0; i < all.size(); i++) {
            int last = i;
            while (last + 1 < all.size() && all.get(last + 1) == all.get(last) + 1) {
                last++;
            }
            if (last - i < LEAST_RANGE) {
                parts.add(all.get(i).toString());
            } else {
                parts.add(all.get(i) + ".." + all.get(last));
                i = last;
            }
        }
        return game + "({" + String.join(",", parts) + "})";
    }
}
