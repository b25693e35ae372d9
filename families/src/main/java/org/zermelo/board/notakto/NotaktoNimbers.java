package org.zermelo.board.notakto;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.game.Rules;
import org.zermelo.solve.Nimbers;

/** Nimbers of several boards: those of the boards, added without carry. */
final class NotaktoNimbers implements Nimbers<Boards, Cross> {

    /** Positions of more boards are counted, not listed. */
    private static final int LISTED = 1_000;

    private final NotaktoTable table;
    private final SquareLines lines;

    NotaktoNimbers(NotaktoTable table, SquareLines lines) {
        this.table = table;
        this.lines = lines;
    }

    @Override
    public long nimber(Boards position) {
        int xor = 0;
        for (int board = 0; board < position.count(); board++) {
            xor ^= table.nimber(position.crosses(board));
        }
        return xor;
    }

    @Override
    public long counted() {
        return 1L << lines.cells();
    }

    /** Tries the cells of each board on its own, so many boards cost no more than their cells. */
    @Override
    public List<Cross> movesTo(Rules<Boards, Cross> rules, Boards position, long nimber, int limit) {
        long change = nimber(position) ^ nimber;
        int side = lines.side();
        List<Cross> found = new ArrayList<>();
        for (int board = 0; board < position.count() && found.size() < limit; board++) {
            int crosses = position.crosses(board);
            Boards alone = new Boards(side, new int[] {crosses});
            long wanted = table.nimber(crosses) ^ change;
            for (Cross move : ((Notakto) rules).moves(alone)) {
                int after = crosses | 1 << (move.row() - 1) * side + move.column() - 1;
                if (table.nimber(after) == wanted && found.size() < limit) {
                    found.add(new Cross(board + 1, move.row(), move.column()));
                }
            }
        }
        return found;
    }

    /** Counts the free cells of live boards; under the rule that forbids lines some of them may be no moves. */
    @Override
    public long moveCount(Rules<Boards, Cross> rules, Boards position) {
        return position.count() <= LISTED ? rules.moves(position).size() : ((Notakto) rules).level(position);
    }
}
