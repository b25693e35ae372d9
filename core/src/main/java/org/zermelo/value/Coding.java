package org.zermelo.value;

import org.zermelo.game.RefusedException;

/**
 * A value's codes as small numbers of at least 0, so that a table of them is narrow. A table's cell is such a number; the
 * stored tables use the same ones.
 */
public enum Coding {
    /** {@code 4 x plies + class}; class 0 draw (plies 0), 1 win, 2 loss, 3 tie. */
    OUTCOME {
        @Override
        public long encode(long code) {
            if (code == 0) {
                return 0;
            }
            if (code > OutcomeValue.WIN / 2) {
                return (OutcomeValue.WIN - code) << 2 | 1;
            }
            return code > 0 ? (OutcomeValue.WIN / 2 - code) << 2 | 3 : (code + OutcomeValue.WIN) << 2 | 2;
        }

        @Override
        public long decode(long cell) {
            long plies = cell >>> 2;
            return switch ((int) cell & 3) {
                case 1 -> OutcomeValue.WIN - plies;
                case 2 -> plies - OutcomeValue.WIN;
                case 3 -> OutcomeValue.WIN / 2 - plies;
                default -> 0;
            };
        }
    },
    /** The class alone: 0 draw, 1 win, 2 loss, 3 tie; two bits. */
    WINNER {
        @Override
        public long encode(long code) {
            return switch ((int) code) {
                case 2 -> 1;
                case -2 -> 2;
                case 1 -> 3;
                default -> 0;
            };
        }

        @Override
        public long decode(long cell) {
            return switch ((int) cell & 3) {
                case 1 -> 2;
                case 2 -> -2;
                case 3 -> 1;
                default -> 0;
            };
        }
    },
    /** The nimber itself. */
    NIMBER {
        @Override
        public long encode(long code) {
            return code;
        }

        @Override
        public long decode(long cell) {
            return cell;
        }
    },
    /** Margins 0, -1, 1, -2, 2, ... as 0, 1, 2, 3, 4, ... */
    MARGIN {
        @Override
        public long encode(long code) {
            if (code >= WIDEST || code < -WIDEST) {
                throw new RefusedException(TOO_WIDE, "most", WIDEST - 1);
            }
            return code << 1 ^ code >> 63;
        }

        @Override
        public long decode(long cell) {
            return cell >>> 1 ^ -(cell & 1);
        }
    },
    /** {@code 2048 x margin + plies}, with the margin as in {@link #MARGIN}; below 2^20 and 2^11. */
    MARGIN_AND_PLIES {
        @Override
        public long encode(long code) {
            PacedMargin worth = (PacedMargin) Values.marginAndPlies().worth(code);
            if (worth.plies() >= PLIES) {
                throw new RefusedException(TOO_WIDE, "most", PLIES);
            }
            return MARGIN.encode(worth.points()) * PLIES + worth.plies();
        }

        @Override
        public long decode(long cell) {
            long points = MARGIN.decode(cell / PLIES);
            long plies = cell % PLIES;
            return (points << 24) + (points < 0 ? plies : (1L << 24) - 1 - plies);
        }
    };

    /** The note of a value that does not fit a cell. */
    public static final String TOO_WIDE = "method.packed.cell";

    private static final int PLIES = 2048;

    /** A margin from here on has no room for its sign in 63 bits. */
    private static final long WIDEST = 1L << 62;

    /** The small number of a code. */
    public abstract long encode(long code);

    /** The code of a small number; the inverse of {@link #encode}. */
    public abstract long decode(long cell);
}
