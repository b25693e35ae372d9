package org.zermelo.solve.sweep;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import org.zermelo.game.PackedRules;
import org.zermelo.game.large.CancelScope;
import org.zermelo.solve.Watch;
import org.zermelo.solve.cells.Cells;
import org.zermelo.solve.cells.GrowingCells;
import org.zermelo.solve.keys.KeySet;
import org.zermelo.solve.keys.LevelOrder;
import org.zermelo.solve.work.Checkpoints;
import org.zermelo.solve.work.Workers;
import org.zermelo.value.Value;

/**
 * Solves a game whose moves all go to lower levels: level by level from 0 up, each position from its options. Positions of
 * a level do not depend on each other and are distributed over the workers. Time O(positions x options), memory two bits
 * (the class alone) or one to four bytes a position for the cells, and two bytes for the order.
 */
final class LevelSweep {

    /** Positions that are worth handing to another thread. */
    private static final int TASK = 2048;

    private final PackedRules rules;
    private final KeySet keys;
    private final LevelOrder order;
    private final Workers workers;
    private final Checkpoints checkpoints;
    private final Watch watch;
    private final Folding[] foldings;
    private GrowingCells cells;

    private LevelSweep(
            PackedRules rules, KeySet keys, Value value, Workers workers, Checkpoints checkpoints, Watch watch) {
        this.rules = rules;
        this.keys = keys;
        this.workers = workers;
        this.checkpoints = checkpoints;
        this.watch = watch;
        this.order = new LevelOrder(rules, keys, workers);
        this.cells = GrowingCells.of(value.coding(), keys.size());
        this.foldings = new Folding[workers.threads()];
        for (int i = 0; i < foldings.length; i++) {
            foldings[i] = new Folding(rules, value);
        }
    }

    /** The cell of every key. */
    static Cells solve(
            PackedRules rules, KeySet keys, Value value, Workers workers, Checkpoints checkpoints, Watch watch) {
        return new LevelSweep(rules, keys, value, workers, checkpoints, watch).sweep(0);
    }

    /** The same, from where a state had come. */
    static Cells solve(
            DataInput state,
            PackedRules rules,
            KeySet keys,
            Value value,
            Workers workers,
            Checkpoints checkpoints,
            Watch watch)
            throws IOException {
        LevelSweep sweep = new LevelSweep(rules, keys, value, workers, checkpoints, watch);
        int level = state.readInt();
        sweep.cells = GrowingCells.read(state);
        return sweep.sweep(level);
    }

    private Cells sweep(int from) {
        long done = 0;
        for (int i = 0; i < order.levels(); i++) {
            CancelScope.poll(i);
            if (order.level(i) >= from) {
                whole(i);
                int next = order.level(i) + 1;
                checkpoints.offer(out -> write(out, next));
            }
            done += order.size(i);
            watch.progress(done, keys.size());
        }
        return cells;
    }

    private void write(DataOutput out, int level) throws IOException {
        Stage.SWEEPING.write(out);
        Stage.write(out, keys);
        out.writeInt(level);
        cells.write(out);
    }

    private void whole(int index) {
        while (true) {
            try {
                level(index);
                return;
            } catch (GrowingCells.TooNarrow e) {
                cells = cells.widened();
            }
        }
    }

    private void level(int index) {
        int first = order.firstRun(index);
        int runs = order.endRun(index) - first;
        long size = order.size(index);
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
