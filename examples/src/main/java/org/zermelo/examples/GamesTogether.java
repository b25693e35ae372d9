package org.zermelo.examples;

import java.util.List;
import org.zermelo.nim.Nim;
import org.zermelo.plan.Planner;
import org.zermelo.solve.Answer;
import org.zermelo.sum.Sum;
import org.zermelo.sum.SumMove;
import org.zermelo.value.Values;

/** A sum: three games side by side, a move in one of them at each turn. */
public final class GamesTogether {

    private GamesTogether() {}

    /** Prints the nimber of the sum and its winning moves; the way of 10,000 squares costs no more than alone. */
    public static void main(String[] args) {
        Sum sum = Sum.of(List.of(new WayHome(20), new WayHome(10_000), Nim.of(3, 5)));
        Answer<SumMove> answer = Planner.standard().solve(sum, Values.nimber());
        System.out.println(answer.worth());
        answer.bestMoves().forEach(move -> System.out.println("game " + move.component() + ": " + move.move()));
    }
}
