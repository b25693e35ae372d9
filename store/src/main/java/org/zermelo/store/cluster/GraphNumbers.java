package org.zermelo.store.cluster;

import org.zermelo.game.PackedRules;
import org.zermelo.store.table.TableCut;

/** The numbers by which shards speak of the positions of a game: its indices where it has such, and who owns them. */
record GraphNumbers(PackedRules rules, int shards) {

    private boolean indexed() {
        return rules.indices() > 0;
    }

    /** Every number is below it. */
    long bound() {
        return indexed() ? rules.indices() : rules.bound();
    }

    /** The number of a canonical position; may be -1 where none can be reached. */
    long number(long position) {
        return indexed() ? rules.index(position) : position;
    }

    long position(long number) {
        return indexed() ? rules.at(number) : number;
    }

    /** The shard that has a number: it has every S-th stretch. */
    int owner(long number) {
        return TableCut.owner(number, shards);
    }
}
