package org.zermelo.solve;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Counted;
import org.zermelo.game.Rules;
import org.zermelo.game.large.CancelScope;

/**
 * Estimates the number of positions of a game before it is solved.
 *
 * <p>First all positions are listed, up to a limit; a small game is thereby counted. Where a number tells whether it is a
 * position in reach, numbers are drawn ({@link Sieve}).
 *
 * <p>Any other larger game with levels is sampled from its highest level down. A few positions of each level are expanded,
 * and the number of positions of the next level follows from how often they were met once and twice (A. Chao,
 * Nonparametric estimation of the number of classes in a population, Scandinavian Journal of Statistics 11, 1984). A
 * position has at least one parent, which bounds it from above.
 *
 * <p>Without levels, or with very many, random plays give a lower bound, and so do the positions of each ply, sampled from ply to ply as
 * levels are: a game has at least as many positions as any one of its plies. The number of canonical forms under the game's
 * bound, by a sample, is an upper one. The guess is how many of them have positions before them; where the game cannot be
 * played backwards, it is the geometric mean of both bounds.
 *
 * <p>Seeded: the same game gives the same estimate. Time: some hundred thousand options.
 */
public final class SizeSample<P> {

    private static final int COUNTED = 20_000;
    private static final int MET = 400_000;
    private static final int LEAST_EXPANDED_OF_A_LEVEL = 500;
    private static final int LONGEST_PLAY = 300;
    /** A play through positions with very many options each ends sooner. */
    private static final int MOST_EDGES = 4 * MET;

    /**
     * Positions with many parents are met more often than others, on level after level, whatever the errors of chance are: ready games
     * sampled by levels were guessed up to 1.4 times too large and 2.7 times too small.
     */
    private static final double TOO_MANY = 1.8;

    private static final double TOO_FEW = 4;

    /** Of more levels there is no time to look at enough positions each. */
    private static final int MOST_LEVELS = 2_000;

    /** So many positions fit nowhere. */
    private static final double ENOUGH = 1e15;

    /** Plies that do not grow by this, so many of them, are as large as they will be; errors of chance would add up. */
    private static final double GROWTH = 1.1;

    private static final int PLATEAU = 6;

    /** At least so many plies are looked at. */
    private static final int LEAST_PLIES = 12;

    private final GameGraph<P> graph;
    /** At least so many positions are known to be reached. */
    private double known;

    private final Watch watch;
    private final SplittableRandom random = new SplittableRandom(1913);
    private double edges;
    private double edgesOf;
    private long looked;
    private long entered;
    /** How many positions the sample may expand; set from the number of options of those that were counted. */
    private int expanded;

    private SizeSample(GameGraph<P> graph, double known, Watch watch) {
        this.graph = graph;
        this.known = known;
        this.watch = watch;
    }

    /** The size of a game, counted or estimated. */
    public static Size of(Rules<?, ?> rules, Watch watch) {
        double known = Counted.positionsOf(rules);
        return of(GameGraph.of(rules), known, watch).atLeast(known);
    }

    /** Whether so few positions can be reached that they are counted. */
    public static boolean counts(Rules<?, ?> rules) {
        return new SizeSample<>(GameGraph.of(rules), 0, Watch.NONE).count() != null;
    }

    private static <P> Size of(GameGraph<P> graph, double known, Watch watch) {
        SizeSample<P> sample = new SizeSample<>(graph, known, watch);
        Size counted = sample.count();
        if (counted != null) {
            return counted;
        }
        Optional<Size> sieved = graph.sieved(watch);
        if (sieved.isPresent()) {
            return sieved.get().atLeast(sample.known);
        }
        boolean few = graph.levelled() && graph.level(graph.start()) <= MOST_LEVELS;
        return few ? sample.byLevels() : sample.byPlays();
    }

    private Set<P> options(P position) {
        if ((++looked & 0xFFF) == 0) {
            watch.check();
        }
        Set<P> options = new LinkedHashSet<>();
        long round = 0;
        for (P option : graph.options(position)) {
            CancelScope.poll(++round);
            options.add(option);
        }
        return options;
    }

    private @Nullable Size count() {
        Set<P> seen = new HashSet<>();
        Deque<P> waiting = new ArrayDeque<>();
        seen.add(graph.start());
        waiting.add(graph.start());
        long met = 0;
        while (!waiting.isEmpty()) {
            Set<P> options = options(waiting.remove());
            met += options.size();
            for (P option : options) {
                CancelScope.poll(++entered);
                if (seen.add(option)) {
                    waiting.add(option);
                }
            }
            if (seen.size() > COUNTED || met > MET) {
                expanded = (int) Math.max(1, MET * (double) looked / met);
                known = Math.max(known, seen.size());
                return null;
            }
        }
        return Size.exact(seen.size(), (double) met / seen.size());
    }

    /** The positions of a level that were met, each with the number of sampled positions that lead to it. */
    private static final class Layer<P> {
        final Map<P, int[]> met = new LinkedHashMap<>();
        /** One option of each sampled position: siblings share options more often than strangers, and would look like few. */
        final Set<P> chosen = new LinkedHashSet<>();

        boolean whole = true;
        /** Each position stands for as many as the one through which it was met first: at least one leads to it. */
        double capGuess;

        double cap;

        void meet(P position, double guessEach, double capEach) {
            int[] times = met.get(position);
            if (times == null) {
                met.put(position, new int[] {1});
                capGuess += guessEach;
                cap += capEach;
            } else {
                times[0]++;
            }
        }

        Species species(double merged) {
            return whole ? Species.all(met.size()) : Species.of(met.values(), capGuess, merged, cap);
        }
    }

    private Size byLevels() {
        TreeMap<Long, Layer<P>> waiting = new TreeMap<>();
        layer(waiting, graph.start()).meet(graph.start(), 1, 1);
        int each = (int) Math.max(LEAST_EXPANDED_OF_A_LEVEL, expanded / Math.max(1, graph.level(graph.start())));
        Species total = Species.all(0);
        // of the ways into a level, the part that different positions have; where nothing is met twice, that of the
        // level above
        double merged = 1;
        while (!waiting.isEmpty()) {
            Layer<P> layer = waiting.pollLastEntry().getValue();
            Species species = layer.species(merged);
            if (species.footing()) {
                merged = species.guess() / layer.capGuess;
            }
            total = total.plus(species);
            edges += expand(layer, species, each, option -> layer(waiting, option)) * species.guess();
        }
        // no more than there are numbers; and samples of a level are not drawn at random, whatever their chance errors
        // are
        double cap = graph.fill().most();
        double guess = Math.min(total.guess(), cap);
        double least = Math.max(known, Math.min(total.least(), guess / TOO_MANY));
        double most = known > guess ? cap : Math.min(cap, Math.max(total.most(), guess * TOO_FEW));
        return new Size(Math.max(guess, least), least, Math.max(most, least), edges / total.guess(), looked, false);
    }

    /** Expands a sample of a level; how many options its positions have on average. */
    private double expand(Layer<P> layer, Species species, int each, Function<P, Layer<P>> below) {
        List<P> sample = sample(layer, each);
        boolean all = layer.whole && sample.size() == layer.met.size();
        double met = 0;
        for (P position : sample) {
            List<P> options = List.copyOf(options(position));
            met += options.size();
            for (P option : options) {
                CancelScope.poll(++entered);
                Layer<P> next = below.apply(option);
                next.whole &= all;
                next.meet(option, species.guess() / sample.size(), species.most() / sample.size());
            }
            if (!options.isEmpty()) {
                P chosen = options.get(random.nextInt(options.size()));
                below.apply(chosen).chosen.add(chosen);
            }
        }
        return met / sample.size();
    }

    private Layer<P> layer(TreeMap<Long, Layer<P>> waiting, P position) {
        return waiting.computeIfAbsent(graph.level(position), level -> new Layer<>());
    }

    /** The chosen positions, and others at random where the level is known whole or too few were chosen. */
    private List<P> sample(Layer<P> layer, int size) {
        int wanted = layer.whole ? size : size / 2;
        if (!layer.whole && layer.chosen.size() >= wanted) {
            return List.copyOf(layer.chosen);
        }
        List<P> all = new ArrayList<>(layer.met.keySet());
        for (int i = 0; i < Math.min(wanted, all.size() - 1); i++) {
            Collections.swap(all, i, random.nextInt(i, all.size()));
        }
        Set<P> sample = new LinkedHashSet<>(layer.chosen);
        for (int i = 0; i < all.size() && sample.size() < wanted; i++) {
            sample.add(all.get(i));
        }
        return List.copyOf(sample);
    }

    /** The least number of positions of some ply, and the greatest guess of one; each as large as any. */
    private double[] byPlies() {
        double least = 0;
        double guess = 0;
        double merged = 1;
        int left = expanded;
        // of positions with very many options each there is time for few: they shall last for some plies
        int each = Math.min(LEAST_EXPANDED_OF_A_LEVEL, Math.max(1, expanded / LEAST_PLIES));
        Layer<P> layer = new Layer<>();
        layer.meet(graph.start(), 1, 1);
        int still = 0;
        while (!layer.met.isEmpty() && left > 0 && guess < ENOUGH && still < PLATEAU) {
            Species species = layer.species(merged);
            if (species.footing()) {
                merged = species.guess() / layer.capGuess;
            }
            still = species.guess() > guess * GROWTH ? 0 : still + 1;
            least = Math.max(least, species.least());
            guess = Math.max(guess, species.guess());
            Layer<P> next = new Layer<>();
            expand(layer, species, each, option -> next);
            left -= each;
            layer = next;
        }
        return new double[] {least, guess};
    }

    private Size byPlays() {
        Map<P, int[]> plays = new LinkedHashMap<>();
        long moved = 0;
        // later positions may have many more options than those that were counted, so the options have an end of their
        // own
        while (moved < expanded && edges <= MOST_EDGES) {
            watch.check();
            Set<P> path = new LinkedHashSet<>();
            P position = graph.start();
            while (path.size() < LONGEST_PLAY && edges <= MOST_EDGES && path.add(position)) {
                List<P> options = List.copyOf(options(position));
                edges += options.size();
                edgesOf++;
                moved++;
                if (options.isEmpty()) {
                    break;
                }
                position = options.get(random.nextInt(options.size()));
            }
            path.forEach(p -> plays.computeIfAbsent(p, q -> new int[1])[0]++);
        }
        Fill fill = graph.fill();
        Species species = Species.of(plays.values(), fill.most(), 0, fill.most());
        double[] plies = Double.isInfinite(fill.most()) ? byPlies() : new double[2];
        double least = Math.max(known, Math.max(species.least(), plies[0] / TOO_MANY));
        double guess = fill.fed() >= 0
                ? fill.fed()
                : Double.isInfinite(fill.most()) ? Math.max(species.guess(), plies[1]) : Math.sqrt(least * fill.most());
        // if random plays rarely collide, only a lower bound is known
        return new Size(Math.max(guess, least), least, Math.max(fill.most(), least), edges / edgesOf, looked, false);
    }
}
