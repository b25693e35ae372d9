package org.zermelo.board.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.zermelo.game.BadInputException;

/**
 * Sim: two players colour the lines between n points in turn; who completes a triangle of his own colour loses. On six
 * points no play ends without a triangle (Ramsey), and the second player wins (E. Mead, A. Rosa, C. Huang, The game of Sim,
 * Mathematics Magazine 47(5), 1974).
 */
public final class Sim extends GridGame {

    private static final int MOST_POINTS = 7;

    private final int points;
    private final LineKernel kernel;
    private final List<String> edges = new ArrayList<>();

    private Sim(int points, LineKernel kernel) {
        super("sim(" + points + ")", kernel);
        this.points = points;
        this.kernel = kernel;
        for (int a = 1; a <= points; a++) {
            for (int b = a + 1; b <= points; b++) {
                edges.add("" + a + b);
            }
        }
    }

    /**
     * Sim on this many points.
     *
     * @throws BadInputException when there are more than 7
     */
    public static Sim of(int points) {
        if (points < 0 || points > MOST_POINTS) {
            throw new BadInputException("grid.sim", "seen", points, "most", MOST_POINTS);
        }
        int count = points * (points - 1) / 2;
        TernaryBoard board = new TernaryBoard(count, IntStream.range(0, count).toArray());
        return new Sim(points, new LineKernel(board, Lines.triangles(points), false, false));
    }

    /** Points between which lines are drawn. */
    public int points() {
        return points;
    }

    @Override
    String moveText(long key, int index) {
        return edges.get(kernel.freeCell(key, index));
    }

    /** The lines of the first player, a bar, and those of the second, such as {@code 12 34|13}. */
    @Override
    String boardText(long key) {
        long colours = kernel.board().colours(key);
        return names(TernaryBoard.first(colours)) + "|" + names(TernaryBoard.second(colours));
    }

    private String names(int set) {
        List<String> names = new ArrayList<>();
        for (int edge = 0; edge < edges.size(); edge++) {
            if ((set >> edge & 1) != 0) {
                names.add(edges.get(edge));
            }
        }
        return String.join(" ", names);
    }

    @Override
    long read(String text) {
        String[] halves = text.split("\\|", -1);
        return kernel.board().filling(set(halves[0]) | (long) set(halves[1]) << 32);
    }

    private int set(String names) {
        int set = 0;
        for (String name : names.isBlank() ? new String[0] : names.strip().split(" +")) {
            set |= 1 << Math.max(0, edges.indexOf(name));
        }
        return set;
    }

    @Override
    public String drawing(GridPosition position) {
        return boardText(position.key());
    }
}
