package org.zermelo.solve.sweep;

import java.util.Arrays;
import org.zermelo.game.PackedRules;
import org.zermelo.game.RefusedException;
import org.zermelo.game.large.CancelScope;
import org.zermelo.solve.PointSpread;
import org.zermelo.solve.Watch;
import org.zermelo.solve.cells.Cells;
import org.zermelo.solve.cells.GrowingCells;
import org.zermelo.solve.keys.KeySet;
import org.zermelo.solve.keys.LevelOrder;
import org.zermelo.solve.work.Workers;
import org.zermelo.value.Coding;
import org.zermelo.value.Value;

/**
 * Solves a game for points whose play may come back to a position, but never to an earlier stage: stage by stage from 0 up, the
 * positions of a stage together ({@link PointSpread}). Time O(positions x (options + log positions)); memory one to four bytes a
 * position, eight more to find it in its stage, and for the largest stage about 45 bytes a position and 8 a move.
 */
final class StageSweep {

    private static final int BYTES_PER_POSITION = 45;

    private final PackedRules rules;
    private final KeySet keys;
    private final Value value;
    private final Coding coding;
    private final Workers workers;
    private final Watch watch;
    private final long bytes;
    private final LevelOrder order;
    /** The place of each rank among the positions of its stage. */
    private final int[] places;

    private final Buffers[] buffers;
    private GrowingCells cells;

    private StageSweep(PackedRules rules, KeySet keys, Value value, long bytes, Workers workers, Watch watch) {
        this.rules = rules;
        this.keys = keys;
        this.value = value;
        this.coding = value.coding();
        this.bytes = bytes - 8L * keys.size();
        this.workers = workers;
        this.watch = watch;
        this.order = new LevelOrder(rules.stages(), rules::stage, keys, workers);
        this.places = new int[keys.size()];
        this.cells = GrowingCells.of(coding, keys.size());
        this.buffers = new Buffers[workers.threads()];
        Arrays.setAll(buffers, i -> new Buffers(new long[rules.mostOptions()], new long[rules.mostOptions()]));
    }

    private record Buffers(long[] options, long[] gains) {}

    /**
     * The cell of every key.
     *
     * @param bytes what the work may take beside the keys
     * @throws RefusedException when a stage does not fit
     */
    static Cells solve(PackedRules rules, KeySet keys, Value value, long bytes, Workers workers, Watch watch) {
        StageSweep sweep = new StageSweep(rules, keys, value, bytes, workers, watch);
        long done = 0;
        for (int i = 0; i < sweep.order.levels(); i++) {
            CancelScope.poll(i);
            done += sweep.stage(i);
            watch.progress(done, keys.size());
        }
        return sweep.cells;
    }

    private int stage(int index) {
        long size = order.size(index);
        long least = size * BYTES_PER_POSITION;
        if (least > bytes) {
            throw new RefusedException("method.packed.full", "positions", keys.size());
        }
        long[] members = members(index, (int) size);
        int[] begins = new int[members.length + 1];
        long[] exits = new long[members.length];
        int stage = order.level(index);
        each(members.length, (place, buffer) -> look(members, place, stage, buffer, begins, exits));
        long moves = 0;
        for (int count : begins) {
            moves += count;
        }
        if (moves > Integer.MAX_VALUE - 16 || least + moves * 8 > bytes) {
            throw new RefusedException(
                    "method.packed.moves-full", "moves", moves, "needed", least + moves * 8, "allowed", bytes);
        }
        for (int place = 1; place < begins.length; place++) {
            begins[place] += begins[place - 1];
        }
        int[] inner = new int[(int) moves];
        each(members.length, (place, buffer) -> list(members[place], stage, buffer, inner, begins[place]));
        long[] points = PointSpread.points(begins, inner, exits, watch);
        for (int place = 0; place < members.length; place++) {
            set(keys.rank(members[place]), coding.encode(points[place]));
        }
        return members.length;
    }

    /** The keys of a stage; notes where each stands. */
    private long[] members(int index, int size) {
        long[] members = new long[size];
        int at = 0;
        for (int run = order.firstRun(index); run < order.endRun(index); run++) {
            for (int i = order.begin(run); i < order.end(run); i++) {
                long key = keys.keyAt(order.slice(run), order.places(run)[i]);
                places[keys.rank(key)] = at;
                members[at++] = key;
            }
        }
        return members;
    }

    /** What is done with each place of a stage. */
    private interface Visitor {
        void visit(int place, Buffers buffer);
    }

    private void each(int size, Visitor visitor) {
        int task = 2048;
        workers.each((size + task - 1) / task, (each, worker) -> {
            int end = Math.min(size, (each + 1) * task);
            for (int place = each * task; place < end; place++) {
                visitor.visit(place, buffers[worker]);
            }
        });
    }

    /** Counts the moves of a position within its stage, and finds the best one out of it. */
    private void look(long[] members, int place, int stage, Buffers buffer, int[] begins, long[] exits) {
        long key = members[place];
        int count = rules.options(key, buffer.options);
        long exit = count == 0 ? value.ended(rules.ending(key)) : PointSpread.NO_EXIT;
        if (count > 0) {
            rules.gains(key, buffer.gains);
        }
        int inner = 0;
        for (int i = 0; i < count; i++) {
            long option = rules.canonical(buffer.options[i]);
            int to = rules.stage(option);
            if (to > stage || to == stage && buffer.gains[i] != 0) {
                throw new IllegalStateException(
                        "a move from stage " + stage + " to " + to + " gains " + buffer.gains[i]);
            }
            if (to == stage) {
                inner++;
            } else {
                long code = coding.decode(cells.get(keys.rank(option)));
                exit = Math.max(exit, value.along(code, buffer.gains[i]));
            }
        }
        exits[place] = exit;
        begins[place + 1] = inner;
    }

    /** Lists the options of a position within its stage. */
    private void list(long key, int stage, Buffers buffer, int[] inner, int begin) {
        int count = rules.options(key, buffer.options);
        int at = begin;
        for (int i = 0; i < count; i++) {
            long option = rules.canonical(buffer.options[i]);
            if (rules.stage(option) == stage) {
                inner[at++] = places[keys.rank(option)];
            }
        }
    }

    private void set(int rank, long cell) {
        while (true) {
            try {
                cells.set(rank, cell);
                return;
            } catch (GrowingCells.TooNarrow e) {
                cells = cells.widened();
            }
        }
    }
}
