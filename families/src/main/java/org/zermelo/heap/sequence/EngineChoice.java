package org.zermelo.heap.sequence;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.BadInputException;
import org.zermelo.heap.HeapCode;
import org.zermelo.heap.HeapOptions;
import org.zermelo.heap.HeapRules;
import org.zermelo.heap.UniformTakes;
import org.zermelo.heap.nimbers.Engine;
import org.zermelo.heap.nimbers.NimValues;
import org.zermelo.heap.nimbers.OctalMoves;
import org.zermelo.heap.nimbers.SparseSpace;
import org.zermelo.heap.pairs.OptionSets;
import org.zermelo.heap.pairs.PairSearch;
import org.zermelo.heap.sparse.Sparse64Engine;
import org.zermelo.heap.sparse.SparseBlockEngine;
import org.zermelo.heap.sparse.SparseSetsEngine;
import org.zermelo.heap.sparse.SparseWideEngine;

/**
 * Chooses the engine that goes on with a sequence. For games that break heaps in two the choice is made again whenever the
 * number of known heaps has doubled, from the number of rare heaps that the values then have.
 */
final class EngineChoice {

    /** Up to here the definition is as fast as anything. */
    private static final int BOOT = 512;

    /** Up to here the plain search is done before a faster one is loaded. */
    private static final int SOON = 1 << 14;

    /** A forced engine starts as soon as there are values to split into rare and common ones. */
    private static final int SHORT_BOOT = 16;

    private static final double NAIVE_PAIRS_PER_NANOSECOND = 1.2;

    private final HeapRules rules;
    private final PairSearch best;
    private final long mostBytes;
    private final @Nullable String forced;
    private final int threads;
    private final Optional<UniformTakes> uniform;
    private final Optional<OctalMoves> octal;
    private boolean bitsTooFew;

    EngineChoice(HeapRules rules, PairSearch search, long mostBytes, @Nullable String forced, int threads) {
        this.rules = rules;
        this.best = search;
        this.mostBytes = mostBytes;
        this.forced = forced;
        this.threads = threads;
        this.uniform = rules.uniform();
        this.octal = uniform.flatMap(OctalMoves::of);
        if (forced != null && !applicable().contains(forced)) {
            throw new BadInputException(
                    "heap.sequence.engine", "engine", forced, "game", rules.text(), "allowed", applicable());
        }
    }

    /** The names of the engines that apply to the rules. */
    List<String> applicable() {
        if (octal.isPresent() && octal.get().split().length == 0) {
            return List.of(UnsplitEngine.NAME, DefinitionEngine.NAME);
        }
        if (octal.isPresent()) {
            return List.of(
                    Sparse64Engine.NAME,
                    SparseBlockEngine.NAME,
                    SparseSetsEngine.NAME,
                    SparseWideEngine.NAME,
                    ExhaustiveEngine.NAME,
                    DefinitionEngine.NAME);
        }
        if (uniform.isPresent() && !uniform.get().restricted()) {
            return List.of(ManyPartsEngine.NAME, DefinitionEngine.NAME);
        }
        if (repeating().isPresent()) {
            return List.of(RepeatingEngine.NAME, DefinitionEngine.NAME);
        }
        return listed(BOOT).isPresent()
                ? List.of(ListedEngine.NAME, DefinitionEngine.NAME)
                : List.of(DefinitionEngine.NAME);
    }

    /** The options of rules that are many and listed fast. */
    private Optional<HeapOptions> listed(int heaps) {
        return rules.byResidue().isPresent() ? Optional.empty() : rules.options(heaps);
    }

    private Optional<HeapCode> repeating() {
        return rules.asCode().filter(code -> !code.finite() && code.mostParts() <= 2);
    }

    /** An engine, and up to where it should go on before the choice is made again. */
    record ChosenEngine(Engine engine, int to) {}

    /** The choice for the heaps from {@code values.size()} up to {@code to}. */
    ChosenEngine next(NimValues values, int to) {
        Engine naive = new DefinitionEngine(rules);
        if (DefinitionEngine.NAME.equals(forced)) {
            return new ChosenEngine(naive, to);
        }
        int size = values.size();
        int from = uniform.map(UniformTakes::from).orElse(0);
        if (size < from) {
            return new ChosenEngine(naive, Math.min(to, from));
        }
        if (octal.isPresent()) {
            return octalChoice(octal.get(), values, to, naive);
        }
        if (uniform.isPresent() && !uniform.get().restricted()) {
            return new ChosenEngine(new ManyPartsEngine(uniform.get(), mostBytes), to);
        }
        if (repeating().isPresent()) {
            return new ChosenEngine(new RepeatingEngine(repeating().get(), mostBytes), to);
        }
        return listedChoice(size, to).orElse(new ChosenEngine(naive, to));
    }

    /** Lists as far as all options of a heap have room. */
    private Optional<ChosenEngine> listedChoice(int size, int to) {
        for (int end = to; end > size; end = size + (end - size) / 2) {
            Optional<HeapOptions> options = listed(end);
            if (options.isPresent()) {
                int heaps = end;
                Optional<int[]> taken = options.get().taken().filter(takes -> TakenSetEngine.worthwhile(takes, heaps));
                return Optional.of(new ChosenEngine(
                        taken.<Engine>map(TakenSetEngine::new).orElseGet(() -> new ListedEngine(options.get())), end));
            }
            if (end == size + 1) {
                break;
            }
        }
        return Optional.empty();
    }

    private ChosenEngine octalChoice(OctalMoves moves, NimValues values, int to, Engine naive) {
        if (moves.split().length == 0) {
            return new ChosenEngine(new UnsplitEngine(moves), to);
        }
        int size = values.size();
        int boot = forced == null ? BOOT : SHORT_BOOT;
        if (size < boot) {
            return new ChosenEngine(naive, Math.min(to, boot));
        }
        int end = (int) Math.min(to, 2L * Integer.highestOneBit(size));
        if (values.width() > 2) {
            return new ChosenEngine(naive, end);
        }
        return new ChosenEngine(cheapest(moves, values), end);
    }

    private Engine cheapest(OctalMoves moves, NimValues values) {
        PairSearch search = forced == null && values.size() < SOON ? PairSearch.PLAIN : best;
        SparseSpace space = SparseSpace.best(values, moves);
        double breaking = moves.split().length;
        double lookUps = breaking * space.rare();
        double pairs = breaking * values.size() * 0.75;
        boolean bits = values.max() < Sparse64Engine.LIMIT && values.width() == 1 && !bitsTooFew;
        Map<String, Double> costs = new LinkedHashMap<>();
        boolean fast = search.sets() != OptionSets.PLAIN;
        costs.put(Sparse64Engine.NAME, !bits ? Double.POSITIVE_INFINITY : fast ? 20 + 0.3 * lookUps : 35 + lookUps);
        costs.put(SparseBlockEngine.NAME, values.width() == 1 ? 500 + 0.5 * lookUps : Double.POSITIVE_INFINITY);
        costs.put(
                SparseSetsEngine.NAME,
                values.max() >= SparseSetsEngine.LIMIT
                        ? Double.POSITIVE_INFINITY
                        : values.width() * (fast ? 70 + 0.35 * lookUps : 400 + 2 * lookUps));
        costs.put(SparseWideEngine.NAME, 1200 + 1.5 * lookUps);
        costs.put(ExhaustiveEngine.NAME, 400 + 400 * breaking + pairs * values.width() / search.pairsPerNanosecond());
        costs.put(DefinitionEngine.NAME, pairs / NAIVE_PAIRS_PER_NANOSECOND);
        String name = forced != null && Objects.requireNonNull(costs.get(forced)) < Double.POSITIVE_INFINITY
                ? forced
                : cheapest(costs);
        return switch (name) {
            case Sparse64Engine.NAME -> new Sparse64Engine(moves, space, search);
            case SparseBlockEngine.NAME -> new SparseBlockEngine(moves, space, search);
            case SparseSetsEngine.NAME -> new SparseSetsEngine(moves, space, search, values.max(), threads);
            case SparseWideEngine.NAME -> new SparseWideEngine(moves, space, search);
            case ExhaustiveEngine.NAME -> new ExhaustiveEngine(moves, search);
            default -> new DefinitionEngine(rules);
        };
    }

    /** The name of least cost; a sequence that has outgrown the engine that was asked for goes on with the cheapest other. */
    private static String cheapest(Map<String, Double> costs) {
        return costs.entrySet().stream()
                .min(Map.Entry.comparingByValue())
                .orElseThrow()
                .getKey();
    }

    /** Takes note that an engine could not append a single value. */
    void stuck(Engine engine) {
        if (!(engine instanceof Sparse64Engine)) {
            throw new IllegalStateException("engine " + engine.name() + " did not go on");
        }
        bitsTooFew = true;
    }
}
