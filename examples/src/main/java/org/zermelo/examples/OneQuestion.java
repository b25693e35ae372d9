package org.zermelo.examples;

import org.zermelo.nim.Nim;
import org.zermelo.plan.Planner;
import org.zermelo.value.Values;

/** A game that has a name, solved in one call. */
public final class OneQuestion {

    private OneQuestion() {}

    /** Prints the nimber of a game of Nim and its winning moves. */
    public static void main(String[] args) {
        var answer = Planner.standard().solve(Nim.of(5, 3, 6, 2), Values.nimber());
        System.out.println(answer.worth() + " " + answer.bestMoves());
    }
}
