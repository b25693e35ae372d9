package org.zermelo.row.linear;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.zermelo.row.take.Ends;
import org.zermelo.row.take.Side;
import org.zermelo.row.take.Take;

/**
 * What every first move of a sum of rows is worth. A move changes the blocks of one row only: that row is reduced again
 * without the item, and the alternating sum over all free blocks is patched where they differ. O(n log n) for all moves of
 * all rows together.
 */
public final class FirstMoves {

    /** A move and the mover's margin after it. */
    public record Valued(Take take, long margin) {}

    private final List<long[]> rows;
    private final List<Ends> ends;
    private final Blocks blocks;
    private final Reduced[] reduced;
    private final AlternatingSum others;
    private final long pen;

    private FirstMoves(List<long[]> rows, List<Ends> ends) {
        this.rows = rows;
        this.ends = ends;
        long items = rows.stream().mapToLong(row -> row.length).sum();
        this.blocks = new Blocks(rows.size(), items);
        this.reduced = new Reduced[rows.size()];
        long allPens = 0;
        long[] free = new long[(int) items];
        int count = 0;
        for (int r = 0; r < reduced.length; r++) {
            blocks.add(rows.get(r), 0, rows.get(r).length);
            reduced[r] = Reduced.of(blocks, r, ends.get(r));
            blocks.copy(reduced[r].first(), reduced[r].end(), free, count);
            count += reduced[r].free();
            allPens += reduced[r].pen();
        }
        this.others = new AlternatingSum(Arrays.copyOf(free, count));
        this.pen = allPens;
    }

    /**
     * All first moves in the order of the rows, left before right; the items' sizes must be within the bound of
     * {@link org.zermelo.row.take.Sums}.
     */
    public static List<Valued> of(List<long[]> rows, List<Ends> ends) {
        FirstMoves moves = new FirstMoves(rows, ends);
        List<Valued> all = new ArrayList<>();
        for (int r = 0; r < rows.size(); r++) {
            int length = rows.get(r).length;
            for (Side side : Side.values()) {
                if (length > 0 && ends.get(r).open(side)) {
                    all.add(new Valued(new Take(rows.size() > 1 ? r + 1 : 0, side, 1), moves.margin(r, side)));
                }
            }
        }
        return List.copyOf(all);
    }

    private long margin(int row, Side side) {
        long[] items = rows.get(row);
        int from = side == Side.LEFT ? 1 : 0;
        int to = side == Side.LEFT ? items.length : items.length - 1;
        long gain = side == Side.LEFT ? items[0] : items[to];
        Blocks after = new Blocks(1, to - from);
        after.add(items, from, to);
        Reduced left = Reduced.of(after, 0, ends.get(row));
        long[] out = new long[reduced[row].free()];
        long[] in = new long[left.free()];
        blocks.copy(reduced[row].first(), reduced[row].end(), out, 0);
        after.copy(left.first(), left.end(), in, 0);
        long free = others.replaced(out, in);
        long allPens = pen - reduced[row].pen() + left.pen();
        boolean even = (others.size() - out.length + in.length) % 2 == 0;
        return gain - (even ? free - allPens : free + allPens);
    }
}
