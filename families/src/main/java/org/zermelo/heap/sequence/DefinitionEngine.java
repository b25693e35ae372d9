package org.zermelo.heap.sequence;

import org.zermelo.game.large.CancelScope;
import org.zermelo.heap.HeapRules;
import org.zermelo.heap.HeapTake;
import org.zermelo.heap.Parting;
import org.zermelo.heap.Partitions;
import org.zermelo.heap.nimbers.Engine;
import org.zermelo.heap.nimbers.Mex;
import org.zermelo.heap.nimbers.NimValues;
import org.zermelo.solve.Watch;

/**
 * The definition: every option of every heap, and the least absent number. For any rules; time O(options), which for
 * moves that leave two heaps is O(n) a heap. All other engines are tested against it.
 */
final class DefinitionEngine implements Engine {

    static final String NAME = "naive";

    private static final int CHECK_MASK = 0xFF;

    private final HeapRules rules;
    private final Mex options = new Mex();

    DefinitionEngine(HeapRules rules) {
        this.rules = rules;
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
            for (HeapTake take : rules.takes(heap)) {
                if (take.parts() > 2) {
                    watch.check();
                }
                if (take.free() || take.distinct()) {
                    addOptions(values, heap - take.take(), take.parts(), 1, take.distinct(), 0);
                } else if (take.parting() == Parting.Usual.EQUAL) {
                    options.add(take.parts() % 2 * values.get((heap - take.take()) / take.parts()));
                } else {
                    watch.check();
                    Partitions.each(heap, take, left -> addOption(values, left));
                }
            }
            values.append(options.leastAbsent(0));
        }
    }

    private boolean addOption(NimValues values, int[] left) {
        int sum = 0;
        for (int part : left) {
            sum ^= values.get(part);
        }
        options.add(sum);
        return true;
    }

    /** Adds the values of all ways to leave {@code rest} counters as {@code parts} heaps of at least {@code least}. */
    private void addOptions(NimValues values, int rest, int parts, int least, boolean distinct, int sum) {
        if (parts == 0) {
            options.add(sum);
        } else if (parts == 1) {
            options.add(sum ^ values.get(rest));
        } else if (parts == 2 && !distinct) {
            for (int a = least; a <= rest - a; a++) {
                options.add(sum ^ values.get(a) ^ values.get(rest - a));
            }
        } else {
            for (int a = least; (long) a * parts <= rest; a++) {
                if (parts > 3) {
                    CancelScope.check();
                }
                int next = distinct ? a + 1 : a;
                if (rest - a >= (long) next * (parts - 1) + (distinct ? (parts - 1) * (parts - 2) / 2 : 0)) {
                    addOptions(values, rest - a, parts - 1, next, distinct, sum ^ values.get(a));
                }
            }
        }
    }
}
