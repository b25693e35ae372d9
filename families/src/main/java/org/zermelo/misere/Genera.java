package org.zermelo.misere;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.zermelo.solve.Watch;

/**
 * The genus of sums of components by its recursion: with k heaps of two, the least number that no option has, where the
 * heaps' own options are the value with one heap fewer and that number without carry 1. Sums are reduced by {@link NimHeaps}
 * and remembered by number, so the cost grows with the number of different reduced sums that can be reached.
 */
public final class Genera {

    private static final int MOST_SUMS = 300_000;
    private static final Genus NOTHING = new Genus(0, List.of(1, 2, 0));

    private final Heaps heaps;
    private final Watch watch;
    private final SumNumbers sums = new SumNumbers();
    private final NimHeaps nim;
    /** Per sum the number of its genus plus one, or 0. */
    private int[] known = new int[64];

    private final Map<Genus, Integer> numbers = new HashMap<>();
    private final List<Genus> genera = new ArrayList<>();
    private final Map<BitSet, Integer> byOptions = new HashMap<>();
    private final Map<Integer, int[][]> options = new HashMap<>();
    private final Map<Integer, Boolean> tame = new HashMap<>();
    private int computed;

    /** The genera of these components. */
    public Genera(Heaps heaps, Watch watch) {
        this.heaps = heaps;
        this.watch = watch;
        this.nim = new NimHeaps(heaps);
    }

    /** The genus of a sum of components; empty when more than 300,000 sums would be needed. */
    public Optional<Genus> of(int... components) {
        int number = number(plus(0, nim.reduced(components)));
        return number < 0 ? Optional.empty() : Optional.of(genera.get(number));
    }

    /**
     * Whether a component is known to be tame: its genus is that of a position of Nim, and all its options are sums of
     * tame components. Tame components may be played as Nim in sums of such.
     */
    public boolean isTame(int component) {
        Boolean found = tame.get(component);
        if (found == null) {
            found = of(component).filter(Genus::isOfNim).isPresent()
                    && Arrays.stream(options(component))
                            .flatMapToInt(Arrays::stream)
                            .distinct()
                            .allMatch(this::isTame);
            tame.put(component, found);
        }
        return found;
    }

    /** The number of a sum's genus, or -1 when too many sums are needed. */
    private int number(int sum) {
        if (sum < known.length && known[sum] != 0) {
            return known[sum] - 1;
        }
        if (computed >= MOST_SUMS) {
            return -1;
        }
        watch.check();
        computed++;
        BitSet found = new BitSet();
        int[] above = new int[8];
        int passed = 0;
        int last = 0;
        for (int at = sum; at != 0; at = sums.rest(at)) {
            int component = sums.smallest(at);
            if (component != last) {
                int rest = sums.rest(at);
                for (int i = passed - 1; i >= 0; i--) {
                    rest = sums.plus(rest, above[i]);
                }
                for (int[] option : options(component)) {
                    int number = number(plus(rest, option));
                    if (number < 0) {
                        return -1;
                    }
                    found.set(number);
                }
                last = component;
            }
            if (passed == above.length) {
                above = Arrays.copyOf(above, 2 * passed);
            }
            above[passed++] = component;
        }
        int number = byOptions.computeIfAbsent(
                found, set -> numbered(of(set.stream().mapToObj(genera::get).toList())));
        if (sum >= known.length) {
            known = Arrays.copyOf(known, Math.max(sums.size(), 2 * known.length));
        }
        known[sum] = number + 1;
        return number;
    }

    /** A reduced sum and the parts of another; two heaps of one counter cancel. */
    private int plus(int sum, int[] parts) {
        int whole = sum;
        for (int part : parts) {
            whole = part == nim.one() && whole != 0 && sums.smallest(whole) == part
                    ? sums.rest(whole)
                    : sums.plus(whole, part);
        }
        return whole;
    }

    private int numbered(Genus genus) {
        Integer number = numbers.putIfAbsent(genus, genera.size());
        if (number == null) {
            genera.add(genus);
        }
        return number == null ? genera.size() - 1 : number;
    }

    /** The different options of a component, as reduced sums. */
    private int[][] options(int component) {
        int[][] found = options.get(component);
        if (found == null) {
            Set<List<Integer>> reduced = new LinkedHashSet<>();
            for (int[] option : heaps.options(component)) {
                reduced.add(Arrays.stream(nim.reduced(option)).sorted().boxed().toList());
            }
            found = reduced.stream()
                    .map(parts -> parts.stream().mapToInt(n -> n).toArray())
                    .toArray(int[][]::new);
            options.put(component, found);
        }
        return found;
    }

    /** The genus of a position with these options. */
    private static Genus of(List<Genus> options) {
        if (options.isEmpty()) {
            return NOTHING;
        }
        int settled = options.stream()
                .mapToInt(option -> option.misere().size())
                .max()
                .orElse(0);
        List<Integer> values = new ArrayList<>();
        while (true) {
            int k = values.size();
            BitSet seen = new BitSet();
            options.forEach(option -> seen.set(option.at(k)));
            if (k > 0) {
                seen.set(values.get(k - 1));
                seen.set(values.get(k - 1) ^ 1);
            }
            values.add(seen.nextClearBit(0));
            if (k >= settled + 2 && values.get(k).equals(values.get(k - 2))) {
                break;
            }
        }
        while (values.size() > 2 && values.get(values.size() - 1).equals(values.get(values.size() - 3))) {
            values.remove(values.size() - 1);
        }
        BitSet nimbers = new BitSet();
        options.forEach(option -> nimbers.set(option.nimber()));
        return new Genus(nimbers.nextClearBit(0), values);
    }
}
