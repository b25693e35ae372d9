package org.zermelo.exam.task;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.LongBinaryOperator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
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
    MAX3("max3"),
    /** The least and the greatest value, added. */
    MINMAX_SUM("minmax-sum", MINMAX, (least, greatest) -> Math.addExact(least, greatest)),
    /** What the greatest value is more than the least. */
    MINMAX_DIFFERENCE("minmax-difference", MINMAX, (least, greatest) -> Math.subtractExact(greatest, least)),
    /** The least and the greatest value, multiplied. */
    MINMAX_PRODUCT("minmax-product", MINMAX, (least, greatest) -> Math.multiplyExact(least, greatest)),
    /** The two least values, added. */
    MIN2_SUM("min2-sum", MIN2, (first, second) -> Math.addExact(first, second)),
    /** The two greatest values, added. */
    MAX2_SUM("max2-sum", MAX2, (first, second) -> Math.addExact(first, second)),
    /** All values of S, descending. */
    ALL_DESCENDING("all-descending", ALL, null),
    /** The two least values, descending. */
    MIN2_DESCENDING("min2-descending", MIN2, null),
    /** The two greatest values, descending. */
    MAX2_DESCENDING("max2-descending", MAX2, null),
    /** The greatest value, then the least. */
    MAXMIN("maxmin", MINMAX, null);

    private final String text;
    private final @Nullable Selection listed;
    private final @Nullable LongBinaryOperator folds;

    Selection(String text) {
        this(text, null, null);
    }

    /** Values that are listed by another selection, and then made one number of, or else turned round. */
    Selection(String text, @Nullable Selection listed, @Nullable LongBinaryOperator folds) {
        this.text = text;
        this.listed = listed;
        this.folds = folds;
    }

    /** The name in records and on the command line. */
    public String text() {
        return text;
    }

    /** The values that one number is made of, or that are turned round; itself where they are written as they are. */
    public Selection listed() {
        return listed == null ? this : listed;
    }

    /** Whether the numbers to write down stand for starts; a count, a sum and the like do not. */
    public boolean ofStarts() {
        return folds == null && this != COUNT && this != SUM;
    }

    /** What Python makes one number of the two of a list {@code v} by; nothing where they are turned round. */
    public Optional<String> sign() {
        return folds == null
                ? Optional.empty()
                : Optional.of(text.endsWith("sum") ? "+" : text.endsWith("product") ? "*" : "-");
    }

    /** Whether the answer depends on values however large; otherwise the least ones are enough. */
    public boolean needsAll() {
        return least() == 0;
    }

    /** How many of the least values are asked, and nothing else; 0 for another question. */
    public int least() {
        return switch (listed()) {
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
        if (listed != null) {
            return made(listed.of(values));
        }
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
            case MIN_AND_COUNT -> new ArrayList<>(List.of(distinct.get(0), starts));
            default -> throw new IllegalStateException("counted above, or listed by another");
        };
    }

    /** No number where there are not the two that it is made of. */
    private List<Long> made(List<Long> list) {
        if (folds == null) {
            List<Long> turned = new ArrayList<>(list);
            Collections.reverse(turned);
            return turned;
        }
        try {
            return list.size() < 2 ? List.of() : List.of(folds.applyAsLong(list.get(0), list.get(1)));
        } catch (ArithmeticException e) {
            throw new RefusedException("exam.ask.too-large", "values", list.size());
        }
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
