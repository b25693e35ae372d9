package org.zermelo.solve.packed;

import org.zermelo.solve.Watch;

/**
 * One thread's part of a retrograde analysis: it goes from positions that are decided to their parents. Ranks are cut into
 * runs, each of which belongs to one spreader, who alone changes what is known of it; what becomes of a parent in another's
 * run goes into a box for him.
 */
final class Spreader extends WaveWorker {

    /** The ranks that follow each other in a run: what is known of them fills whole lines of a cache. */
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
     * A spreader who has found nothing yet.
     *
     * @param number his own among the spreaders
     * @param spreaders how many there are
     * @param mostOptions the most options of a position
     */
    Spreader(Parents parents, Known known, Watch watch, int number, int spreaders, int mostOptions) {
        super(watch, number, spreaders);
        this.parents = parents;
        this.known = known;
        this.spreaders = spreaders;
        this.mostOptions = mostOptions;
    }

    /** Tells what is known before a wave; positions that are decided in it get the depth after this one's. */
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
            // its owner may be deciding it now; what is open for him cannot be decided here
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

    /** A position has one option more that is decided. */
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

    /** Nobody lowers the counter any more, and the depth takes its place. */
    private void decide(long node, int rank, int outcome) {
        known.classes().set(rank, outcome);
        known.slots().set(rank, known.depth() + 1);
        find(node);
    }
}
