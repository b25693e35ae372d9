package org.zermelo.board.grid;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.game.PackedRules;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.solve.packed.KeySet;
import org.zermelo.solve.packed.PackedSolver;
import org.zermelo.solve.packed.PackedTable;
import org.zermelo.value.Value;

/** Small solved tables, for recounts. */
final class Solved {

    private Solved() {}

    /** The table of some rules. */
    static PackedTable table(PackedRules rules, Value value) {
        return PackedSolver.solve(rules, value, new Budget(1 << 26, 1), Watch.NONE);
    }

    /** All positions of a table. */
    static List<Long> keys(PackedTable table) {
        List<Long> all = new ArrayList<>();
        int[] places = new int[KeySet.SLICE];
        for (int slice = 0; slice < table.keys().slices(); slice++) {
            int count = table.keys().slice(slice, places);
            for (int i = 0; i < count; i++) {
                all.add(table.keys().keyAt(slice, places[i]));
            }
        }
        return all;
    }

    /** The cell of each position, in the order of {@link #keys}. */
    static List<Integer> cells(PackedTable table) {
        return keys(table).stream()
                .map(key -> table.cells().get(table.keys().rank(key)))
                .toList();
    }
}
