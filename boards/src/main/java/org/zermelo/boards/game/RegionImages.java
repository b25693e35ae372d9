package org.zermelo.boards.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongUnaryOperator;
import org.zermelo.boards.ground.GroundMove;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.Content;

/**
 * Where else a region of a board could lie, and how it could be turned, with the same moves in it; then it is the same game. What keeps
 * the moves is found from the moves written out: each of them, moved by a cell or turned, must be one of them wherever that is on the
 * board. With the colours exchanged, too, the game is the negative.
 */
final class RegionImages {

    private static final char ELSEWHERE = ' ';

    /** A turn of a rectangle: perhaps its rows and columns are exchanged first. */
    private record RectangleTurn(boolean exchanged, boolean upsideDown, boolean mirrored, boolean swap) {
        /** The turn that undoes this one. */
        RectangleTurn undone() {
            return exchanged ? new RectangleTurn(true, mirrored, upsideDown, swap) : this;
        }
    }

    private final int rows;
    private final int columns;
    private final List<RectangleTurn> turns = new ArrayList<>();
    private final List<RectangleTurn> swaps = new ArrayList<>();

    RegionImages(Board board, List<GroundMove> moves) {
        this.rows = board.rows();
        this.columns = board.columns();
        Set<GroundMove> bare = new HashSet<>();
        moves.forEach(move -> bare.add(move.bare()));
        if (isWhole(board) && moves.stream().allMatch(move -> movesByACell(move, bare))) {
            List<RectangleTurn> kept = turns().stream()
                    .filter(turn -> moves.stream().allMatch(move -> keeps(turn, move, bare)))
                    .toList();
            kept.stream()
                    .filter(turn -> kept.contains(turn.undone()))
                    .forEach(turn -> (turn.swap() ? swaps : turns).add(turn));
        }
    }

    /** Whether no cell is missing, so that cells are numbered row by row. */
    private static boolean isWhole(Board board) {
        for (int row = 0; row < board.rows(); row++) {
            for (int column = 0; column < board.columns(); column++) {
                if (board.cellAt(row, column) != row * board.columns() + column) {
                    return false;
                }
            }
        }
        return true;
    }

    private static List<RectangleTurn> turns() {
        List<RectangleTurn> all = new ArrayList<>();
        for (int bits = 0; bits < 16; bits++) {
            all.add(new RectangleTurn((bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0, (bits & 8) != 0));
        }
        return all;
    }

    // ---- what keeps the moves

    private boolean movesByACell(GroundMove move, Set<GroundMove> bare) {
        Box box = box(touched(move));
        return (box.top == 0 || bare.contains(move.image(cells -> cells >>> columns, false)))
                && (box.bottom == rows - 1 || bare.contains(move.image(cells -> cells << columns, false)))
                && (box.left == 0 || bare.contains(move.image(cells -> cells >>> 1, false)))
                && (box.right == columns - 1 || bare.contains(move.image(cells -> cells << 1, false)));
    }

    private boolean keeps(RectangleTurn turn, GroundMove move, Set<GroundMove> bare) {
        Box box = box(touched(move));
        return !fits(turn, box) || bare.contains(move.image(turned(turn, box), turn.swap()));
    }

    private LongUnaryOperator turned(RectangleTurn turn, Box box) {
        return cells -> {
            long image = 0;
            for (long rest = cells; rest != 0; rest &= rest - 1) {
                image |= 1L << place(turn, box, Long.numberOfTrailingZeros(rest));
            }
            return image;
        };
    }

    /** The cells that a move looks at or changes. */
    static long touched(GroundMove move) {
        long touched = 0;
        for (int value = 0; value < Content.VALUES; value++) {
            touched |= move.forbidden().get(value)
                    | move.sets().get(value)
                    | move.clears().get(value);
        }
        return touched;
    }

    // ---- images of regions

    /** The least image of a region in the upper left corner; the region itself where nothing keeps the moves. */
    String least(String region) {
        return least(region, turns).orElse(region);
    }

    /** The least image of a region with the colours exchanged; the region itself where that does not keep the moves. */
    String opposite(String region) {
        return least(region, swaps).orElse(region);
    }

    private Optional<String> least(String region, List<RectangleTurn> ways) {
        long cells = 0;
        for (int cell = 0; cell < region.length(); cell++) {
            cells |= region.charAt(cell) == ELSEWHERE ? 0 : 1L << cell;
        }
        Box box = box(cells);
        String least = null;
        for (RectangleTurn turn : ways) {
            if (fits(turn, box)) {
                String image = image(region, turn, box);
                least = least == null || image.compareTo(least) < 0 ? image : least;
            }
        }
        return Optional.ofNullable(least);
    }

    private String image(String region, RectangleTurn turn, Box box) {
        char[] image = new char[region.length()];
        Arrays.fill(image, ELSEWHERE);
        for (int cell = 0; cell < image.length; cell++) {
            char sign = region.charAt(cell);
            if (sign != ELSEWHERE) {
                int value = Content.SIGNS.indexOf(sign);
                image[place(turn, box, cell)] = turn.swap() ? Content.SIGNS.charAt(GroundMove.exchanged(value)) : sign;
            }
        }
        return new String(image);
    }

    // ---- rectangles

    /** The rectangle of some cells. */
    private record Box(int top, int bottom, int left, int right) {
        int height() {
            return bottom - top + 1;
        }

        int width() {
            return right - left + 1;
        }
    }

    private Box box(long cells) {
        int top = rows;
        int bottom = -1;
        int left = columns;
        int right = -1;
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            top = Math.min(top, cell / columns);
            bottom = Math.max(bottom, cell / columns);
            left = Math.min(left, cell % columns);
            right = Math.max(right, cell % columns);
        }
        return new Box(top, bottom, left, right);
    }

    private boolean fits(RectangleTurn turn, Box box) {
        return !turn.exchanged() || box.width() <= rows && box.height() <= columns;
    }

    /** Where a cell of a rectangle comes when that is turned and put into the upper left corner. */
    private int place(RectangleTurn turn, Box box, int cell) {
        int down = cell / columns - box.top;
        int along = cell % columns - box.left;
        int row = turn.exchanged() ? along : down;
        int column = turn.exchanged() ? down : along;
        int height = turn.exchanged() ? box.width() : box.height();
        int width = turn.exchanged() ? box.height() : box.width();
        return (turn.upsideDown() ? height - 1 - row : row) * columns + (turn.mirrored() ? width - 1 - column : column);
    }
}
