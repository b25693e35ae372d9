package org.zermelo.board.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Ending;
import org.zermelo.game.PackedRules;

/**
 * Quixo on a square of n x n: take a free or own cube from the edge and push it, as one's own, into the row or column it
 * came from, from an end where it did not stand. A full line wins for its colour; who makes a line of the opponent loses,
 * even with a line of his own. Play may be endless.
 *
 * <p>A position is the board with the mover's cubes as first colour.
 */
final class QuixoKernel implements PackedRules {

    private final TernaryBoard board;
    private final LineSet lines;
    private final Push[] pushes;
    /** All pushes and all pushes taken back, on small boards; both begin with the colours exchanged. */
    private final @Nullable LineChanges forward;

    private final @Nullable LineChanges back;

    /** One push: its row, or behind all rows its column, the cells of it that move, and where the cube leaves and enters. */
    private record Push(int line, int from, int to, int leaving, int entering, int moving, int shift) {

        /** The cells of a colour after the others have moved up; the entering cell is left out. */
        int forward(int cells) {
            return cells & ~(leaving | moving) | shifted(cells & moving, shift);
        }

        /** The cells of a colour before the push; the leaving cell is left out. */
        int back(int cells) {
            int moved = shifted(moving, shift);
            return cells & ~(entering | moved) | shifted(cells & moved, -shift);
        }

        private static int shifted(int cells, int by) {
            return by > 0 ? cells << by : cells >>> -by;
        }
    }

    QuixoKernel(int side) {
        this.board = new TernaryBoard(side * side, TernaryBoard.gridSymmetries(side, side));
        this.lines = new LineSet(side * side, Lines.inRow(side, side, side));
        List<Push> all = new ArrayList<>();
        for (int cell = 0; cell < side * side; cell++) {
            int column = cell % side;
            int row = cell / side;
            if (column > 0 && column < side - 1 && row > 0 && row < side - 1) {
                continue;
            }
            addPushes(all, side, cell, row, column, 1);
            addPushes(all, side, cell, side + column, row, side);
        }
        this.pushes = all.toArray(Push[]::new);
        boolean tabled = LineChanges.fits(side);
        this.forward = tabled ? new LineChanges(board, side, this::pushed, null) : null;
        this.back = tabled ? new LineChanges(board, side, this::takenBack, lines) : null;
    }

    /** A line after each push of the second colour along it. */
    private void pushed(int line, long colours, LongConsumer found) {
        int own = TernaryBoard.second(colours);
        int other = TernaryBoard.first(colours);
        for (Push push : pushes) {
            if (push.line() == line && (other & push.leaving()) == 0) {
                found.accept(push.forward(other) | (long) (push.forward(own) | push.entering()) << 32);
            }
        }
    }

    /** A line before each push of the first colour along it. */
    private void takenBack(int line, long colours, LongConsumer found) {
        int mover = TernaryBoard.first(colours);
        for (Push push : pushes) {
            if (push.line() == line && (mover & push.entering()) != 0) {
                long before = push.back(mover) | (long) push.back(TernaryBoard.second(colours)) << 32;
                found.accept(before);
                found.accept(before | push.leaving());
            }
        }
    }

    /** The pushes of a cell along one direction, in which it is the at-th of its line. */
    private static void addPushes(List<Push> all, int side, int cell, int line, int at, int step) {
        for (int end : new int[] {0, side - 1}) {
            if (end == at) {
                continue;
            }
            int moving = 0;
            int towards = end > at ? 1 : -1;
            for (int i = at + towards; i != end + towards; i += towards) {
                moving |= 1 << cell + (i - at) * step;
            }
            int to = cell + (end - at) * step;
            all.add(new Push(line, cell, to, 1 << cell, 1 << to, moving, -towards * step));
        }
    }

    TernaryBoard board() {
        return board;
    }

    /** The name of the i-th move of a position: the cell that the cube leaves and the one where it enters. */
    int[] push(long position, int index) {
        int opponent = TernaryBoard.second(board.colours(position));
        int seen = 0;
        for (Push push : pushes) {
            if ((opponent & push.leaving()) == 0 && seen++ == index) {
                return new int[] {push.from(), push.to()};
            }
        }
        throw new IllegalArgumentException("no move " + index);
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
    public int mostOptions() {
        return pushes.length;
    }

    @Override
    public int options(long position, long[] options) {
        long colours = board.colours(position);
        int own = TernaryBoard.first(colours);
        int other = TernaryBoard.second(colours);
        if (lines.in(own) || lines.in(other)) {
            return 0;
        }
        int count = 0;
        for (Push push : pushes) {
            if ((other & push.leaving()) == 0) {
                long next = push.forward(other) & 0xFFFF_FFFFL | (long) (push.forward(own) | push.entering()) << 32;
                options[count++] = board.filling(next);
            }
        }
        return count;
    }

    @Override
    public int canonicalOptions(long position, long[] options) {
        if (forward == null) {
            return PackedRules.super.canonicalOptions(position, options);
        }
        long colours = board.colours(position);
        boolean ended = lines.in(TernaryBoard.first(colours)) || lines.in(TernaryBoard.second(colours));
        return ended ? 0 : forward.least(Long.rotateLeft(colours, 32), options);
    }

    @Override
    public Ending ending(long position) {
        int own = TernaryBoard.first(board.colours(position));
        return lines.in(own) ? Ending.LAST_MOVER_LOSES : Ending.LAST_MOVER_WINS;
    }

    @Override
    public long canonical(long position) {
        return board.least(position);
    }

    @Override
    public long classSize(long canonical) {
        return board.images(canonical);
    }

    @Override
    public int mostParents() {
        return 2 * pushes.length;
    }

    /** The player who has just moved owns the second colour here and the first colour in the parent. */
    @Override
    public int parents(long position, long[] parents) {
        long colours = board.colours(position);
        int mover = TernaryBoard.second(colours);
        int other = TernaryBoard.first(colours);
        int count = 0;
        for (Push push : pushes) {
            if ((mover & push.entering()) == 0) {
                continue;
            }
            int before = push.back(mover);
            int opponent = push.back(other);
            if (lines.in(opponent) || lines.in(before)) {
                continue;
            }
            long second = (long) opponent << 32;
            parents[count++] = board.filling(before & 0xFFFF_FFFFL | second);
            if (!lines.in(before | push.leaving())) {
                parents[count++] = board.filling((before | push.leaving()) & 0xFFFF_FFFFL | second);
            }
        }
        return count;
    }

    @Override
    public int canonicalParents(long position, long[] parents) {
        return back == null
                ? PackedRules.super.canonicalParents(position, parents)
                : back.least(Long.rotateLeft(board.colours(position), 32), parents);
    }
}
