package org.zermelo.solve.search;

import static org.zermelo.solve.search.ProofTable.NEVER;

import org.zermelo.game.Ending;
import org.zermelo.game.PackedRules;
import org.zermelo.solve.Watch;
import org.zermelo.solve.sweep.Parents;
import org.zermelo.value.Value;

/**
 * Depth-first proof-number search with weak proof numbers: to disprove a position takes the most that any of its options
 * takes, and one more for each other option that is open. Such numbers grow with levels and options only, never with the
 * number of ways to a position.
 *
 * <p>Every frame keeps the numbers of its options itself. Each visit of an option raises its number above that of the next
 * best or leaves the frame, so the search ends however little the table remembers.
 */
final class ProofSearch {

    private static final int WIN = 2;
    private static final int TIE = 1;

    /** A position on the path, with its options and what is known of each. */
    private static final class OpenNode {
        private final long[] options;
        private final int[] proofs;
        private final int[] disproofs;
        private long key;
        private int count;
        private int mostProof;
        private int mostDisproof;
        private long nodesBefore;
        private int proof;
        private int disproof;
        private int best;
        private int second;
        private int open;

        OpenNode(int mostOptions) {
            options = new long[mostOptions];
            proofs = new int[mostOptions];
            disproofs = new int[mostOptions];
        }

        /** Folds the numbers of the options, and finds the option that is the most easily disproved. */
        void fold() {
            best = -1;
            proof = NEVER;
            second = NEVER;
            open = 0;
            int most = 0;
            for (int i = 0; i < count; i++) {
                if (disproofs[i] < proof) {
                    second = proof;
                    proof = disproofs[i];
                    best = i;
                } else {
                    second = Math.min(second, disproofs[i]);
                }
                if (proofs[i] > 0) {
                    open++;
                    most = Math.max(most, proofs[i]);
                }
            }
            disproof = proof == 0 ? NEVER : open == 0 ? 0 : most + open - 1;
        }
    }

    private final PackedRules rules;
    private final Value value;
    private final Watch watch;
    private final ProofTable table;
    private final OpenNode[] path;
    private long nodes;
    private boolean tieSeen;

    ProofSearch(PackedRules rules, Value value, long tableBytes, Watch watch) {
        this.rules = rules;
        this.value = value;
        this.watch = watch;
        this.table = new ProofTable(tableBytes);
        this.path = new OpenNode[rules.levels()];
    }

    /** Bytes of the longest path. */
    static long pathBytes(PackedRules rules) {
        return rules.levels() * (64L + 16L * rules.mostOptions());
    }

    long nodes() {
        return nodes;
    }

    int remembered() {
        return table.size();
    }

    /** The code of a position: 2 win, 1 tie, -2 loss. */
    long code(long position) {
        watch.check();
        long key = rules.canonical(position);
        if (reaches(key, WIN)) {
            return WIN;
        }
        // where no end that was met is a tie, who cannot win has lost
        return tieSeen && reaches(key, TIE) ? TIE : -WIN;
    }

    /** What is asked of a position at this depth: the opponent's win is what a tie is not, and the other way round. */
    private static int bound(int asked, int depth) {
        return (depth & 1) == 0 ? asked : WIN + TIE - asked;
    }

    /** One key for a position and what is asked of it; keys stay below half of all numbers. */
    private static long entry(long key, int bound) {
        return key << 1 | bound - 1;
    }

    private boolean reaches(long root, int asked) {
        int depth = 0;
        enter(depth, root, asked, NEVER, NEVER);
        while (true) {
            OpenNode frame = path[depth];
            if (frame.count > 0) {
                frame.fold();
            }
            if (frame.proof >= frame.mostProof || frame.disproof >= frame.mostDisproof) {
                table.put(
                        entry(frame.key, bound(asked, depth)), frame.proof, frame.disproof, nodes - frame.nodesBefore);
                if (depth == 0) {
                    return frame.proof == 0;
                }
                OpenNode above = path[--depth];
                above.proofs[above.best] = frame.proof;
                above.disproofs[above.best] = frame.disproof;
                continue;
            }
            // an option is left when it is no longer the best, or when it decides whether this position is left
            int mostDisproof = Math.min(frame.mostProof, frame.second == NEVER ? NEVER : frame.second + 1);
            int mostProof = frame.mostDisproof == NEVER ? NEVER : frame.mostDisproof - (frame.open - 1);
            enter(depth + 1, frame.options[frame.best], bound(asked, depth + 1), mostProof, mostDisproof);
            depth++;
        }
    }

    private void enter(int depth, long key, int bound, int mostProof, int mostDisproof) {
        if (path[depth] == null) {
            path[depth] = new OpenNode(rules.mostOptions());
        }
        OpenNode frame = path[depth];
        frame.key = key;
        frame.mostProof = mostProof;
        frame.mostDisproof = mostDisproof;
        frame.nodesBefore = nodes;
        if ((++nodes & 0xFFF) == 0) {
            watch.check();
            watch.progress(nodes, -1);
        }
        frame.count = Parents.options(rules, key, frame.options);
        if (frame.count == 0) {
            Ending ending = rules.ending(key);
            tieSeen |= ending == Ending.TIE;
            boolean reached = value.ended(ending) >= bound;
            frame.proof = reached ? 0 : NEVER;
            frame.disproof = reached ? NEVER : 0;
            return;
        }
        int next = WIN + TIE - bound;
        for (int i = 0; i < frame.count; i++) {
            long known = table.get(entry(frame.options[i], next));
            frame.proofs[i] = known == ProofTable.UNKNOWN ? 1 : ProofTable.proof(known);
            frame.disproofs[i] = known == ProofTable.UNKNOWN ? 1 : ProofTable.disproof(known);
        }
    }
}
