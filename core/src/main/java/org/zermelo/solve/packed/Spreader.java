package org.zermelo.solve.packed;

import org.jspecify.annotations.Nullable;
import org.zermelo.solve.Watch;

/**
 * One thread's part of a retrograde analysis: it goes from positions that are decided to their parents. Ranks are cut into
 * runs, each of which belongs to one spreader, who alone changes what is known of it; what becomes of a parent in another's
 * run goes into a box for him.
 */
final class Spreader {

    /** The ranks that follow each other in a run: what is known of them fills whole lines of a cache. */
    private static final int RUN_BITS = 16;

    private final Parents parents;
    private final Watch watch;
    private final int number;
    private final int spreaders;
    private final long[] nodes;
    private final int[] ranks;
    private final long[] counting;
    private final Boxes boxes;
    private final Bag found = new Bag();
    private Known known;
    private long @Nullable [] chunk;
    private int at;

    /** What is known of every position: its class, and a counter of undecided options that becomes its depth. */
    record Known(Classes classes, Slots slots, int depth, boolean tying) {}

    /**
     * A spreader who has found nothing yet.
     *
     * @param number his own among the spreaders
     * @param spreaders how many there are
     * @param mostOptions the most options of a position
     */
    Spreader(Parents parents, Known known, Watch watch, int number, int spreaders, int mostOptions) {
        this.parents = parents;
        this.known = known;
        this.watch = watch;
        this.number = number;
        this.spreaders = spreaders;
        this.nodes = new long[parents.most()];
        this.ranks = new int[parents.most()];
        this.counting = new long[mostOptions];
        this.boxes = new Boxes(spreaders);
    }

    /**
     * Takes chunks of the wave until all are taken, or a box is full.
     *
     * @param now what is known; positions that are decided now get the depth after this one's
     */
    void turn(Wave wave, Known now) {
        known = now;
        for (long[] mine = chunk(wave); mine != null; mine = chunk(wave)) {
            while (at < mine.length) {
                if (!boxes.room()) {
                    return;
                }
                spread(mine[at++]);
            }
            chunk = null;
        }
    }

    /** The chunk that is worked on, else the next one; null when all are taken. */
    private long @Nullable [] chunk(Wave wave) {
        if (chunk == null) {
            watch.check();
            chunk = wave.take(number);
            at = 0;
        }
        return chunk;
    }

    /** Whether a turn ended before its chunk did. */
    boolean interrupted() {
        return chunk != null;
    }

    private void spread(long node) {
        boolean won = known.classes().get(parents.rank(node)) == Classes.WIN;
        int count = parents.of(node, nodes, ranks);
        for (int i = 0; i < count; i++) {
            int rank = ranks[i];
            // its owner may be deciding it now; what is open for him cannot be decided here
            if (known.classes().get(rank) != Classes.OPEN) {
                continue;
            }
            int owner = (rank >>> RUN_BITS) % spreaders;
            if (owner == number) {
                reach(nodes[i], rank, won);
            } else {
                boxes.put(owner, nodes[i]);
                boxes.put(owner, won ? ~rank : rank);
            }
        }
    }

    /** Takes what all spreaders have put into boxes for this one. */
    void collect(Spreader[] all) {
        for (Spreader other : all) {
            long[] box = other.boxes.box(number);
            for (int i = 0; i < other.boxes.count(number); i += 2) {
                int rank = (int) box[i + 1];
                reach(box[i], rank < 0 ? ~rank : rank, rank < 0);
            }
            other.boxes.clear(number);
        }
    }

    /** A position has one option more that is decided. */
    private void reach(long node, int rank, boolean optionIsWon) {
        Classes classes = known.classes();
        if (classes.get(rank) != Classes.OPEN) {
            return;
        }
        if (known.tying()) {
            decide(node, rank, Classes.TIE);
        } else if (!optionIsWon) {
            decide(node, rank, Classes.WIN);
        } else {
            int left = known.slots().get(rank);
            left = (left == 0 ? parents.countOptions(node, counting) : left) - 1;
            known.slots().set(rank, left);
            if (left == 0) {
                decide(node, rank, Classes.LOSS);
            }
        }
    }

    /** Nobody lowers the counter any more, and the depth takes its place. */
    private void decide(long node, int rank, int outcome) {
        known.classes().set(rank, outcome);
        known.slots().set(rank, known.depth() + 1);
        found.add(node);
    }

    /** The positions that were decided since this was last asked. */
    Bag found() {
        return found;
    }
}
