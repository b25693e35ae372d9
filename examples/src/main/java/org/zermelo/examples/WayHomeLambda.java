package org.zermelo.examples;

import java.util.List;
import java.util.stream.Stream;
import org.zermelo.game.Games;
import org.zermelo.game.Rules;
import org.zermelo.plan.Planner;
import org.zermelo.solve.Answer;
import org.zermelo.value.Values;

/** The way home without a class of its own. */
public final class WayHomeLambda {

    private WayHomeLambda() {}

    /** Positions are squares, and moves the squares where they lead. */
    public static Rules<Integer, Integer> from(int start) {
        return Games.of(start, WayHomeLambda::next, (square, next) -> next);
    }

    private static List<Integer> next(int square) {
        return Stream.of(square - 1, square - 2, square % 2 == 0 ? square / 2 : -1)
                .filter(next -> next >= 0 && next < square)
                .distinct()
                .toList();
    }

    /** Prints who wins from square 20, and how. */
    public static void main(String[] args) {
        Answer<Integer> answer = Planner.standard().solve(from(20), Values.outcome());
        System.out.println(answer.worth());
        System.out.println("best to square " + answer.bestMoves() + ", found by " + answer.method());
    }
}
