package org.zermelo.exam.wording.paper;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Things with a pattern each, in their order, found by the letters with which a word begins: most patterns fall away at a glance. Letters
 * that meet in one place of the table do no harm, since a pattern is matched with the word in any case.
 */
final class ByInitial<T> {

    /** So many letters are looked at. */
    static final int LETTERS = 3;

    private final List<List<T>> table = new ArrayList<>();
    private final List<T> others;

    ByInitial(List<T> all, Function<T, WordPattern> pattern) {
        List<List<Integer>> initials = all.stream()
                .map(each -> initials(pattern.apply(each)).map(ByInitial::hash).toList())
                .toList();
        long wanted = initials.stream().flatMap(List::stream).distinct().count();
        int size = Integer.highestOneBit((int) wanted * 2 + 1);
        others = all.stream().filter(each -> anywhere(pattern.apply(each))).toList();
        for (int i = 0; i < size; i++) {
            table.add(others);
        }
        for (int place : initials.stream()
                .flatMap(List::stream)
                .mapToInt(hash -> hash & size - 1)
                .distinct()
                .toArray()) {
            List<T> here = new ArrayList<>();
            for (int i = 0; i < all.size(); i++) {
                if (anywhere(pattern.apply(all.get(i)))
                        || initials.get(i).stream().anyMatch(hash -> (hash & size - 1) == place)) {
                    here.add(all.get(i));
                }
            }
            table.set(place, here);
        }
    }

    private static Stream<String> initials(WordPattern pattern) {
        return pattern.initials().stream().flatMap(Set::stream);
    }

    /** Whether a match may take no word, or begin with any. */
    private static boolean anywhere(WordPattern pattern) {
        return pattern.empty() || pattern.initials().isEmpty();
    }

    private static int hash(String text) {
        int hash = 0;
        for (int i = 0; i < text.length() && i < LETTERS; i++) {
            hash = hash * 31 + text.charAt(i);
        }
        return hash ^ hash >>> 7;
    }

    /** All of which a match may begin with this word, or take none. */
    List<T> of(PaperWord word) {
        return table.get(hash(word.text()) & table.size() - 1);
    }

    /** All of which a match may take no word. */
    List<T> others() {
        return others;
    }
}
