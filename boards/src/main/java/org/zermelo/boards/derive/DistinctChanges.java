package org.zermelo.boards.derive;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Changes of quantities, each once. They are kept as lists, whose hashes differ; those of maps from small numbers to small ones do not. */
final class DistinctChanges {

    private final Set<List<Map.Entry<Integer, Integer>>> all = new HashSet<>();

    /** Adds a change, whose quantities are in their order. */
    void add(Map<Integer, Integer> change) {
        all.add(List.copyOf(change.entrySet()));
    }

    int size() {
        return all.size();
    }

    /** Of each change how much more or less there is of each quantity. */
    Set<Map<Integer, Integer>> maps() {
        return all.stream()
                .map(entries -> entries.stream().collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)))
                .collect(Collectors.toSet());
    }
}
