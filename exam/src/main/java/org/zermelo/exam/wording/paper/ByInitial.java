package org.zermelo.exam.wording.paper;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** Things with a pattern each, in their order, found by the letter with which a word begins: most patterns fall away at a glance. */
final class ByInitial<T> {

    private final Map<Character, List<T>> lists = new HashMap<>();
    private final List<T> others = new ArrayList<>();

    ByInitial(List<T> all, Function<T, WordPattern> pattern) {
        Set<Character> initials = new HashSet<>();
        all.forEach(each -> initials.addAll(pattern.apply(each).initials().orElse(Set.of())));
        initials.forEach(initial -> lists.put(initial, new ArrayList<>()));
        for (T each : all) {
            WordPattern own = pattern.apply(each);
            if (own.empty() || own.initials().isEmpty()) {
                lists.values().forEach(list -> list.add(each));
                others.add(each);
            } else {
                own.initials()
                        .get()
                        .forEach(initial -> lists.computeIfAbsent(initial, key -> new ArrayList<>())
                                .add(each));
            }
        }
    }

    /** All of which a match may begin with this word, or take none. */
    List<T> of(PaperWord word) {
        return word.text().isEmpty() ? others : lists.getOrDefault(word.text().charAt(0), others);
    }

    /** All of which a match may take no word. */
    List<T> others() {
        return others;
    }
}
