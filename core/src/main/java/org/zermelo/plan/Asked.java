package org.zermelo.plan;

import java.util.Optional;
import org.zermelo.game.Note;
import org.zermelo.game.RefusedException;
import org.zermelo.solve.Fit;
import org.zermelo.solve.NimberGame;
import org.zermelo.solve.Question;
import org.zermelo.solve.SizeSample;
import org.zermelo.solve.Watch;
import org.zermelo.value.Subject;
import org.zermelo.value.Value.Fold;
import org.zermelo.value.Values;

/**
 * The default question: who wins and how soon, or the nimber. It is only who wins where no method is sure to have the memory for depths
 * and some method is sure to have it for the winner, and where a formula tells who wins but the nimber would take too long.
 *
 * @param why why depths or the nimber are left out; empty when they are not
 * @param known what every method says to the question, where that had to be found out
 */
public record Asked<P, M>(Question<P, M> question, Optional<Note> why, Optional<Plan> known) {

    /** A nimber that takes more steps than these, about half a minute, is not sought where a formula tells who wins. */
    private static final double MOST_STEPS = 3e9;

    /** Steps for each option of a position that is searched. */
    private static final double STEPS_AN_OPTION = 10;

    /** The question as it is. */
    public static <P, M> Asked<P, M> as(Question<P, M> question) {
        return new Asked<>(question, Optional.empty(), Optional.empty());
    }

    /** The question, or only who wins. */
    static <P, M> Asked<P, M> affordable(Planner planner, Question<P, M> question) {
        if (question.value().fold() == Fold.MEX) {
            return nimberOrWinner(planner.plan(question), question);
        }
        if (question.value().subject() != Subject.OUTCOME || !question.value().hasPlies()) {
            return as(question);
        }
        Plan plan = planner.plan(question);
        if (plan.entries().stream().anyMatch(entry -> entry.usable() && !entry.endless() && bytes(entry) >= 0)) {
            return new Asked<>(question, Optional.empty(), Optional.of(plan));
        }
        Question<P, M> winner =
                new Question<>(question.rules(), question.value().withoutPlies(), question.parts(), question.budget());
        for (Plan.Entry big : plan.entries()) {
            if (!big.overBudget()) {
                continue;
            }
            Plan.Entry small = Plan.Entry.of(big.method(), big.method().fit(winner), winner.budget());
            if (small.usable() && bytes(small) >= 0) {
                Note why = Note.of("plan.without-depth")
                        .with("method", big.method().name())
                        .with("needed", bytes(big))
                        .with("allowed", question.budget().bytes())
                        .with("instead", bytes(small));
                return new Asked<>(winner, Optional.of(why), Optional.empty());
            }
        }
        return depthsOrWinner(planner, plan, question, winner);
    }

    /** Only who wins where a method of bounded memory is expected to end soon with that, and a sample says that depths have no room. */
    private static <P, M> Asked<P, M> depthsOrWinner(
            Planner planner, Plan plan, Question<P, M> question, Question<P, M> winner) {
        Plan.Entry small = planner.plan(winner).entries().get(0);
        if (!plan.entries().get(0).unbounded(question) || !soon(small) || bytes(small) < 0) {
            return new Asked<>(question, Optional.empty(), Optional.of(plan));
        }
        Plan sized = plan.sized(SizeSample.of(question.rules(), Watch.NONE));
        if (sized.solvable()) {
            return new Asked<>(question, Optional.empty(), Optional.of(sized));
        }
        Plan.Entry big = sized.entries().get(0);
        Note why = Note.of(
                "plan.without-depth",
                "method",
                big.method().name(),
                "needed",
                bytes(big),
                "allowed",
                question.budget().bytes());
        return new Asked<>(winner, Optional.of(why), Optional.empty());
    }

    private static <P, M> Asked<P, M> nimberOrWinner(Plan plan, Question<P, M> nimber) {
        if (!plan.outcomeIsKnown(nimber) || hopeful(plan.entries().get(0), nimber)) {
            return new Asked<>(nimber, Optional.empty(), Optional.of(plan));
        }
        Question<P, M> winner = new Question<>(nimber.rules(), Values.outcome(), nimber.parts(), nimber.budget());
        Note why = Note.of("plan.without-nimber", "value", nimber.value().name());
        return new Asked<>(winner, Optional.of(why), Optional.empty());
    }

    /** Whether a method is known to end soon, or searches a game that is small by a sample. */
    private static boolean hopeful(Plan.Entry best, Question<?, ?> question) {
        return soon(best)
                || best.usable()
                        && !best.endless()
                        && bytes(best) < 0
                        && !(question.rules() instanceof NimberGame<?, ?>)
                        && small(question);
    }

    private static boolean soon(Plan.Entry best) {
        return best.usable() && best.fit() instanceof Fit.Yes yes && yes.cost().steps() <= MOST_STEPS;
    }

    private static boolean small(Question<?, ?> question) {
        try {
            return SizeSample.of(question.rules(), Watch.NONE).edges() * STEPS_AN_OPTION <= MOST_STEPS;
        } catch (RefusedException e) {
            // there are more moves than can be listed
            return false;
        }
    }

    private static long bytes(Plan.Entry entry) {
        return entry.fit() instanceof Fit.Yes yes ? yes.cost().bytes() : -1;
    }
}
