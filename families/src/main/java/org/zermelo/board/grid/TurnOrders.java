package org.zermelo.board.grid;

import org.jspecify.annotations.Nullable;

/** Orders of the boards that two colours fill by turns. */
final class TurnOrders {

    /** States of all cells together, at 44 bytes each. */
    private static final long MOST_STATES = 1 << 19;

    private TurnOrders() {}

    /**
     * The boards with as many cells of the first colour as of the second, or one more; null when the tables would be too large.
     *
     * @param gravity the columns of the board when no cell may be taken before the one below it, else 0
     */
    static @Nullable Order order(TernaryBoard board, int gravity) {
        if (gravity == 0 && board.cells() <= BalancedOrder.MOST_CELLS) {
            return new BalancedOrder(board.cells());
        }
        return board.cells() * (long) leads(board) << gravity > MOST_STATES ? null : byAutomaton(board, gravity);
    }

    /** The same by an automaton, whatever its size. */
    static Order byAutomaton(TernaryBoard board, int gravity) {
        int leads = leads(board);
        return new FillingOrder(
                board, leads << gravity, (state, cell, colour) -> next(state, cell, colour, gravity, leads), state -> {
                    int lead = lead(state >> gravity);
                    return lead == 0 || lead == 1;
                });
    }

    /** More leads than boards can have on the way to one at which the colours are even. */
    private static int leads(TernaryBoard board) {
        return board.cells() + 3;
    }

    /** A state: a bit for each column in which a cell was free, and above them by how much the first colour leads. */
    private static int next(int state, int cell, int colour, int gravity, int leads) {
        int column = gravity == 0 ? 0 : 1 << cell % gravity;
        if (colour == 0) {
            return state | column;
        }
        int led = number(lead(state >> gravity) + (colour == 1 ? 1 : -1));
        return (state & column) != 0 || led >= leads ? -1 : led << gravity | state & (1 << gravity) - 1;
    }

    /** Leads 0, 1, -1, 2, -2, ... as 0, 1, 2, 3, 4, ... */
    private static int number(int lead) {
        return lead > 0 ? 2 * lead - 1 : -2 * lead;
    }

    private static int lead(int number) {
        return (number & 1) != 0 ? (number + 1) / 2 : -number / 2;
    }
}
