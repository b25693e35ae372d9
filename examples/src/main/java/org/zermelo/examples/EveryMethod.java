package org.zermelo.examples;

import org.zermelo.plan.Planner;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Method;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.value.Values;

/** One question, and every method that can answer it. */
public final class EveryMethod {

    private EveryMethod() {}

    /** Prints what each method says and how many positions it entered. */
    public static void main(String[] args) {
        Question<Integer, Integer> question = Question.of(new WayHome(20), Values.nimber());
        for (Method method : Planner.standard().plan(question).usable()) {
            Answer<Integer> answer = method.solve(question, Watch.NONE);
            System.out.println(method.name() + ": " + answer.worth() + ", "
                    + answer.counts().nodes() + " positions entered");
        }
    }
}
