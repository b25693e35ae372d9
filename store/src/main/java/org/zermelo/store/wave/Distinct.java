package org.zermelo.store.wave;

import java.util.Arrays;
import org.zermelo.game.PackedRules;
import org.zermelo.store.block.Ascending;

/** Different canonical neighbours of a position. */
final class Distinct {

    private Distinct() {}

    /** Writes the different canonical options, ascending; how many. */
    static int options(PackedRules rules, long position, long[] options) {
        return distinct(options, rules.canonicalOptions(position, options));
    }

    /** Writes the different canonical positions from which one move leads to this one, ascending; how many. */
    static int parents(PackedRules rules, long position, long[] parents) {
        return distinct(parents, rules.canonicalParents(position, parents));
    }

    private static int distinct(long[] positions, int count) {
        Arrays.sort(positions, 0, count);
        return Ascending.distinct(positions, count);
    }
}
