package org.zermelo.exam.task;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.zermelo.game.BadInputException;
import org.zermelo.game.RefusedException;

/** What a question wants to know of a set of numbers. */
public enum Selection {
    /** The only value; when there are several, all are given, so that the fault of the question shows. */
    ONLY("only"),
    /** All values, ascending. */
    ALL("all"),
    /** The least value. */
    MIN("min"),
    /** The greatest value. */
    MAX("max"),
    /** The two least values, ascending. */
    MIN2("min2"),
    /** The two greatest values, ascending. */
    MAX2("max2"),
    /** The least and the greatest value. */
    MINMAX("minmax"),
    /** How many starts there are. */
    COUNT("count"),
    /** The least value, then how many starts there are. */
    MIN_AND_COUNT("min+count"),
    /** The sum of all values. */
    SUM("sum"),
    /** The three least values, ascending. */
    MIN3("min3"),
    /** The three greatest values, ascending. */
    MAX3("max3");

    private final String text;

    Selection(String text) {
        this.text = text;
    }

    /** The name in records and on the command line. */
    public String text() {
        return text;
    }

    /** Whether the answer depends on values however large; otherwise the least ones are enough. */
    public boolean needsAll() {
        return least() == 0;
    }

    /** How many of the least values are asked, and nothing else; 0 for another question. */
    public int least() {
        return switch (this) {
            case MIN -> 1;
            case MIN2 -> 2;
            case MIN3 -> 3;
            default -> 0;
        };
    }

    /**
     * The numbers to write down.
     *
     * @param values the values in ascending order, repeated when several starts share one
     * @return at most as many numbers as asked; empty when there is no value (a count is then 0)
     */
    public List<Long> of(List<Long> values) {
        long starts = values.size();
        if (this == COUNT) {
            return List.of(starts);
        }
        List<Long> distinct = once(values);
        int n = distinct.size();
        if (n == 0) {
            return this == MIN_AND_COUNT || this == SUM ? List.of(0L) : List.of();
        }
        return switch (this) {
            case ONLY, ALL -> distinct;
            case MIN -> List.of(distinct.get(0));
            case MAX -> List.of(distinct.get(n - 1));
            case MIN2 -> distinct.subList(0, Math.min(2, n));
            case MAX2 -> distinct.subList(Math.max(0, n - 2), n);
            case MIN3 -> distinct.subList(0, Math.min(3, n));
            case MAX3 -> distinct.subList(Math.max(0, n - 3), n);
            case SUM -> List.of(sum(distinct));
            case MINMAX -> List.of(distinct.get(0), distinct.get(n - 1));
            case COUNT -> throw new IllegalStateException("counted above");
            case MIN_AND_COUNT -> new ArrayList<>(List.of(distinct.get(0), starts));
        };
    }

    private static long sum(List<Long> values) {
        try {
            return values.stream().reduce(0L, Math::addExact);
        } catch (ArithmeticException e) {
            throw new RefusedException("exam.ask.too-large", "values", values.size());
        }
    }

    /** Values in ascending order without repetition. */
    public static List<Long> once(List<Long> values) {
        List<Long> once = new ArrayList<>();
        for (Long value : values) {
            if (once.isEmpty() || !once.get(once.size() - 1).equals(value)) {
                once.add(value);
            }
        }
        return once;
    }

    /**
     * The ask of this name.
     *
     * @throws BadInputException when there is none
     */
    public static Selection parse(String text) {
        String name = text.trim().replace(" ", "");
        return Arrays.stream(values())
                .filter(ask -> ask.text.equalsIgnoreCase(name))
                .findFirst()
                .orElseThrow(() -> new BadInputException(
                        "exam.ask.unknown",
                        "seen",
                        text,
                        "allowed",
                        Arrays.stream(values()).map(Selection::text).collect(Collectors.joining(", "))));
    }
}
