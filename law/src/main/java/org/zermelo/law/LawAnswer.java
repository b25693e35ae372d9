package org.zermelo.law;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.zermelo.game.RefusedException;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;
import org.zermelo.rule.forbid.ForbiddingGame;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Answer.Counts;
import org.zermelo.solve.Answer.MoveWorth;
import org.zermelo.solve.Question;
import org.zermelo.solve.Question.Part;
import org.zermelo.value.Nimber;
import org.zermelo.value.Outcome;
import org.zermelo.value.SomeNimber;
import org.zermelo.value.Value;
import org.zermelo.value.Value.Fold;
import org.zermelo.value.Worth;

/** One question about one position, answered by a judge. */
final class LawAnswer {

    private static final int LONGEST_LINE = 400;

    private final RuleGame game;
    private final Judge judge;
    private final Question<?, ?> question;
    private final boolean nimber;
    private final boolean few;

    /**
     * An answer.
     *
     * @param few whether all moves of a position are listed; else only winning ones are
     */
    LawAnswer(RuleGame game, Judge judge, Question<?, ?> question, boolean few) {
        this.game = game;
        this.judge = judge;
        this.question = question;
        this.nimber = question.value().fold() == Fold.MEX;
        this.few = few;
    }

    /** Who wins where the opponent may forbid moves; the first thing to do is to ask which. */
    static Answer<ForbiddingGame.Deed> of(ForbiddingGame game, Value value) {
        Law law = LawSearch.find(game.ruleset(), value, LawSearch.Effort.USUAL)
                .orElseThrow(() -> LawSearch.none(game.ruleset(), LawSearch.Effort.USUAL));
        Outcome worth = result(law.of(game.start().position().values()) != 0);
        return Answer.<ForbiddingGame.Deed>of(
                        value.convention(),
                        worth,
                        "law",
                        new Counts(law.automaton().states(), -1))
                .withMoves(asks(game).stream()
                        .map(ask -> new MoveWorth<>(ask, worth, true))
                        .toList());
    }

    /** What the player to move asks; more moves than can be listed are some. */
    private static List<ForbiddingGame.Deed> asks(ForbiddingGame game) {
        try {
            return game.moves(game.start());
        } catch (RefusedException e) {
            return List.of(ForbiddingGame.Deed.ASKS);
        }
    }

    Answer<RuleMove> answer() {
        long said = judge.of(game.start());
        Answer<RuleMove> answer =
                Answer.of(question.value().convention(), worth(said), "law", new Counts(judge.counted(), -1));
        if (question.asks(Part.MOVES)) {
            answer = answer.withMoves(moves(said));
        }
        if (question.asks(Part.LINE) && few) {
            answer = answer.withLine(line(), Optional.empty());
        }
        return question.asks(Part.REASON)
                ? answer.withReason(
                        judge.reason(game.start(), winningMove(game.start()).orElse(null)))
                : answer;
    }

    /** What is said of a position, as a nimber or from the view of the player to move. */
    private Worth worth(long said) {
        if (!nimber) {
            return result(said != 0);
        }
        return said == 0 || judge.tellsNimbers() ? new Nimber(said) : new SomeNimber();
    }

    private static Outcome result(boolean wins) {
        return Outcome.of(wins ? Outcome.Result.WIN : Outcome.Result.LOSS);
    }

    private List<MoveWorth<RuleMove>> moves(long said) {
        List<MoveWorth<RuleMove>> moves = new ArrayList<>();
        for (RuleMove move : few ? game.moves(game.start()) : judge.movesTo(game.start(), 0, LawMethod.LISTED)) {
            long left = judge.of(game.play(game.start(), move));
            Worth worth = nimber ? worth(left) : result(left == 0);
            moves.add(new MoveWorth<>(move, worth, left == 0 || !nimber && said == 0));
        }
        moves.sort(Comparator.comparingLong(move -> rank(move.worth())));
        return moves;
    }

    /** What is better for the mover comes first: the least nimber, one that is only known not to be 0 last. */
    private static long rank(Worth worth) {
        return worth instanceof Nimber nimber
                ? nimber.nimber()
                : worth instanceof SomeNimber ? Long.MAX_VALUE : -worth.sign();
    }

    private Optional<RuleMove> winningMove(RulePosition position) {
        return judge.movesTo(position, 0, 1).stream().findFirst();
    }

    /** A line in which the winner wins; empty when it is too long to be shown. */
    private List<RuleMove> line() {
        List<RuleMove> line = new ArrayList<>();
        RulePosition position = game.start();
        while (line.size() < LONGEST_LINE) {
            List<RuleMove> moves = game.moves(position);
            if (moves.isEmpty()) {
                return line;
            }
            RuleMove move = winningMove(position).orElse(moves.get(0));
            line.add(move);
            position = game.play(position, move);
        }
        return List.of();
    }
}
