package org.zermelo.heap.sequence;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.BadInputException;
import org.zermelo.heap.HeapCode;
import org.zermelo.heap.HeapRules;
import org.zermelo.heap.UniformTakes;

/**
 * Chooses the engine that goes on with a sequence. For games that break heaps in two the choice is made again whenever the
 * number of known heaps has doubled, from the number of rare heaps that the values then have.
 */
final class EngineChoice {

    /** Up to here the definition is as fast as anything. */
    private static final int BOOT = 512;

    /** A forced engine starts as soon as there are values to split into rare and common ones. */
    private static final int SHORT_BOOT = 16;

    private static final double NAIVE_PAIRS_PER_NANOSECOND = 1.2;

    private final HeapRules rules;
    private final PairSearch search;
    private final long mostBytes;
    private final @Nullable String forced;
    private final Optional<UniformTakes> uniform;
    private final Optional<OctalMoves> octal;
    private boolean bitsTooFew;

    EngineChoice(HeapRules rules, PairSearch search, long mostBytes, @Nullable String forced) {
        this.rules = rules;
        this.search = search;
        this.mostBytes = mostBytes;
        this.forced = forced;
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
            return List.of(Sparse64Engine.NAME, SparseWideEngine.NAME, ExhaustiveEngine.NAME, DefinitionEngine.NAME);
        }
        if (uniform.isPresent() && !uniform.get().anyDistinct()) {
            return List.of(ManyPartsEngine.NAME, DefinitionEngine.NAME);
        }
        if (repeating().isPresent()) {
            return List.of(RepeatingEngine.NAME, DefinitionEngine.NAME);
        }
        return List.of(DefinitionEngine.NAME);
    }

    private Optional<HeapCode> repeating() {
        return rules.asCode().filter(code -> !code.finite() && code.mostParts() <= 2);
    }

    /** An engine, and up to where it should go on before the choice is made again. */
    record Choice(Engine engine, int to) {}

    /** The choice for the heaps from {@code values.size()} up to {@code to}. */
    Choice next(NimValues values, int to) {
        Engine naive = new DefinitionEngine(rules);
        if (DefinitionEngine.NAME.equals(forced)) {
            return new Choice(naive, to);
        }
        int size = values.size();
        int from = uniform.map(UniformTakes::from).orElse(0);
        if (size < from) {
            return new Choice(naive, Math.min(to, from));
        }
        if (octal.isPresent()) {
            return octalChoice(octal.get(), values, to, naive);
        }
        if (uniform.isPresent() && !uniform.get().anyDistinct()) {
            return new Choice(new ManyPartsEngine(uniform.get(), mostBytes), to);
        }
        return new Choice(
                repeating()
                        .<Engine>map(code -> new RepeatingEngine(code, mostBytes))
                        .orElse(naive),
                to);
    }

    private Choice octalChoice(OctalMoves moves, NimValues values, int to, Engine naive) {
        if (moves.split().length == 0) {
            return new Choice(new UnsplitEngine(moves), to);
        }
        int size = values.size();
        int boot = forced == null ? BOOT : SHORT_BOOT;
        if (size < boot) {
            return new Choice(naive, Math.min(to, boot));
        }
        int end = (int) Math.min(to, 2L * Integer.highestOneBit(size));
        if (values.width() > 2) {
            return new Choice(naive, end);
        }
        return new Choice(cheapest(moves, values), end);
    }

    private Engine cheapest(OctalMoves moves, NimValues values) {
        SparseSpace space = SparseSpace.best(values, moves);
        double breaking = moves.split().length;
        double lookUps = breaking * space.rare();
        double pairs = breaking * values.size() * 0.75;
        boolean bits = values.max() < Sparse64Engine.LIMIT && values.width() == 1 && !bitsTooFew;
        double sparse64 = bits ? 60 + 0.7 * lookUps : Double.POSITIVE_INFINITY;
        double sparseWide = 800 + 1.5 * lookUps;
        double exhaustive = 400 + 400 * breaking + pairs / search.pairsPerNanosecond();
        if (forced != null) {
            // a sequence that outgrows the forced engine goes on with its wider kin
            sparse64 = Sparse64Engine.NAME.equals(forced) ? sparse64 - 1e18 : Double.POSITIVE_INFINITY;
            sparseWide = ExhaustiveEngine.NAME.equals(forced) ? Double.POSITIVE_INFINITY : sparseWide;
            exhaustive = ExhaustiveEngine.NAME.equals(forced) ? exhaustive : Double.POSITIVE_INFINITY;
        }
        double naive = forced != null ? Double.POSITIVE_INFINITY : pairs / NAIVE_PAIRS_PER_NANOSECOND;
        double least = Math.min(Math.min(sparse64, sparseWide), Math.min(exhaustive, naive));
        if (least == sparse64) {
            return new Sparse64Engine(moves, space);
        }
        if (least == sparseWide) {
            return new SparseWideEngine(moves, space, search);
        }
        return least == exhaustive ? new ExhaustiveEngine(moves, search) : new DefinitionEngine(rules);
    }

    /** Takes note that an engine could not append a single value. */
    void stuck(Engine engine) {
        if (!(engine instanceof Sparse64Engine)) {
            throw new IllegalStateException("engine " + engine.name() + " did not go on");
        }
        bitsTooFew = true;
    }
}
