package org.zermelo.vector;

import java.util.Arrays;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorShuffle;
import jdk.incubator.vector.VectorSpecies;
import org.zermelo.row.kernel.ScalarKernels;
import org.zermelo.row.kernel.TakeTile;

/**
 * A tile of the robanúmeros recurrence with a lane for each row. The lanes run through the columns one behind the other,
 * the highest row first, and the best of a column moves down one lane with every step. Four vectors make one belt of
 * lanes, so that each hides the latency of the others.
 *
 * <p>A lane that has not reached the first column, or has passed the last, sees a column prefix so low that its value v is
 * at most 0 and changes nothing; so do the lanes of rows that are not there.
 */
final class VectorTakeTile implements TakeTile {

    private static final VectorSpecies<Integer> SPECIES = IntVector.SPECIES_PREFERRED;
    private static final int LANES = SPECIES.length();
    private static final int BELT = 4 * LANES;
    /** The bound of prefixes that {@link TakeTile} promises. */
    private static final int FAR = 1 << 29;

    /** A step of the belt costs about as much as so many cells one by one. */
    private static final int FEW = 6;

    private static final TakeTile SCALAR = new ScalarKernels().takeTile();
    private static final VectorShuffle<Integer> DOWN = VectorShuffle.iota(SPECIES, 1, 1, true);
    private static final VectorMask<Integer> TOP = topLane();

    private int[] prefix = new int[0];
    private int[] best = new int[0];
    private final int[] beltPrefix = new int[BELT];
    private final int[] beltBest = new int[BELT];

    private static VectorMask<Integer> topLane() {
        boolean[] lanes = new boolean[LANES];
        lanes[LANES - 1] = true;
        return VectorMask.fromArray(SPECIES, lanes, 0);
    }

    @Override
    public void sweep(int[] rowPrefix, int[] rowBest, int rows, int[] columnPrefix, int[] columnBest, int columns) {
        if ((long) rows * columns < FEW * (columns + BELT)) {
            SCALAR.sweep(rowPrefix, rowBest, rows, columnPrefix, columnBest, columns);
            return;
        }
        if (prefix.length < columns + 2 * BELT) {
            prefix = new int[columns + 2 * BELT];
            best = new int[columns + 2 * BELT];
            Arrays.fill(prefix, 0, BELT, -FAR);
        }
        System.arraycopy(columnPrefix, 0, prefix, BELT, columns);
        System.arraycopy(columnBest, 0, best, BELT, columns);
        Arrays.fill(prefix, BELT + columns, 2 * BELT + columns, -FAR);
        Arrays.fill(best, BELT + columns, 2 * BELT + columns, 0);
        for (int end = rows; end > 0; end -= BELT) {
            int count = Math.min(BELT, end);
            System.arraycopy(rowPrefix, end - count, beltPrefix, BELT - count, count);
            System.arraycopy(rowBest, end - count, beltBest, BELT - count, count);
            Arrays.fill(beltPrefix, 0, BELT - count, FAR);
            Arrays.fill(beltBest, 0, BELT - count, 0);
            belt(prefix, best, beltPrefix, beltBest, columns + BELT - 1);
            System.arraycopy(beltBest, BELT - count, rowBest, end - count, count);
        }
        System.arraycopy(best, BELT, columnBest, 0, columns);
    }

    /** Moves one belt over all columns. Vector 0 holds the highest rows and leads; in each, the top lane leads. */
    private static void belt(int[] p, int[] best, int[] rowPrefix, int[] rowBest, int steps) {
        IntVector r0 = IntVector.fromArray(SPECIES, rowPrefix, 3 * LANES);
        IntVector r1 = IntVector.fromArray(SPECIES, rowPrefix, 2 * LANES);
        IntVector r2 = IntVector.fromArray(SPECIES, rowPrefix, LANES);
        IntVector r3 = IntVector.fromArray(SPECIES, rowPrefix, 0);
        IntVector y0 = IntVector.fromArray(SPECIES, rowBest, 3 * LANES);
        IntVector y1 = IntVector.fromArray(SPECIES, rowBest, 2 * LANES);
        IntVector y2 = IntVector.fromArray(SPECIES, rowBest, LANES);
        IntVector y3 = IntVector.fromArray(SPECIES, rowBest, 0);
        IntVector x0 = IntVector.fromArray(SPECIES, best, BELT - LANES + 1);
        IntVector x1 = IntVector.zero(SPECIES);
        IntVector x2 = x1;
        IntVector x3 = x1;
        for (int s = 0; s < steps; s++) {
            int at = BELT + s - LANES + 1;
            IntVector v0 = IntVector.fromArray(SPECIES, p, at).sub(r0).sub(x0.max(y0));
            IntVector v1 = IntVector.fromArray(SPECIES, p, at - LANES).sub(r1).sub(x1.max(y1));
            IntVector v2 =
                    IntVector.fromArray(SPECIES, p, at - 2 * LANES).sub(r2).sub(x2.max(y2));
            IntVector v3 =
                    IntVector.fromArray(SPECIES, p, at - 3 * LANES).sub(r3).sub(x3.max(y3));
            y0 = y0.max(v0);
            y1 = y1.max(v1);
            y2 = y2.max(v2);
            y3 = y3.max(v3);
            x3 = x3.max(v3);
            // Lane 0 is final for its column; the lanes above are written again by later steps.
            x3.intoArray(best, at - 3 * LANES);
            IntVector down0 = x0.max(v0).rearrange(DOWN);
            IntVector down1 = x1.max(v1).rearrange(DOWN);
            IntVector down2 = x2.max(v2).rearrange(DOWN);
            IntVector down3 = x3.rearrange(DOWN);
            x0 = down0.blend(IntVector.fromArray(SPECIES, best, at + 1), TOP);
            x1 = down1.blend(down0, TOP);
            x2 = down2.blend(down1, TOP);
            x3 = down3.blend(down2, TOP);
        }
        y0.intoArray(rowBest, 3 * LANES);
        y1.intoArray(rowBest, 2 * LANES);
        y2.intoArray(rowBest, LANES);
        y3.intoArray(rowBest, 0);
    }
}
