package org.zermelo.exam.task;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.zermelo.game.BadInputException;
import org.zermelo.game.RefusedException;

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
    UNORDERED("unordered"),
    /** The sum of each start's numbers, K + S; counts are of starts. */
    SUM("sum"),
    /** The different sums. */
    SUM_ALONE("sum-alone");

    private final String text;

    Listing(String text) {
        this.text = text;
    }

    /** The name of this reading. */
    public String text() {
        return text;
    }

    /**
     * What a record or a question calls the value of a start: {@code S}, or {@code sum} for K + S.
     *
     * @throws BadInputException for another name
     */
    public static Listing value(String text) {
        return switch (text.strip().toLowerCase(Locale.ROOT)) {
            case "s" -> STARTS;
            case "sum" -> SUM;
            default -> throw new BadInputException("exam.value.unknown", "seen", text);
        };
    }

    /** The other ways to write down an answer of this kind about pairs. */
    public List<Listing> others(Selection ask) {
        boolean sum = this == SUM;
        return switch (ask) {
            case ALL, ONLY -> sum ? List.of(STARTS) : List.of(BY_S, S_ALONE, UNORDERED);
            case COUNT -> sum ? List.of(SUM_ALONE) : List.of(S_ALONE, UNORDERED);
            case MIN_AND_COUNT -> sum ? List.of(SUM_ALONE, STARTS) : List.of(S_ALONE, UNORDERED);
            default -> sum ? List.of(STARTS, FIRST_ALONE) : List.of(FIRST_ALONE, SUM);
        };
    }

    /**
     * The least number that stands for a start whose S is greater than some.
     *
     * @param s the S that it is greater than
     * @param least the least values of the other numbers, K first
     */
    public long leastBeyond(long s, List<Long> least) {
        return switch (this) {
            case FIRST_ALONE -> least.isEmpty() ? s : least.get(0);
            case SUM, SUM_ALONE -> least.stream().reduce(s, Listing::addOrLeast);
            case STARTS, BY_S, S_ALONE, UNORDERED -> s;
        };
    }

    /** Past 64 bits nothing is said of the sum. */
    private static long addOrLeast(long a, long b) {
        try {
            return Math.addExact(a, b);
        } catch (ArithmeticException e) {
            return Long.MIN_VALUE;
        }
    }

    /**
     * The numbers to write down.
     *
     * @param starts the values of every start in the set, S last, ascending by S, then by the others
     */
    public List<Long> of(Selection ask, List<List<Long>> starts) {
        boolean pairs = !starts.isEmpty() && starts.get(0).size() > 1;
        boolean list = ask == Selection.ALL || ask == Selection.ONLY;
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
            case SUM -> ask.of(sums(starts));
            case SUM_ALONE -> ask.of(Selection.once(sums(starts)));
        };
    }

    private static List<Long> sums(List<List<Long>> starts) {
        return starts.stream().map(Listing::sum).sorted().toList();
    }

    private static long sum(List<Long> start) {
        try {
            return start.stream().reduce(0L, Math::addExact);
        } catch (ArithmeticException e) {
            throw new RefusedException("exam.value.too-large", "start", start);
        }
    }

    private static List<Long> unordered(Selection ask, boolean list, List<List<Long>> starts) {
        List<List<Long>> once = starts.stream()
                .map(start -> start.stream().sorted().toList())
                .distinct()
                .toList();
        if (list) {
            return inTurn(sorted(once));
        }
        long least = last(starts).get(0);
        return ask == Selection.COUNT ? List.of((long) once.size()) : List.of(least, (long) once.size());
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
