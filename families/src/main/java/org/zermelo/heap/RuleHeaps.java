package org.zermelo.heap;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.zermelo.game.Ending;
import org.zermelo.game.RefusedException;
import org.zermelo.game.large.CancelScope;
import org.zermelo.rule.FastMoves;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.Repeat;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.Split;

/**
 * Declared rules on one heap as rules of heaps: a move takes a number of counters, and may break what is left.
 *
 * <p>When the clauses take bounded numbers and look at the size of the heap only to compare it with bounded numbers and for its remainder,
 * all larger heaps of the same remainder offer the same moves, and a period can be proved; when these are the moves of a code, they are
 * recognised as such.
 */
public final class RuleHeaps implements HeapRules {

    /** Moves of heaps below this are kept: searches ask for them again and again. */
    private static final int MOST_KEPT = 256;

    /** Nobody reads longer codes. */
    private static final int LONGEST_CODE = 10_000;

    private final Map<Integer, List<HeapTake>> kept = new ConcurrentHashMap<>();
    private final Ruleset rules;
    private final boolean misere;
    private final RuleGame game;
    private final FastMoves.Compiler compiler;
    private final long least;
    private final Optional<ResidueTakes> byResidue;
    private final Optional<HeapCode> code;

    private RuleHeaps(Ruleset rules, FastMoves.Compiler compiler) {
        this.rules = rules;
        this.misere = rules.stuck() == Ending.LAST_MOVER_LOSES;
        this.game = RuleGame.unstarted(rules.splits() ? rules.onOneHeap() : rules);
        this.compiler = compiler;
        this.least = rules.variables().get(0).least();
        this.byResidue = SizeDependence.of(game.ruleset())
                .map(this::byResidue)
                .or(() -> PlainTakes.few(game.ruleset()).map(takes -> new ResidueTakes(0, List.of(takes))));
        this.code = uniform()
                .flatMap(this::asCode)
                .or(() -> PlainTakes.code(game.ruleset())
                        .filter(found -> agrees(found, 2 * found.digits().size() + 2)));
    }

    /**
     * The heaps of these rules.
     *
     * @throws RefusedException when the rules have more than one heap and break none, remember earlier moves, leave a parameter open or
     *     do not let the last mover win
     */
    public static RuleHeaps of(Ruleset rules) {
        return of(rules, FastMoves.Compiler.NONE);
    }

    /**
     * As {@link #of(Ruleset)}, with options listed by what a compiler makes of the rules.
     *
     * @throws RefusedException as there
     */
    public static RuleHeaps of(Ruleset rules, FastMoves.Compiler compiler) {
        if (rules.stuck() != Ending.LAST_MOVER_WINS || !oneHeap(rules)) {
            throw new RefusedException("heap.rules.not-one-heap", "game", rules.text());
        }
        return new RuleHeaps(rules, compiler);
    }

    /**
     * As {@link #of(Ruleset, FastMoves.Compiler)}, whether the last mover wins or loses: the moves are the same.
     *
     * @throws RefusedException as there
     */
    public static RuleHeaps components(Ruleset rules, FastMoves.Compiler compiler) {
        if (!oneHeap(rules)) {
            throw new RefusedException("heap.rules.not-components", "game", rules.text());
        }
        return new RuleHeaps(rules, compiler);
    }

    private static boolean oneHeap(Ruleset rules) {
        boolean alone =
                rules.variables().size() == 1 && rules.variables().get(0).heap();
        return (alone || rules.splits() && rules.toTheLastMove())
                && !rules.parametersBeyondStart()
                && rules.repeat() == Repeat.ALLOWED
                && rules.forbidden() == 0
                && (rules.stuck() == Ending.LAST_MOVER_WINS || rules.stuck() == Ending.LAST_MOVER_LOSES)
                && rules.ends().stream().allMatch(end -> end.how() == rules.stuck())
                && rules.moves().stream().noneMatch(MoveRule::once);
    }

    @Override
    public String text() {
        return rules.text();
    }

    /** The declared rules. */
    public Ruleset ruleset() {
        return rules;
    }

    /** Whether the rules let the last mover lose: then nimbers do not tell who wins, and misère quotients do. */
    public boolean misere() {
        return misere;
    }

    /** The rules with other heaps for the start; where a parameter is fixed in them, the heaps follow behind. */
    @Override
    public String text(String heaps) {
        int start = text().indexOf(';');
        String bound = ".*;\\s*\\w+ = \\d+\\)";
        if (start >= 0 && !text().matches(bound)) {
            return "heaps(" + heaps + text().substring(start);
        }
        String own = Arrays.stream(rules.startValues()).mapToObj(Long::toString).collect(Collectors.joining(", "));
        return heaps.equals(own) ? text() : text() + " from " + heaps;
    }

    /**
     * @throws RefusedException when a move does not make the heap smaller
     */
    @Override
    public List<HeapTake> takes(int heap) {
        return heap < MOST_KEPT ? kept.computeIfAbsent(heap, this::fitting) : fitting(heap);
    }

    private List<HeapTake> fitting(int heap) {
        List<HeapTake> takes = byResidue.isPresent() && heap >= byResidue.get().from()
                ? byResidue.get().takes(heap)
                : interpreted(heap);
        return takes.stream().filter(take -> take.fits(heap)).toList();
    }

    /** The moves of a heap, of which some may leave more heaps than there are counters. */
    private List<HeapTake> interpreted(int heap) {
        if (heap < least) {
            return List.of();
        }
        RulePosition position = game.at(heap);
        Map<Integer, Map<Integer, Parting>> partings = new LinkedHashMap<>();
        for (RuleMove move : game.moves(position)) {
            CancelScope.check();
            long left = game.play(position, move).value(0);
            Split split = game.ruleset().moves().get(move.rule()).split();
            if (left > heap || left < 0 || split == null && left == heap) {
                throw new RefusedException("heap.rules.grows", "heap", heap, "move", move.text());
            }
            Map<Integer, Parting> taken = partings.computeIfAbsent((int) (heap - left), t -> new TreeMap<>());
            for (int count : split == null ? List.of(left == 0 ? 0 : 1) : split.counts((int) left)) {
                if (count > 1) {
                    taken.merge(count, parting(heap, move), Parting::or);
                } else if (left < heap && (left == 0) == (count == 0)) {
                    taken.put(count, Parting.Usual.ANY);
                }
            }
        }
        List<HeapTake> takes = new ArrayList<>();
        partings.forEach(
                (take, taken) -> taken.forEach((parts, parting) -> takes.add(new HeapTake(take, parts, parting))));
        return takes;
    }

    private Parting parting(int heap, RuleMove move) {
        MoveRule clause = game.ruleset().moves().get(move.rule());
        Split split = Objects.requireNonNull(clause.split());
        Parting.Usual sizes = Parting.Usual.valueOf(split.sizes().name());
        return split.conditional()
                ? new Parting.Conditional(sizes, new SplitCondition(clause, heap, move.chosen()))
                : sizes;
    }

    /** The moves of one heap of each residue, and all of them together when they are the same. */
    private ResidueTakes byResidue(SizeDependence.Recurrence recurrence) {
        int modulus = recurrence.modulus();
        List<List<HeapTake>> byResidue = new ArrayList<>(Collections.nCopies(modulus, List.of()));
        for (int heap = recurrence.from(); heap < recurrence.from() + modulus; heap++) {
            byResidue.set(heap % modulus, interpreted(heap));
        }
        boolean same = byResidue.stream().map(Set::copyOf).distinct().count() == 1;
        return new ResidueTakes(recurrence.from(), same ? List.of(byResidue.get(0)) : byResidue);
    }

    @Override
    public Optional<UniformTakes> uniform() {
        return byResidue.filter(moves -> moves.modulus() == 1).map(ResidueTakes::all);
    }

    @Override
    public Optional<ResidueTakes> byResidue() {
        return byResidue;
    }

    @Override
    public Optional<HeapOptions> options(int heaps) {
        return rules.splits()
                ? Optional.empty()
                : SievedOptions.of(game, heaps, this::interpreted)
                        .or(() -> RuleOptions.of(rules, heaps, compiler, this::interpreted));
    }

    /** Whether a sieve finds the options of large heaps: few numbers are tried for each. */
    public boolean sieved() {
        return !rules.splits() && byResidue.isEmpty() && SievedOptions.fits(game.ruleset());
    }

    /** About how many numbers are tried for a heap where it {@linkplain #sieved is sieved}. */
    public double tried(long heap) {
        return SievedOptions.tried(game.ruleset(), heap);
    }

    @Override
    public Optional<HeapCode> asCode() {
        return code;
    }

    /** The code whose moves all heaps have, if there is one: the digits follow from the large heaps and from those emptied at once. */
    private Optional<HeapCode> asCode(UniformTakes moves) {
        if (moves.restricted() || moves.longest() > LONGEST_CODE) {
            return Optional.empty();
        }
        int[] digits = new int[moves.longest() + 1];
        moves.takes().forEach(take -> digits[take.take()] |= 1 << take.parts());
        for (int heap = 1; heap < digits.length; heap++) {
            if (takes(heap).contains(HeapTake.of(heap, 0))) {
                digits[heap] |= 1;
            }
        }
        return Optional.of(HeapCode.of(digits)).filter(candidate -> agrees(candidate, moves.from()));
    }

    /** Whether all heaps up to some size have the moves of a code. */
    private boolean agrees(HeapCode candidate, int most) {
        for (int heap = 0; heap <= most; heap++) {
            CancelScope.check();
            List<HeapTake> takes = takes(heap);
            List<HeapTake> expected = candidate.takes(heap);
            if (takes.size() != expected.size() || !takes.containsAll(expected)) {
                return false;
            }
        }
        return true;
    }
}
