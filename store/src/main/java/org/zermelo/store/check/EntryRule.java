package org.zermelo.store.check;

import java.util.BitSet;
import java.util.Locale;
import java.util.function.LongPredicate;
import org.zermelo.game.Ending;
import org.zermelo.game.PackedRules;
import org.zermelo.store.table.TableName;

/** What an entry must be, given those of its options: the meaning of the cells, written out a second time for the check. */
record EntryRule(Kind kind, boolean misere, PackedRules rules) {

    static final long MISSING = -1;
    private static final long NO_VALUE = -2;

    private enum Kind {
        OUTCOME,
        MARGIN,
        MARGIN_AND_PLIES,
        NIMBER
    }

    static EntryRule of(TableName name, PackedRules rules) {
        Kind kind = Kind.valueOf(name.value().toUpperCase(Locale.ROOT).replace('-', '_'));
        return new EntryRule(kind, name.convention().equals("misere"), rules);
    }

    /** Whether entries may be right one by one, and yet name points that nobody can force. */
    boolean mayPutOff() {
        return kind == Kind.MARGIN && rules.levels() == 0;
    }

    Scratch scratch() {
        return new Scratch();
    }

    /** Buffers of one thread. */
    final class Scratch {
        private final long[] options = new long[rules.mostOptions()];
        private final long[] gains = new long[rules.mostOptions()];
        private final int[] cells = new int[rules.mostOptions()];
        private long missing;

        /** The option that had no entry. */
        long missing() {
            return missing;
        }

        /** The right cell of a position; {@link #MISSING} when an option has no entry. */
        long expected(long key, Contents contents) {
            int count = rules.options(key, options);
            if (count == 0) {
                return ended(rules.ending(key));
            }
            for (int i = 0; i < count; i++) {
                long option = rules.canonical(options[i]);
                cells[i] = contents.cell(option);
                if (cells[i] < 0) {
                    missing = option;
                    return MISSING;
                }
            }
            return switch (kind) {
                case OUTCOME -> outcome(count);
                case NIMBER -> nimber(count);
                case MARGIN -> margin(key, count);
                case MARGIN_AND_PLIES -> marginAndPlies(key, count);
            };
        }

        private long ended(Ending ending) {
            if (kind != Kind.OUTCOME) {
                boolean fits = ending == (kind == Kind.NIMBER ? Ending.LAST_MOVER_WINS : Ending.SCORED);
                return fits ? 0 : NO_VALUE;
            }
            return switch (ending) {
                case TIE -> 3;
                case LAST_MOVER_WINS -> misere ? 1 : 2;
                case LAST_MOVER_LOSES -> misere ? 2 : 1;
                case OVERSHOT -> misere ? 1 * 4 + 2 : 1 * 4 + 1;
                case SCORED -> NO_VALUE;
            };
        }

        /** A lost option wins, the soonest best; else the soonest tie; else a draw; else the latest loss. */
        private long outcome(int count) {
            int soonestLoss = Integer.MAX_VALUE;
            int soonestTie = Integer.MAX_VALUE;
            int latestWin = -1;
            boolean draw = false;
            for (int i = 0; i < count; i++) {
                int plies = cells[i] / 4;
                switch (cells[i] % 4) {
                    case 1 -> latestWin = Math.max(latestWin, plies);
                    case 2 -> soonestLoss = Math.min(soonestLoss, plies);
                    case 3 -> soonestTie = Math.min(soonestTie, plies);
                    default -> draw = true;
                }
            }
            if (soonestLoss < Integer.MAX_VALUE) {
                return 4L * (soonestLoss + 1) + 1;
            }
            if (soonestTie < Integer.MAX_VALUE) {
                return 4L * (soonestTie + 1) + 3;
            }
            return draw ? 0 : 4L * (latestWin + 1) + 2;
        }

        private long nimber(int count) {
            BitSet seen = new BitSet();
            for (int i = 0; i < count; i++) {
                // a larger nimber changes nothing
                if (cells[i] < count) {
                    seen.set(cells[i]);
                }
            }
            return seen.nextClearBit(0);
        }

        private long margin(long key, int count) {
            rules.gains(key, gains);
            long best = Long.MIN_VALUE;
            for (int i = 0; i < count; i++) {
                best = Math.max(best, gains[i] - points(cells[i]));
            }
            return best >= 0 ? 2 * best : -2 * best - 1;
        }

        /**
         * Whether points of a position that are not 0 are forced on: by a move that keeps them, or, where they are lost, by all
         * moves, to positions that are settled.
         */
        boolean forced(long key, int cell, Contents contents, LongPredicate settled) {
            int count = rules.options(key, options);
            rules.gains(key, gains);
            boolean any = false;
            boolean all = true;
            for (int i = 0; i < count; i++) {
                long option = rules.canonical(options[i]);
                boolean there = settled.test(option);
                all &= there;
                any |= there && gains[i] - points(contents.cell(option)) == points(cell);
            }
            return points(cell) > 0 ? any : all;
        }

        private static long points(int cell) {
            return cell % 2 == 0 ? cell / 2 : -(cell / 2) - 1;
        }

        /** The most points; of the moves that reach them the longest when points are lost, else the shortest. */
        private long marginAndPlies(long key, int count) {
            rules.gains(key, gains);
            long best = Long.MIN_VALUE;
            long plies = 0;
            for (int i = 0; i < count; i++) {
                long code = cells[i] / 2048;
                long points = gains[i] - (code % 2 == 0 ? code / 2 : -(code / 2) - 1);
                long length = cells[i] % 2048 + 1;
                boolean rather = points == best && (points < 0 ? length > plies : length < plies);
                if (points > best || rather) {
                    best = points;
                    plies = length;
                }
            }
            return (best >= 0 ? 2 * best : -2 * best - 1) * 2048 + plies;
        }
    }
}
