package org.zermelo.misere;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.zermelo.solve.Watch;

/**
 * The genus of sums of components by its recursion: with k heaps of two, the least number that no option has, where the
 * heaps' own options are the value with one heap fewer and that number without carry 1. Sums are remembered as sorted
 * lists of components, so the cost grows with the number of different sums that can be reached.
 */
public final class Genera {

    private static final int MOST_SUMS = 300_000;
    private static final Genus NOTHING = new Genus(0, List.of(1, 2, 0));

    private final Heaps heaps;
    private final Watch watch;
    private final Map<List<Integer>, Genus> known = new HashMap<>();
    private final Map<Integer, Boolean> tame = new HashMap<>();
    private boolean full;

    /** The genera of these components. */
    public Genera(Heaps heaps, Watch watch) {
        this.heaps = heaps;
        this.watch = watch;
    }

    /** The genus of a sum of components; empty when more than 300,000 sums would be needed. */
    public Optional<Genus> of(int... components) {
        Genus genus =
                full ? null : genus(IntStream.of(components).sorted().boxed().toList());
        return Optional.ofNullable(full ? null : genus);
    }

    /**
     * Whether a component is known to be tame: its genus is that of a position of Nim, and all its options are sums of
     * tame components. Tame components may be played as Nim in sums of such.
     */
    public boolean isTame(int component) {
        Boolean found = tame.get(component);
        if (found == null) {
            found = of(component).filter(Genus::isOfNim).isPresent()
                    && Arrays.stream(heaps.options(component))
                            .flatMapToInt(Arrays::stream)
                            .distinct()
                            .allMatch(this::isTame);
            tame.put(component, found);
        }
        return found;
    }

    private Genus genus(List<Integer> sum) {
        Genus found = known.get(sum);
        if (sum.isEmpty() || full) {
            return NOTHING;
        }
        if (found != null) {
            return found;
        }
        if (known.size() >= MOST_SUMS) {
            full = true;
            return NOTHING;
        }
        watch.check();
        Set<List<Integer>> sums = new java.util.HashSet<>();
        for (int i = 0; i < sum.size(); i++) {
            if (i > 0 && sum.get(i).equals(sum.get(i - 1))) {
                continue;
            }
            for (int[] option : heaps.options(sum.get(i))) {
                List<Integer> next = new ArrayList<>(sum);
                next.remove(i);
                Arrays.stream(option).forEach(next::add);
                next.sort(null);
                sums.add(List.copyOf(next));
            }
        }
        Genus genus = of(sums.stream().map(this::genus).toList());
        known.put(sum, genus);
        return genus;
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
            Set<Integer> seen = new TreeSet<>();
            options.forEach(option -> seen.add(option.at(k)));
            if (k > 0) {
                seen.add(values.get(k - 1));
                seen.add(values.get(k - 1) ^ 1);
            }
            values.add(mex(seen));
            if (k >= settled + 2 && values.get(k).equals(values.get(k - 2))) {
                break;
            }
        }
        while (values.size() > 2 && values.get(values.size() - 1).equals(values.get(values.size() - 3))) {
            values.remove(values.size() - 1);
        }
        return new Genus(mex(new TreeSet<>(options.stream().map(Genus::nimber).toList())), values);
    }

    private static int mex(Set<Integer> seen) {
        int mex = 0;
        while (seen.contains(mex)) {
            mex++;
        }
        return mex;
    }
}
