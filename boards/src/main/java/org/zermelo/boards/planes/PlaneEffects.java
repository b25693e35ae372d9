package org.zermelo.boards.planes;

import java.util.Arrays;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.Manner.Closing;
import org.zermelo.boards.moves.ClauseCode.Verb;
import org.zermelo.boards.moves.ComposedMoves;
import org.zermelo.boards.moves.MoveNames;

/**
 * What comes of a move on planes when its piece has come to its cell: what is closed in, promoted, taken for a mill, the next motion of
 * the turn. Moves are made on the planes of one position and taken back.
 */
abstract class PlaneEffects extends StandingPlanes {

    final ComposedMoves rules;
    final PlaneRays rays;
    final MoveNames names;
    /** What is found. */
    final FoundPositions into;

    /** The values of own pieces, and of the other's, as sets of bits. */
    int own;

    int other;
    int mover;
    PlaneClause clause;
    /** The cells to which a move of the clause may do more than it names; no others where moves are told apart by names. */
    long loud;

    /** The last number of the position after a move that changes no hand. */
    long next;

    private final int[] hands = new int[2];
    private final long waitWeight;
    /** The cells that are the last of a mill of the mover's. */
    private long closing;
    /** The cells on which a move of the clause may make one. */
    private long mills;

    private final long[] before;
    private int[] taken = new int[1 << 6];
    private int most;
    /** The motions of the turn before this one: their name, 0 where there are none, and how many pieces they take. */
    private long called;

    private int takenBefore;

    PlaneEffects(PlaneGame game) {
        super(game.moves.values, game.numbering.values);
        this.rules = game.moves;
        this.rays = game.rays;
        this.names = new MoveNames(game.clashes);
        this.into = game.numbering.found(this);
        this.waitWeight = game.numbering.waitWeight;
        this.before = new long[on.length];
        this.clause = game.clauses[0].length > 0 ? game.clauses[0][0] : game.clauses[1][0];
    }

    /** Makes a motion in every way. */
    abstract void read(PlaneClause motion);

    /** The number of the mover's hand. */
    final int hand() {
        return hands[mover];
    }

    final void begin(int player, int leftHand, int rightHand, long after) {
        mover = player;
        own = rules.own[player];
        other = rules.other[player];
        hands[0] = leftHand;
        hands[1] = rightHand;
        next = after;
        if (most > 0) {
            Arrays.fill(taken, 0);
        }
        most = 0;
        names.begin(player);
        if (rules.repeats) {
            System.arraycopy(on, 0, before, 0, on.length);
        }
        into.forget();
        closing = 0;
        if (rules.millRows.length > 0) {
            long owns = mask(own);
            for (long row : rules.millRows) {
                long missing = row & ~owns;
                closing |= (missing & missing - 1) == 0 ? missing : 0;
            }
        }
    }

    /** Begins a motion; where it is the first of a turn, nothing has changed yet. */
    final void start() {
        touched = called == 0 ? 0 : touched;
    }

    /** Goes on to a clause. */
    final void go(PlaneClause to) {
        clause = to;
        mills = to.loud == -1 && rules.millRows.length > 0 ? -1 : closing;
        loud = to.loud | closing | (names.areTold() ? -1 : 0);
    }

    /** Leaves out chains that take fewer than another. */
    final void finish() {
        if (most > 0) {
            into.keep(i -> i >= taken.length || taken[i] == 0 || taken[i] == most);
        }
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
        int theirs = rules.ofKind[1 - mover][0];
        long last = next - clause.spent;
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
            into.find(placed, left & -left | closed, theirs, closed, last);
        }
    }

    final void place(int placed, int cell) {
        place(placed, cell, MoveNames.place(cell));
    }

    final void place(int placed, int cell, long name) {
        start();
        boolean covers = clause.covers;
        int under = covers ? valueAt(cell) : 0;
        int becomes = covers ? rules.piled[placed][under] : placed;
        turn(under, becomes, 1L << cell);
        done(names.placed(clause.code, name), cell, 0, 0);
        turn(under, becomes, 1L << cell);
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
        long[] open = on.clone();
        promote(name, to, added + change(closed, flips), captured);
        back(open);
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
            turn(theirs[kind], flips ? rules.ofKind[mover][kind] : 0, cells);
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
        turn(before, after, 1L << to);
        if (!clause.bars || !isBarred(to)) {
            boolean mill =
                    mills != 0 && (mills & clause.code.come(to)) != 0 && rules.inMill(clause.code.come(to), mask(own));
            long removable = mill ? rules.removable(mask(other)) : 0;
            if (removable == 0 && !clause.another) {
                goOn(name, to, added, captured);
            } else {
                take(removable, clause.another, name, to, added, captured);
            }
        }
        turn(before, after, 1L << to);
    }

    /** Whether a line is made that must not be. */
    private boolean isBarred(int to) {
        for (long line : clause.code.noLines[to]) {
            if ((line & ~mask(own)) == 0) {
                return true;
            }
        }
        return false;
    }

    /** Goes on with each of these pieces of the other's taken, too, and perhaps another one then; as it is where there are none. */
    private void take(long others, boolean another, long name, int to, long added, int captured) {
        long left = others;
        do {
            int value = left == 0 ? 0 : valueAt(Long.numberOfTrailingZeros(left));
            long both = left == 0 ? name : names.then(name, MoveNames.place(Long.numberOfTrailingZeros(left)) + 1);
            put(value, left & -left);
            if (another) {
                take(mask(other), false, both, to, added + rules.kept[mover][value], captured);
            } else {
                goOn(both, to, added + rules.kept[mover][value], captured);
            }
            put(value, left & -left);
            left &= left - 1;
        } while (left != 0);
    }

    /** Goes on behind a motion that has brought a piece to a cell: with the move, or with each way in which the turn goes on. */
    final void goOn(long name, int to, long added, int captured) {
        PlaneClause made = clause;
        PlaneClause then = made.next;
        if (then == null) {
            emit(name, added, captured);
        } else if (made.quietShot && !names.areTold()) {
            into.hold(next + added - made.spent);
            shoot(then, to, false);
        } else {
            follow(made, then, name, to, added, captured);
        }
    }

    private void follow(PlaneClause made, PlaneClause then, long name, int to, long added, int captured) {
        boolean shot = then.code.verb == Verb.SHOOT;
        int hand = hands[mover];
        // what comes into the hand adds its number of pieces times what one is worth
        hands[mover] += (int) (added / rules.handWeights[mover]) - made.code.spent;
        boolean over = !shot && rules.isOver(mover, on, hands[0], hands[1]);
        if (over || then.code.may) {
            emit(name, added, captured);
        }
        if (!over) {
            long earlier = called;
            long last = next;
            int takes = takenBefore;
            called = names.then(names.after(called, name), MoveNames.NEXT);
            next += added - made.spent;
            takenBefore += made.longest ? captured : 0;
            if (shot) {
                clause = then;
                shoot(then, to, true);
            } else {
                read(then);
            }
            called = earlier;
            next = last;
            takenBefore = takes;
            go(made);
        }
        hands[mover] = hand;
    }

    /**
     * Blocks an empty cell: any, or one along a ray.
     *
     * @param told whether it has a name, and the turn may go on
     */
    private void shoot(PlaneClause shot, int from, boolean told) {
        if (!shot.code.along) {
            block(on[0], told);
            return;
        }
        long cells = 0;
        for (int r = 0; r < rules.rays; r++) {
            if (rays.straight && !told && !into.ordered) {
                cells |= rays.free(r, from, on[0]);
                continue;
            }
            int[] ray = rules.next[r];
            for (int at = ray[from]; at >= 0 && at != from && (on[0] >>> at & 1) != 0; at = ray[at]) {
                block(1L << at, told);
            }
        }
        block(cells, told);
    }

    private void block(long cells, boolean told) {
        int neutral = Content.NEUTRAL.ordinal();
        if (!told) {
            into.held(neutral, cells);
            return;
        }
        for (long left = cells; left != 0; left &= left - 1) {
            int cell = Long.numberOfTrailingZeros(left);
            put(neutral, left & -left);
            goOn(MoveNames.place(cell), cell, 0, 0);
            put(neutral, left & -left);
        }
    }

    final void emit(long name, long added, int captured) {
        if (names.areTold() && !names.fresh(names.after(called, name))) {
            return;
        }
        long rest = next + added - clause.spent;
        into.find(rules.repeats && earned() ? rest + waitWeight : rest);
        int takes = clause.longest ? takenBefore + captured : takenBefore;
        if (takes > 0) {
            longest(takes);
        }
    }

    private void longest(int captured) {
        int count = into.count();
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
