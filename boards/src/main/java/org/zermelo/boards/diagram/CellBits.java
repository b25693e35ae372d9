package org.zermelo.boards.diagram;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.zermelo.boards.model.Content;

/**
 * The bits of a board. A column of n cells takes n + 1: above the pieces zeros and a one, then a bit for each piece from the top down
 * (J. Tromp's code of a Connect Four position). Any other cell takes as many as tell apart what can stand there. The cells come in an
 * order in which neighbours are near each other.
 */
final class CellBits {

    /** A column, or a single cell. */
    private record Group(int[] cells, int first, boolean column) {}

    private final Group[] groups;
    /** For each cell its group. */
    private final int[] group;
    /** For each cell its place in the group. */
    private final int[] height;

    private final int[] width;
    private final int[][] words;
    private final int[] values;
    private final int bits;

    /**
     * The bits of the cells.
     *
     * @param values what can stand on each cell, value v as bit v
     * @param order the cells in the order of their bits; of a column the first one counts
     * @param columns cells that are filled one after another
     */
    CellBits(int[] values, int[] order, List<int[]> columns) {
        this.values = values.clone();
        this.group = new int[values.length];
        this.height = new int[values.length];
        this.width = new int[values.length];
        this.words = new int[values.length][Content.VALUES];
        this.groups = new Group
                [values.length
                        - columns.stream().mapToInt(column -> column.length - 1).sum()];
        Set<Integer> placed = new HashSet<>();
        int at = 0;
        int next = 0;
        for (int cell : order) {
            if (!placed.contains(cell)) {
                int[] column = columns.stream()
                        .filter(each -> Arrays.stream(each).anyMatch(other -> other == cell))
                        .findFirst()
                        .orElse(new int[] {cell});
                groups[next] = new Group(column, at, column.length > 1);
                for (int i = 0; i < column.length; i++) {
                    placed.add(column[i]);
                    group[column[i]] = next;
                    height[column[i]] = i;
                    write(column[i], column.length > 1);
                }
                next++;
                at += column.length > 1 ? column.length + 1 : width[cell];
            }
        }
        this.bits = at;
    }

    private void write(int cell, boolean inColumn) {
        int kinds = Integer.bitCount(values[cell]);
        width[cell] = inColumn ? 1 : Integer.SIZE - Integer.numberOfLeadingZeros(kinds - 1);
        int next = 0;
        // an empty cell begins with 0, the pieces of both players with 1
        for (int value : inColumn ? new int[] {3, 1, 2} : new int[] {0, 3, 1, 2}) {
            if ((values[cell] >> value & 1) != 0) {
                words[cell][value] = !inColumn && kinds == 3 && next > 0 ? 1 + next : next;
                next++;
            }
        }
    }

    /** The number of bits, at most 128. */
    int bits() {
        return bits;
    }

    /** The bits of a position. */
    byte[] of(String cells) {
        byte[] word = new byte[bits];
        for (Group each : groups) {
            if (each.column) {
                int pieces = 0;
                while (pieces < each.cells.length && value(cells, each.cells[pieces]) != 0) {
                    pieces++;
                }
                int last = each.first + each.cells.length;
                word[last - pieces] = 1;
                for (int i = 0; i < pieces; i++) {
                    word[last - i] = (byte) words[each.cells[i]][value(cells, each.cells[i])];
                }
            } else {
                int cell = each.cells[0];
                for (int i = 0; i < width[cell]; i++) {
                    word[each.first + i] = (byte) bit(cell, value(cells, cell), i);
                }
            }
        }
        return word;
    }

    private static int value(String cells, int cell) {
        return Content.SIGNS.indexOf(cells.charAt(cell));
    }

    private int bit(int cell, int value, int i) {
        return words[cell][value] >> width[cell] - 1 - i & 1;
    }

    /**
     * The set of the positions in which each cell bears one of some values.
     *
     * @param allowed for each cell these values, value v as bit v
     */
    int set(Diagrams diagrams, int[] allowed) {
        int set = NodeTable.MEMBER;
        for (int i = groups.length - 1; i >= 0; i--) {
            Group each = groups[i];
            boolean any = true;
            for (int cell : each.cells) {
                any &= (allowed[cell] & values[cell]) == values[cell];
            }
            if (!any) {
                set = each.column
                        ? column(diagrams, each, allowed, each.cells.length, set)
                        : cell(diagrams, each, allowed[each.cells[0]] & values[each.cells[0]], 0, 0, set);
            }
        }
        return set;
    }

    private int cell(Diagrams diagrams, Group group, int allowed, int word, int known, int behind) {
        int cell = group.cells[0];
        if (known == width[cell]) {
            for (int value = 0; value < Content.VALUES; value++) {
                if ((allowed >> value & 1) != 0 && words[cell][value] == word) {
                    return behind;
                }
            }
            return NodeTable.NONE;
        }
        int low = cell(diagrams, group, allowed, word << 1, known + 1, behind);
        int high = cell(diagrams, group, allowed, word << 1 | 1, known + 1, behind);
        return diagrams.nodes.node(group.first + known, low, high);
    }

    /** The columns of at most so many pieces. */
    private int column(Diagrams diagrams, Group group, int[] allowed, int most, int behind) {
        int pieces = behind;
        for (int i = 0; i < most; i++) {
            int cell = group.cells[i];
            int low = NodeTable.NONE;
            int high = NodeTable.NONE;
            for (int value = 1; value < Content.VALUES; value++) {
                if ((allowed[cell] & values[cell] & 1 << value) != 0) {
                    low = words[cell][value] == 0 ? pieces : low;
                    high = words[cell][value] == 1 ? pieces : high;
                }
            }
            pieces = diagrams.nodes.node(group.first + group.cells.length - i, low, high);
        }
        // the cells above can be empty, or there would have been no call for so few
        boolean mayBeEmpty = most > 0 && (allowed[group.cells[most - 1]] & 1) != 0;
        int fewer = mayBeEmpty ? column(diagrams, group, allowed, most - 1, behind) : NodeTable.NONE;
        return diagrams.nodes.node(group.first + group.cells.length - most, fewer, pieces);
    }

    /**
     * Writes down how the bits of a cell change.
     *
     * @param changes for each bit what becomes of it
     */
    void change(byte[] changes, int cell, int before, int after) {
        Group its = groups[group[cell]];
        if (its.column) {
            int top = its.first + its.cells.length - 1 - height[cell];
            boolean filled = before == 0;
            changes[top] = filled ? Rewriting.SET : Rewriting.CLEAR;
            int mark = words[cell][filled ? after : before] == 1 ? 0 : 1;
            changes[top + 1] = (byte) (mark == 0 ? 0 : filled ? Rewriting.CLEAR : Rewriting.SET);
        } else {
            for (int i = 0; i < width[cell]; i++) {
                int was = bit(cell, before, i);
                int is = bit(cell, after, i);
                changes[its.first + i] = was == is ? 0 : is == 1 ? Rewriting.SET : Rewriting.CLEAR;
            }
        }
    }

    /** The cell on top of this one in a column; -1 where there is none. */
    int above(int cell) {
        Group its = groups[group[cell]];
        return height[cell] + 1 < its.cells.length ? its.cells[height[cell] + 1] : -1;
    }

    /** What can stand on each cell. */
    int[] values() {
        return Arrays.copyOf(values, values.length);
    }
}
