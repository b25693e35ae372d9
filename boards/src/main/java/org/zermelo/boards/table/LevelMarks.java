package org.zermelo.boards.table;

import org.zermelo.boards.derive.Quantities;
import org.zermelo.boards.model.Content;
import org.zermelo.game.Player;

/** The level of a board and whether it makes the turn odd, for each filling of a group of cells. */
final class LevelMarks {

    private final BoardForm form;
    private final long[] weights;
    /** Two times the level, plus one when the turn is odd. */
    final long[] of;

    private final long least;
    private final int levels;

    LevelMarks(BoardForm form, BoardDigits digits) {
        this.form = form;
        this.weights = form.weights();
        boolean levelled = weights.length > 0;
        this.of = digits.table((cell, value) -> 2 * (levelled ? weights[Quantities.of(cell, value)] : 0));
        long[] odd = digits.table((cell, value) -> form.turn()
                .filter(turn -> turn.get(Quantities.of(cell, value)))
                .map(turn -> 1L)
                .orElse(0L));
        for (int i = 0; i < of.length; i++) {
            of[i] |= odd[i] & 1;
        }
        long[] range = levelled ? range() : new long[2];
        this.least = range[0];
        this.levels = levelled && range[1] - range[0] < Integer.MAX_VALUE - 1 ? (int) (range[1] - range[0] + 1) : 0;
    }

    /** The mark of two groups together. */
    static long sum(long one, long other) {
        return (one & ~1L) + (other & ~1L) | (one ^ other) & 1;
    }

    /** The number of levels; 0 when none are known. */
    int levels() {
        return levels;
    }

    /** The level of a position, by the mark of its board. */
    int level(long mark, int leftHand, int rightHand, long plies) {
        long level = (mark >> 1) - least;
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
