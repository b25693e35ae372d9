package org.zermelo.examples;

import java.util.List;
import org.zermelo.plan.Planner;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Answer.Counts;
import org.zermelo.solve.Answers;
import org.zermelo.solve.Codes;
import org.zermelo.solve.Cost;
import org.zermelo.solve.Fit;
import org.zermelo.solve.Method;
import org.zermelo.solve.PlainSearch;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

/** A method of one's own: the way home from the near end, one square after the other. */
public final class WayHomeTable implements Method {

    @Override
    public String name() {
        return "way-home-table";
    }

    @Override
    public Fit fit(Question<?, ?> question) {
        return question.rules() instanceof WayHome way
                ? Fit.yes(new Cost("O(n)", way.start(), 8L * way.start()), "way-home.fits")
                : Fit.no("way-home.other-game");
    }

    @Override
    public <P, M> Answer<M> solve(Question<P, M> question, Watch watch) {
        WayHome way = (WayHome) question.rules();
        long[] codes = codes(way, question.value(), watch);
        return Answers.of(question, square -> codes[(Integer) square], name(), new Counts(codes.length, codes.length));
    }

    private static long[] codes(WayHome way, Value value, Watch watch) {
        long[] codes = new long[way.start() + 1];
        codes[0] = value.ended(way.ending(0));
        for (int square = 1; square < codes.length; square++) {
            watch.check();
            List<Integer> steps = way.moves(square);
            long[] along = new long[steps.size()];
            for (int i = 0; i < along.length; i++) {
                along[i] = value.along(codes[square - steps.get(i)], 0);
            }
            codes[square] = Codes.fold(value, along, along.length);
        }
        return codes;
    }

    /** Prints which method of two the planner takes, and what it answers. */
    public static void main(String[] args) {
        Planner planner = new Planner(List.of(new PlainSearch(), new WayHomeTable()));
        Answer<Integer> answer = planner.solve(new WayHome(1_000), Values.outcome());
        System.out.println(answer.method() + ": " + answer.worth() + " " + answer.bestMoves());
    }
}
