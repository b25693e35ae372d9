package org.zermelo.heap.play;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.heap.HeapRules;
import org.zermelo.heap.HeapTake;
import org.zermelo.heap.RuleHeaps;
import org.zermelo.heap.nimbers.OptionBound;
import org.zermelo.heap.pairs.PairSearch;
import org.zermelo.heap.period.NimSequence;
import org.zermelo.heap.period.NimSequences;
import org.zermelo.rule.Ruleset;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Nimbers;
import org.zermelo.solve.Watch;

/** The nimbers of positions of heaps, out of one nim-sequence. */
public final class HeapNimbers implements Nimbers<HeapPosition, HeapMove> {

    /** Larger heaps are answered only by a period, and one that needs more heaps than this to be seen is not waited for. */
    private static final int PATIENCE = 1 << 22;

    /** How many ways to break a heap are tried when a move of a very large heap is looked for. */
    private static final long MOST_TRIED = 20_000_000;

    /** A heap from which on the moves recur beyond which no law of few states is to be hoped for. */
    /** From this heap on a table takes seconds. */
    private static final long LONG_TABLE = 300_000;

    /** From this heap on no table is made, and a law tells more. */
    private static final long NO_TABLE = 10_000_000_000L;

    private static final int MANY_MOVES = 64;

    /** Heaps up to this have small tables, whatever their moves. */
    private static final int SMALL = 1 << 16;

    private final HeapRules rules;
    private final NimSequence sequence;

    private HeapNimbers(HeapRules rules, NimSequence sequence) {
        this.rules = rules;
        this.sequence = sequence;
    }

    /**
     * The nimbers of all positions whose heaps are at most {@code largest}.
     *
     * @throws RefusedException when the sequence is too long to compute and no period is proved
     */
    public static HeapNimbers of(HeapRules rules, long largest, Budget budget, Watch watch) {
        NimSequences.Settings settings = new NimSequences.Settings(budget.bytes(), PairSearch.best(), null, true);
        boolean fits = fits(largest, budget);
        int heaps = fits ? (int) largest + 1 : PATIENCE;
        int bound = OptionBound.most(rules, heaps);
        if (bound < heaps) {
            if (rules.byResidue().isEmpty()) {
                throw new RefusedException(
                        "heap.game.too-many-options", "heap", largest, "game", rules.text(), "allowed", bound - 1);
            }
            bound = OptionBound.forPeriod(rules, heaps);
        }
        NimSequence sequence = NimSequences.compute(rules, bound, settings, watch);
        if (!sequence.knows(largest)) {
            throw new RefusedException(
                    "heap.game.too-large", "heap", largest, "game", rules.text(), "heaps", sequence.computed());
        }
        return new HeapNimbers(rules, sequence);
    }

    private static boolean fits(long largest, Budget budget) {
        return largest < Math.min(Integer.MAX_VALUE - 8, budget.bytes());
    }

    /** Whether declared rules of one heap have a sequence up to a heap that can be kept, or one that may be proved periodic. */
    static boolean within(Ruleset rules, long largest, Budget budget) {
        return fits(largest, budget) || RuleHeaps.of(rules).byResidue().isPresent();
    }

    /**
     * Whether one heap is better answered by its sequence than by a table or a law: a sieve finds its options, or they are many, or a
     * table would be long where the sequence may soon repeat.
     */
    static boolean worthwhile(Ruleset rules, long heap) {
        RuleHeaps heaps = RuleHeaps.of(rules);
        boolean slow = heap > LONG_TABLE && heap < NO_TABLE;
        return heaps.sieved()
                || heap > SMALL
                        && heaps.byResidue()
                                .filter(moves -> slow || moves.from() > MANY_MOVES)
                                .isPresent();
    }

    /** Steps up to the largest heap: not beyond what patience has where a period may be proved, one a heap where the rules are a code. */
    static double steps(Ruleset rules, long largest, double options) {
        RuleHeaps heaps = RuleHeaps.of(rules);
        double passed = heaps.byResidue().isPresent() ? Math.min(largest, PATIENCE) : largest;
        double takes = heaps.byResidue()
                .map(moves -> (double) moves.all().takes().size())
                .orElseGet(() -> heaps.sieved() ? heaps.tried(largest) : options);
        return passed * (1 + (heaps.asCode().isPresent() ? 0 : Math.min(takes, options)));
    }

    /** The nimber of one heap. */
    long nimber(long heap) {
        return sequence.value(heap);
    }

    /** The sequence behind the nimbers. */
    public NimSequence sequence() {
        return sequence;
    }

    @Override
    public long nimber(HeapPosition position) {
        long xor = 0;
        for (long heap : position.heaps()) {
            xor ^= sequence.value(heap);
        }
        return xor;
    }

    @Override
    public long counted() {
        return sequence.computed();
    }

    @Override
    public long moveCount(Rules<HeapPosition, HeapMove> game, HeapPosition position) {
        if (position.largest() > Integer.MAX_VALUE) {
            return Long.MAX_VALUE;
        }
        long count = 0;
        for (long heap : position.heaps().stream().distinct().toList()) {
            for (HeapTake take : rules.takes((int) heap)) {
                boolean most = take.free() || take.distinct();
                count += take.parts() < 2
                        ? 1
                        : most ? Math.max(1, (heap - take.take()) / 2) : HeapMoves.count((int) heap, take);
            }
        }
        return count;
    }

    /** For moves that leave at most two heaps, without listing the others; else by trying all moves. */
    @Override
    public List<HeapMove> movesTo(Rules<HeapPosition, HeapMove> game, HeapPosition position, long nimber, int limit) {
        List<HeapMove> found = new ArrayList<>();
        long change = nimber(position) ^ nimber;
        for (long heap : position.heaps().stream().distinct().toList()) {
            long wanted = sequence.value(heap) ^ change;
            if (limit == 1 && change != 0 && wanted > sequence.value(heap)) {
                // some other heap must be made smaller in value, and there a move is sure to be found
                continue;
            }
            for (HeapTake take : takes(heap)) {
                if (!HeapMoves.numbered(take)) {
                    return Nimbers.super.movesTo(game, position, nimber, limit);
                }
                addMoves(found, heap, take, wanted, limit);
            }
        }
        return found;
    }

    /** The takes of a heap, which for one beyond an {@code int} are those of all large heaps of its residue. */
    private List<HeapTake> takes(long heap) {
        return heap <= Integer.MAX_VALUE
                ? rules.takes((int) heap)
                : rules.byResidue()
                        .orElseThrow(() -> new RefusedException("heap.game.too-many-moves", "allowed", 0))
                        .takes(heap);
    }

    private void addMoves(List<HeapMove> found, long heap, HeapTake take, long wanted, int limit) {
        long rest = heap - take.take();
        if (take.parts() == 0 && rest == 0 && wanted == 0 && found.size() < limit) {
            found.add(new HeapMove(heap, List.of()));
        }
        if (take.parts() == 1 && sequence.value(rest) == wanted && found.size() < limit) {
            found.add(new HeapMove(heap, List.of(rest)));
        }
        if (take.parts() == 2) {
            long last = Math.min(MOST_TRIED, take.distinct() ? (rest - 1) / 2 : rest / 2);
            for (long a = 1; a <= last && found.size() < limit; a++) {
                if ((sequence.value(a) ^ sequence.value(rest - a)) == wanted) {
                    found.add(new HeapMove(heap, List.of(a, rest - a)));
                }
            }
        }
    }
}
