package org.zermelo.board.grid;

import org.zermelo.game.Ending;
import org.zermelo.game.PackedRules;

/**
 * Connect-k on boards beyond {@link TernaryBoard}: a position is the key of its {@link ColumnBoard}, the level is the number of
 * free cells, and left and right are alike.
 */
final class ColumnKernel implements PackedRules {

    private final ColumnBoard board;

    ColumnKernel(ColumnBoard board) {
        this.board = board;
    }

    @Override
    public long start() {
        return board.key(0, 0);
    }

    /** One more than there are keys would not be a {@code long} where these have 63 bits; the last number is none of them. */
    @Override
    public long bound() {
        return Long.MAX_VALUE >>> 63 - board.bits();
    }

    @Override
    public int mostOptions() {
        return board.columns();
    }

    @Override
    public int options(long position, long[] options) {
        long stones = board.stones(position);
        long own = board.own(position);
        if (board.hasRow(stones ^ own)) {
            return 0;
        }
        int count = 0;
        for (long rest = board.open(stones); rest != 0; rest &= rest - 1) {
            options[count++] = board.key(stones ^ own, stones | Long.lowestOneBit(rest));
        }
        return count;
    }

    /** The column of the i-th move of a position. */
    int column(long position, int index) {
        long open = board.open(board.stones(position));
        for (int i = 0; i < index; i++) {
            open &= open - 1;
        }
        return Long.numberOfTrailingZeros(open) / (board.rows() + 1);
    }

    @Override
    public Ending ending(long position) {
        return board.hasRow(board.stones(position) ^ board.own(position)) ? Ending.LAST_MOVER_WINS : Ending.TIE;
    }

    @Override
    public int levels() {
        return board.size() + 1;
    }

    @Override
    public int level(long position) {
        return board.size() - Long.bitCount(board.stones(position));
    }

    @Override
    public long canonical(long position) {
        return Math.min(position, board.mirrored(position));
    }

    @Override
    public long classSize(long canonical) {
        return board.mirrored(canonical) == canonical ? 1 : 2;
    }
}
