package org.zermelo.row;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Note;
import org.zermelo.value.Reason;

/** Why a row is worth what it is: facts of this family. */
public sealed interface RowReason extends Reason {

    /** What going first is worth in a coin row, and whether that is so for every row of its length. */
    enum RowVerdict {
        /** An even number of items: by keeping to the better parity the first player never gets less than half. */
        EVEN_NEVER_LOSES,
        /** An odd number of items, and the first player wins this row; others of its length he loses. */
        ODD_WINS,
        /** An odd number of items, and this row is drawn. */
        ODD_DRAWS,
        /** An odd number of items, and the first player loses this row. */
        ODD_LOSES
    }

    /**
     * One coin row: what the ends are worth, and what going first is worth.
     *
     * @param items how many items there are
     * @param left the first player's margin when he takes the left item
     * @param right the same for the right item
     * @param leftBlock value of the reduced block at the left end
     * @param rightBlock value of the reduced block at the right end; the larger block is the one to open
     * @param oddSum sum of the items in odd places, counted from 1
     * @param evenSum sum of the items in even places
     * @param verdict whether going first is an advantage, and why
     */
    record GoingFirst(
            long items,
            long left,
            long right,
            long leftBlock,
            long rightBlock,
            long oddSum,
            long evenSum,
            RowVerdict verdict)
            implements RowReason {
        @Override
        public String kind() {
            return "going-first";
        }

        @Override
        public Map<String, @Nullable Object> facts() {
            return Note.arguments(
                    "items",
                    items,
                    "left",
                    left,
                    "right",
                    right,
                    "leftBlock",
                    leftBlock,
                    "rightBlock",
                    rightBlock,
                    "oddSum",
                    oddSum,
                    "evenSum",
                    evenSum,
                    "verdict",
                    verdict);
        }
    }

    /**
     * A sum of rows of single items: the players take the largest free block in turn, and the one who is to move when
     * only pairs at closed ends are left must open them.
     *
     * @param blocks how many blocks the rows reduce to
     * @param total the sum of all items
     * @param margin what is left for the first player
     */
    record LargestBlockFirst(long blocks, long total, long margin) implements RowReason {
        @Override
        public String kind() {
            return "largest-block-first";
        }

        @Override
        public Map<String, @Nullable Object> facts() {
            return Note.arguments("blocks", blocks, "total", total, "margin", margin);
        }
    }

    /**
     * Robanúmeros: the mover keeps all but the least that he must leave.
     *
     * @param total the sum of all items
     * @param opponent the second player's total, never above 0 because the first may take all
     */
    record LeavesLeast(long total, long opponent) implements RowReason {
        @Override
        public String kind() {
            return "leaves-least";
        }

        @Override
        public Map<String, @Nullable Object> facts() {
            return Note.arguments("total", total, "opponent", opponent);
        }
    }
}
