package org.zermelo.partizan.grid;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.game.Player;
import org.zermelo.partizan.play.PositionPicture;
import org.zermelo.partizan.play.PositionText;

/**
 * Ski Jumps: Left's skiers slide to the right, Right's to the left, as far as nobody stands in the way, and may leave the slope at the end
 * of their row. A jumper jumps over a skier of the other side right below onto the empty cell below that one, who is no jumper any more
 * (Winning Ways, chapter 1). The jumpers of both sides are what {@code other} holds.
 */
record SkiRules(CellPosition start) implements GridRules {

    /** Left's jumper and plain skier, Right's, and an empty cell. */
    private static final String SIGNS = "LlRr.";

    /** The rules from a position as it is written. */
    static SkiRules of(PositionText text) {
        List<String> rows = text.rows(SIGNS, CellPosition.MOST_CELLS);
        long[] kinds = new long[SIGNS.length()];
        String all = String.join("", rows);
        for (int cell = 0; cell < all.length(); cell++) {
            kinds[SIGNS.indexOf(all.charAt(cell))] |= 1L << cell;
        }
        return new SkiRules(new CellPosition(
                rows.size(), rows.get(0).length(), kinds[0] | kinds[1], kinds[2] | kinds[3], kinds[0] | kinds[2]));
    }

    @Override
    public List<GridMove> moves(CellPosition at, Player mover) {
        List<GridMove> moves = new ArrayList<>();
        for (long rest = mover == Player.LEFT ? at.left() : at.right(); rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            slide(moves, at, mover, from);
            jump(moves, at, mover, from);
        }
        return moves;
    }

    private static void slide(List<GridMove> moves, CellPosition at, Player mover, int from) {
        int way = mover == Player.LEFT ? 1 : -1;
        int row = from / at.columns();
        int to = from + way;
        while (to >= 0 && to / at.columns() == row && (at.free() & 1L << to) != 0) {
            moves.add(new GridMove(at, moved(at, mover, from, to), from, '-', to, -1));
            to += way;
        }
        if (to < 0 || to / at.columns() != row) {
            moves.add(new GridMove(at, without(at, from), from, '-', GridMove.OFF, -1));
        }
    }

    private static void jump(List<GridMove> moves, CellPosition at, Player mover, int from) {
        long over = at.step(at.other() & 1L << from, 1, 0) & (mover == Player.LEFT ? at.right() : at.left());
        long landing = at.step(over, 1, 0) & at.free();
        if (landing != 0) {
            int to = Long.numberOfTrailingZeros(landing);
            CellPosition after = moved(at, mover, from, to);
            CellPosition humbled =
                    new CellPosition(at.rows(), at.columns(), after.left(), after.right(), after.other() & ~over);
            moves.add(new GridMove(at, humbled, from, 'x', to, -1));
        }
    }

    private static CellPosition without(CellPosition at, int from) {
        long stay = ~(1L << from);
        return new CellPosition(at.rows(), at.columns(), at.left() & stay, at.right() & stay, at.other() & stay);
    }

    private static CellPosition moved(CellPosition at, Player mover, int from, int to) {
        CellPosition gone = without(at, from);
        long there = 1L << to;
        long jumper = (at.other() >>> from & 1) == 0 ? 0 : there;
        return mover == Player.LEFT
                ? new CellPosition(at.rows(), at.columns(), gone.left() | there, gone.right(), gone.other() | jumper)
                : new CellPosition(at.rows(), at.columns(), gone.left(), gone.right() | there, gone.other() | jumper);
    }

    /** Rows hang together where somebody may ever jump from one to another; rows without skiers are left out. */
    @Override
    public List<CellPosition> parts(CellPosition at) {
        boolean[] joined = joined(at);
        List<CellPosition> parts = new ArrayList<>();
        for (int top = 0; top < at.rows(); ) {
            int bottom = top;
            while (bottom + 1 < at.rows() && joined[bottom]) {
                bottom++;
            }
            CellPosition part = rows(at, top, bottom);
            if ((part.left() | part.right()) != 0) {
                parts.add(part);
            }
            top = bottom + 1;
        }
        return parts;
    }

    /** Whether a row hangs together with the next one: jumpers may come as far down as others stand to be jumped over. */
    private static boolean[] joined(CellPosition at) {
        boolean[] joined = new boolean[at.rows()];
        long[] jumpers = {at.other() & at.left(), at.other() & at.right()};
        long[] skiers = {at.left(), at.right()};
        boolean[][] jump = new boolean[2][at.rows()];
        boolean[][] stand = new boolean[2][at.rows()];
        for (int row = 0; row < at.rows(); row++) {
            for (int side = 0; side < 2; side++) {
                jump[side][row] = (jumpers[side] & row(at, row)) != 0;
                stand[side][row] = (skiers[side] & row(at, row)) != 0;
            }
        }
        for (int row = 0; row + 2 < at.rows(); row++) {
            for (int side = 0; side < 2; side++) {
                if (jump[side][row] && stand[1 - side][row + 1]) {
                    joined[row] = true;
                    joined[row + 1] = true;
                    jump[side][row + 2] = true;
                    stand[side][row + 2] = true;
                }
            }
        }
        return joined;
    }

    private static long row(CellPosition at, int row) {
        return -1L >>> (Long.SIZE - at.columns()) << row * at.columns();
    }

    private static CellPosition rows(CellPosition at, int top, int bottom) {
        int count = bottom - top + 1;
        int shift = top * at.columns();
        long cells = -1L >>> (Long.SIZE - count * at.columns());
        // in a row of its own nobody jumps
        long jumpers = count == 1 ? 0 : at.other() >>> shift & cells;
        return new CellPosition(
                count, at.columns(), at.left() >>> shift & cells, at.right() >>> shift & cells, jumpers);
    }

    /** None: a jumper has a bit in two words, as a number of two bits a cell does not tell. */
    @Override
    public long code(CellPosition part) {
        return -1;
    }

    /** The cells before the skiers, and the rows below the jumpers. */
    @Override
    public long level(CellPosition part) {
        long level = 0;
        for (long rest = part.left() | part.right(); rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            int column = cell % part.columns();
            level += (part.left() >>> cell & 1) != 0 ? part.columns() - column : column + 1;
            level += (part.other() >>> cell & 1) != 0 ? part.rows() - cell / part.columns() : 0;
        }
        return level;
    }

    @Override
    public PositionPicture picture(CellPosition position) {
        return new PositionPicture.Cells(position.columns(), text(position).replace("|", ""));
    }

    @Override
    public List<PositionPicture.Place> places(CellPosition position, GridMove move) {
        // who leaves the slope is clicked twice
        return List.of(PositionPicture.Place.of(move.from(), move.to() == GridMove.OFF ? move.from() : move.to()));
    }

    @Override
    public GridRules at(CellPosition position) {
        return new SkiRules(position);
    }

    private static String text(CellPosition at) {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < at.rows() * at.columns(); cell++) {
            text.append(cell > 0 && cell % at.columns() == 0 ? "|" : "");
            int plain = (int) (1 - (at.other() >>> cell & 1));
            text.append(SIGNS.charAt(
                    (at.left() >>> cell & 1) != 0 ? plain : (at.right() >>> cell & 1) != 0 ? 2 + plain : 4));
        }
        return text.toString();
    }

    @Override
    public String toString() {
        return "ski-jumps(" + text(start) + ")";
    }
}
