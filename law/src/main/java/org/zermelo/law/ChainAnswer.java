package org.zermelo.law;

import java.util.List;
import java.util.Optional;
import org.zermelo.law.automaton.Automaton;
import org.zermelo.law.automaton.Base;
import org.zermelo.law.formula.DecisionProcedure;
import org.zermelo.law.formula.LinearSum;
import org.zermelo.law.formula.Presburger;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RuleMove;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Answer.Counts;
import org.zermelo.solve.Answer.MoveWorth;
import org.zermelo.solve.Question;
import org.zermelo.solve.Question.Part;
import org.zermelo.value.Nimber;
import org.zermelo.value.Outcome;
import org.zermelo.value.SomeNimber;
import org.zermelo.value.Value.Fold;
import org.zermelo.value.Worth;

/** One question about one size, answered by the greatest lost size up to it. */
final class ChainAnswer {

    private final RuleGame game;
    private final ChainLaw law;
    private final Question<?, ?> question;

    ChainAnswer(RuleGame game, ChainLaw law, Question<?, ?> question) {
        this.game = game;
        this.law = law;
        this.question = question;
    }

    Answer<RuleMove> answer() {
        long size = game.start().value(0);
        long below = law.lostUpTo(size);
        boolean wins = below != size;
        boolean searched = question.asks(Part.MOVES) || question.asks(Part.REASON);
        Optional<RuleMove> move = wins && searched ? moveTo(below) : Optional.empty();
        Answer<RuleMove> answer = Answer.of(
                law.value().convention(),
                worth(wins),
                "law",
                new Counts(law.shown().size(), -1));
        if (question.asks(Part.MOVES)) {
            answer = answer.withMoves(move.map(one -> new MoveWorth<>(one, worth(false), true)).stream()
                    .toList());
        }
        return question.asks(Part.REASON)
                ? answer.withReason(ChainReason.of(law, size, below, move.orElse(null)))
                : answer;
    }

    /** The move that leaves a lost size. */
    private Optional<RuleMove> moveTo(long lost) {
        Base digits = new Base(2);
        Automaton only = new DecisionProcedure(digits).of(Presburger.equal(LinearSum.track(0), LinearSum.of(lost)));
        List<RuleMove> found = lost < 0
                ? List.of()
                : new WinningMoves(law.defined(), digits, only)
                        .of(game, game.start(), game.start().values(), 1);
        return found.stream().findFirst();
    }

    private Worth worth(boolean wins) {
        if (question.value().fold() == Fold.MEX) {
            return wins ? new SomeNimber() : new Nimber(0);
        }
        return Outcome.of(wins ? Outcome.Result.WIN : Outcome.Result.LOSS);
    }
}
