package org.zermelo.solve.sweep;

import java.util.Arrays;
import org.zermelo.game.PackedRules;
import org.zermelo.solve.cells.Slots;

/**
 * Where a position can have come from. A node is what the method carries for a position: its key where the game can be
 * played backwards, its rank where all moves have been listed.
 */
public sealed interface Parents permits PlayedBack, ListedMoves {

    /** The node of a key with this rank. */
    long node(long key, int rank);

    /** The rank of a node. */
    int rank(long node);

    /** The most nodes that {@link #of} needs room for. */
    int most();

    /**
     * Writes the different nodes from which one move leads to this one.
     *
     * @param ranks the rank of each of them
     * @return how many
     */
    int of(long node, long[] parents, int[] ranks);

    /** Counters of the different options of each position, at 0 where {@link #countOptions} is to be asked. */
    Slots counters(int size, int mostOptions);

    /**
     * The number of different options of a node.
     *
     * @param buffer at least the rules' most options long
     */
    int countOptions(long node, long[] buffer);

    /** Drops what occurs twice among the first {@code count}; how many are left, in no fixed order. */
    static int distinct(long[] nodes, int count) {
        if (count > 40) {
            Arrays.sort(nodes, 0, count);
            int kept = 1;
            for (int i = 1; i < count; i++) {
                if (nodes[i] != nodes[kept - 1]) {
                    nodes[kept++] = nodes[i];
                }
            }
            return kept;
        }
        int kept = 0;
        for (int i = 0; i < count; i++) {
            long node = nodes[i];
            int j = 0;
            while (j < kept && nodes[j] != node) {
                j++;
            }
            if (j == kept) {
                nodes[kept++] = node;
            }
        }
        return kept;
    }

    /** Writes the different canonical options of a position; how many. */
    static int options(PackedRules rules, long position, long[] options) {
        return distinct(options, rules.canonicalOptions(position, options));
    }
}
