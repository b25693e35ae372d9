package org.zermelo.nim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.zermelo.game.RefusedException;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Answer.Counts;
import org.zermelo.solve.Answers;
import org.zermelo.solve.Cost;
import org.zermelo.solve.Fit;
import org.zermelo.solve.Method;
import org.zermelo.solve.Question;
import org.zermelo.solve.Question.Part;
import org.zermelo.solve.Watch;
import org.zermelo.value.Value.Fold;

/**
 * Nim by search, to compare with the arithmetic: every line of play, with or without a memory of the positions seen.
 * Nothing stops early, so the counts are those of the definition: without memory 12,412,525 nodes for 5, 3, 6.
 *
 * <p>Time without memory is proportional to the nodes of the game tree, which {@link #treeNodes} computes; with memory to
 * the product of all sizes plus one, times the moves.
 */
public final class NimSearch implements Method {

    /** Counters on the table; the recursion is as deep, and a set of nimbers is one {@code long}. */
    private static final long MOST_COUNTERS = 63;

    private final boolean memory;

    private NimSearch(boolean memory) {
        this.memory = memory;
    }

    /** Every position is searched as often as it is met. */
    public static NimSearch plain() {
        return new NimSearch(false);
    }

    /** Every position is searched once. */
    public static NimSearch withMemory() {
        return new NimSearch(true);
    }

    @Override
    public String name() {
        return memory ? "nim-memo" : "nim-search";
    }

    @Override
    public Fit fit(Question<?, ?> question) {
        if (!(question.rules() instanceof Nim nim)) {
            return Fit.no("method.nim-search.not-nim");
        }
        if (question.value().fold() != Fold.MEX) {
            return Fit.no("method.nim-search.value", "value", question.value().name());
        }
        if (nim.start().total() > MOST_COUNTERS) {
            return Fit.no("method.nim-search.too-many", "counters", nim.start().total(), "allowed", MOST_COUNTERS);
        }
        double positions = 1;
        for (long heap : nim.start().heaps()) {
            positions *= heap + 1;
        }
        return memory
                ? Fit.yes(
                        new Cost(
                                "O(positions x options)",
                                positions * nim.start().total(),
                                -1),
                        "method.nim-memo.fits")
                : Fit.yes(new Cost("O(nodes of the game tree)", treeNodes(nim.start()), 0), "method.nim-search.fits");
    }

    /** The nodes of the game tree, the start included, as a floating-point number. */
    public static double treeNodes(NimPosition position) {
        return nodes(position.heaps(), new HashMap<>());
    }

    private static double nodes(long[] heaps, Map<NimPosition, Double> known) {
        long[] sorted = heaps.clone();
        Arrays.sort(sorted);
        NimPosition key = NimPosition.of(sorted);
        Double found = known.get(key);
        if (found != null) {
            return found;
        }
        double nodes = 1;
        for (int i = 0; i < sorted.length; i++) {
            for (long to = 0; to < sorted[i]; to++) {
                long[] next = sorted.clone();
                next[i] = to;
                nodes += nodes(next, known);
            }
        }
        known.put(key, nodes);
        return nodes;
    }

    @Override
    public <P, M> Answer<M> solve(Question<P, M> question, Watch watch) {
        NimPosition start = ((Nim) (Object) question.rules()).start();
        Search search = new Search(memory, watch, start);
        Map<Object, Long> codes = new HashMap<>();
        codes.put(start, search.root(codes));
        Counts counts = new Counts(search.nodes, memory ? search.known.size() : -1);
        List<Part> parts = new ArrayList<>(question.parts());
        parts.remove(Part.LINE);
        return Answers.of(
                question.only(parts.toArray(Part[]::new)),
                position -> Objects.requireNonNull(codes.get(position)),
                name(),
                counts);
    }

    private static final class Search {
        private final int[] heaps;
        private final int[] stride;
        private final boolean memory;
        private final Watch watch;
        private final NimPosition start;
        private final Map<Integer, Integer> known = new HashMap<>();
        private long nodes;

        Search(boolean memory, Watch watch, NimPosition start) {
            this.memory = memory;
            this.watch = watch;
            this.start = start;
            this.heaps = new int[start.size()];
            this.stride = new int[start.size()];
            long product = 1;
            for (int i = 0; i < heaps.length; i++) {
                heaps[i] = (int) start.heap(i);
                stride[i] = (int) product;
                product *= heaps[i] + 1;
                if (product > Integer.MAX_VALUE) {
                    throw new RefusedException("nim.too-many-positions", "allowed", Integer.MAX_VALUE);
                }
            }
        }

        /** The nimber of the start; those of its options are put into the map. */
        long root(Map<Object, Long> codes) {
            nodes++;
            long seen = 0;
            for (int i = 0; i < heaps.length; i++) {
                int size = heaps[i];
                for (int to = size - 1; to >= 0; to--) {
                    heaps[i] = to;
                    int nimber = nimber();
                    codes.put(start.with(i, to), (long) nimber);
                    seen |= 1L << nimber;
                }
                heaps[i] = size;
            }
            return Long.numberOfTrailingZeros(~seen);
        }

        private int nimber() {
            if ((++nodes & 0xFFFFF) == 0) {
                watch.check();
                watch.progress(nodes, -1);
            }
            int key = 0;
            if (memory) {
                for (int i = 0; i < heaps.length; i++) {
                    key += heaps[i] * stride[i];
                }
                Integer found = known.get(key);
                if (found != null) {
                    nodes--;
                    return found;
                }
            }
            long seen = 0;
            for (int i = 0; i < heaps.length; i++) {
                int size = heaps[i];
                for (int to = size - 1; to >= 0; to--) {
                    heaps[i] = to;
                    seen |= 1L << nimber();
                }
                heaps[i] = size;
            }
            int nimber = Long.numberOfTrailingZeros(~seen);
            if (memory) {
                known.put(key, nimber);
            }
            return nimber;
        }
    }
}
