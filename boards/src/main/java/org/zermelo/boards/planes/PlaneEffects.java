package org.zermelo.boards.planes;

import java.util.Arrays;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.Manner.Closing;
import org.zermelo.boards.moves.ComposedMoves;
import org.zermelo.boards.moves.MoveNames;

/**
 * What comes of a move on planes when its piece has come to its cell: what is closed in, promoted, taken for a mill, shot at. Moves are
 * made on the planes of one position and taken back; what is found lies in one array.
 */
abstract class PlaneEffects extends PlanePositions {

    final ComposedMoves rules;
    final PlaneRays rays;
    final MoveNames names;
    /** The values of own pieces, and of the other's, as sets of bits. */
    int own;

    int other;
    int mover;
    PlaneClause clause;
    /** The cells to which a move of the clause may do more than it names; no others where moves are told apart by names. */
    long loud;

    private final long[] shotAt;
    /** The cells that are the last of a mill of the mover's. */
    private long closing;
    /** The cells on which a move of the clause may make one. */
    private long mills;

    private final long[] before;
    private final long[] saved;
    private int[] taken = new int[1 << 6];
    private int most;
    /** The last number of the position after a move that changes no hand. */
    private long next;

    PlaneEffects(ComposedMoves rules, PlaneShape shape, MoveNames names, PlaneClause[][] clauses) {
        super(shape, rules.values);
        this.rules = rules;
        this.rays = new PlaneRays(rules.next);
        this.names = names;
        this.before = new long[rules.values];
        this.saved = new long[rules.values];
        this.shotAt = new long[width];
        this.clause = clauses[0].length > 0 ? clauses[0][0] : clauses[1][0];
    }

    void begin(int player, long after) {
        mover = player;
        own = rules.own[player];
        other = rules.other[player];
        next = after;
        if (most > 0) {
            Arrays.fill(taken, 0);
        }
        most = 0;
        names.begin(player);
        if (rules.repeats) {
            System.arraycopy(on, 0, before, 0, on.length);
        }
        begin(after);
        closing = 0;
        if (rules.millRows.length > 0) {
            long owns = mask(own);
            for (long row : rules.millRows) {
                long missing = row & ~owns;
                closing |= (missing & missing - 1) == 0 ? missing : 0;
            }
        }
    }

    /** Goes on to a clause. */
    final void go(PlaneClause to) {
        clause = to;
        mills = to.loud == -1 && rules.millRows.length > 0 ? -1 : closing;
        loud = to.loud | closing | (names.areTold() ? -1 : 0);
    }

    /** Leaves out chains that take fewer than another; how many moves there are. */
    final int finish() {
        if (most > 0) {
            keep(i -> i >= taken.length || taken[i] == 0 || taken[i] == most);
        }
        return count();
    }

    /** What comes of a piece that has come to a cell. */
    final void done(long name, int to, long added, int captured) {
        if ((loud >>> to & 1) == 0) {
            emit(name, added, captured);
        } else if ((clause.to >>> to & 1) != 0) {
            if (clause.closing == Closing.NONE) {
                promote(name, to, added, captured);
            } else {
                close(name, to, added, captured);
            }
        }
    }

    /** Places pieces where they turn over others. */
    final void flip(long cells, int placed) {
        long others = mask(other);
        long owns = mask(own);
        long flipping = 0;
        if (rays.even && rays.straight) {
            for (int r = 0; r < rules.rays; r++) {
                flipping |= rays.over(r, others, owns);
            }
        } else {
            for (long left = cells; left != 0; left &= left - 1) {
                boolean may = (rules.around[Long.numberOfTrailingZeros(left)] & others) != 0;
                flipping |= may ? left & -left : 0;
            }
        }
        boolean alone = clause.flipsAlone && rays.even && rays.straight && !names.areTold();
        for (long left = cells & flipping; left != 0; left &= left - 1) {
            int cell = Long.numberOfTrailingZeros(left);
            if (!alone) {
                place(placed, cell);
                continue;
            }
            long closed = 0;
            for (int r = 0; r < rules.rays; r++) {
                closed |= rays.shut(r, cell, others, owns);
            }
            find(base, planeOf[placed], left & -left | closed);
            and(planeOf[rules.ofKind[1 - mover][0]], closed, -clause.spent);
        }
    }

    final void place(int placed, int cell) {
        long bit = 1L << cell;
        put(placed, bit);
        done(names.placed(clause.code, MoveNames.place(cell)), cell, 0, 0);
        put(placed, bit);
    }

    /** Does what becomes of the other's pieces between a piece that has come and other own ones. */
    private void close(long name, int to, long added, int captured) {
        boolean flips = clause.closing == Closing.FLIPS;
        long others = mask(other);
        long owns = mask(own);
        long closed = 0;
        for (int r = 0; r < rules.rays; r++) {
            long row = rays.straight ? rays.shut(r, to, others, owns) : shut(rules.next[r], to, others, owns);
            if (row != 0 && (clause.closing != Closing.TAKES_ONE || (row & row - 1) == 0)) {
                closed |= row;
                others &= ~row;
                owns |= flips ? row : 0;
            }
        }
        if (closed == 0) {
            if (!flips) {
                promote(name, to, added, captured);
            }
            return;
        }
        System.arraycopy(on, 0, saved, 0, on.length);
        promote(name, to, added + change(closed, flips), captured);
        System.arraycopy(saved, 0, on, 0, on.length);
    }

    /** The row of the other's on a ray from a cell, where an own piece is behind it. */
    static long shut(int[] ray, int to, long others, long owns) {
        long row = 0;
        int at = ray[to];
        while (at >= 0 && at != to && (others >>> at & 1) != 0 && (row >>> at & 1) == 0) {
            row |= 1L << at;
            at = ray[at];
        }
        return at >= 0 && at != to && (owns >>> at & 1) != 0 ? row : 0;
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
        boolean promoted = !dropped && (rules.promotes[mover] & on[man] & 1L << to) != 0;
        int turned = clause.code.becomes;
        int before = turned != 0 ? valueAt(to) : man;
        int after = turned != 0 ? turned : promoted ? rules.ofKind[mover][rules.customs.promoted()] : man;
        on[before] ^= 1L << to;
        on[after] ^= 1L << to;
        long removable = 0;
        if ((mills & clause.code.come(to)) != 0 && rules.inMill(clause.code.come(to), mask(own))) {
            removable = rules.removable(mask(other));
        }
        if (removable == 0) {
            takeAnother(name, to, added, captured);
        }
        for (long left = removable; left != 0; left &= left - 1) {
            int cell = Long.numberOfTrailingZeros(left);
            int value = valueAt(cell);
            put(value, 1L << cell);
            takeAnother(names.then(name, MoveNames.place(cell) + 1), to, added + rules.kept[mover][value], captured);
            put(value, 1L << cell);
        }
        on[after] ^= 1L << to;
        on[before] ^= 1L << to;
    }

    /** Goes on with one more piece of the other's taken, where the move says so and there is one. */
    private void takeAnother(long name, int to, long added, int captured) {
        long others = clause.code.manner.taking().another() ? mask(other) : 0;
        if (others == 0) {
            shoot(name, to, added, captured);
        }
        for (long left = others; left != 0; left &= left - 1) {
            int cell = Long.numberOfTrailingZeros(left);
            int value = valueAt(cell);
            put(value, 1L << cell);
            shoot(names.then(name, MoveNames.place(cell) + 1), to, added + rules.kept[mover][value], captured);
            put(value, 1L << cell);
        }
    }

    /** Adds the move; where a shot belongs to it, once for each cell that may be shot at. */
    private void shoot(long name, int from, long added, int captured) {
        if (!clause.shoots) {
            emit(name, added, captured);
            return;
        }
        long cells = clause.along ? 0 : on[0];
        for (int r = 0; clause.along && r < rules.rays; r++) {
            cells |= rays.straight ? rays.free(r, from, on[0]) : walk(rules.next[r], from, on[0]);
        }
        shots(name, cells, added, captured);
    }

    /** The cells on a ray as far as they are among some. */
    private static long walk(int[] ray, int from, long among) {
        long cells = 0;
        for (int at = ray[from]; at >= 0 && at != from && (among >>> at & 1) != 0; at = ray[at]) {
            if ((cells >>> at & 1) != 0) {
                break;
            }
            cells |= 1L << at;
        }
        return cells;
    }

    private void shots(long name, long cells, long added, int captured) {
        int neutral = Content.NEUTRAL.ordinal();
        if (clause.quietShot && !names.areTold()) {
            write(shotAt, 0, next + added - clause.spent);
            spread(shotAt, planeOf[neutral], 0, cells);
            return;
        }
        long shot = names.then(name, MoveNames.NEXT);
        for (long left = cells; left != 0; left &= left - 1) {
            put(neutral, left & -left);
            emit(names.then(shot, MoveNames.place(Long.numberOfTrailingZeros(left))), added, captured);
            put(neutral, left & -left);
        }
    }

    final void emit(long name, long added, int captured) {
        if (!names.fresh(name)) {
            return;
        }
        long rest = next + added - clause.spent;
        find(rules.repeats && earned() ? rest | PlaneShape.WAITS : rest);
        if (clause.longest) {
            longest(captured);
        }
    }

    private void longest(int captured) {
        int count = count();
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
