package org.zermelo.store.wave;

import java.util.Arrays;
import org.zermelo.game.PackedRules;

/** Different canonical neighbours of a position. */
final class Distinct {

    private Distinct() {}

    /** Writes the different canonical options, ascending; how many. */
    static int options(PackedRules rules, long position, long[] options) {
        return canonical(rules, options, rules.options(position, options));
    }

    /** Writes the different canonical positions from which one move leads to this one, ascending; how many. */
    static int parents(PackedRules rules, long position, long[] parents) {
        return canonical(rules, parents, rules.parents(position, parents));
    }

    private static int canonical(PackedRules rules, long[] positions, int count) {
        for (int i = 0; i < count; i++) {
            positions[i] = rules.canonical(positions[i]);
        }
        Arrays.sort(positions, 0, count);
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (kept == 0 || positions[i] != positions[kept - 1]) {
                positions[kept++] = positions[i];
            }
        }
        return kept;
    }
}
