package org.zermelo.board.treblecross;

import java.util.ArrayList;
import java.util.List;

/**
 * A row of squares, numbered from 1, some with a cross.
 *
 * @param squares how many squares there are, at least 0
 * @param crosses the squares with a cross, in rising order, any two at least three apart
 */
public record Strip(int squares, List<Integer> crosses) {

    /** Longer rows are written as their length and the squares of the crosses. */
    private static final int DRAWN = 80;

    public Strip {
        crosses = List.copyOf(crosses);
    }

    /**
     * The stretches between crosses and ends, from the left, as heaps of 0.007: k neighbouring squares that can be used are a
     * heap of k + 2, since a cross on one of them takes three of the heap and leaves the rest on its sides. A heap of less
     * than 3 has no square that can be used.
     */
    List<Integer> heaps() {
        List<Integer> heaps = new ArrayList<>();
        int before = -2;
        for (int cross : crosses) {
            heaps.add(cross - before - 3);
            before = cross;
        }
        heaps.add(squares - before);
        return heaps;
    }

    /** The row with a cross more, on a square that is no less than three from every other. */
    Strip with(int square) {
        List<Integer> more = new ArrayList<>(crosses);
        int at = 0;
        while (at < more.size() && more.get(at) < square) {
            at++;
        }
        more.add(at, square);
        return new Strip(squares, more);
    }

    @Override
    public String toString() {
        if (squares > DRAWN) {
            return squares + " " + crosses;
        }
        StringBuilder text = new StringBuilder(".".repeat(squares));
        crosses.forEach(square -> text.setCharAt(square - 1, 'x'));
        return text.toString();
    }
}
