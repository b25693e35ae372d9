package org.zermelo.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Clobber on a small board (M. Albert, J. Grossman, R. Nowakowski, D. Wolfe, An introduction to Clobber, Integers 5(2), 2005, A01):
 * Left owns x, Right owns o; a move puts a stone on an orthogonal neighbour of the opponent, which is taken away.
 *
 * @param start rows of x, o and dots, from the top, joined by slashes
 */
record Clobber(String start) implements PartizanRules<String, Clobber.Step> {

    /** A stone from one cell of the text to another. */
    record Step(int from, int to) {}

    @Override
    public List<Step> moves(String board, Player mover) {
        char own = mover == Player.LEFT ? 'x' : 'o';
        char other = mover == Player.LEFT ? 'o' : 'x';
        int width = board.indexOf('/') < 0 ? board.length() + 1 : board.indexOf('/') + 1;
        List<Step> steps = new ArrayList<>();
        for (int from = 0; from < board.length(); from++) {
            for (int to : new int[] {from - width, from - 1, from + 1, from + width}) {
                if (board.charAt(from) == own && to >= 0 && to < board.length() && board.charAt(to) == other) {
                    steps.add(new Step(from, to));
                }
            }
        }
        return List.copyOf(steps);
    }

    @Override
    public String play(String board, Player mover, Step step) {
        StringBuilder after = new StringBuilder(board);
        after.setCharAt(step.to(), board.charAt(step.from()));
        after.setCharAt(step.from(), '.');
        return after.toString();
    }

    @Override
    public Set<Trait> traits() {
        return Set.of(Trait.ACYCLIC);
    }

    /** The board with the players exchanged. */
    static String negative(String board) {
        return board.replace('x', '#').replace('o', 'x').replace('#', 'o');
    }
}
