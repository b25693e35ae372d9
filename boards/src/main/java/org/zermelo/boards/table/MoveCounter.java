package org.zermelo.boards.table;

import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.Customs.Passing;
import org.zermelo.boards.model.Manner;
import org.zermelo.boards.model.Manner.Chain;
import org.zermelo.boards.model.Manner.Closing;
import org.zermelo.boards.table.ClauseCode.Verb;
import org.zermelo.game.Player;

/** Finds what each move of a player adds to the number of a position. Cells are changed and set back; one use, one thread. */
final class MoveCounter extends ChangedCells {

    /** A place in the name of a move takes so many bits. */
    private static final int PLACE = 8;

    private static final int ANY_RAY = -1;

    private final int mover;
    private final int hand;
    private final int pieces;
    private final TurnsEarned turns;

    private final int own;
    private final int other;

    private ClauseCode clause;

    /** The cells of what a chain has jumped over so far. */
    private long lying;

    /** The only ray on which the chain goes on; or that it may turn. */
    private int only = ANY_RAY;

    private final MoveNumbers found = new MoveNumbers();
    private boolean tooLong;

    /**
     * Finds them.
     *
     * @param on what stands on each cell
     */
    MoveCounter(ComposedMoves rules, int[] on, int mover, int hand) {
        super(rules, on);
        this.mover = mover;
        this.hand = hand;
        this.own = rules.own[mover];
        this.other = rules.other[mover];
        this.pieces = Long.bitCount(mask(own));
        this.turns = new TurnsEarned(rules, mover, on);
        ClauseCode[] clauses = rules.clauses[mover];
        this.clause = clauses.length == 0 ? rules.clauses[1 - mover][0] : clauses[0];
        int musts = rules.musts[mover];
        for (int i = 0; i < musts; i++) {
            read(clauses[i]);
        }
        boolean free = found.count() == 0;
        for (int i = musts; free && i < clauses.length; i++) {
            read(clauses[i]);
        }
        found.keepLongest();
    }

    private void read(ClauseCode next) {
        clause = next;
        int atMost = next.manner.atMost();
        boolean waits = next.afterHand && hand > 0 || !rules.rules.affords(next.read, hand);
        if (waits || atMost != Manner.ALWAYS && hand + pieces > atMost) {
            return;
        }
        if (next.verb == Verb.PASS) {
            add(MoveNames.PASS, 0, 0);
        }
        for (long cells = mask(next.begins) & next.manner.from().low(); cells != 0; cells &= cells - 1) {
            cell(Long.numberOfTrailingZeros(cells));
        }
    }

    /** The moves. */
    MoveNumbers found() {
        return found;
    }

    /** Whether a chain is too long to be named by a number. */
    boolean isTooLong() {
        return tooLong;
    }

    private void cell(int from) {
        if (clause.manner.besideOther() && (rules.beside[from] & mask(other)) == 0) {
            return;
        }
        Verb verb = clause.verb;
        switch (verb) {
            case PLACE, DROP -> place(from, verb == Verb.DROP);
            case COVER -> cover(from);
            case PUSH -> push(from);
            default -> move(from, verb);
        }
    }

    private void move(int from, Verb verb) {
        switch (verb) {
            case STEP -> {
                for (int ray : clause.rays) {
                    go(from, rules.next[ray][from]);
                }
            }
            case SLIDE -> {
                for (int ray : clause.rays) {
                    slide(from, rules.next[ray]);
                }
            }
            case FLY -> {
                for (int to = 0; to < on.length; to++) {
                    go(from, to);
                }
            }
            case LEAVE -> {
                for (int ray : clause.rays) {
                    if (rules.next[ray][from] < 0) {
                        long delta = set(from, rules.left(clause, on[from]));
                        add(then(MoveNames.place(from), MoveNames.OFF), delta + earned(), 0);
                        undo();
                    }
                }
            }
            default -> {
                int piece = rules.upper[on[from]];
                long delta = set(from, rules.left(clause, on[from]));
                if (clause.manner.chain() == Chain.HOPS) {
                    hop(from, piece, delta);
                } else {
                    jump(clause, MoveNames.place(from), from, piece, delta, 0);
                }
                undo();
            }
        }
    }

    private void slide(int from, int[] ray) {
        int last = -1;
        int to = ray[from];
        for (; to >= 0 && to != from && on[to] == 0; to = ray[to]) {
            last = rules.landed(clause, on, from, to) >= 0 ? to : last;
            if (!clause.far) {
                go(from, to);
            }
        }
        boolean ends = to >= 0 && to != from && rules.landed(clause, on, from, to) >= 0;
        go(from, ends ? to : clause.far ? last : -1);
    }

    /** The name of a move that goes on. */
    private long then(long name, long place) {
        tooLong |= name >>> 64 - PLACE != 0;
        return name << PLACE | place;
    }

    private void place(int cell, boolean drops) {
        if (drops && !rules.lands(on, cell)) {
            return;
        }
        long name = MoveNames.place(cell) + (drops && rules.wholeColumns ? 1 : 0);
        int depth = undo;
        long delta = set(cell, clause.manner.covering() ? rules.piled[clause.placed][on[cell]] : clause.placed);
        done(clause.named ? name << PLACE | 220 + clause.placed : name, cell, delta, 0);
        undoTo(depth);
    }

    private void cover(int corner) {
        long cells = clause.covers[corner];
        if (cells == 0) {
            return;
        }
        int depth = undo;
        long delta = 0;
        boolean fits = true;
        for (long left = cells; left != 0; left &= left - 1) {
            int cell = Long.numberOfTrailingZeros(left);
            fits &= is(cell, clause.others);
            delta += (clause.placed == 0 ? rules.kept[mover][on[cell]] : 0) + set(cell, clause.placed);
        }
        if (fits) {
            long first = clause.placed == 0 ? MoveNames.OFF : clause.named ? 220 + clause.placed : MoveNames.COVERED;
            long name = then(first, MoveNames.place(Long.numberOfTrailingZeros(cells)));
            done(
                    then(then(name, MoveNames.COVERED), MoveNames.place(63 - Long.numberOfLeadingZeros(cells))),
                    corner,
                    delta,
                    0);
        }
        undoTo(depth);
    }

    private void go(int from, int to) {
        int becomes = to < 0 ? -1 : rules.landed(clause, on, from, to);
        if (becomes >= 0) {
            int takes = on[to] == 0 || clause.manner.covering() ? 0 : 1;
            int depth = undo;
            long delta = rules.kept[mover][on[to]] + set(to, becomes);
            delta += from == to ? 0 : set(from, rules.left(clause, on[from]));
            done(then(MoveNames.from(clause, from), MoveNames.place(to) + takes), to, delta, takes);
            undoTo(depth);
        }
    }

    /** The cells to which a piece comes by jumps that take nothing. */
    private void hop(int from, int piece, long delta) {
        long cells = rules.hops(clause.rays, from, mask(clause.others), standing[0]);
        for (long left = cells; left != 0; left &= left - 1) {
            int to = Long.numberOfTrailingZeros(left);
            int depth = undo;
            done(then(MoveNames.place(from), MoveNames.place(to)), to, delta + set(to, piece), 0);
            undoTo(depth);
        }
    }

    /** The jumps that go on from a cell, by a clause; whether there was one. */
    private boolean jump(ClauseCode by, long name, int at, int piece, long delta, int done) {
        boolean any = false;
        long free = standing[0] & ~lying;
        for (int ray : by.rays) {
            int over = by.flying ? rules.end(ray, at, free) : rules.next[ray][at];
            boolean goes = only == ANY_RAY || ray == only;
            if (goes && over >= 0 && is(over, by.others) && !(by.flying && (lying >>> over & 1) != 0)) {
                long landings = by.flying ? rules.behind(ray, at, over, free) & ~lying : landing(ray, at, over);
                landings &= mask(by.lands);
                any |= landings != 0;
                long named = by.flying ? rules.farNamed[at][over] : rules.overNamed[ray][at] ? -1 : 0;
                int before = only;
                only = clause.straight ? ray : ANY_RAY;
                land(by, name, over, landings, named, piece, delta, done);
                only = before;
            }
        }
        return any;
    }

    private long landing(int ray, int at, int over) {
        int to = rules.next[ray][over];
        return to < 0 || to == at ? 0 : 1L << to;
    }

    /** A jump lands on each of some cells; only on those from which it goes on, where it must and can. */
    private void land(ClauseCode by, long name, int over, long landings, long named, int piece, long delta, int done) {
        int depth = undo;
        long lay = lying;
        boolean takes = by.capturing && on[over] != 0;
        long taken = delta + (takes ? rules.kept[mover][on[over]] + set(over, 0) : 0);
        lying |= takes ? 1L << over : 0;
        boolean goes = false;
        for (int pass = 0; pass < 2; pass++) {
            for (long left = landings; left != 0; left &= left - 1) {
                int to = Long.numberOfTrailingZeros(left);
                int landed = on[to] == 0 ? 0 : 1;
                long longer = takes && (named >>> to & 1) != 0 ? then(name, MoveNames.place(over) + 1) : name;
                longer = then(longer, MoveNames.place(to) + (takes || landed > 0 ? 1 : 0));
                long changed = taken + rules.kept[mover][on[to]];
                int last = undo;
                if (pass == 1 && (!goes || clause.open)) {
                    done(longer, to, changed + set(to, piece), done + (takes ? 1 : 0) + landed);
                } else if (pass == 0 && takes && clause.manner.chain() != Chain.NONE) {
                    changed += landed > 0 ? set(to, 0) : 0;
                    goes |= goOn(by, longer, to, piece, changed, done + 1 + landed);
                }
                undoTo(last);
            }
        }
        lying = lay;
        undoTo(depth);
    }

    /** The jumps by which a piece that has captured goes on; whether there was one. */
    private boolean goOn(ClauseCode by, long name, int at, int piece, long delta, int done) {
        int promoted = promoted(piece, at);
        if (promoted == piece || rules.customs.passing() == Passing.WAITS) {
            return jump(by, name, at, piece, delta, done);
        }
        return rules.customs.passing() == Passing.GOES_ON
                && rules.goesOn(by, mover)
                        .filter(next -> jump(next, name, at, promoted, delta, done))
                        .isPresent();
    }

    private int promoted(int value, int cell) {
        return rules.customs.promoted(value, cell, Player.values()[mover]);
    }

    private void push(int from) {
        if (on[from] != 0 && (own >>> on[from] & 1) == 0) {
            return;
        }
        for (int[] way : rules.pushes[from]) {
            int depth = undo;
            long delta = 0;
            for (int i = 0; i + 1 < way.length; i++) {
                delta += set(way[i], on[way[i + 1]]);
            }
            int to = way[way.length - 1];
            delta += set(to, rules.ofKind[mover][0]);
            done(then(MoveNames.place(from), MoveNames.place(to)), to, delta, 0);
            undoTo(depth);
        }
    }

    /** What comes of a piece that has come to a cell. */
    private void done(long name, int to, long delta, int captured) {
        if (!clause.manner.to().has(to)) {
            return;
        }
        long changed = delta;
        Closing closing = clause.manner.closing();
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
        long removable = rules.inMill(to, mask(own)) ? rules.removable(mask(other)) : 0;
        if (removable == 0) {
            shoot(name, to, changed, captured);
        } else {
            take(removable, true, name, to, changed, captured);
        }
    }

    /** Goes on with each of these pieces of the other's taken, too; as it is where there are none. */
    private void take(long others, boolean shoots, long name, int to, long delta, int captured) {
        long left = others;
        do {
            int depth = undo;
            int cell = Long.numberOfTrailingZeros(left);
            long both = left == 0 ? name : then(name, MoveNames.place(cell) + 1);
            long changed = left == 0 ? delta : delta + rules.kept[mover][on[cell]] + set(cell, 0);
            if (shoots) {
                shoot(both, to, changed, captured);
            } else {
                add(both, changed + earned(), captured);
            }
            undoTo(depth);
            left &= left - 1;
        } while (left != 0);
    }

    /** Adds the move; where a shot belongs to it, once for each cell that may be shot at. */
    private void shoot(long name, int from, long delta, int captured) {
        switch (clause.manner.shot()) {
            case NONE -> add(name, delta + earned(), captured);
            case ANYWHERE -> {
                for (int cell = 0; cell < on.length; cell++) {
                    if (on[cell] == 0) {
                        shot(name, cell, delta, captured);
                    }
                }
            }
            case TAKES -> take(mask(other), false, name, from, delta, captured);
            case ALONG -> {
                for (int r = 0; r < rules.rays; r++) {
                    int[] ray = rules.next[r];
                    for (int cell = ray[from]; cell >= 0 && cell != from && on[cell] == 0; cell = ray[cell]) {
                        shot(name, cell, delta, captured);
                    }
                }
            }
        }
    }

    private void shot(long name, int cell, long delta, int captured) {
        long blocked = delta + set(cell, Content.NEUTRAL.ordinal());
        add(then(then(name, MoveNames.SHOT), MoveNames.place(cell)), blocked + earned(), captured);
        undo();
    }

    /** What the cells that are changed add to the number where they earn another turn. */
    private long earned() {
        return turns.repeats() && turns.earned(on, undoCells, undoValues, undo) ? rules.waitWeight : 0;
    }

    private void add(long name, long delta, int captured) {
        found.add(
                name,
                delta - clause.spent * rules.handWeights[mover],
                clause.manner.chain() == Chain.LONGEST ? captured : 0);
    }
}
