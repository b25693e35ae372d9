package org.zermelo.law;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Ending;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.Repeat;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.Step;
import org.zermelo.sum.BinarySum;
import org.zermelo.value.Reason;

/** Heaps that are moved one by one, each judged alone: their nimbers are added without carry. */
final class HeapsJudge implements Judge {

    private final RuleGame game;
    private final RuleGame one;
    private final Judge alone;

    /**
     * A judge.
     *
     * @param one the game of one heap
     * @param alone its judge, who tells nimbers
     */
    HeapsJudge(RuleGame game, RuleGame one, Judge alone) {
        this.game = game;
        this.one = one;
        this.alone = alone;
    }

    /** Whether rules give several heaps the same moves, each of one heap that sees no other, and the last mover wins. */
    static boolean apart(Ruleset rules) {
        return rules.variables().size() > 1
                && rules.toTheLastMove()
                && rules.stuck() == Ending.LAST_MOVER_WINS
                && rules.repeat() == Repeat.ALLOWED
                && rules.closed()
                && rules.forbidden() == 0
                && rules.moves().stream().allMatch(move -> move.seesOnlyItsHeap() && move.split() == null)
                && rules.moves().stream().noneMatch(MoveRule::once);
    }

    private long[] nimbers(RulePosition position) {
        return LongStream.of(position.values())
                .map(size -> alone.of(one.at(size)))
                .toArray();
    }

    @Override
    public long of(RulePosition position) {
        return Arrays.stream(nimbers(position)).reduce(0, (a, b) -> a ^ b);
    }

    @Override
    public boolean tellsNimbers() {
        return true;
    }

    @Override
    public List<RuleMove> movesTo(RulePosition position, long said, int most) {
        long[] nimbers = nimbers(position);
        long change = Arrays.stream(nimbers).reduce(said, (a, b) -> a ^ b);
        List<RuleMove> moves = new ArrayList<>();
        for (int heap = 0; heap < nimbers.length && change != 0; heap++) {
            for (RuleMove move :
                    alone.movesTo(one.at(position.value(heap)), nimbers[heap] ^ change, most - moves.size())) {
                moves.add(game.move(position, step(move.rule(), heap), move.chosen()));
            }
        }
        return moves;
    }

    private Step step(int rule, int heap) {
        return game.steps().stream()
                .filter(step -> step.rule() == rule && step.heap() == heap)
                .findFirst()
                .orElseThrow();
    }

    @Override
    public Reason reason(RulePosition position, @Nullable RuleMove wins) {
        return BinarySum.of(nimbers(position), heap -> Long.toString(position.value(heap)));
    }

    @Override
    public int counted() {
        return alone.counted();
    }
}
