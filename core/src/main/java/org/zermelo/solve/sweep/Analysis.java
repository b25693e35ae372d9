package org.zermelo.solve.sweep;

import java.util.Comparator;
import java.util.SortedMap;
import java.util.TreeMap;
import org.zermelo.game.PackedRules;
import org.zermelo.solve.cells.PackedTable;
import org.zermelo.solve.keys.KeySet;
import org.zermelo.value.Coding;

/**
 * What a solved game looks like as a whole.
 *
 * @param positions all positions, each canonical one counted for the class it stands for
 * @param canonical the canonical positions
 * @param fill canonical positions per number under the keys' bound
 * @param ended positions without moves
 * @param moves the moves of all positions together
 * @param mostMoves the most moves of a position
 * @param byCode how many positions have each code of the value, best for the mover first
 * @param byLevel how many positions stand on each level; empty without levels
 * @param longestWin a position whose win takes longest, or -1 when nothing is won or depth is not asked
 */
public record Analysis(
        long positions,
        long canonical,
        double fill,
        long ended,
        long moves,
        int mostMoves,
        SortedMap<Long, Long> byCode,
        SortedMap<Integer, Long> byLevel,
        long longestWin) {

    /** Keys with their cells, in whatever order. */
    @FunctionalInterface
    public interface AllCells {
        void each(CellVisitor visitor);
    }

    /** What is done with a cell. */
    @FunctionalInterface
    public interface CellVisitor {
        void visit(long key, int cell);
    }

    /** Walks over a table once. O(positions x options). */
    public static Analysis of(PackedTable table) {
        KeySet keys = table.keys();
        return of(table.rules(), table.value().coding(), keys.fill(), visitor -> {
            int[] places = new int[KeySet.SLICE];
            for (int slice = 0; slice < keys.slices(); slice++) {
                int count = keys.slice(slice, places);
                for (int i = 0; i < count; i++) {
                    visitor.visit(keys.keyAt(slice, places[i]), table.cells().get(keys.rankAt(slice, places[i], i)));
                }
            }
        });
    }

    /** The same of cells that lie somewhere else. */
    public static Analysis of(PackedRules rules, Coding coding, double fill, AllCells cells) {
        return new Walk(rules, coding).run(fill, cells);
    }

    /** Moves of a position that is not ended, on average. */
    public double branching() {
        return positions == ended ? 0 : (double) moves / (positions - ended);
    }

    private static final class Walk {
        private final PackedRules rules;
        private final Coding coding;
        private final long[] options;
        private final SortedMap<Long, Long> byCode = new TreeMap<>(Comparator.reverseOrder());
        private final SortedMap<Integer, Long> byLevel = new TreeMap<>();
        private long positions;
        private long canonical;
        private long ended;
        private long moves;
        private int mostMoves;
        private int longestCell = -1;
        private long longestWin = -1;

        Walk(PackedRules rules, Coding coding) {
            this.rules = rules;
            this.coding = coding;
            this.options = new long[rules.mostOptions()];
        }

        Analysis run(double fill, AllCells cells) {
            cells.each(this::visit);
            return new Analysis(positions, canonical, fill, ended, moves, mostMoves, byCode, byLevel, longestWin);
        }

        private void visit(long key, int cell) {
            long weight = rules.classSize(key);
            int count = rules.options(key, options);
            positions += weight;
            canonical++;
            moves += weight * count;
            ended += count == 0 ? weight : 0;
            mostMoves = Math.max(mostMoves, count);
            byCode.merge(coding.decode(cell), weight, Long::sum);
            if (rules.levels() > 0) {
                byLevel.merge(rules.level(key), weight, Long::sum);
            }
            if (coding == Coding.OUTCOME && (cell & 3) == 1 && cell > longestCell) {
                longestCell = cell;
                longestWin = key;
            }
        }
    }
}
