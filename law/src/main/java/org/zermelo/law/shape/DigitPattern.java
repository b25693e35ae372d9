package org.zermelo.law.shape;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** A regular expression of digits, kept short by the laws of such expressions: what is common in front or behind is written once. */
sealed interface DigitPattern {

    /** Nothing matches. */
    DigitPattern NEVER = new AnyOf(List.of());

    /** The empty word. */
    DigitPattern EMPTY = new Row(List.of());

    /** One of these digits. */
    record Digits(Set<Integer> digits) implements DigitPattern {

        private static final int A_FEW = 2;

        /** One digit by itself; else all in brackets, more than two in a row by the first and the last. */
        @Override
        public String text() {
            List<Integer> sorted = digits.stream().sorted().toList();
            StringBuilder text = new StringBuilder();
            for (int from = 0; from < sorted.size(); ) {
                int to = from;
                while (to + 1 < sorted.size() && sorted.get(to + 1) == sorted.get(to) + 1) {
                    to++;
                }
                if (to - from < A_FEW) {
                    to = from;
                }
                text.append(sign(sorted.get(from))).append(to > from ? "-" + sign(sorted.get(to)) : "");
                from = to + 1;
            }
            return sorted.size() == 1 ? text.toString() : "[" + text + "]";
        }

        private static String sign(int digit) {
            return Integer.toString(digit, Character.MAX_RADIX);
        }
    }

    /** One after the other. */
    record Row(List<DigitPattern> parts) implements DigitPattern {}

    /** One of these. */
    record AnyOf(List<DigitPattern> ways) implements DigitPattern {}

    /** So many times: any number for a star, at least once for a plus, at most once for a question mark. */
    record Times(DigitPattern part, char sign) implements DigitPattern {}

    /** A digit. */
    static DigitPattern digit(int digit) {
        return new Digits(Set.of(digit));
    }

    /** Any number of times. */
    static DigitPattern star(DigitPattern part) {
        if (part.equals(NEVER) || part.equals(EMPTY)) {
            return EMPTY;
        }
        if (part instanceof Times times) {
            return new Times(times.part, '*');
        }
        return new Times(part, '*');
    }

    /** One after the other. */
    static DigitPattern row(DigitPattern... parts) {
        List<DigitPattern> all = new ArrayList<>();
        for (DigitPattern part : parts) {
            if (part.equals(NEVER)) {
                return NEVER;
            }
            for (DigitPattern one : parts(part)) {
                add(all, one);
            }
        }
        return all.size() == 1 ? all.get(0) : new Row(List.copyOf(all));
    }

    private static List<DigitPattern> parts(DigitPattern part) {
        return part instanceof Row row ? row.parts : List.of(part);
    }

    /** Adds a part behind others; what is made any number of times beside the same once is made at least once. */
    private static void add(List<DigitPattern> all, DigitPattern part) {
        if (part instanceof Times times && times.sign == '*') {
            List<DigitPattern> once = parts(times.part);
            int from = all.size() - once.size();
            if (from >= 0 && all.subList(from, all.size()).equals(once)) {
                all.subList(from, all.size()).clear();
                all.add(new Times(times.part, '+'));
                return;
            }
        }
        all.add(part);
    }

    /** Either. */
    static DigitPattern either(DigitPattern one, DigitPattern other) {
        List<DigitPattern> ways = new ArrayList<>();
        Set<Integer> digits = new TreeSet<>();
        boolean empty = false;
        Set<DigitPattern> all = new LinkedHashSet<>(ways(one));
        all.addAll(ways(other));
        for (DigitPattern way : all) {
            if (way instanceof Digits some) {
                digits.addAll(some.digits);
            } else if (way.equals(EMPTY)) {
                empty = true;
            } else if (way instanceof Times times && times.sign == '?') {
                empty = true;
                ways.addAll(ways(times.part));
            } else {
                ways.add(way);
            }
        }
        if (!digits.isEmpty()) {
            ways.add(0, new Digits(digits));
        }
        DigitPattern some = factored(ways);
        if (!empty || matchesEmpty(some)) {
            return some;
        }
        if (some.equals(NEVER)) {
            return EMPTY;
        }
        return some instanceof Times times && times.sign == '+' ? new Times(times.part, '*') : new Times(some, '?');
    }

    private static List<DigitPattern> ways(DigitPattern pattern) {
        return pattern instanceof AnyOf any ? any.ways : List.of(pattern);
    }

    private static boolean matchesEmpty(DigitPattern pattern) {
        if (pattern instanceof Times times) {
            return times.sign != '+' || matchesEmpty(times.part);
        }
        if (pattern instanceof Row row) {
            return row.parts.stream().allMatch(DigitPattern::matchesEmpty);
        }
        return pattern instanceof AnyOf any && any.ways.stream().anyMatch(DigitPattern::matchesEmpty);
    }

    /** The ways with what two of them have in common, in front or behind, written once. */
    private static DigitPattern factored(List<DigitPattern> ways) {
        for (int i = 0; i < ways.size(); i++) {
            for (int j = i + 1; j < ways.size(); j++) {
                DigitPattern joined = joined(parts(ways.get(i)), parts(ways.get(j)));
                if (!joined.equals(NEVER)) {
                    List<DigitPattern> rest = new ArrayList<>(ways);
                    rest.remove(j);
                    rest.set(i, joined);
                    return factored(rest);
                }
            }
        }
        return ways.size() == 1 ? ways.get(0) : new AnyOf(List.copyOf(ways));
    }

    private static DigitPattern joined(List<DigitPattern> one, List<DigitPattern> other) {
        int most = Math.min(one.size(), other.size());
        int front = 0;
        while (front < most && one.get(front).equals(other.get(front))) {
            front++;
        }
        int behind = 0;
        while (behind < most - front && one.get(one.size() - 1 - behind).equals(other.get(other.size() - 1 - behind))) {
            behind++;
        }
        if (front + behind == 0) {
            return NEVER;
        }
        DigitPattern middle = either(
                row(one.subList(front, one.size() - behind).toArray(DigitPattern[]::new)),
                row(other.subList(front, other.size() - behind).toArray(DigitPattern[]::new)));
        return row(
                row(one.subList(0, front).toArray(DigitPattern[]::new)),
                middle,
                row(one.subList(one.size() - behind, one.size()).toArray(DigitPattern[]::new)));
    }

    /** Its text in the usual signs. */
    default String text() {
        if (this instanceof Digits one) {
            return one.text();
        } else if (this instanceof Row row) {
            return row.parts.stream()
                    .map(part -> part instanceof AnyOf ? "(" + part.text() + ")" : part.text())
                    .collect(Collectors.joining());
        } else if (this instanceof AnyOf any) {
            return any.ways.stream().map(DigitPattern::text).collect(Collectors.joining("|"));
        }
        Times times = (Times) this;
        return (times.part instanceof Digits ? times.part.text() : "(" + times.part.text() + ")") + times.sign;
    }
}
