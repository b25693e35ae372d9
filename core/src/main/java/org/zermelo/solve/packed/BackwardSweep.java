package org.zermelo.solve.packed;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.List;
import org.zermelo.game.Ending;
import org.zermelo.game.PackedRules;
import org.zermelo.solve.Watch;
import org.zermelo.value.Value;

/**
 * Retrograde analysis on packed positions: wins and losses spread from the ends by rising depth, then ties; what is left
 * is drawn by endless play. A counter, started when it is first needed, holds how many different options of a position are not yet known to be won by the
 * opponent; once the position is decided the same place holds its depth, so a position takes two bits and one byte while
 * no depth passes 255. Positions of one depth are shared out to the workers.
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
    private final Bag[] found;
    private final long[][] buffers;
    private final long[][] counting;
    private Classes classes;
    private Slots slots;
    private long decided;
    /** What is settled next, with this depth. */
    private List<long[]> wave = List.of();

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
        this.classes = new Classes(keys.size());
        this.slots = parents.counters(keys.size(), rules.mostOptions());
        this.found = Bag.array(workers.threads());
        this.buffers = new long[workers.threads()][parents.most()];
        this.counting = new long[workers.threads()][rules.mostOptions()];
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
        if (Coding.of(value) == Coding.WINNER) {
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
        for (List<long[]> nodes : List.of(wave, late, tied)) {
            Numbers.write(out, nodes);
        }
    }

    private void read(DataInput in) throws IOException {
        classes = new Classes(Numbers.longs(in));
        slots = Slots.read(in);
        decided = in.readLong();
        depth = in.readInt();
        tying = in.readBoolean();
        wave = Numbers.chunks(in);
        late = Numbers.chunks(in);
        tied = Numbers.chunks(in);
    }

    private void seed(List<long[]> ended) {
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
                    classes.decide(rank, sign > 0 ? Classes.WIN : Classes.LOSS);
                    (ending.deemedPlies() > 0 ? lateEnds : found)[worker].add(node);
                }
            }
        });
        wave = Bag.drain(found);
        late = Bag.drain(lateEnds);
        tied = Bag.drain(tiedEnds);
    }

    private void spreadDecided() {
        while (depth < 2 || !wave.isEmpty()) {
            settle();
            wave = parentsOf(wave, this::reach);
            if (depth == 0) {
                wave.addAll(late);
                late = List.of();
            }
            depth++;
            checkpoints.offer(this::write);
        }
    }

    /** What becomes of a parent of a decided position. */
    private interface Reached {
        void take(long parent, boolean optionIsWon, Bag bag, long[] counting);
    }

    /** Visits all parents of a wave; the nodes that were put into a bag are the next wave. */
    private List<long[]> parentsOf(List<long[]> wave, Reached reached) {
        workers.each(wave.size(), (task, worker) -> {
            long[] buffer = buffers[worker];
            for (long node : wave.get(task)) {
                boolean won = classes.get(parents.rank(node)) == Classes.WIN;
                int count = parents.of(node, buffer);
                for (int i = 0; i < count; i++) {
                    reached.take(buffer[i], won, found[worker], counting[worker]);
                }
            }
        });
        return Bag.drain(found);
    }

    /** Writes the depth of a wave into the places of its counters, which nobody lowers any more. */
    private void settle() {
        if (depth > slots.most()) {
            slots = slots.widened(depth);
        }
        workers.each(wave.size(), (task, worker) -> {
            for (long node : wave.get(task)) {
                slots.set(parents.rank(node), depth);
            }
        });
        for (long[] chunk : wave) {
            decided += chunk.length;
        }
        watch.progress(decided, keys.size());
    }

    /** A position has one option more that is decided. */
    private void reach(long parent, boolean optionIsWon, Bag bag, long[] counting) {
        int rank = parents.rank(parent);
        if (classes.get(rank) != Classes.OPEN) {
            return;
        }
        if (!optionIsWon) {
            if (classes.decide(rank, Classes.WIN)) {
                bag.add(parent);
            }
            return;
        }
        if (slots.get(rank) == 0) {
            slots.start(rank, parents.countOptions(parent, counting));
        }
        if (slots.decrement(rank) == 0 && classes.decide(rank, Classes.LOSS)) {
            bag.add(parent);
        }
    }

    /** Either player prefers an ended tie to endless play, so a tie spreads to every undecided parent. */
    private void spreadTies() {
        if (!tying) {
            workers.each(tied.size(), (task, worker) -> {
                for (long node : tied.get(task)) {
                    classes.decide(parents.rank(node), Classes.TIE);
                }
            });
            tying = true;
            depth = 0;
            wave = tied;
            tied = List.of();
        }
        while (!wave.isEmpty()) {
            settle();
            wave = parentsOf(wave, (parent, won, bag, counting) -> {
                if (classes.decide(parents.rank(parent), Classes.TIE)) {
                    bag.add(parent);
                }
            });
            depth++;
            checkpoints.offer(this::write);
        }
    }

    /** The counter of a draw has no further use; its depth is 0. */
    private void clearDraws() {
        Slices.each(keys, workers, (key, rank, worker) -> {
            if (classes.get(rank) == Classes.OPEN) {
                slots.set(rank, 0);
            }
        });
    }
}
