package org.zermelo.board.grid;

import java.util.Arrays;

/**
 * The fillings of a {@link TernaryBoard} that a finite automaton accepts, numbered without gaps in the order of their numbers.
 * The automaton reads the cells from the last to the first, as the digits of a number are written; how many fillings each of its
 * states can still accept is counted beforehand. Both directions take O(cells): a few reads from tables for each.
 *
 * <p>This is ranking by counting (D. Kreher, D. Stinson, Combinatorial Algorithms, 1999, chapter 2), with the states in the place
 * of the prefixes.
 */
final class FillingOrder implements Order {

    /** What the automaton does with a cell. */
    @FunctionalInterface
    interface CellStep {
        /** The state, at least 0, after a cell with this colour (0 for none) was read; -1 when no such filling is wanted. */
        int next(int state, int cell, int colour);
    }

    /** Which of the last states are those of fillings that are wanted. */
    @FunctionalInterface
    interface Accepted {
        boolean at(int state);
    }

    private static final int START = 0;

    private final TernaryBoard board;
    private final int cells;
    private final int states;
    /** For each cell, state and colour the next state, or -1 when nothing is accepted from there. */
    private final int[] next;
    /** For each cell, state and colour the number of fillings with a smaller colour there, and in the end of all. */
    private final long[] before;

    /**
     * Counts the fillings; the automaton begins in state 0.
     *
     * @param states a bound of the states
     */
    FillingOrder(TernaryBoard board, int states, CellStep step, Accepted accepted) {
        this.board = board;
        this.cells = board.cells();
        this.states = states;
        this.next = new int[cells * states * 3];
        this.before = new long[cells * states * 4];
        Arrays.fill(next, -1);
        long[] below = new long[states];
        for (int state = 0; state < states; state++) {
            below[state] = accepted.at(state) ? 1 : 0;
        }
        for (int cell = 0; cell < cells; cell++) {
            long[] here = new long[states];
            for (int state = 0; state < states; state++) {
                int at = cell * states + state;
                for (int colour = 0; colour < 3; colour++) {
                    int to = step.next(state, cell, colour);
                    boolean some = to >= 0 && below[to] > 0;
                    next[at * 3 + colour] = some ? to : -1;
                    before[at * 4 + colour + 1] = before[at * 4 + colour] + (some ? below[to] : 0);
                }
                here[state] = before[at * 4 + 3];
            }
            below = here;
        }
    }

    @Override
    public long size() {
        return before[((cells - 1) * states + START) * 4 + 3];
    }

    @Override
    public long index(long filling) {
        long colours = board.colours(filling);
        int first = TernaryBoard.first(colours);
        int second = TernaryBoard.second(colours);
        long index = 0;
        int state = START;
        for (int cell = cells - 1; cell >= 0; cell--) {
            int colour = first >>> cell & 1 | (second >>> cell & 1) << 1;
            int at = cell * states + state;
            index += before[at * 4 + colour];
            state = next[at * 3 + colour];
            if (state < 0) {
                return -1;
            }
        }
        return index;
    }

    @Override
    public long at(long index) {
        long rest = index;
        long colours = 0;
        int state = START;
        for (int cell = cells - 1; cell >= 0; cell--) {
            int at = cell * states + state;
            int colour = rest < before[at * 4 + 1] ? 0 : rest < before[at * 4 + 2] ? 1 : 2;
            rest -= before[at * 4 + colour];
            state = next[at * 3 + colour];
            colours |= colour == 0 ? 0 : 1L << cell + 32 * (colour - 1);
        }
        return board.filling(colours);
    }
}
