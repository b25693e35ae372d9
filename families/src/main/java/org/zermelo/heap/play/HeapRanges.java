package org.zermelo.heap.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.zermelo.game.RefusedException;
import org.zermelo.rule.Expr;
import org.zermelo.rule.MoveRule.Choice;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.Step;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Answer.Counts;
import org.zermelo.solve.Answer.MoveWorth;
import org.zermelo.solve.Cost;
import org.zermelo.solve.Fit;
import org.zermelo.solve.Method;
import org.zermelo.solve.Question;
import org.zermelo.solve.Question.Part;
import org.zermelo.solve.Watch;
import org.zermelo.sum.BinarySum;
import org.zermelo.value.Convention;
import org.zermelo.value.Nimber;
import org.zermelo.value.Outcome;
import org.zermelo.value.Subject;
import org.zermelo.value.Value.Fold;
import org.zermelo.value.Worth;

/**
 * Declared rules that let take any number of a range from a heap, by the formula of {@link TakenRange}: however many numbers there are,
 * none is listed. It knows nimbers and who wins, not how soon, and names the winning moves alone.
 */
public final class HeapRanges implements Method {

    /** Where there are fewer moves, or heaps are smaller, other methods show all moves. */
    private static final int FEW = 1_000;

    private static final long SMALL = 10_000;

    /** So many winning moves are named. */
    private static final int SHOWN = 100;

    @Override
    public String name() {
        return "heap-ranges";
    }

    @Override
    public Fit fit(Question<?, ?> question) {
        boolean outcome = question.value().subject() == Subject.OUTCOME;
        if (!outcome && question.value().fold() != Fold.MEX) {
            return Fit.no("method.heap-ranges.value", "value", question.value().name());
        }
        Optional<RangeSum> work = work(question);
        if (work.isEmpty()) {
            return Fit.no("method.heap-ranges.apart");
        }
        RuleGame game = work.get().game;
        if (game.mostMoves() <= FEW || LongStream.of(game.start().values()).allMatch(heap -> heap < SMALL)) {
            return Fit.no("method.heap-ranges.few", "moves", FEW, "least", SMALL);
        }
        // depths come from a table, where one can be made
        boolean depth = outcome && question.value().hasPlies() && Step.listable(game.ruleset(), game.region());
        return Fit.yes(new Cost("O(heaps)", depth ? 1e12 : game.start().size(), -1), "method.heap-ranges.fits");
    }

    private static Optional<RangeSum> work(Question<?, ?> question) {
        boolean normal = question.value().fold() == Fold.MEX || question.value().convention() != Convention.MISERE;
        if (!normal
                || !(question.rules() instanceof RuleGame game)
                || !game.start().fresh()
                || game.ruleset().moves().stream()
                        .anyMatch(clause -> clause.changes().size() != 1)) {
            return Optional.empty();
        }
        return SeparateHeaps.of(game.ruleset()).flatMap(apart -> {
            List<TakenRange> ranges = new ArrayList<>();
            for (Ruleset heap : apart) {
                TakenRange.of(heap).ifPresent(ranges::add);
            }
            return ranges.size() == apart.size() ? Optional.of(new RangeSum(game, ranges, question)) : Optional.empty();
        });
    }

    @Override
    @SuppressWarnings("unchecked")
    public <P, M> Answer<M> solve(Question<P, M> question, Watch watch) {
        return (Answer<M>) work(question)
                .orElseThrow(() -> new RefusedException("method.heap-ranges.apart"))
                .answer();
    }

    /** A question about a sum of such heaps. */
    private record RangeSum(RuleGame game, List<TakenRange> ranges, Question<?, ?> question) {

        private long nimber(RulePosition position) {
            long xor = 0;
            for (int heap = 0; heap < ranges.size(); heap++) {
                xor ^= ranges.get(heap).nimber(position.value(heap));
            }
            return xor;
        }

        private Worth worth(long nimber) {
            return question.value().fold() == Fold.MEX
                    ? new Nimber(nimber)
                    : Outcome.of(nimber == 0 ? Outcome.Result.LOSS : Outcome.Result.WIN);
        }

        Answer<RuleMove> answer() {
            RulePosition start = game.start();
            long nimber = nimber(start);
            Answer<RuleMove> answer =
                    Answer.of(Convention.NORMAL, worth(nimber), "heap-ranges", new Counts(ranges.size(), -1));
            if (question.asks(Part.MOVES)) {
                answer = answer.withMoves(winning(start, nimber).stream()
                        .map(move -> new MoveWorth<>(move, lost(), true))
                        .toList());
            }
            long[] each = new long[ranges.size()];
            for (int heap = 0; heap < each.length; heap++) {
                each[heap] = ranges.get(heap).nimber(start.value(heap));
            }
            return question.asks(Part.REASON)
                    ? answer.withReason(
                            BinarySum.of(each, heap -> ranges.get(heap).term(start.value(heap))))
                    : answer;
        }

        /** What a winning move is worth: the nimber that it leaves, or that it wins. */
        private Worth lost() {
            return question.value().fold() == Fold.MEX ? new Nimber(0) : Outcome.of(Outcome.Result.WIN);
        }

        private List<RuleMove> winning(RulePosition start, long nimber) {
            List<RuleMove> moves = new ArrayList<>();
            if (nimber == 0) {
                return moves;
            }
            for (int heap = 0; heap < ranges.size(); heap++) {
                long holds = start.value(heap);
                TakenRange range = ranges.get(heap);
                for (long take : range.leaving(range.nimber(holds) ^ nimber, holds, SHOWN - moves.size())) {
                    moves.add(move(start, heap, take));
                }
            }
            return moves;
        }

        /** The move that takes this number from a heap, by the first clause that does. */
        private RuleMove move(RulePosition start, int heap, long take) {
            long[] wanted = start.values();
            wanted[heap] -= take;
            RulePosition left = game.at(wanted);
            for (Step step : game.steps()) {
                List<Choice> choices = step.clause().choices();
                if (step.heap() == heap && choices.stream().allMatch(choice -> offers(choice, take))) {
                    RuleMove move = game.move(start, step, choices.isEmpty() ? List.of() : List.of(take));
                    if (game.play(start, move).equals(left)) {
                        return move;
                    }
                }
            }
            throw new IllegalStateException("no clause takes " + take);
        }

        private static boolean offers(Choice choice, long take) {
            return choice.from() instanceof Expr.Literal least
                    && least.value() <= take
                    && !(choice.to() instanceof Expr.Literal most && most.value() < take);
        }
    }
}
