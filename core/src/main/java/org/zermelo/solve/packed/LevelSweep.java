package org.zermelo.solve.packed;

import org.zermelo.game.PackedRules;
import org.zermelo.solve.Watch;
import org.zermelo.value.Value;

/**
 * Solves a game whose moves all go to lower levels: level by level from 0 up, each position from its options. Positions of
 * a level do not depend on each other and are shared out to the workers. Time O(positions x options), memory two bits
 * (the class alone) or one to four bytes a position for the cells, and two bytes for the order.
 */
final class LevelSweep {

    /** Positions that are worth handing to another thread. */
    private static final int TASK = 2048;

    private final PackedRules rules;
    private final KeySet keys;
    private final LevelOrder order;
    private final Workers workers;
    private final Watch watch;
    private final Folding[] foldings;
    private GrowingCells cells;

    private LevelSweep(PackedRules rules, KeySet keys, Value value, Workers workers, Watch watch) {
        this.rules = rules;
        this.keys = keys;
        this.workers = workers;
        this.watch = watch;
        this.order = new LevelOrder(rules, keys, workers);
        this.cells = GrowingCells.of(Coding.of(value), keys.size());
        this.foldings = new Folding[workers.threads()];
        for (int i = 0; i < foldings.length; i++) {
            foldings[i] = new Folding(rules, value);
        }
    }

    /** The cell of every key. */
    static Cells solve(PackedRules rules, KeySet keys, Value value, Workers workers, Watch watch) {
        return new LevelSweep(rules, keys, value, workers, watch).sweep();
    }

    private Cells sweep() {
        long done = 0;
        for (int level = 0; level < order.levels(); level++) {
            while (true) {
                try {
                    level(level);
                    break;
                } catch (GrowingCells.TooNarrow e) {
                    cells = cells.widened();
                }
            }
            done += order.size(level);
            watch.progress(done, keys.size());
        }
        return cells;
    }

    private void level(int level) {
        int first = order.firstRun(level);
        int runs = order.endRun(level) - first;
        if (runs == 0) {
            return;
        }
        long size = order.size(level);
        int runsPerTask = (int) Math.max(1, Math.min(runs, TASK * (long) runs / Math.max(1, size)));
        int tasks = (runs + runsPerTask - 1) / runsPerTask;
        workers.each(tasks, (task, worker) -> {
            int end = Math.min(runs, (task + 1) * runsPerTask);
            for (int run = task * runsPerTask; run < end; run++) {
                run(first + run, foldings[worker]);
            }
        });
    }

    private void run(int run, Folding folding) {
        int slice = order.slice(run);
        char[] places = order.places(run);
        int end = order.end(run);
        GrowingCells filled = cells;
        for (int i = order.begin(run); i < end; i++) {
            long key = keys.keyAt(slice, places[i]);
            filled.set(keys.rank(key), folding.cell(key, option -> filled.get(keys.rank(option))));
        }
    }
}
