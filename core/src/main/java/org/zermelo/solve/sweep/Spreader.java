package org.zermelo.solve.sweep;

import org.zermelo.solve.Watch;
import org.zermelo.solve.cells.OutcomeBits;
import org.zermelo.solve.cells.Slots;

/**
 * The work of one thread in a retrograde analysis: from decided positions to their parents. Ranks are partitioned into
 * runs. Each run has one worker, its only writer; updates for a run of another worker go to that worker's mailbox.
 */
final class Spreader extends WaveWorker {

    /** The ranks of a run, as a power of 2: what is known of them fills whole cache lines. */
    private static final int RUN_BITS = 16;

    private final Parents parents;
    private final int spreaders;
    private final int mostOptions;
    private long[] nodes = {};
    private int[] ranks = {};
    private long[] counting = {};
    private Known known;

    /** What is known of every position: its class, and a counter of undecided options that becomes its depth. */
    record Known(OutcomeBits classes, Slots slots, int depth, boolean tying) {}

    /**
     * A worker that has found nothing yet.
     *
     * @param number its own among the workers
     * @param spreaders how many workers there are
     * @param mostOptions the most options of a position
     */
    Spreader(Parents parents, Known known, Watch watch, int number, int spreaders, int mostOptions) {
        super(watch, number, spreaders);
        this.parents = parents;
        this.known = known;
        this.spreaders = spreaders;
        this.mostOptions = mostOptions;
    }

    /** Sets what is known before a round; positions that are decided in it get the depth after this one. */
    void know(Known now) {
        known = now;
    }

    @Override
    void begin() {
        nodes = new long[parents.most()];
        ranks = new int[parents.most()];
        counting = new long[mostOptions];
    }

    @Override
    void visit(long node) {
        boolean won = known.classes().get(parents.rank(node)) == OutcomeBits.WIN;
        int count = parents.of(node, nodes, ranks);
        for (int i = 0; i < count; i++) {
            int rank = ranks[i];
            // the owner may be deciding it concurrently: what looks open here is sent to it, for only the owner may
            // decide
            if (known.classes().get(rank) != OutcomeBits.OPEN) {
                continue;
            }
            int owner = (rank >>> RUN_BITS) % spreaders;
            if (owner == number) {
                reach(nodes[i], rank, won);
            } else {
                tell(owner, nodes[i]);
                tell(owner, won ? ~rank : rank);
            }
        }
    }

    @Override
    void receive(long[] box, int count) {
        for (int i = 0; i < count; i += 2) {
            int rank = (int) box[i + 1];
            reach(box[i], rank < 0 ? ~rank : rank, rank < 0);
        }
    }

    /** Counts one more decided option of a position of a run of this worker. */
    private void reach(long node, int rank, boolean optionIsWon) {
        OutcomeBits classes = known.classes();
        if (classes.get(rank) != OutcomeBits.OPEN) {
            return;
        }
        if (known.tying()) {
            decide(node, rank, OutcomeBits.TIE);
        } else if (!optionIsWon) {
            decide(node, rank, OutcomeBits.WIN);
        } else {
            int left = known.slots().get(rank);
            left = (left == 0 ? parents.countOptions(node, counting) : left) - 1;
            known.slots().set(rank, left);
            if (left == 0) {
                decide(node, rank, OutcomeBits.LOSS);
            }
        }
    }

    /** Decides a position; its counter is no longer needed, and the depth takes its place. */
    private void decide(long node, int rank, int outcome) {
        known.classes().set(rank, outcome);
        known.slots().set(rank, known.depth() + 1);
        find(node);
    }
}
