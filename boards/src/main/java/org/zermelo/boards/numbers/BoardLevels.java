package org.zermelo.boards.numbers;

import org.zermelo.boards.derive.BoardForm;
import org.zermelo.boards.derive.Quantities;
import org.zermelo.boards.model.Content;
import org.zermelo.game.Player;

/** The levels of boards: every move leads to a lower one. */
public final class BoardLevels {

    private final BoardForm form;
    private final BoardDigits digits;
    private final long[] weights;
    /** The level of each filling of each group of cells. */
    private final long[] of;

    private final long least;
    private final int levels;

    public BoardLevels(BoardForm form, BoardDigits digits) {
        this.form = form;
        this.digits = digits;
        this.weights = form.weights();
        boolean levelled = weights.length > 0;
        this.of = levelled ? digits.table((cell, value) -> weights[Quantities.of(cell, value)]) : new long[0];
        long[] range = levelled ? range() : new long[2];
        this.least = range[0];
        this.levels = levelled && range[1] - range[0] < Integer.MAX_VALUE - 1 ? (int) (range[1] - range[0] + 1) : 0;
    }

    /** The number of levels; 0 when none are known. */
    public int levels() {
        return levels;
    }

    /** The level of a position, by the number of its board; only where there are levels. */
    public int level(long board, int leftHand, int rightHand, long plies) {
        long level = -least;
        long rest = board;
        for (int g = 0; g < digits.groups; g++) {
            long next = digits.quotient(rest, g);
            level += of[digits.begins[g] + (int) (rest - next * digits.sizes[g])];
            rest = next;
        }
        level += weights[form.quantities().hand(Player.LEFT)] * leftHand;
        level += weights[form.quantities().hand(Player.RIGHT)] * rightHand;
        return (int) (level + weights[form.quantities().plies()] * Math.max(0, plies));
    }

    private long[] range() {
        long least = 0;
        long most = 0;
        int[] values = form.values();
        for (int cell = 0; cell < values.length; cell++) {
            long low = Long.MAX_VALUE;
            long high = 0;
            for (int value = 0; value < Content.VALUES; value++) {
                if ((values[cell] >> value & 1) != 0) {
                    low = Math.min(low, weights[Quantities.of(cell, value)]);
                    high = Math.max(high, weights[Quantities.of(cell, value)]);
                }
            }
            least += low;
            most += high;
        }
        for (Player player : Player.values()) {
            most += weights[form.quantities().hand(player)] * form.rules().hand(player);
        }
        most += weights[form.quantities().plies()] * Math.max(0, form.rules().plies());
        return new long[] {least, most};
    }
}
