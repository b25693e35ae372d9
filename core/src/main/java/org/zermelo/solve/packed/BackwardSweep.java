package org.zermelo.solve.packed;

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
    private final Watch watch;
    private final Classes classes;
    private final Bag[] found;
    private final Bag[] late;
    private final Bag[] tied;
    private final long[][] buffers;
    private final long[][] counting;
    private Slots slots;
    private long decided;

    private BackwardSweep(PackedRules rules, KeySet keys, Value value, Parents parents, Workers workers, Watch watch) {
        this.rules = rules;
        this.keys = keys;
        this.value = value;
        this.parents = parents;
        this.workers = workers;
        this.watch = watch;
        this.classes = new Classes(keys.size());
        this.slots = parents.counters(keys.size(), rules.mostOptions());
        this.found = Bag.array(workers.threads());
        this.late = Bag.array(workers.threads());
        this.tied = Bag.array(workers.threads());
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
            Watch watch) {
        BackwardSweep sweep = new BackwardSweep(rules, keys, value, parents, workers, watch);
        sweep.seed(ended);
        sweep.spreadDecided();
        sweep.spreadTies();
        if (Coding.of(value) == Coding.WINNER) {
            return new ClassCells(sweep.classes, keys.size());
        }
        sweep.clearDraws();
        return new DepthCells(sweep.classes, sweep.slots, keys.size());
    }

    private void seed(List<long[]> ended) {
        workers.each(ended.size(), (task, worker) -> {
            for (long key : ended.get(task)) {
                int rank = keys.rank(key);
                long node = parents.node(key, rank);
                Ending ending = rules.ending(key);
                int sign = value.worth(value.ended(ending)).sign();
                if (sign == 0) {
                    tied[worker].add(node);
                } else {
                    classes.decide(rank, sign > 0 ? Classes.WIN : Classes.LOSS);
                    (ending.deemedPlies() > 0 ? late : found)[worker].add(node);
                }
            }
        });
    }

    private void spreadDecided() {
        List<long[]> wave = Bag.drain(found);
        for (int depth = 0; depth < 2 || !wave.isEmpty(); depth++) {
            settle(wave, depth);
            wave = parentsOf(wave, this::reach);
            if (depth == 0) {
                // an overshot end counts one deemed ply
                wave.addAll(Bag.drain(late));
            }
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
    private void settle(List<long[]> wave, int depth) {
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
        List<long[]> ends = Bag.drain(tied);
        workers.each(ends.size(), (task, worker) -> {
            for (long node : ends.get(task)) {
                classes.decide(parents.rank(node), Classes.TIE);
            }
        });
        List<long[]> wave = ends;
        for (int depth = 0; !wave.isEmpty(); depth++) {
            settle(wave, depth);
            wave = parentsOf(wave, (parent, won, bag, counting) -> {
                if (classes.decide(parents.rank(parent), Classes.TIE)) {
                    bag.add(parent);
                }
            });
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
