package org.zermelo.boards.stage;

/** Who wins the positions of a stage, without plies: two bits a number. */
final class StageOutcomes {

    private static final int DRAWN = 0;

    private static final int LOST = 1;

    private static final int WON = 2;

    private final byte[][] rows;

    StageOutcomes(StageValues values) {
        this.rows = new byte[values.rows()][values.length() + 3 >>> 2];
        for (int row = 0; row < rows.length; row++) {
            char[] from = values.row(row);
            for (int place = 0; place < from.length; place++) {
                int value = from[place];
                int outcome = value == 0 ? DRAWN : value % 2 == 0 ? WON : LOST;
                rows[row][place >>> 2] |= (byte) (outcome << 2 * (place & 3));
            }
        }
    }

    /** 1 where the player to move wins, 0 for a draw, -1 where he loses. */
    int get(int row, int place) {
        int outcome = rows[row][place >>> 2] >>> 2 * (place & 3) & 3;
        return outcome == DRAWN ? 0 : outcome == WON ? 1 : -1;
    }
}
