package org.zermelo.plan;

import java.util.Optional;
import org.zermelo.game.Note;
import org.zermelo.solve.Fit;
import org.zermelo.solve.Question;
import org.zermelo.value.Subject;

/**
 * The default question: who wins and how soon. It is only who wins where no method is sure to have the memory for depths
 * and some method is sure to have it for the winner.
 *
 * @param why why depths are left out; empty when they are not
 * @param known what every method says to the question, where that had to be found out
 */
public record Asked<P, M>(Question<P, M> question, Optional<Note> why, Optional<Plan> known) {

    /** The question as it is. */
    public static <P, M> Asked<P, M> as(Question<P, M> question) {
        return new Asked<>(question, Optional.empty(), Optional.empty());
    }

    /** The question, or only who wins. */
    static <P, M> Asked<P, M> affordable(Planner planner, Question<P, M> question) {
        if (question.value().subject() != Subject.OUTCOME || !question.value().hasPlies()) {
            return as(question);
        }
        Plan plan = planner.plan(question);
        if (plan.entries().stream().anyMatch(entry -> entry.usable() && bytes(entry) >= 0)) {
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
                Note why = Note.of(
                        "plan.without-depth",
                        "method",
                        big.method().name(),
                        "needed",
                        bytes(big),
                        "allowed",
                        question.budget().bytes(),
                        "instead",
                        bytes(small));
                return new Asked<>(winner, Optional.of(why), Optional.empty());
            }
        }
        return new Asked<>(question, Optional.empty(), Optional.of(plan));
    }

    private static long bytes(Plan.Entry entry) {
        return entry.fit() instanceof Fit.Yes yes ? yes.cost().bytes() : -1;
    }
}
