package org.zermelo.store.level;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import org.zermelo.game.PackedRules;

/** Ascending keys, set apart by the levels that they are on, so that the file of one level is open at a time. 4 bytes a key. */
final class KeysByLevel {

    /**
     * The keys of a level.
     *
     * @param from the first of their places
     * @param to the place behind the last
     */
    record Group(int level, int from, int to) {}

    private final List<Group> groups = new ArrayList<>();
    private final int[] numbers;

    KeysByLevel(PackedRules rules, long[] keys) {
        TreeMap<Integer, int[]> places = new TreeMap<>();
        for (long key : keys) {
            places.computeIfAbsent(rules.level(key), level -> new int[1])[0]++;
        }
        int from = 0;
        for (var entry : places.entrySet()) {
            int to = from + entry.getValue()[0];
            groups.add(new Group(entry.getKey(), from, to));
            entry.getValue()[0] = from;
            from = to;
        }
        this.numbers = new int[keys.length];
        for (int i = 0; i < keys.length; i++) {
            int[] next = Objects.requireNonNull(places.get(rules.level(keys[i])));
            numbers[next[0]++] = i;
        }
    }

    /** The levels that have keys, ascending. */
    List<Group> groups() {
        return groups;
    }

    /** The number of the key at a place; within a group they ascend. */
    int at(int place) {
        return numbers[place];
    }
}
