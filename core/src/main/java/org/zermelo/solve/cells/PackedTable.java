package org.zermelo.solve.cells;

import org.zermelo.game.PackedRules;
import org.zermelo.solve.keys.KeySet;
import org.zermelo.value.Value;

/**
 * A solved game: the worth of every canonical position that can be reached.
 *
 * @param rules the game
 * @param value what was asked
 * @param keys the canonical positions
 * @param cells the worth of each by rank, as {@link org.zermelo.value.Coding} writes it
 */
public record PackedTable(PackedRules rules, Value value, KeySet keys, Cells cells) {

    /**
     * The code of a position.
     *
     * @throws IllegalArgumentException when the position cannot be reached from the start
     */
    public long code(long position) {
        int rank = keys.rank(rules.canonical(position));
        if (rank < 0) {
            throw new IllegalArgumentException("not reachable from the start: " + position);
        }
        return value.coding().decode(cells.get(rank));
    }

    /** The memory that the table takes, in bytes. */
    public long bytes() {
        return keys.bytes() + cells.bytes();
    }
}
