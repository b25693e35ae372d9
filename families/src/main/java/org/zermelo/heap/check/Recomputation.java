package org.zermelo.heap.check;

import java.util.BitSet;
import org.zermelo.solve.Watch;

/** The values of a certificate's heaps, computed again from its rules. */
final class Recomputation {

    /** Up to here every option of every heap is looked at; beyond, games that break heaps in two are checked sparsely. */
    private static final int PLAIN = 50_000;

    private final CheckedGame game;
    private final Watch watch;
    private final char[] values;
    /** By number of heaps and of counters in them: the values that they can have together; only what is needed. */
    private final BitSet[][] together;

    private Recomputation(CheckedGame game, int heaps, Watch watch) {
        this.game = game;
        this.watch = watch;
        this.values = new char[heaps];
        this.together = new BitSet[8][];
    }

    static char[] values(CheckedGame game, int heaps, Watch watch) {
        boolean inTwo = game.mostParts() == 2 && game.repeating().isEmpty() && !game.apart();
        if (heaps > PLAIN
                && inTwo
                && game.special().isEmpty()
                && game.residues().size() == 1) {
            return new SparseRecomputation(game, heaps, watch).values();
        }
        Recomputation recomputation = new Recomputation(game, heaps, watch);
        recomputation.run();
        return recomputation.values;
    }

    private void run() {
        for (int parts = 2; parts <= game.mostPartsOfAny(); parts++) {
            together[parts] = new BitSet[values.length];
        }
        for (int n = 0; n < values.length; n++) {
            if (n % 64 == 0) {
                watch.check();
                watch.progress(n, values.length);
            }
            BitSet options = new BitSet();
            for (CheckedMove move : game.movesOf(n)) {
                addOptions(options, n, move);
            }
            for (int t = game.head(); t <= n && !game.repeating().isEmpty(); t++) {
                int digit = game.repeatingDigit(t);
                if (digit > 3) {
                    throw new Rejection("repeating-breaks");
                }
                if (t == n ? (digit & 1) != 0 : (digit & 2) != 0) {
                    options.set(values[n - t]);
                }
            }
            int value = options.nextClearBit(0);
            if (value > Character.MAX_VALUE) {
                throw new Rejection("value-too-large", "heap", n);
            }
            values[n] = (char) value;
        }
    }

    private void addOptions(BitSet options, int n, CheckedMove move) {
        int rest = n - move.take();
        if (move.parts() == 0 && rest == 0) {
            options.set(0);
        } else if (move.parts() == 1 && rest > 0) {
            options.set(values[rest]);
        } else if (move.parts() > 1 && rest > 0) {
            options.or(move.apart() ? unequal(rest, move.parts()) : together(move.parts(), rest));
        }
    }

    private BitSet unequal(int rest, int parts) {
        if (parts != 2) {
            throw new Rejection("apart-parts", "parts", parts);
        }
        BitSet set = new BitSet();
        for (int a = 1; 2 * a < rest; a++) {
            set.set(values[a] ^ values[rest - a]);
        }
        return set;
    }

    private BitSet together(int parts, int rest) {
        if (together[parts][rest] == null) {
            BitSet set = new BitSet();
            for (int a = 1; a < rest; a++) {
                int value = values[a];
                if (parts == 2) {
                    set.set(value ^ values[rest - a]);
                } else {
                    together(parts - 1, rest - a).stream().forEach(other -> set.set(value ^ other));
                }
            }
            together[parts][rest] = set;
        }
        return together[parts][rest];
    }
}
