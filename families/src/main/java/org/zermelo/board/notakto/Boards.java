package org.zermelo.board.notakto;

import java.util.Arrays;
import java.util.stream.Collectors;

/** Square boards with crosses: for each board a number whose bit {@code row * side + column} is a cross. */
public final class Boards {

    private final int side;
    private final int[] crosses;

    Boards(int side, int[] crosses) {
        this.side = side;
        this.crosses = crosses;
    }

    /** The number of boards, dead ones included. */
    public int count() {
        return crosses.length;
    }

    /** The cells in a row. */
    public int side() {
        return side;
    }

    /** The crosses of a board, from 0, as bits. */
    public int crosses(int board) {
        return crosses[board];
    }

    /** Whether a cell holds a cross; all counted from 0. */
    public boolean isCrossed(int board, int row, int column) {
        return (crosses[board] >>> row * side + column & 1) != 0;
    }

    Boards with(int board, int cell) {
        int[] next = crosses.clone();
        next[board] |= 1 << cell;
        return new Boards(side, next);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Boards boards && side == boards.side && Arrays.equals(crosses, boards.crosses);
    }

    @Override
    public int hashCode() {
        return 31 * side + Arrays.hashCode(crosses);
    }

    /** Each board row by row, {@code x} a cross and {@code .} a free cell: {@code x../.../...}. */
    @Override
    public String toString() {
        return Arrays.stream(crosses).mapToObj(this::text).collect(Collectors.joining(" "));
    }

    private String text(int board) {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < side * side; cell++) {
            if (cell > 0 && cell % side == 0) {
                text.append('/');
            }
            text.append((board >>> cell & 1) != 0 ? 'x' : '.');
        }
        return text.toString();
    }
}
