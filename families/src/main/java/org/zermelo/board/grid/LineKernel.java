package org.zermelo.board.grid;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Ending;
import org.zermelo.game.PackedRules;
import org.zermelo.solve.LineFilling;

/**
 * Two colours take turns to claim a free cell until one owns all cells of a line: tic-tac-toe and its kin, where that wins,
 * and Sim, where it loses. The level is the number of free cells.
 */
final class LineKernel implements PackedRules {

    private static final long LOW = 0xFFFF_FFFFL;

    private final TernaryBoard board;
    private final LineSet lines;
    private final boolean lineWins;
    private final boolean symmetric;
    private final int all;
    /** With gravity the columns of the board, so that only the lowest free cell of each can be claimed; else 0. */
    private final int gravity;
    /** The boards that turns can make, with gravity those whose columns have no gaps; null when its tables would be too large. */
    private final @Nullable Order order;

    /**
     * The rules.
     *
     * @param lines sets of cells
     * @param lineWins whether a line wins, or loses
     * @param symmetric whether positions are reduced by the board's symmetries
     */
    LineKernel(TernaryBoard board, List<Integer> lines, boolean lineWins, boolean symmetric) {
        this(board, lines, lineWins, symmetric, 0);
    }

    LineKernel(TernaryBoard board, List<Integer> lines, boolean lineWins, boolean symmetric, int gravity) {
        this.board = board;
        this.gravity = gravity;
        this.lines = new LineSet(board.cells(), lines);
        this.lineWins = lineWins;
        this.symmetric = symmetric;
        this.order = TurnOrders.order(board, gravity);
        this.all = board.cells() == 32 ? -1 : (1 << board.cells()) - 1;
    }

    TernaryBoard board() {
        return board;
    }

    /** A position as marks on cells, where a line wins. */
    LineFilling.Marks marks(long position) {
        long colours = board.colours(position);
        long first = colours & LOW;
        long second = colours >>> Integer.SIZE;
        boolean firstMoves = Long.bitCount(first) == Long.bitCount(second);
        return new LineFilling.Marks(
                board.cells(), firstMoves ? first : second, firstMoves ? second : first, lines.sets(), lines.sets());
    }

    @Override
    public long start() {
        return 0;
    }

    @Override
    public long bound() {
        return board.fillings();
    }

    @Override
    public long indices() {
        return order == null ? 0 : order.size();
    }

    @Override
    public long index(long position) {
        return Objects.requireNonNull(order).index(position);
    }

    @Override
    public long at(long index) {
        return Objects.requireNonNull(order).at(index);
    }

    /** With gravity, and among representatives of symmetry, reach is not told by the cells alone. */
    @Override
    public boolean knowsReach() {
        return order != null && !symmetric && gravity == 0;
    }

    /**
     * Play ends with the first line, so the boards in reach are those without a line, for a part of one has none either, and
     * those with lines of the last mover alone that share a cell, which he claimed last.
     */
    @Override
    public boolean reached(long position) {
        long colours = board.colours(position);
        int first = TernaryBoard.first(colours);
        int second = TernaryBoard.second(colours);
        boolean firstMoves = firstMoves(first | second);
        if (lines.in(firstMoves ? first : second)) {
            return false;
        }
        int last = firstMoves ? second : first;
        boolean ended = lines.in(last);
        for (int rest = last; ended && rest != 0; rest &= rest - 1) {
            ended = lines.in(last & ~Integer.lowestOneBit(rest));
        }
        return !ended;
    }

    @Override
    public int mostParents() {
        return board.cells();
    }

    /** The last mover takes back a piece on which none stands, if there was no line before he set it. */
    @Override
    public int parents(long position, long[] parents) {
        long colours = board.colours(position);
        int first = TernaryBoard.first(colours);
        int second = TernaryBoard.second(colours);
        int taken = first | second;
        boolean firstMoves = firstMoves(taken);
        int last = firstMoves ? second : first;
        int lead = Integer.bitCount(first) - Integer.bitCount(second);
        boolean hole = gravity > 0 && (taken & all & ~(all >>> gravity) | taken >>> gravity & taken) != taken;
        if (lead < 0 || lead > 1 || hole || lines.in(firstMoves ? first : second)) {
            return 0;
        }
        // with gravity the cell above is that many before
        int top = gravity == 0 ? last : last & ~(taken << gravity);
        int count = 0;
        for (int rest = top; rest != 0; rest &= rest - 1) {
            int piece = Integer.lowestOneBit(rest);
            if (!lines.in(last & ~piece)) {
                parents[count++] = position - (firstMoves ? 2 : 1) * board.power(Integer.numberOfTrailingZeros(piece));
            }
        }
        return count;
    }

    @Override
    public int mostOptions() {
        return board.cells();
    }

    @Override
    public int options(long position, long[] options) {
        long colours = board.colours(position);
        int first = TernaryBoard.first(colours);
        int second = TernaryBoard.second(colours);
        boolean firstMoves = firstMoves(first | second);
        if (lines.in(firstMoves ? second : first)) {
            return 0;
        }
        int count = 0;
        int weight = firstMoves ? 1 : 2;
        for (int free = claimable(first | second); free != 0; free &= free - 1) {
            options[count++] = position + weight * board.power(Integer.numberOfTrailingZeros(free));
        }
        return count;
    }

    private int claimable(int taken) {
        int free = all & ~taken;
        // a cell can be reached when the one below it is taken or is the ground
        return gravity == 0 ? free : free & (taken >>> gravity | all & ~(all >>> gravity));
    }

    /** The cell that the i-th move of a position claims. */
    int freeCell(long position, int index) {
        long colours = board.colours(position);
        int free = claimable(TernaryBoard.first(colours) | TernaryBoard.second(colours));
        for (int i = 0; i < index; i++) {
            free &= free - 1;
        }
        return Integer.numberOfTrailingZeros(free);
    }

    static boolean firstMoves(int taken) {
        return (Integer.bitCount(taken) & 1) == 0;
    }

    @Override
    public Ending ending(long position) {
        long colours = board.colours(position);
        int first = TernaryBoard.first(colours);
        int second = TernaryBoard.second(colours);
        if (!lines.in(firstMoves(first | second) ? second : first)) {
            return Ending.TIE;
        }
        return lineWins ? Ending.LAST_MOVER_WINS : Ending.LAST_MOVER_LOSES;
    }

    @Override
    public int levels() {
        return board.cells() + 1;
    }

    @Override
    public int level(long position) {
        long colours = board.colours(position);
        return board.cells() - Long.bitCount(colours);
    }

    @Override
    public long canonical(long position) {
        return symmetric ? board.least(position) : position;
    }

    @Override
    public long classSize(long canonical) {
        return symmetric ? board.images(canonical) : 1;
    }
}
