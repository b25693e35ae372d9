package org.zermelo.misere;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Canonical;
import org.zermelo.game.Decomposable;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.game.large.CancelScope;
import org.zermelo.solve.Watch;

/**
 * Numbers the components of positions, of one game or of several in a sum, so that options come before what they are
 * options of. Two components with the same set of options get the same number, even from different games: that merges
 * symmetric and otherwise isomorphic ones.
 */
final class PartIndex {

    /** So many components are looked at for each of those that are not alike. */
    static final long LOOKS = 500;

    /** Options of unfinished components beyond this number do not fit the memory. */
    static final long MOST_HELD = 20_000_000;

    private final List<int[][]> options = new ArrayList<>();
    private final Map<List<List<Integer>>, Integer> byOptions = new HashMap<>();
    private final Map<Key, Integer> numbers = new HashMap<>();
    private final int most;
    private final Watch watch;
    private long held;

    /** One instance for equal rules, so that keys compare and hash them by identity. */
    private final Map<Rules<Object, Object>, Rules<Object, Object>> same = new HashMap<>();

    private final Map<Rules<Object, Object>, Rules<Object, Object>> known = new IdentityHashMap<>();

    private record Key(Rules<Object, Object> rules, Object part) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Key key && rules == key.rules && part.equals(key.part);
        }

        @Override
        public int hashCode() {
            return 31 * System.identityHashCode(rules) + part.hashCode();
        }
    }

    /** @param most the most different components; more are refused */
    PartIndex(int most, Watch watch) {
        this.most = most;
        this.watch = watch;
    }

    int size() {
        return options.size();
    }

    Heaps heaps() {
        return n -> options.get(n - 1);
    }

    /** Numbers all components that positions of a game can fall into. */
    @SuppressWarnings("unchecked")
    void enter(Rules<?, ?> game) {
        Rules<Object, Object> rules = (Rules<Object, Object>) game;
        parts(rules, rules.start());
    }

    /** The numbers of the components of a position, in rising order; 0 (no moves) is left out. */
    List<Integer> parts(Rules<Object, Object> game, Object position) {
        Rules<Object, Object> rules = known.computeIfAbsent(game, g -> same.computeIfAbsent(g, first -> first));
        List<Integer> parts = new ArrayList<>();
        for (Object part : split(rules, position)) {
            int number = number(rules, part);
            if (number > 0) {
                parts.add(number);
            }
        }
        parts.sort(null);
        return parts;
    }

    @SuppressWarnings("unchecked")
    private static List<Object> split(Rules<Object, Object> rules, Object position) {
        List<Object> parts =
                rules instanceof Decomposable<?> d ? ((Decomposable<Object>) d).components(position) : List.of();
        List<Object> list = parts.size() < 2 ? List.of(position) : parts;
        return rules instanceof Canonical<?> c
                ? list.stream().map(((Canonical<Object>) c)::canonical).toList()
                : list;
    }

    private final class Frame {
        private final Key key;
        private final List<List<Object>> children = new ArrayList<>();
        private int done;

        Frame(Key key) {
            this.key = key;
            for (Object move : key.rules.moves(key.part)) {
                CancelScope.poll(children.size());
                children.add(split(key.rules, key.rules.play(key.part, move)));
            }
        }

        @Nullable
        Key nextUnknown() {
            for (; done < children.size(); done++) {
                for (Object part : children.get(done)) {
                    Key child = new Key(key.rules, part);
                    Integer number = numbers.get(child);
                    if (number == null) {
                        return child;
                    }
                    if (number < 0) {
                        throw new RefusedException("sum.cycle", "position", part);
                    }
                }
            }
            return null;
        }
    }

    private int number(Rules<Object, Object> rules, Object part) {
        Key root = new Key(rules, part);
        Integer known = numbers.get(root);
        if (known != null) {
            return known;
        }
        List<Frame> path = new ArrayList<>(List.of(enter(root)));
        while (!path.isEmpty()) {
            Frame frame = path.get(path.size() - 1);
            Key next = frame.nextUnknown();
            if (next != null) {
                path.add(enter(next));
                continue;
            }
            numbers.put(frame.key, close(frame));
            held -= frame.children.size();
            path.remove(path.size() - 1);
        }
        return Objects.requireNonNull(numbers.get(root));
    }

    private Frame enter(Key key) {
        if ((numbers.size() & 0xFF) == 0) {
            watch.check();
        }
        if (numbers.size() > LOOKS * most || held > MOST_HELD) {
            throw new RefusedException("misere.many-positions", "seen", numbers.size());
        }
        numbers.put(key, -1);
        Frame frame = new Frame(key);
        held += frame.children.size();
        return frame;
    }

    private int close(Frame frame) {
        Set<List<Integer>> distinct = new LinkedHashSet<>();
        for (List<Object> child : frame.children) {
            CancelScope.check();
            List<Integer> parts = new ArrayList<>();
            for (Object part : child) {
                int number = Objects.requireNonNull(numbers.get(new Key(frame.key.rules, part)));
                if (number > 0) {
                    parts.add(number);
                }
            }
            parts.sort(null);
            distinct.add(parts);
        }
        if (distinct.isEmpty()) {
            return 0;
        }
        List<List<Integer>> sorted = new ArrayList<>(distinct);
        sorted.sort((a, b) -> a.toString().compareTo(b.toString()));
        Integer known = byOptions.get(sorted);
        if (known != null) {
            return known;
        }
        if (options.size() >= most) {
            throw new RefusedException("misere.many-components", "allowed", most);
        }
        options.add(sorted.stream()
                .map(parts -> parts.stream().mapToInt(n -> n).toArray())
                .toArray(int[][]::new));
        byOptions.put(sorted, options.size());
        return options.size();
    }
}
