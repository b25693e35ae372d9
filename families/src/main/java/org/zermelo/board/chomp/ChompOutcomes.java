package org.zermelo.board.chomp;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Answer.Counts;
import org.zermelo.solve.Answer.MoveWorth;
import org.zermelo.solve.Cost;
import org.zermelo.solve.Fit;
import org.zermelo.solve.Method;
import org.zermelo.solve.Question;
import org.zermelo.solve.Question.Part;
import org.zermelo.solve.Watch;
import org.zermelo.value.Convention;
import org.zermelo.value.Outcome;
import org.zermelo.value.Outcome.Result;
import org.zermelo.value.Reason;
import org.zermelo.value.Values;

/**
 * Who wins Chomp, without nimbers: one bit for each position inside the bar, an eighth of a byte instead of two. The
 * outcome has no depth. See {@link BarOutcomes}.
 */
public final class ChompOutcomes implements Method {

    @Override
    public String name() {
        return "chomp-outcomes";
    }

    @Override
    public Fit fit(Question<?, ?> question) {
        if (!(question.rules() instanceof Chomp chomp)) {
            return Fit.no("method.chomp-outcomes.not-chomp");
        }
        if (question.value() != Values.outcome() && question.value() != Values.winner()) {
            return Fit.no(
                    "method.chomp-outcomes.value", "value", question.value().name());
        }
        long bytes = BarOutcomes.bytes(chomp.start().rows(), chomp.start().columns());
        double steps = bytes == Long.MAX_VALUE ? 1e18 : bytes * 16.0;
        return Fit.yes(new Cost("O(C(m+n, m))", steps, bytes), "method.chomp-outcomes.fits");
    }

    @Override
    @SuppressWarnings("unchecked")
    public <P, M> Answer<M> solve(Question<P, M> question, Watch watch) {
        Chomp chomp = (Chomp) (Object) question.rules();
        Bar start = chomp.start();
        BarRanks ranks = start.ranks();
        BarOutcomes outcomes = new BarOutcomes(ranks.rows(), ranks.columns(), watch);
        boolean lost = outcomes.isLost(start.within(start));
        List<MoveWorth<Bite>> moves = new ArrayList<>();
        for (Bite bite : chomp.moves(start)) {
            boolean wins = outcomes.isLost(start.after(bite).within(start));
            moves.add(new MoveWorth<>(bite, worth(wins), wins || lost));
        }
        moves.sort(Comparator.comparing(move -> -move.worth().sign()));
        Answer<M> answer = Answer.of(Convention.NORMAL, worth(!lost), name(), new Counts(ranks.positions(), -1));
        if (question.asks(Part.MOVES)) {
            answer = answer.withMoves((List<MoveWorth<M>>) (List<?>) moves);
        }
        if (question.asks(Part.REASON) && !lost) {
            answer = answer.withReason(new Reason.Witness(moves.get(0).move(), worth(false)));
        }
        return answer;
    }

    private static Outcome worth(boolean wins) {
        return Outcome.of(wins ? Result.WIN : Result.LOSS);
    }

    /** Every position that the player to move loses among bars of at most these sides, in the order of their numbers. */
    public static List<Bar> lost(int rows, int columns, Watch watch) {
        BarOutcomes outcomes = new BarOutcomes(rows, columns, watch);
        BarRanks ranks = new BarRanks(rows, columns);
        List<Bar> lost = new ArrayList<>();
        int[] lengths = new int[rows];
        for (long rank = 1; rank < ranks.positions(); rank++) {
            if (outcomes.isLost(rank)) {
                ranks.unrank(rank, lengths);
                lost.add(Bar.of(lengths));
            }
        }
        return lost;
    }
}
