package org.zermelo.nim;

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
import org.zermelo.value.Subject;

/**
 * Who wins, by the formula of a {@link ClosedForm}. The formulas are theorems; the tests compare each with search on all
 * positions of a small world. A formula says nothing of how long the play lasts, so the outcome has no depth.
 */
public final class ClosedFormMethod implements Method {

    private static final int LISTED = 1_000;

    @Override
    public String name() {
        return "closed-form";
    }

    @Override
    public Fit fit(Question<?, ?> question) {
        if (!(question.rules() instanceof ClosedForm<?, ?> rules)) {
            return Fit.no("method.closed-form.none");
        }
        if (question.value().subject() != Subject.OUTCOME) {
            return Fit.no("method.closed-form.value", "value", question.value().name());
        }
        if (!rules.decides(question.value().convention())) {
            return Fit.no(
                    "method.closed-form.convention",
                    "convention",
                    question.value().convention());
        }
        return Fit.yes(new Cost("O(size of the position)", 1, 0), "method.closed-form.fits");
    }

    @Override
    public <P, M> Answer<M> solve(Question<P, M> question, Watch watch) {
        ClosedForm<P, M> rules = (ClosedForm<P, M>) question.rules();
        Convention convention = question.value().convention();
        P start = rules.start();
        Answer<M> answer =
                Answer.of(convention, worth(!rules.isPrevious(start, convention)), name(), new Counts(0, -1));
        if (question.asks(Part.MOVES)) {
            answer = answer.withMoves(moves(rules, start, convention));
        }
        if (question.asks(Part.REASON)) {
            answer = answer.withReason(rules.facts(convention));
        }
        return answer;
    }

    private static Outcome worth(boolean wins) {
        return Outcome.of(wins ? Result.WIN : Result.LOSS);
    }

    private static <P, M> List<MoveWorth<M>> moves(ClosedForm<P, M> rules, P start, Convention convention) {
        boolean wins = !rules.isPrevious(start, convention);
        if (rules.moveCount(start) > LISTED) {
            return rules.winningMoves(start, convention, LISTED).stream()
                    .map(move -> new MoveWorth<>(move, worth(true), true))
                    .toList();
        }
        List<MoveWorth<M>> moves = new ArrayList<>();
        for (M move : rules.moves(start)) {
            boolean good = rules.isPrevious(rules.play(start, move), convention);
            moves.add(new MoveWorth<>(move, worth(good), good || !wins));
        }
        moves.sort(Comparator.comparing(MoveWorth::worth, Comparator.comparing(worth -> -worth.sign())));
        return moves;
    }
}
