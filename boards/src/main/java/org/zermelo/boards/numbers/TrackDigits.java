package org.zermelo.boards.numbers;

import org.zermelo.boards.derive.BoardSymmetries.Symmetry;
import org.zermelo.boards.model.Bans;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Remembered;
import org.zermelo.boards.model.Track;
import org.zermelo.game.Player;

/**
 * What positions remember of the last moves as a number: a digit for each cell that may be known, 0 for none. Rules that forbid nothing by
 * earlier moves have the number 0 alone.
 */
public final class TrackDigits {

    private final int base;
    /** Whether a digit is written: of the last move the cells left and come to, then of the move before it. */
    private final boolean[] written = new boolean[4];

    private final long size;

    public TrackDigits(BoardRules rules) {
        this.base = rules.board().size() + 1;
        for (Player player : Player.values()) {
            Bans bans = rules.bans(player);
            boolean left = Bans.needLeft(bans.own());
            boolean came = Bans.needCame(bans.own());
            // what a player may not do after his own move is remembered through the other's turn
            written[0] |= left || Bans.needLeft(bans.other());
            written[1] |= came || Bans.needCame(bans.other());
            written[2] |= left;
            written[3] |= came;
        }
        long all = 1;
        for (boolean digit : written) {
            all *= digit ? base : 1;
        }
        this.size = all;
    }

    /** How many numbers there are. */
    public long size() {
        return size;
    }

    /** The number of what is remembered. */
    public long pack(Remembered remembered) {
        return number(digits(remembered));
    }

    /** What a number says. */
    public Remembered unpack(long number) {
        int[] cells = new int[4];
        long rest = number;
        for (int i = 0; i < cells.length; i++) {
            cells[i] = Track.NOWHERE;
            if (written[i]) {
                cells[i] = (int) (rest % base) - 1;
                rest /= base;
            }
        }
        return new Remembered(new Track(cells[0], cells[1]), new Track(cells[2], cells[3]));
    }

    /** The number of the cells to which a symmetry takes those of a number. */
    public long image(long number, Symmetry symmetry) {
        int[] cells = number == 0 ? new int[0] : digits(unpack(number));
        for (int i = 0; i < cells.length; i++) {
            cells[i] = cells[i] < 0 ? cells[i] : symmetry.cells().get(cells[i]);
        }
        return number == 0 ? 0 : number(cells);
    }

    private static int[] digits(Remembered remembered) {
        Track other = remembered.other();
        Track own = remembered.own();
        return new int[] {other.left(), other.came(), own.left(), own.came()};
    }

    private long number(int[] cells) {
        long number = 0;
        for (int i = cells.length - 1; i >= 0; i--) {
            number = written[i] ? number * base + cells[i] + 1 : number;
        }
        return number;
    }
}
