package org.zermelo.heap;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import org.zermelo.game.Packed;
import org.zermelo.game.PackedRules;
import org.zermelo.rule.FastMoves;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.Ruleset;

/** Options of declared rules on one heap, listed on packed positions: the number of a position is the heap less the least heap. */
final class RuleOptions implements HeapOptions {

    private final PackedRules moves;
    private final long least;
    private final IntFunction<List<HeapTake>> interpreter;

    private RuleOptions(PackedRules moves, long least, IntFunction<List<HeapTake>> interpreter) {
        this.moves = moves;
        this.least = least;
        this.interpreter = interpreter;
    }

    /**
     * The list for heaps below {@code heaps}; empty when the moves of the largest are too many for a buffer, or may lead beyond any
     * bound. The interpreter lists the moves of small heaps, of which the largest says nothing, and what it refuses is refused.
     */
    static Optional<HeapOptions> of(
            Ruleset rules, int heaps, FastMoves.Compiler compiler, IntFunction<List<HeapTake>> interpreter) {
        if (heaps - 1 < rules.variables().get(0).least()) {
            return Optional.empty();
        }
        RuleGame game = RuleGame.at(rules, compiler, heaps - 1);
        return game instanceof Packed<?> packed
                ? Optional.of(new RuleOptions(
                        packed.packed(), heaps - 1 - packed.packed().start(), interpreter))
                : Optional.empty();
    }

    @Override
    public int most() {
        return moves.mostOptions();
    }

    @Override
    public int list(int heap, long[] sizes) {
        if (heap < least) {
            return interpreted(heap, sizes);
        }
        int count = moves.options(heap - least, sizes);
        for (int i = 0; i < count; i++) {
            sizes[i] += least;
            if (sizes[i] >= heap || sizes[i] < 0) {
                return interpreted(heap, sizes);
            }
        }
        return count;
    }

    private int interpreted(int heap, long[] sizes) {
        return sizes(interpreter.apply(heap), heap, sizes);
    }

    /** Fills in what takes leave of a heap; how many there are. */
    static int sizes(Iterable<HeapTake> takes, int heap, long[] sizes) {
        int count = 0;
        for (HeapTake take : takes) {
            sizes[count++] = heap - take.take();
        }
        return count;
    }
}
