package org.zermelo.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Rules;
import org.zermelo.notation.Game;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Watch;
import org.zermelo.value.Margin;
import org.zermelo.value.Nimber;
import org.zermelo.value.Worth;

/**
 * Whether a claim about a game holds, with the witness or the refutation.
 *
 * @param holds whether it does
 * @param whole the answer at the start, with line and reason
 * @param steps for a claimed line: its moves, each with what it gave away; else the first moves, each with its best reply
 */
public record Why(Game game, Claim claim, boolean holds, Answer<?> whole, List<Step> steps) {

    private static final int MOST_STEPS = 1000;

    /**
     * A move and what it is worth.
     *
     * @param position the text of the position before it
     * @param move the move's text
     * @param worth what it is worth to the mover
     * @param best whether no move is better
     * @param better the best move there, when this one is not
     * @param bestWorth what the best move is worth
     * @param reply the opponent's best reply; empty when the play ends or none was asked
     */
    public record Step(
            String position,
            String move,
            Worth worth,
            boolean best,
            Optional<String> better,
            Worth bestWorth,
            Optional<String> reply) {}

    public Why {
        steps = List.copyOf(steps);
    }

    /**
     * Judges a claim.
     *
     * @throws BadInputException when the claim names a move that is not legal
     */
    public static Why of(Desk desk, Game game, Claim claim, Watch watch) {
        return of(game, claim, new Evaluator<>(desk, game.rules(), game.value(), watch));
    }

    private static <P, M> Why of(Game game, Claim claim, Evaluator<P, M> evaluator) {
        Answer<M> whole = evaluator.wholly(evaluator.rules().start());
        if (claim instanceof Claim.Line line) {
            List<Step> steps = line(game, evaluator, line.moves());
            return new Why(game, claim, steps.stream().allMatch(Step::best), whole, steps);
        }
        return new Why(game, claim, holds(claim, whole.worth()), whole, replies(evaluator, whole));
    }

    private static boolean holds(Claim claim, Worth worth) {
        if (claim instanceof Claim.Winner winner) {
            return worth.sign() == winner.sign();
        }
        Claim.Exactly exactly = (Claim.Exactly) claim;
        if (worth instanceof Margin margin && !exactly.nimber()) {
            return margin.points() == exactly.number();
        }
        if (worth instanceof Nimber nimber && exactly.nimber()) {
            return nimber.nimber() == exactly.number();
        }
        throw new BadInputException("why.other-value", "kind", worth.kind());
    }

    private static <P, M> List<Step> line(Game game, Evaluator<P, M> evaluator, String line) {
        List<Step> steps = new ArrayList<>();
        Match<P, M> match = Match.of(game, evaluator.rules()).playAll(line);
        for (int ply = 0; ply < match.plies(); ply++) {
            P position = match.position(ply);
            steps.add(step(
                    evaluator, position, evaluator.at(position), match.line().get(ply), null));
        }
        return steps;
    }

    private static <P, M> List<Step> replies(Evaluator<P, M> evaluator, Answer<M> whole) {
        List<Step> steps = new ArrayList<>();
        Rules<P, M> rules = evaluator.rules();
        for (Answer.MoveWorth<M> option : whole.moves()) {
            if (steps.size() >= MOST_STEPS) {
                break;
            }
            Answer<M> after = evaluator.at(rules.play(rules.start(), option.move()));
            String reply =
                    after.moves().isEmpty() ? null : after.moves().get(0).move().toString();
            steps.add(step(evaluator, rules.start(), whole, option.move(), reply));
        }
        return steps;
    }

    private static <P, M> Step step(
            Evaluator<P, M> evaluator, P position, Answer<M> answer, M move, @Nullable String reply) {
        Worth made = evaluator.worth(position, answer, move);
        Optional<Answer.MoveWorth<M>> top = answer.moves().stream().findFirst();
        Worth most = top.map(Answer.MoveWorth::worth).orElse(made);
        boolean best = made.equals(most);
        return new Step(
                Texts.position(evaluator.rules(), position),
                move.toString(),
                made,
                best,
                best ? Optional.empty() : top.map(option -> option.move().toString()),
                most,
                Optional.ofNullable(reply));
    }
}
