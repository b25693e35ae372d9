package org.zermelo.law.rise;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.zermelo.game.RefusedException;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RuleMove;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Answer.Counts;
import org.zermelo.solve.Answer.MoveWorth;
import org.zermelo.solve.Cost;
import org.zermelo.solve.Fit;
import org.zermelo.solve.Method;
import org.zermelo.solve.Question;
import org.zermelo.solve.Question.Part;
import org.zermelo.solve.Watch;
import org.zermelo.value.Outcome;
import org.zermelo.value.Outcome.Result;
import org.zermelo.value.Subject;
import org.zermelo.value.Value;
import org.zermelo.value.Value.Fold;
import org.zermelo.value.Worth;

/**
 * Answers for one heap that only grows, by additions and multiplications, to a target of any size: {@code +1, *2; end x >= 10^18}. What
 * the sizes are worth repeats on stretches, and there are few of these. Depths are told up to {@value Stretches#DEEPEST} plies.
 */
public final class RisingMethod implements Method {

    /** Fewer sizes have a table, which tells all depths. */
    private static final double SMALL = 100_000_000;

    private static final double STEPS = 1e7;

    @Override
    public String name() {
        return "stretches";
    }

    /** Whether a game is of this kind, however near its target. */
    public static boolean suits(RuleGame game) {
        return RisingRules.of(game).isPresent();
    }

    @Override
    public Fit fit(Question<?, ?> question) {
        if (!(question.rules() instanceof RuleGame game)) {
            return Fit.no("method.law.rules-only");
        }
        if (question.value().subject() != Subject.OUTCOME && question.value().fold() != Fold.MEX) {
            return Fit.no("method.law.value", "value", question.value().name());
        }
        Optional<RisingRules> rules = RisingRules.of(game);
        if (rules.isEmpty()) {
            return Fit.no("method.rise.other");
        }
        if (game.over(game.start()) || rules.get().greatest() - rules.get().least() < SMALL) {
            return Fit.no("method.rise.small");
        }
        return Fit.yes(new Cost("O(log n)", STEPS, -1), "method.rise.fits", "deepest", Stretches.DEEPEST);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <P, M> Answer<M> solve(Question<P, M> question, Watch watch) {
        if (!(question.rules() instanceof RuleGame game)) {
            throw new RefusedException("method.law.rules-only");
        }
        RisingRules rules = RisingRules.of(game).orElseThrow(() -> new RefusedException("method.rise.other"));
        Value value = question.value();
        Stretches stretches = Stretches.of(game, value, rules);
        long code = stretches.code(game.start().value(0));
        Answer<RuleMove> answer = Answer.of(
                value.convention(), worth(stretches, value, code), name(), new Counts(stretches.solved(), -1));
        return (Answer<M>) (question.asks(Part.MOVES) ? answer.withMoves(moves(game, value, stretches, code)) : answer);
    }

    private static Worth worth(Stretches stretches, Value value, long code) {
        return stretches.deep(code) ? Outcome.of(code > 0 ? Result.WIN : Result.LOSS) : value.worth(code);
    }

    private static List<MoveWorth<RuleMove>> moves(RuleGame game, Value value, Stretches stretches, long code) {
        boolean nimbers = value.fold() == Fold.MEX;
        List<MoveWorth<RuleMove>> moves = new ArrayList<>();
        for (RuleMove move : game.moves(game.start())) {
            long after = stretches.code(game.play(game.start(), move).value(0));
            long along = nimbers ? after : stretches.along(after);
            moves.add(new MoveWorth<>(move, worth(stretches, value, along), nimbers ? after == 0 : along == code));
        }
        moves.sort(Comparator.comparingLong(move -> -move.worth().sign()));
        return moves;
    }
}
