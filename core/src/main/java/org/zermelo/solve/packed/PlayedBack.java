package org.zermelo.solve.packed;

import org.zermelo.game.PackedRules;

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
    public int of(long node, long[] parents) {
        int count = rules.parents(node, parents);
        int kept = 0;
        for (int i = 0; i < count; i++) {
            long parent = rules.canonical(parents[i]);
            if (keys.rank(parent) >= 0) {
                parents[kept++] = parent;
            }
        }
        return Parents.distinct(parents, kept);
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
