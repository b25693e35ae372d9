package org.zermelo.exam;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** How the starts of a set are written down where a start is more than one number, such as a pair of K and S. */
public enum Listing {
    /**
     * What exams mean: {@code all} and {@code only} write every start, its numbers in turn, ordered by the first (K S K
     * S); counts are of starts; everything else is about S.
     */
    STARTS("starts"),
    /** Every start, its numbers in turn, ordered by S. */
    BY_S("by-s"),
    /** Only the different values of S. */
    S_ALONE("s-alone"),
    /** Only the different values of K, the first number. */
    FIRST_ALONE("first-alone"),
    /** Starts that differ by the order of their numbers alone are one: (3, 5) and (5, 3). */
    UNORDERED("unordered");

    private final String text;

    Listing(String text) {
        this.text = text;
    }

    /** The name of this reading. */
    public String text() {
        return text;
    }

    /** The other ways to write down an answer of this kind about pairs. */
    static List<Listing> others(Ask ask) {
        return switch (ask) {
            case ALL, ONLY -> List.of(BY_S, S_ALONE, UNORDERED);
            case COUNT, MIN_AND_COUNT -> List.of(S_ALONE, UNORDERED);
            case MIN, MAX, MIN2, MAX2, MINMAX -> List.of(FIRST_ALONE);
        };
    }

    /**
     * The numbers to write down.
     *
     * @param starts the values of every start in the set, S last, ascending by S, then by the others
     */
    List<Long> of(Ask ask, List<List<Long>> starts) {
        boolean pairs = !starts.isEmpty() && starts.get(0).size() > 1;
        boolean list = ask == Ask.ALL || ask == Ask.ONLY;
        if (!pairs) {
            return ask.of(last(starts));
        }
        return switch (this) {
            case STARTS -> list ? inTurn(sorted(starts)) : ask.of(last(starts));
            case BY_S -> inTurn(starts);
            case S_ALONE -> ask.of(last(starts).stream().distinct().toList());
            case FIRST_ALONE ->
                ask.of(starts.stream().map(start -> start.get(0)).sorted().toList());
            case UNORDERED -> unordered(ask, list, starts);
        };
    }

    private static List<Long> unordered(Ask ask, boolean list, List<List<Long>> starts) {
        List<List<Long>> once = starts.stream()
                .map(start -> start.stream().sorted().toList())
                .distinct()
                .toList();
        if (list) {
            return inTurn(sorted(once));
        }
        long least = last(starts).get(0);
        return ask == Ask.COUNT ? List.of((long) once.size()) : List.of(least, (long) once.size());
    }

    private static List<Long> last(List<List<Long>> starts) {
        return starts.stream().map(start -> start.get(start.size() - 1)).toList();
    }

    private static List<Long> inTurn(List<List<Long>> starts) {
        return starts.stream().flatMap(List::stream).toList();
    }

    private static List<List<Long>> sorted(List<List<Long>> starts) {
        List<List<Long>> sorted = new ArrayList<>(starts);
        sorted.sort(Comparator.comparing(start -> start, Listing::compare));
        return sorted;
    }

    private static int compare(List<Long> a, List<Long> b) {
        for (int i = 0; i < a.size(); i++) {
            int order = Long.compare(a.get(i), b.get(i));
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }
}
