package org.zermelo.boards.moves;

import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.Manner.Chain;
import org.zermelo.boards.model.Manner.Closing;
import org.zermelo.boards.moves.ClauseCode.Verb;
import org.zermelo.game.Player;

/** What comes of a piece that has come to a cell: closed rows, promotion, mills, the next motion; as what it adds to a number. */
abstract class CountedEffects extends ChangedCells {

    final int mover;
    final int own;
    final int other;
    public final MoveNumbers found = new MoveNumbers();

    /** The motion that is made. */
    ClauseCode clause;

    private final TurnsEarned turns;
    private final int[] hands;
    private boolean tooLong;
    /** The motions of the turn before this one: their name, what they add to the number, and how many pieces they take. */
    private long before;

    private long added;
    private int taken;

    CountedEffects(ComposedMoves rules, int[] on, int mover, int leftHand, int rightHand) {
        super(rules, on);
        this.mover = mover;
        this.hands = new int[] {leftHand, rightHand};
        this.own = rules.own[mover];
        this.other = rules.other[mover];
        this.turns = new TurnsEarned(rules, mover, on);
        ClauseCode[] clauses = rules.clauses[mover];
        this.clause = clauses.length == 0 ? rules.clauses[1 - mover][0] : clauses[0];
    }

    /** Makes a motion in every way. */
    abstract void read(ClauseCode motion);

    /** The number of the mover's hand. */
    final int hand() {
        return hands[mover];
    }

    /** Whether a move has no name as a number, or more comes of it than is counted. */
    public final boolean isTooLong() {
        return tooLong;
    }

    static long place(int cell) {
        return MoveNames.place(cell);
    }

    /** The name of a move that goes on. */
    final long then(long name, long place) {
        tooLong |= name >>> 64 - MoveNames.PLACE != 0;
        return name << MoveNames.PLACE | place;
    }

    /** The name of a way in which the board changes at large, by its number. */
    final long swept(int number) {
        tooLong |= number >= MoveNames.MOST_SWEEPS;
        return then(MoveNames.SWEPT + number / MoveNames.PLACES, place(number % MoveNames.PLACES));
    }

    /** The name of a move by several motions. */
    private long after(long name) {
        if (before == 0) {
            return name;
        }
        int bits = Long.SIZE - Long.numberOfLeadingZeros(name);
        int places = (bits + MoveNames.PLACE - 1) / MoveNames.PLACE * MoveNames.PLACE;
        tooLong |= places == Long.SIZE || before >>> Long.SIZE - places != 0;
        return before << places | name;
    }

    final int promoted(int value, int cell) {
        return rules.customs.promoted(value, cell, Player.values()[mover]);
    }

    /** What comes of a piece that has come to a cell. */
    final void done(long name, int to, long delta, int captured) {
        if (!clause.manner.where().to().has(to)) {
            return;
        }
        long changed = delta;
        Closing closing = clause.manner.taking().closing();
        if (closing != Closing.NONE) {
            int depth = undo;
            changed += ShutRows.close(this, mover, to, closing);
            if (closing == Closing.FLIPS && undo == depth) {
                return;
            }
        }
        boolean dropped = clause.read.places() && rules.customs.hands().keeps();
        int becomes = clause.becomes != 0 ? clause.becomes : dropped ? on[to] : promoted(on[to], to);
        if (becomes != on[to]) {
            changed += set(to, becomes);
        }
        long mine = mask(own);
        for (long line : clause.noLines[to]) {
            if ((mine & line) == line) {
                return;
            }
        }
        take(
                rules.inMill(clause.come(to), mine) ? rules.removable(mask(other)) : 0,
                clause.manner.taking().another(),
                name,
                to,
                changed,
                captured);
    }

    /** Goes on with each of these pieces of the other's taken, too, and perhaps another one then; as it is where there are none. */
    private void take(long others, boolean another, long name, int to, long delta, int captured) {
        long left = others;
        do {
            int depth = undo;
            int cell = Long.numberOfTrailingZeros(left);
            long both = left == 0 ? name : then(name, place(cell) + 1);
            long changed = left == 0 ? delta : delta + rules.kept[mover][on[cell]] + set(cell, 0);
            if (another) {
                take(mask(other), false, both, to, changed, captured);
            } else {
                goOn(both, to, changed, captured);
            }
            undoTo(depth);
            left &= left - 1;
        } while (left != 0);
    }

    /** Adds a motion that has brought a piece to a cell: as a move, or with each way in which the turn goes on. */
    final void goOn(long name, int to, long delta, int captured) {
        ClauseCode made = clause;
        ClauseCode next = made.next;
        int spent = made.spent;
        long sum = added + delta - spent * rules.handWeights[mover];
        int count = taken + (made.manner.taking().chain() == Chain.LONGEST ? captured : 0);
        long called = after(name);
        hands[mover] -= spent;
        if (next == null) {
            found.add(called, sum + earned(), count);
        } else {
            // what has come into a hand is not looked up before the turn is over
            tooLong |= next.verb != Verb.SHOOT && rules.customs.hands().keeps();
            boolean over = next.verb != Verb.SHOOT && rules.isOver(mover, standing, hands[0], hands[1]);
            if (over || next.may) {
                found.add(called, sum + earned(), count);
            }
            if (!over) {
                follow(next, to, called, sum, count);
                clause = made;
            }
        }
        hands[mover] += spent;
    }

    /** Makes the next motion of a turn behind one that has come to a cell. */
    private void follow(ClauseCode next, int from, long called, long sum, int count) {
        long earlier = before;
        long adds = added;
        int takes = taken;
        before = then(called, MoveNames.NEXT);
        added = sum;
        taken = count;
        if (next.verb == Verb.SHOOT) {
            clause = next;
            shoot(from);
        } else {
            read(next);
        }
        before = earlier;
        added = adds;
        taken = takes;
    }

    /** Blocks an empty cell: any, or one along a ray. */
    private void shoot(int from) {
        for (int cell = 0; !clause.along && cell < on.length; cell++) {
            block(cell);
        }
        for (int r = 0; clause.along && r < rules.rays; r++) {
            int[] ray = rules.next[r];
            for (int cell = ray[from]; cell >= 0 && cell != from && on[cell] == 0; cell = ray[cell]) {
                block(cell);
            }
        }
    }

    private void block(int cell) {
        if (on[cell] == 0) {
            goOn(place(cell), cell, set(cell, Content.NEUTRAL.ordinal()), 0);
            undo();
        }
    }

    /** What the cells that are changed add to the number where they earn another turn. */
    private long earned() {
        return turns.repeats() && turns.earned(on, undoCells, undoValues, undo) ? rules.waitWeight : 0;
    }
}
