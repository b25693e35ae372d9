package org.zermelo.solve.sweep;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.zermelo.game.Ending;
import org.zermelo.game.PackedRules;
import org.zermelo.solve.Watch;
import org.zermelo.solve.cells.Cells;
import org.zermelo.solve.cells.ClassCells;
import org.zermelo.solve.cells.DepthCells;
import org.zermelo.solve.cells.OutcomeBits;
import org.zermelo.solve.cells.Slots;
import org.zermelo.solve.keys.KeySet;
import org.zermelo.solve.work.Bag;
import org.zermelo.solve.work.Checkpoints;
import org.zermelo.solve.work.Frontier;
import org.zermelo.solve.work.Numbers;
import org.zermelo.solve.work.Workers;
import org.zermelo.value.Coding;
import org.zermelo.value.Value;

/**
 * Retrograde analysis on packed positions: wins and losses spread from the ends by rising depth, then ties; what is left
 * is drawn by endless play. A counter, started when it is first needed, holds how many different options of a position
 * are not yet known to be won by the opponent. Once the position is decided, the same place holds its depth. So a
 * position takes two bits and one byte while no depth passes 255. The positions of one depth are distributed over the
 * workers; each decides in its own runs of ranks only ({@link Spreader}).
 *
 * <p>After K. Thompson, Retrograde analysis of certain endgames, ICCA Journal 9(3), 1986.
 */
final class BackwardSweep {

    private final PackedRules rules;
    private final KeySet keys;
    private final Value value;
    private final Parents parents;
    private final Workers workers;
    private final Checkpoints checkpoints;
    private final Watch watch;
    private final Spreader[] spreaders;
    private OutcomeBits classes;
    private Slots slots;
    private long decided;
    /** What is settled next, with this depth. */
    private Frontier wave = Frontier.of(List.of());

    private int depth;
    /** Whether wins and losses are all known and ties spread. */
    private boolean tying;
    /** Overshot ends, which count one deemed ply. */
    private List<long[]> late = List.of();

    private List<long[]> tied = List.of();

    private BackwardSweep(
            PackedRules rules,
            KeySet keys,
            Value value,
            Parents parents,
            Workers workers,
            Checkpoints checkpoints,
            Watch watch) {
        this.rules = rules;
        this.keys = keys;
        this.value = value;
        this.parents = parents;
        this.workers = workers;
        this.checkpoints = checkpoints;
        this.watch = watch;
        this.classes = new OutcomeBits(keys.size());
        this.slots = parents.counters(keys.size(), rules.mostOptions());
        this.spreaders = new Spreader[workers.threads()];
        Arrays.setAll(spreaders, i -> new Spreader(parents, known(), watch, i, spreaders.length, rules.mostOptions()));
    }

    /** The outcome of every key, with its depth where the value has one. */
    static Cells solve(
            PackedRules rules,
            KeySet keys,
            Value value,
            List<long[]> ended,
            Parents parents,
            Workers workers,
            Checkpoints checkpoints,
            Watch watch) {
        BackwardSweep sweep = new BackwardSweep(rules, keys, value, parents, workers, checkpoints, watch);
        sweep.seed(ended);
        return sweep.finish();
    }

    /** The same, from where a state had come. */
    static Cells solve(
            DataInput state,
            PackedRules rules,
            KeySet keys,
            Value value,
            Parents parents,
            Workers workers,
            Checkpoints checkpoints,
            Watch watch)
            throws IOException {
        BackwardSweep sweep = new BackwardSweep(rules, keys, value, parents, workers, checkpoints, watch);
        sweep.read(state);
        return sweep.finish();
    }

    private Cells finish() {
        if (!tying) {
            spreadDecided();
        }
        spreadTies();
        if (value.coding() == Coding.WINNER) {
            return new ClassCells(classes, keys.size());
        }
        clearDraws();
        return new DepthCells(classes, slots, keys.size());
    }

    private void write(DataOutput out) throws IOException {
        Stage.SPREADING.write(out);
        Stage.write(out, keys);
        Numbers.write(out, classes.words());
        slots.write(out);
        out.writeLong(decided);
        out.writeInt(depth);
        out.writeBoolean(tying);
        for (List<long[]> nodes : List.of(wave.chunks(), late, tied)) {
            Numbers.write(out, nodes);
        }
    }

    private void read(DataInput in) throws IOException {
        classes = new OutcomeBits(Numbers.longs(in));
        slots = Slots.read(in);
        decided = in.readLong();
        depth = in.readInt();
        tying = in.readBoolean();
        wave = Frontier.of(Numbers.chunks(in));
        late = Numbers.chunks(in);
        tied = Numbers.chunks(in);
        // states used to be left before the depth of their wave was written down
        settle(wave.chunks(), depth);
    }

    private void seed(List<long[]> ended) {
        Bag[] early = Bag.array(workers.threads());
        Bag[] lateEnds = Bag.array(workers.threads());
        Bag[] tiedEnds = Bag.array(workers.threads());
        workers.each(ended.size(), (task, worker) -> {
            for (long key : ended.get(task)) {
                int rank = keys.rank(key);
                long node = parents.node(key, rank);
                Ending ending = rules.ending(key);
                int sign = value.worth(value.ended(ending)).sign();
                if (sign == 0) {
                    tiedEnds[worker].add(node);
                } else {
                    classes.decide(rank, sign > 0 ? OutcomeBits.WIN : OutcomeBits.LOSS);
                    (ending.deemedPlies() > 0 ? lateEnds : early)[worker].add(node);
                }
            }
        });
        wave = Frontier.drain(Arrays.stream(early));
        decided = wave.size();
        late = Bag.drain(lateEnds);
        tied = Bag.drain(tiedEnds);
    }

    private void spreadDecided() {
        while (depth < 2 || wave.size() > 0) {
            spread();
            if (depth == 0) {
                join(late);
                late = List.of();
            }
            depth++;
            checkpoints.offer(this::write);
        }
    }

    /** Adds positions that are decided already to what was found last, with the depth of those. */
    private void join(List<long[]> nodes) {
        settle(nodes, depth + 1);
        decided += Frontier.of(nodes).size();
        List<long[]> all = new ArrayList<>(wave.chunks());
        all.addAll(nodes);
        wave = Frontier.of(all);
    }

    /** Gives decided positions their depth. */
    private void settle(List<long[]> nodes, int depth) {
        if (depth > slots.most()) {
            slots = slots.widened(depth);
        }
        for (long[] chunk : nodes) {
            watch.check();
            for (long node : chunk) {
                slots.set(parents.rank(node), depth);
            }
        }
    }

    private Spreader.Known known() {
        return new Spreader.Known(classes, slots, depth, tying);
    }

    /** Visits all parents of the frontier; what is decided by that is the next frontier. */
    private void spread() {
        if (depth == slots.most()) {
            slots = slots.widened(depth + 1);
        }
        Spreader.Known known = known();
        for (Spreader spreader : spreaders) {
            spreader.know(known);
        }
        do {
            workers.together(wave.wide(), worker -> spreaders[worker].turn(wave));
            workers.together(wave.wide(), worker -> spreaders[worker].collect(spreaders));
        } while (Arrays.stream(spreaders).anyMatch(Spreader::interrupted));
        wave = Frontier.drain(Arrays.stream(spreaders).map(Spreader::found));
        decided += wave.size();
        watch.progress(decided, keys.size());
    }

    /** Either player prefers an ended tie to endless play, so a tie spreads to every undecided parent. */
    private void spreadTies() {
        if (!tying) {
            workers.each(tied.size(), (task, worker) -> {
                for (long node : tied.get(task)) {
                    classes.decide(parents.rank(node), OutcomeBits.TIE);
                }
            });
            tying = true;
            depth = 0;
            wave = Frontier.of(tied);
            decided += wave.size();
            tied = List.of();
        }
        while (wave.size() > 0) {
            spread();
            depth++;
            checkpoints.offer(this::write);
        }
    }

    /** The counter of a draw has no further use; its depth is 0. */
    private void clearDraws() {
        workers.each((keys.size() + KeySet.SLICE - 1) / KeySet.SLICE, (slice, worker) -> {
            int end = (int) Math.min(keys.size(), (slice + 1L) * KeySet.SLICE);
            for (int rank = slice * KeySet.SLICE; rank < end; rank++) {
                if (classes.get(rank) == OutcomeBits.OPEN) {
                    slots.set(rank, 0);
                }
            }
        });
    }
}
