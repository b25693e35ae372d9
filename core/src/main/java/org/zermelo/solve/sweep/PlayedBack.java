package org.zermelo.solve.sweep;

import org.zermelo.game.PackedRules;
import org.zermelo.solve.cells.Slots;
import org.zermelo.solve.keys.KeySet;

/** Parents by the game's own backward moves, kept when they are reachable. */
final class PlayedBack implements Parents {

    private final PackedRules rules;
    private final KeySet keys;

    PlayedBack(PackedRules rules, KeySet keys) {
        this.rules = rules;
        this.keys = keys;
    }

    @Override
    public long node(long key, int rank) {
        return key;
    }

    @Override
    public int rank(long node) {
        return keys.rank(node);
    }

    @Override
    public int most() {
        return rules.mostParents();
    }

    @Override
    public int of(long node, long[] parents, int[] ranks) {
        int count = Parents.distinct(parents, rules.canonicalParents(node, parents));
        int kept = 0;
        for (int i = 0; i < count; i++) {
            int rank = keys.rank(parents[i]);
            if (rank >= 0) {
                ranks[kept] = rank;
                parents[kept++] = parents[i];
            }
        }
        return kept;
    }

    @Override
    public Slots counters(int size, int mostOptions) {
        return new Slots(size, mostOptions);
    }

    @Override
    public int countOptions(long node, long[] buffer) {
        return Parents.options(rules, node, buffer);
    }
}
