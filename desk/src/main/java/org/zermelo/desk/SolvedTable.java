package org.zermelo.desk;

import java.util.Optional;
import org.zermelo.plan.Planner;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Answers;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.solve.sweep.TableMethod;

/** The worths of all positions that are reached from the start of a question, and the name of the method that found them. */
record SolvedTable<P>(TableMethod.Whole<P> whole, String method) {

    /** The table that the best method makes; empty where it makes none. */
    static <P, M> Optional<SolvedTable<P>> of(Planner planner, Question<P, M> question, Watch watch) {
        return planner.method(question, watch) instanceof TableMethod maker
                ? maker.all(question, watch).map(whole -> new SolvedTable<>(whole, maker.name()))
                : Optional.empty();
    }

    /** The answer to the same question about one of the positions, which is the start of this one's rules. */
    <M> Answer<M> answer(Question<P, M> here) {
        return Answers.of(here, whole.codes(), method, whole.counts());
    }
}
