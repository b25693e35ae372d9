package org.zermelo.heap.play;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Ending;
import org.zermelo.game.Trait;
import org.zermelo.heap.RuleHeaps;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;
import org.zermelo.rule.Ruleset;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Cost;
import org.zermelo.solve.NimberGame;
import org.zermelo.solve.Nimbers;
import org.zermelo.solve.Watch;
import org.zermelo.sum.BinarySum;
import org.zermelo.sum.ReasonedGame;
import org.zermelo.value.Reason;

/** Declared rules as the sum of their heaps: positions and moves stay those of the rules. */
final class HeapSumGame implements NimberGame<RulePosition, RuleMove>, ReasonedGame<RulePosition, RuleMove> {

    private final RuleGame game;
    private final List<Ruleset> apart;
    private @Nullable Nimbers<RulePosition, RuleMove> nimbers;

    /** @param apart the rules of each heap */
    HeapSumGame(RuleGame game, List<Ruleset> apart) {
        this.game = game;
        this.apart = apart;
    }

    /** The largest heap of each kind at the start. */
    private Map<Ruleset, Long> largest() {
        Map<Ruleset, Long> largest = new HashMap<>();
        for (int i = 0; i < apart.size(); i++) {
            largest.merge(apart.get(i), start().value(i), Math::max);
        }
        return largest;
    }

    /** Whether each sequence is short enough to be computed, or may be proved periodic. */
    boolean within(Budget budget) {
        return largest().entrySet().stream()
                .allMatch(kind -> HeapNimbers.within(kind.getKey(), kind.getValue(), budget));
    }

    @Override
    public RulePosition start() {
        return game.start();
    }

    @Override
    public List<RuleMove> moves(RulePosition position) {
        return game.moves(position);
    }

    @Override
    public RulePosition play(RulePosition position, RuleMove move) {
        return game.play(position, move);
    }

    @Override
    public Ending ending(RulePosition position) {
        return game.ending(position);
    }

    @Override
    public Set<Trait> traits() {
        return game.traits();
    }

    @Override
    public String kernel() {
        return "heap-sum";
    }

    @Override
    public Cost kernelCost() {
        double options = game.mostMoves() / apart.size();
        double steps = largest().entrySet().stream()
                .mapToDouble(kind -> HeapNimbers.steps(kind.getKey(), kind.getValue(), options))
                .sum();
        return new Cost("O(sum of the components)", steps, -1);
    }

    @Override
    public Nimbers<RulePosition, RuleMove> nimbers(Budget budget, Watch watch) {
        Nimbers<RulePosition, RuleMove> known = nimbers;
        if (known == null) {
            Map<Ruleset, HeapNimbers> sequences = new HashMap<>();
            largest()
                    .forEach((rules, largest) -> sequences.put(
                            rules, HeapNimbers.of(RuleHeaps.of(rules, game.compiler()), largest, budget, watch)));
            known = new Xor(apart.stream().map(sequences::get).toList());
            nimbers = known;
        }
        return known;
    }

    @Override
    public Reason reason() {
        long[] each = new long[apart.size()];
        Xor sum = (Xor) nimbers(Budget.ofThisMachine(), Watch.NONE);
        for (int i = 0; i < each.length; i++) {
            each[i] = sum.nimber(i, start());
        }
        return BinarySum.of(each, i -> Long.toString(start().value(i)));
    }

    @Override
    public String toString() {
        return game.toString();
    }

    /** The nimbers of positions, the heaps' own added without carry. */
    private record Xor(List<HeapNimbers> heaps) implements Nimbers<RulePosition, RuleMove> {

        long nimber(int heap, RulePosition position) {
            return heaps.get(heap).nimber(position.value(heap));
        }

        @Override
        public long nimber(RulePosition position) {
            long xor = 0;
            for (int i = 0; i < heaps.size(); i++) {
                xor ^= nimber(i, position);
            }
            return xor;
        }

        @Override
        public long counted() {
            return new HashSet<>(heaps).stream().mapToLong(HeapNimbers::counted).sum();
        }
    }
}
