package org.zermelo.heap;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.zermelo.game.Ending;
import org.zermelo.game.RefusedException;
import org.zermelo.rule.FastMoves;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.Repeat;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;
import org.zermelo.rule.Ruleset;

/**
 * Declared rules on one heap as rules of heaps: whatever a move makes of a heap is a number of counters taken.
 *
 * <p>When the clauses take bounded numbers and look at the size of the heap only to compare it with bounded numbers and for its remainder,
 * all larger heaps of the same remainder offer the same moves, and a period can be proved; when these are the moves of a code, they are
 * recognised as such.
 */
public final class RuleHeaps implements HeapRules {

    private final RuleGame game;
    private final FastMoves.Compiler compiler;
    private final long least;
    private final Optional<ResidueTakes> byResidue;
    private final Optional<HeapCode> code;

    private RuleHeaps(Ruleset rules, FastMoves.Compiler compiler) {
        this.game = RuleGame.unstarted(rules);
        this.compiler = compiler;
        this.least = rules.variables().get(0).least();
        this.byResidue = SizeDependence.of(rules).map(this::byResidue);
        this.code = uniform().flatMap(this::asCode);
    }

    /**
     * The heaps of these rules.
     *
     * @throws RefusedException when the rules have more than one heap, remember earlier moves, leave a parameter open or do not let the
     *     last mover win
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
        boolean plain = rules.variables().size() == 1
                && rules.variables().get(0).heap()
                && !rules.parametersBeyondStart()
                && rules.repeat() == Repeat.ALLOWED
                && rules.stuck() == Ending.LAST_MOVER_WINS
                && rules.ends().stream().allMatch(end -> end.how() == Ending.LAST_MOVER_WINS)
                && rules.moves().stream().noneMatch(MoveRule::once);
        if (!plain) {
            throw new RefusedException("heap.rules.not-one-heap", "game", rules.text());
        }
        return new RuleHeaps(rules, compiler);
    }

    @Override
    public String text() {
        return game.ruleset().text();
    }

    /**
     * @throws RefusedException when a move does not make the heap smaller
     */
    @Override
    public List<Take> takes(int heap) {
        return byResidue.isPresent() && heap >= byResidue.get().from()
                ? byResidue.get().takes(heap)
                : interpreted(heap);
    }

    private List<Take> interpreted(int heap) {
        if (heap < least) {
            return List.of();
        }
        RulePosition position = game.at(heap);
        List<Take> takes = new ArrayList<>();
        for (RuleMove move : game.moves(position)) {
            long left = game.play(position, move).value(0);
            if (left >= heap || left < 0) {
                throw new RefusedException("heap.rules.grows", "heap", heap, "move", move.text());
            }
            Take take = Take.of((int) (heap - left), left == 0 ? 0 : 1);
            if (!takes.contains(take)) {
                takes.add(take);
            }
        }
        return takes;
    }

    /** The moves of one heap of each residue, and all of them together when they are the same. */
    private ResidueTakes byResidue(SizeDependence.Recurrence recurrence) {
        int modulus = recurrence.modulus();
        List<List<Take>> byResidue = new ArrayList<>(Collections.nCopies(modulus, List.of()));
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
        return RuleOptions.of(game.ruleset(), heaps, compiler, this::interpreted);
    }

    @Override
    public Optional<HeapCode> asCode() {
        return code;
    }

    /** The code whose moves all heaps have, if there is one: the digits follow from the large heaps and from those emptied at once. */
    private Optional<HeapCode> asCode(UniformTakes moves) {
        int[] digits = new int[moves.longest() + 1];
        moves.takes().forEach(take -> digits[take.take()] |= 1 << take.parts());
        for (int heap = 1; heap < digits.length; heap++) {
            if (takes(heap).contains(Take.of(heap, 0))) {
                digits[heap] |= 1;
            }
        }
        HeapCode candidate = HeapCode.of(digits);
        for (int heap = 0; heap <= moves.from(); heap++) {
            List<Take> takes = takes(heap);
            List<Take> expected = candidate.takes(heap);
            if (takes.size() != expected.size() || !takes.containsAll(expected)) {
                return Optional.empty();
            }
        }
        return Optional.of(candidate);
    }
}
