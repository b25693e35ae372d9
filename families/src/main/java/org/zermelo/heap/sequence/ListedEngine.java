package org.zermelo.heap.sequence;

import org.zermelo.heap.HeapOptions;
import org.zermelo.heap.nimbers.Engine;
import org.zermelo.heap.nimbers.Mex;
import org.zermelo.heap.nimbers.NimValues;
import org.zermelo.solve.Watch;

/** Games whose moves never break a heap and that list their options fast: every option of every heap. O(options) a heap. */
final class ListedEngine implements Engine {

    static final String NAME = "listed";

    private static final int CHECK_MASK = 0xFF;

    private final HeapOptions options;
    private final Mex mex = new Mex();

    ListedEngine(HeapOptions options) {
        this.options = options;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public void fill(NimValues values, int to, Watch watch) {
        long[] sizes = new long[Math.max(1, options.most())];
        while (values.size() < to) {
            int heap = values.size();
            if ((heap & CHECK_MASK) == 0) {
                watch.check();
            }
            int count = options.list(heap, sizes);
            mex.clear();
            for (int i = 0; i < count; i++) {
                mex.add(values.get((int) sizes[i]));
            }
            values.append(mex.leastAbsent(0));
        }
    }
}
