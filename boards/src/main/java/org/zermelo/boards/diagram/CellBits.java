package org.zermelo.boards.diagram;

import java.util.Arrays;
import org.zermelo.boards.model.Content;

/**
 * The bits of a board: for each cell as many as tell apart what can stand there. The cells come in an order in which neighbours are near
 * each other.
 */
final class CellBits {

    private final int[] order;
    private final int[] first;
    private final int[] width;
    private final int[][] words;
    private final int[] values;
    private final int bits;

    /**
     * The bits of the cells.
     *
     * @param values what can stand on each cell, value v as bit v
     * @param order the cells in the order of their bits
     */
    CellBits(int[] values, int[] order) {
        this.values = values.clone();
        this.order = order.clone();
        this.first = new int[values.length];
        this.width = new int[values.length];
        this.words = new int[values.length][Content.VALUES];
        int at = 0;
        for (int cell : order) {
            first[cell] = at;
            int kinds = Integer.bitCount(values[cell]);
            width[cell] = Integer.SIZE - Integer.numberOfLeadingZeros(kinds - 1);
            int next = 0;
            // an empty cell begins with 0, the pieces of both players with 1
            for (int value : new int[] {0, 3, 1, 2}) {
                if ((values[cell] >> value & 1) != 0) {
                    words[cell][value] = kinds == 3 && next > 0 ? 1 + next : next;
                    next++;
                }
            }
            at += width[cell];
        }
        this.bits = at;
    }

    /** The number of bits, at most 128. */
    int bits() {
        return bits;
    }

    /** The bits of a position. */
    byte[] of(String cells) {
        byte[] word = new byte[bits];
        for (int cell = 0; cell < first.length; cell++) {
            int value = Content.SIGNS.indexOf(cells.charAt(cell));
            for (int i = 0; i < width[cell]; i++) {
                word[first[cell] + i] = (byte) bit(cell, value, i);
            }
        }
        return word;
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
        for (int i = order.length - 1; i >= 0; i--) {
            int cell = order[i];
            int here = allowed[cell] & values[cell];
            set = here == values[cell] ? set : cell(diagrams, cell, here, 0, 0, set);
        }
        return set;
    }

    private int cell(Diagrams diagrams, int cell, int allowed, int word, int known, int behind) {
        if (known == width[cell]) {
            for (int value = 0; value < Content.VALUES; value++) {
                if ((allowed >> value & 1) != 0 && words[cell][value] == word) {
                    return behind;
                }
            }
            return NodeTable.NONE;
        }
        int low = cell(diagrams, cell, allowed, word << 1, known + 1, behind);
        int high = cell(diagrams, cell, allowed, word << 1 | 1, known + 1, behind);
        return diagrams.nodes.node(first[cell] + known, low, high);
    }

    /**
     * Writes down how the bits of a cell change.
     *
     * @param changes for each bit what becomes of it
     */
    void change(byte[] changes, int cell, int before, int after) {
        for (int i = 0; i < width[cell]; i++) {
            int was = bit(cell, before, i);
            int is = bit(cell, after, i);
            changes[first[cell] + i] = was == is ? 0 : is == 1 ? Rewriting.SET : Rewriting.CLEAR;
        }
    }

    /** What can stand on each cell. */
    int[] values() {
        return Arrays.copyOf(values, values.length);
    }
}
