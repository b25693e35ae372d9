package org.zermelo.heap.sequence;

import org.zermelo.heap.nimbers.Engine;
import org.zermelo.heap.nimbers.Mex;
import org.zermelo.heap.nimbers.NimValues;
import org.zermelo.heap.nimbers.OctalMoves;
import org.zermelo.solve.Watch;

/** Games whose moves never break a heap: each heap has at most as many options as there are takes. O(takes) a heap. */
final class UnsplitEngine implements Engine {

    static final String NAME = "unsplit";

    private static final int CHECK_MASK = 0xFFFF;

    private final OctalMoves moves;
    private final Mex options = new Mex();

    UnsplitEngine(OctalMoves moves) {
        this.moves = moves;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public void fill(NimValues values, int to, Watch watch) {
        while (values.size() < to) {
            int heap = values.size();
            if ((heap & CHECK_MASK) == 0) {
                watch.check();
            }
            options.clear();
            moves.addUnsplit(values, heap, options);
            values.append(options.leastAbsent(0));
        }
    }
}
