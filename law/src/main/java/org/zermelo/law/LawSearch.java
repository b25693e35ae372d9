package org.zermelo.law;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.zermelo.game.Note;
import org.zermelo.game.RefusedException;
import org.zermelo.game.large.CancelScope;
import org.zermelo.law.automaton.Automaton;
import org.zermelo.law.automaton.Base;
import org.zermelo.law.automaton.Numeration;
import org.zermelo.law.automaton.Ostrowski;
import org.zermelo.law.automaton.TooLargeException;
import org.zermelo.law.formula.DefinedRules;
import org.zermelo.law.shape.BeattyPairs;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.Variable;
import org.zermelo.value.Value;
import org.zermelo.value.Value.Fold;

/**
 * Looks for a law: small positions are solved, an automaton is guessed from them in each numeration, and the proof accepts or refutes it.
 * Then with four times as many positions. A law that is told is proved; that none is told proves nothing, for whether one exists cannot be
 * decided in general (U. Larsson, J. Wästlund, From heaps of matches to the limits of computability, 2013).
 */
public final class LawSearch {

    private static final int GREATEST_BASE = 12;

    /** Relations on more letters are slow. */
    private static final int MOST_LETTERS = 4096;

    private static final int FIRST_POSITIONS = 64;

    /** From so many positions on the automata of the moves are read backwards. */
    private static final int MARKED = 1024;

    /** So many positions at most are solved by playing them. */
    private static final int MOST_PLAYED = 1 << 16;

    /** From so many positions on a guess takes longer than to look whether lost sizes grow by a factor. */
    private static final int BEFORE_CHAINS = 1024;

    /** Digits of words that are looked at, where all numbers are bounded. */
    private static final int LONGEST = 40;

    private static final int GREATEST_QUOTIENT = 5;

    /** So many positions are compared, with any numbers below some bound. */
    private static final int COMPARED = 256;

    private final DefinedRules defined;
    private final Value value;
    private final Effort effort;
    private final SolvedPositions solved;
    private final Map<Numeration, LawProof> proofs = new LinkedHashMap<>();
    private final LawGuess.Promise promise = new LawGuess.Promise();
    private boolean chains;
    private Optional<ChainLaw> chain = Optional.empty();
    private Measure measure = new Measure(List.of(), true);

    /**
     * What may be spent.
     *
     * @param states states of a law at most
     * @param positions positions solved for a guess at most
     * @param options options looked at in all
     */
    public record Effort(int states, int positions, long options) {

        /** Enough for the known laws, and over in seconds. */
        public static final Effort USUAL = new Effort(250, 1 << 20, 20_000_000);

        /** Enough for nimbers of a game of which it is known who wins; most that have no law grow without end, and that shows soon. */
        public static final Effort NIMBERS = new Effort(100, 1 << 12, 200_000);
    }

    private LawSearch(DefinedRules defined, Value value, Effort effort) {
        this.defined = defined;
        this.value = value;
        this.effort = effort;
        this.solved = new SolvedPositions(defined.rules(), value, effort.options());
    }

    /**
     * A proved law; empty when none was found.
     *
     * @param value who wins, under its convention, or nimbers
     * @throws RefusedException when the rules cannot be said by addition and comparison, or plays are not proved to end
     */
    public static Optional<Law> find(Ruleset rules, Value value, Effort effort) {
        return new LawSearch(DefinedRules.of(rules, value), value, effort).find();
    }

    /**
     * A proved law, or one from each lost size to the next; empty when none was found.
     *
     * @throws RefusedException when the rules cannot be said by addition and comparison, or plays are not proved to end
     */
    public static Optional<ProvedLaw.OfRules> theorem(Ruleset rules, Value value, Effort effort) {
        DefinedRules defined = DefinedRules.of(rules, value);
        Optional<WindowLaw> window = WindowLaw.of(defined, value);
        if (window.isPresent()) {
            return window.map(one -> one);
        }
        LawSearch search = new LawSearch(defined, value, effort);
        search.chains = true;
        Optional<Law> law = search.find();
        return law.isPresent() ? law.map(one -> one) : search.chain.map(one -> one);
    }

    /** What is said where no law was found. */
    public static RefusedException none(Ruleset rules, Effort effort) {
        int numbers = rules.variables().size() + rules.repeat().remembered();
        return new RefusedException(Note.of("law.none")
                .with("game", rules.text())
                .with("states", effort.states())
                .with(
                        "base",
                        IntStream.rangeClosed(2, GREATEST_BASE)
                                .filter(base -> fewLetters(base, numbers))
                                .max()
                                .orElse(1))
                .with("pairs", numbers > 1 ? "yes" : ""));
    }

    private Optional<Law> find() {
        List<Numeration> numerations = numerations(defined);
        measure = measure(numerations);
        Optional<Law> pairs = pairs();
        if (pairs.isPresent()) {
            return pairs;
        }
        for (int positions = FIRST_POSITIONS; positions <= effort.positions() && solved.affordable(); positions *= 4) {
            if (chains && positions == BEFORE_CHAINS) {
                chain = ChainLaw.of(defined, value);
                if (chain.isPresent()) {
                    return Optional.empty();
                }
            }
            for (Numeration numeration : promise.inOrder(numerations, positions)) {
                CancelScope.check();
                Optional<Law> law = guessed(numeration, positions);
                if (law.isPresent()) {
                    return law;
                }
            }
        }
        return Optional.empty();
    }

    /** The law of Wythoff's game or of a relative, whose pairs need longer words than small positions have to be guessed. */
    private Optional<Law> pairs() {
        if (variables() != 2 || value.fold() == Fold.MEX) {
            return Optional.empty();
        }
        for (Ostrowski numeration : recurrences()) {
            Automaton law = BeattyPairs.of(numeration).saying(lost -> 1 - lost);
            Optional<Law> pairs = agrees(numeration, law) ? affordable(numeration, law) : Optional.empty();
            if (pairs.isPresent()) {
                return pairs;
            }
        }
        return Optional.empty();
    }

    private Optional<Law> affordable(Numeration numeration, Automaton guess) {
        try {
            return proved(numeration, guess);
        } catch (TooLargeException e) {
            return Optional.empty();
        }
    }

    private static List<Ostrowski> recurrences() {
        return IntStream.rangeClosed(1, GREATEST_QUOTIENT)
                .boxed()
                .flatMap(quotient ->
                        IntStream.rangeClosed(1, quotient).mapToObj(times -> new Ostrowski(quotient, times)))
                .toList();
    }

    /** Whether a law says what small positions are worth. */
    private boolean agrees(Numeration numeration, Automaton law) {
        int below = (int) Math.round(Math.pow(COMPARED, 1.0 / variables()));
        long[] position = new long[variables()];
        for (int number = 0; number < Math.pow(below, position.length); number++) {
            int rest = number;
            for (int i = 0; i < position.length; i++) {
                position[i] = rest % below;
                rest /= below;
            }
            int worth = solved.of(position);
            if (solved.holds(position) && worth >= 0 && worth != law.of(numeration, position)) {
                return false;
            }
        }
        return true;
    }

    private Measure measure(List<Numeration> numerations) {
        for (Numeration numeration : numerations) {
            try {
                return Measure.of(defined, proof(numeration).procedure())
                        .orElseThrow(() -> new RefusedException("law.endless"));
            } catch (TooLargeException e) {
                // the next numeration may do
                proofs.remove(numeration);
            }
        }
        throw new RefusedException("law.too-large");
    }

    private LawProof proof(Numeration numeration) {
        LawProof known = proofs.get(numeration);
        if (known == null) {
            known = new LawProof(defined, numeration);
            proofs.put(numeration, known);
        }
        return known;
    }

    private int variables() {
        return defined.rules().variables().size();
    }

    /** The law that is guessed from so many positions, if it is proved. */
    private Optional<Law> guessed(Numeration numeration, int positions) {
        int length = length(numeration, positions);
        if (length == length(numeration, positions / 4) && positions > FIRST_POSITIONS || length < 1) {
            return Optional.empty();
        }
        try {
            boolean marks = positions >= MARKED
                    && value.fold() != Fold.MEX
                    && proof(numeration).backwards(measure);
            if (!marks && positions > MOST_PLAYED) {
                return Optional.empty();
            }
            ToIntFunction<long[]> worth = marks
                    ? new MarkedPositions(proof(numeration), measure, numeration, length, greatest())::of
                    : solved::of;
            Optional<Automaton> guess = new LawGuess(numeration, greatest(), length, effort.states(), worth).guess();
            promise.told(numeration, guess.map(Automaton::states).orElse(0));
            return guess.filter(law -> promise.worthProving(numeration, positions))
                    .flatMap(law -> proved(numeration, law));
        } catch (TooLargeException e) {
            return Optional.empty();
        }
    }

    /** The law, if nothing refutes it, and the small positions bear witness that the automata say what the rules do. */
    private Optional<Law> proved(Numeration numeration, Automaton guess) {
        Refutation refutation = new Refutation(proof(numeration), guess, value.fold() == Fold.MEX);
        return refutation.search() != null || !agrees(numeration, guess)
                ? Optional.empty()
                : Optional.of(new Law(
                        defined,
                        value,
                        numeration,
                        guess,
                        measure,
                        List.of(
                                new Law.Claim(
                                        "every play ends", proof(numeration).states()),
                                new Law.Claim(judged(), refutation.states()))));
    }

    private String judged() {
        return value.fold() == Fold.MEX
                ? "each nimber is the least that no move leads to"
                : "no move from lost to lost, and one to lost from every other position";
    }

    /** The greatest value of each number of a position. */
    private long[] greatest() {
        return defined.rules().variables().stream()
                .mapToLong(Variable::greatest)
                .toArray();
    }

    /** The longest words of which there are at most so many. */
    private int length(Numeration numeration, int positions) {
        int length = 0;
        for (int[] nines = {}; ; length++) {
            nines = new int[length + 2];
            nines[0] = 1;
            // as many numbers have at most so many digits as the least number with one digit more says
            double tuples = 1;
            for (long most : greatest()) {
                tuples *= Math.min(numeration.value(nines), most + 1.0);
            }
            if (tuples > positions || length == LONGEST) {
                return length;
            }
        }
    }

    /** The numerations in the order in which they are tried: the factors of the rules first. */
    static List<Numeration> numerations(DefinedRules defined) {
        List<Numeration> all = new ArrayList<>();
        int variables = defined.rules().variables().size();
        for (int base = 2; base <= GREATEST_BASE; base++) {
            if (defined.speaksOf(base)) {
                all.add(new Base(base));
            }
        }
        all.add(new Base(2));
        if (variables > 1) {
            all.add(new Ostrowski(1));
        }
        all.add(new Base(3));
        if (variables > 1) {
            all.add(new Ostrowski(2));
        }
        for (int base = 4; base <= GREATEST_BASE; base++) {
            all.add(new Base(base));
        }
        return all.stream()
                .distinct()
                .filter(numeration -> fewLetters(numeration.radix(), variables))
                .toList();
    }

    private static boolean fewLetters(int radix, int numbers) {
        return Math.pow(radix, 2 * numbers) <= MOST_LETTERS;
    }
}
