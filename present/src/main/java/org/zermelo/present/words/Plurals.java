package org.zermelo.present.words;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Which of a phrase's forms a count takes, by a rule in the syntax of the Unicode CLDR for whole numbers:
 *
 * <pre>
 * one: n % 10 = 1 and n % 100 != 11; few: n % 10 = 2..4 and n % 100 != 12..14; many
 * </pre>
 *
 * <p>The forms stand in a phrase in the order of the rule; the first whose condition holds is taken, the last has none. A
 * condition is relations joined by {@code and}, and these by {@code or}; a relation compares {@code n}, or its remainder,
 * with numbers and ranges between commas.
 *
 * @see <a href="https://www.unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules">Unicode Technical Standard 35,
 *     Language Plural Rules</a>
 */
public final class Plurals {

    private final String rule;
    private final List<String> names = new ArrayList<>();
    private final List<List<List<Relation>>> conditions = new ArrayList<>();

    private record Range(long least, long greatest) {}

    /** Whether n, modulo a number when that is not 0, lies in one of the ranges, or in none. */
    private record Relation(long modulus, boolean within, List<Range> ranges) {

        static Relation of(String text) {
            String[] sides = text.split("!?=", -1);
            String[] left = sides[0].split("%", -1);
            if (sides.length != 2 || left.length > 2 || !left[0].strip().equals("n")) {
                throw new IllegalArgumentException("Not a relation of plurals: '" + text.strip() + "'.");
            }
            List<Range> ranges = Arrays.stream(sides[1].split(",", -1))
                    .map(range -> range.strip().split("\\.\\.", -1))
                    .map(ends -> new Range(Long.parseLong(ends[0]), Long.parseLong(ends[ends.length - 1])))
                    .toList();
            long modulus = left.length == 1 ? 0 : Long.parseLong(left[1].strip());
            return new Relation(modulus, !text.contains("!="), ranges);
        }

        boolean holds(long n) {
            long compared = modulus == 0 ? n : n % modulus;
            return within
                    == ranges.stream().anyMatch(range -> range.least() <= compared && compared <= range.greatest());
        }
    }

    /**
     * Reads a rule.
     *
     * @throws IllegalArgumentException when it is not written as said above
     */
    Plurals(String rule) {
        this.rule = rule;
        String[] forms = rule.split(";", -1);
        for (int i = 0; i < forms.length; i++) {
            String[] form = forms[i].split(":", -1);
            if (form.length != (i < forms.length - 1 ? 2 : 1)) {
                throw new IllegalArgumentException(
                        "Each form of plurals but the last has one condition, not so in: '" + rule + "'.");
            }
            names.add(form[0].strip());
            conditions.add(i == forms.length - 1 ? List.of(List.of()) : condition(form[1]));
        }
    }

    private static List<List<Relation>> condition(String text) {
        return Arrays.stream(text.split(" or ", -1))
                .map(all ->
                        Arrays.stream(all.split(" and ", -1)).map(Relation::of).toList())
                .toList();
    }

    /** The rule as it is written. */
    public String rule() {
        return rule;
    }

    /** The names of the forms, in their order: zero, one, two, few, many, other. */
    public List<String> names() {
        return List.copyOf(names);
    }

    /** The index of the form for a count; the sign does not matter. */
    public int form(long count) {
        long n = count == Long.MIN_VALUE ? Long.MAX_VALUE : Math.abs(count);
        int form = 0;
        while (!conditions.get(form).stream().anyMatch(all -> all.stream().allMatch(relation -> relation.holds(n)))) {
            form++;
        }
        return form;
    }
}
