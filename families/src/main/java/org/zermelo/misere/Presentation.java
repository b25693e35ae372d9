package org.zermelo.misere;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A finite commutative monoid by generators and relations. Every element has a normal word, the least of its words by
 * length and then with early letters first; the relations are the least words that are not normal, each with its normal
 * word, so rewriting by them in any order ends in the normal word.
 *
 * @param letters a name for each generator
 * @param components the component that each generator is the value of
 * @param relations such as {@code b^3 = b}
 * @param words the normal word of each element; {@code 1} is the identity
 * @param previous the words of P
 */
public record Presentation(
        List<String> letters,
        List<Integer> components,
        List<String> relations,
        List<String> words,
        List<String> previous) {

    public Presentation {
        letters = List.copyOf(letters);
        components = List.copyOf(components);
        relations = List.copyOf(relations);
        words = List.copyOf(words);
        previous = List.copyOf(previous);
    }

    static Presentation of(MisereQuotient quotient) {
        List<Integer> generators = quotient.generators();
        int count = generators.size();
        Map<List<Integer>, Integer> normal = new HashMap<>();
        Map<Integer, List<Integer>> wordOf = new HashMap<>();
        List<List<Integer>> left = new ArrayList<>();
        List<List<Integer>> open = List.of(Collections.nCopies(count, 0));
        while (!open.isEmpty()) {
            List<List<Integer>> longer = new ArrayList<>();
            for (List<Integer> word : open) {
                int element = element(word, quotient, normal);
                if (element < 0) {
                    continue;
                }
                if (wordOf.putIfAbsent(element, word) != null) {
                    left.add(word);
                    continue;
                }
                normal.put(word, element);
                for (int j = lastLetter(word); j < count; j++) {
                    longer.add(with(word, j, 1));
                }
            }
            longer.sort(EARLY_LETTERS_FIRST);
            open = longer;
        }
        return named(quotient, generators, wordOf, left);
    }

    /** The element of a word all of whose factors are normal; -1 when one is not. */
    private static int element(List<Integer> word, MisereQuotient quotient, Map<List<Integer>, Integer> normal) {
        int element = 0;
        for (int j = 0; j < word.size(); j++) {
            if (word.get(j) > 0) {
                Integer factor = normal.get(with(word, j, -1));
                if (factor == null) {
                    return -1;
                }
                element = quotient.times(
                        factor, quotient.value(quotient.generators().get(j)));
            }
        }
        return element;
    }

    private static List<Integer> with(List<Integer> word, int letter, int more) {
        List<Integer> changed = new ArrayList<>(word);
        changed.set(letter, word.get(letter) + more);
        return changed;
    }

    private static final Comparator<List<Integer>> EARLY_LETTERS_FIRST = (a, b) -> Arrays.compare(
            b.stream().mapToInt(n -> n).toArray(), a.stream().mapToInt(n -> n).toArray());

    private static int lastLetter(List<Integer> word) {
        for (int j = word.size() - 1; j >= 0; j--) {
            if (word.get(j) > 0) {
                return j;
            }
        }
        return 0;
    }

    private static Presentation named(
            MisereQuotient quotient,
            List<Integer> generators,
            Map<Integer, List<Integer>> wordOf,
            List<List<Integer>> left) {
        List<String> letters = new ArrayList<>();
        for (int j = 0; j < generators.size(); j++) {
            letters.add(generators.size() <= 26 ? String.valueOf((char) ('a' + j)) : "x" + (j + 1));
        }
        List<String> words = new ArrayList<>();
        List<String> previous = new ArrayList<>();
        for (int x = 0; x < quotient.order(); x++) {
            words.add(text(Objects.requireNonNull(wordOf.get(x)), letters));
            if (quotient.isPrevious(x)) {
                previous.add(words.get(x));
            }
        }
        List<String> relations = new ArrayList<>();
        for (List<Integer> word : left) {
            int element = 0;
            for (int j = 0; j < letters.size(); j++) {
                element = quotient.times(element, quotient.power(quotient.value(generators.get(j)), word.get(j)));
            }
            relations.add(text(word, letters) + " = " + words.get(element));
        }
        return new Presentation(letters, generators, relations, words, previous);
    }

    private static String text(List<Integer> word, List<String> letters) {
        StringBuilder text = new StringBuilder();
        for (int j = 0; j < letters.size(); j++) {
            if (word.get(j) > 0) {
                text.append(text.isEmpty() ? "" : " ").append(letters.get(j));
                text.append(word.get(j) > 1 ? "^" + word.get(j) : "");
            }
        }
        return text.isEmpty() ? "1" : text.toString();
    }

    /**
     * Whether this is the quotient of misère Nim with heaps below 2^k for k letters: a^2 = 1, b^3 = b, and every further x has
     * x^2 = b^2 and b^2 x = x; then a and b^2 are lost.
     */
    boolean isNim() {
        for (int j = 0; j < letters.size(); j++) {
            String x = letters.get(j);
            boolean lawful = switch (j) {
                case 0 -> relations.contains("a^2 = 1");
                case 1 -> relations.contains("b^3 = b");
                default -> relations.contains(x + "^2 = b^2") && relations.contains("b^2 " + x + " = " + x);
            };
            if (!lawful) {
                return false;
            }
        }
        return words.size() == (1 << letters.size()) + 2 && previous.size() == 2 && previous.contains("b^2");
    }

    /** Such as {@code <a, b | a^2 = 1, b^3 = b>}. */
    @Override
    public String toString() {
        return "<" + String.join(", ", letters) + " | " + String.join(", ", relations) + ">";
    }
}
