package org.zermelo.boards.table;

import java.util.Arrays;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.Customs;
import org.zermelo.boards.model.Manner.Closing;

/**
 * What comes of a move on planes when its piece has come to its cell: what is closed in, promoted, taken for a mill, shot at. Moves are
 * made on the planes of one position and taken back; what is found lies in one array.
 */
abstract class PlaneEffects {

    final ComposedMoves rules;
    final MoveNames names;
    /** The value of each plane. */
    final int[] values;

    /** For each value the cells on which it stands. */
    final long[] on;

    /** The values of own pieces, and of the other's, as sets of bits. */
    int own;

    int other;
    int mover;
    PlaneClause clause;

    private final int width;
    private final long[] before;
    private final long[] saved;
    private long[] found = new long[1 << 8];
    private int[] taken = new int[1 << 6];
    private int most;
    private int count;
    /** The last number of the position after a move that changes no hand. */
    private long next;

    PlaneEffects(ComposedMoves rules, PlaneShape shape, MoveNames names, PlaneClause[][] clauses) {
        this.rules = rules;
        this.names = names;
        this.values = shape.values;
        this.width = shape.width;
        this.on = new long[rules.values];
        this.before = new long[rules.values];
        this.saved = new long[rules.values];
        this.clause = clauses[0].length > 0 ? clauses[0][0] : clauses[1][0];
    }

    /** The positions that were found, one behind the other. */
    long[] found() {
        return found;
    }

    /** How many were found. */
    int count() {
        return count;
    }

    void begin(int player, long after) {
        mover = player;
        own = rules.own[player];
        other = rules.other[player];
        next = after;
        count = 0;
        most = 0;
        names.begin(player);
        if (rules.repeats) {
            System.arraycopy(on, 0, before, 0, on.length);
        }
    }

    int finish() {
        return most > 0 ? keepLongest() : count;
    }

    /** Leaves out chains that take fewer than another. */
    private int keepLongest() {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (taken[i] == 0 || taken[i] == most) {
                System.arraycopy(found, i * width, found, kept++ * width, width);
            }
        }
        count = kept;
        return kept;
    }

    final long mask(int set) {
        long mask = 0;
        for (int left = set; left != 0; left &= left - 1) {
            mask |= on[Integer.numberOfTrailingZeros(left)];
        }
        return mask;
    }

    final int valueAt(int cell) {
        for (int value : values) {
            if ((on[value] >>> cell & 1) != 0) {
                return value;
            }
        }
        return 0;
    }

    /** Puts pieces on empty cells, or takes them off again. */
    final void put(int value, long cells) {
        on[value] ^= cells;
        on[0] ^= cells;
    }

    /** What comes of a piece that has come to a cell. */
    final void done(long name, int to, long added, int captured) {
        if (clause.plain) {
            emit(name, added, captured);
        } else if ((clause.to >>> to & 1) != 0) {
            if (clause.closing == Closing.NONE) {
                promote(name, to, added, captured);
            } else {
                close(name, to, added, captured);
            }
        }
    }

    /** Does what becomes of the other's pieces between a piece that has come and other own ones. */
    private void close(long name, int to, long added, int captured) {
        boolean flips = clause.closing == Closing.FLIPS;
        long others = mask(other);
        long owns = mask(own);
        long closed = 0;
        long changed = added;
        for (int r = 0; r < rules.rays; r++) {
            int[] ray = rules.next[r];
            long row = 0;
            int at = ray[to];
            while (at >= 0 && at != to && (others >>> at & 1) != 0 && (row >>> at & 1) == 0) {
                row |= 1L << at;
                at = ray[at];
            }
            boolean shut = row != 0 && at >= 0 && at != to && (owns >>> at & 1) != 0;
            if (shut && (clause.closing != Closing.TAKES_ONE || (row & row - 1) == 0)) {
                if (closed == 0) {
                    System.arraycopy(on, 0, saved, 0, on.length);
                }
                closed |= row;
                others &= ~row;
                owns |= flips ? row : 0;
                changed += change(row, flips);
            }
        }
        if (closed != 0 || !flips) {
            promote(name, to, changed, captured);
        }
        if (closed != 0) {
            System.arraycopy(saved, 0, on, 0, on.length);
        }
    }

    /** Turns pieces of the other's over, or takes them; what comes into the hand. */
    private long change(long row, boolean flips) {
        long kept = 0;
        int[] theirs = rules.ofKind[1 - mover];
        for (int kind = 0; kind < theirs.length; kind++) {
            long cells = row & on[theirs[kind]];
            on[theirs[kind]] ^= cells;
            on[flips ? rules.ofKind[mover][kind] : 0] ^= cells;
            kept += flips ? 0 : rules.kept[mover][theirs[kind]] * Long.bitCount(cells);
        }
        return kept;
    }

    private void promote(long name, int to, long added, int captured) {
        boolean dropped = clause.code.read.places() && rules.customs.hands().keeps();
        int man = rules.ofKind[mover][0];
        boolean becomes = !dropped && (rules.promotes[mover] & on[man] & 1L << to) != 0;
        int king = becomes ? rules.ofKind[mover][rules.customs.promoted()] : man;
        on[man] ^= becomes ? 1L << to : 0;
        on[king] ^= becomes ? 1L << to : 0;
        long removable = 0;
        if (rules.customs.mill() != Customs.NOTHING && rules.inMill(to, mask(own))) {
            removable = rules.removable(mask(other));
        }
        if (removable == 0) {
            shoot(name, to, added, captured);
        }
        for (long left = removable; left != 0; left &= left - 1) {
            int cell = Long.numberOfTrailingZeros(left);
            int value = valueAt(cell);
            put(value, 1L << cell);
            shoot(names.then(name, MoveNames.place(cell) + 1), to, added + rules.kept[mover][value], captured);
            put(value, 1L << cell);
        }
        on[king] ^= becomes ? 1L << to : 0;
        on[man] ^= becomes ? 1L << to : 0;
    }

    /** Adds the move; where a shot belongs to it, once for each cell that may be shot at. */
    private void shoot(long name, int from, long added, int captured) {
        switch (clause.shot) {
            case NONE -> emit(name, added, captured);
            case ANYWHERE -> {
                for (long left = on[0]; left != 0; left &= left - 1) {
                    shot(name, Long.numberOfTrailingZeros(left), added, captured);
                }
            }
            case ALONG -> {
                for (int r = 0; r < rules.rays; r++) {
                    int[] ray = rules.next[r];
                    for (int cell = ray[from];
                            cell >= 0 && cell != from && (on[0] >>> cell & 1) != 0;
                            cell = ray[cell]) {
                        shot(name, cell, added, captured);
                    }
                }
            }
        }
    }

    private void shot(long name, int cell, long added, int captured) {
        int neutral = Content.NEUTRAL.ordinal();
        put(neutral, 1L << cell);
        emit(names.then(names.then(name, MoveNames.SHOT), MoveNames.place(cell)), added, captured);
        put(neutral, 1L << cell);
    }

    final void emit(long name, long added, int captured) {
        if (!names.fresh(name)) {
            return;
        }
        int at = count * width;
        if (at + width > found.length) {
            found = Arrays.copyOf(found, 2 * found.length);
        }
        int plane = at;
        for (int value : values) {
            found[plane++] = on[value];
        }
        long rest = next + added - clause.spent;
        found[plane] = rules.repeats && earned() ? rest | PlaneShape.WAITS : rest;
        count++;
        if (clause.longest) {
            longest(captured);
        }
    }

    private void longest(int captured) {
        taken = count > taken.length ? Arrays.copyOf(taken, 2 * count) : taken;
        taken[count - 1] = captured;
        most = Math.max(most, captured);
    }

    /** Whether what has changed earns another turn. */
    private boolean earned() {
        long changed = 0;
        for (int value = 0; value < on.length; value++) {
            changed |= on[value] ^ before[value];
        }
        long lost = 0;
        for (int left = other; left != 0; left &= left - 1) {
            lost |= before[Integer.numberOfTrailingZeros(left)] & changed;
        }
        return rules.customs.another().captures() && lost != 0
                || rules.customs.another().boxes() && rules.customs.closed(~before[0], ~on[0]) > 0
                || rules.earning.length > 0 && byLine(changed);
    }

    private boolean byLine(long changed) {
        long owned = mask(own);
        long neutral = on[Content.NEUTRAL.ordinal()];
        for (long line : rules.earning) {
            if ((line & changed) != 0 && ((owned & line) == line || (neutral & line) == line)) {
                return true;
            }
        }
        return false;
    }
}
