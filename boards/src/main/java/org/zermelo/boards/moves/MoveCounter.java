package org.zermelo.boards.moves;

import java.util.List;
import org.zermelo.boards.model.BoardCells;
import org.zermelo.boards.model.Customs.Passing;
import org.zermelo.boards.model.Manner;
import org.zermelo.boards.model.Manner.Chain;
import org.zermelo.boards.model.Movement;
import org.zermelo.boards.moves.ClauseCode.Verb;
import org.zermelo.game.Player;

/** Finds what each move of a player adds to the number of a position. Cells are changed and set back; one use, one thread. */
public final class MoveCounter extends CountedEffects {

    private static final int ANY_RAY = -1;

    /** The cells of what a chain has jumped over so far. */
    private long lying;

    /** The only ray on which the chain goes on; or that it may turn. */
    private int only = ANY_RAY;

    /**
     * Finds them.
     *
     * @param on what stands on each cell
     */
    public MoveCounter(ComposedMoves rules, int[] on, int mover, int leftHand, int rightHand) {
        super(rules, on, mover, leftHand, rightHand);
        ClauseCode[] clauses = rules.clauses[mover];
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

    @Override
    void read(ClauseCode motion) {
        clause = motion;
        int atMost = motion.manner.atMost();
        boolean waits = motion.afterHand && hand() > 0 || !rules.rules.affords(motion.read, hand());
        if (waits || atMost != Manner.ALWAYS && hand() + Long.bitCount(mask(own)) > atMost) {
            return;
        }
        if (motion.verb == Verb.PASS) {
            found.add(MoveNames.PASS, 0, 0);
        }
        if (motion.read.movement() instanceof Movement.Sweep sweep) {
            sweep(sweep);
            return;
        }
        long lay = lying;
        int ray = only;
        lying = 0;
        only = ANY_RAY;
        for (long cells = mask(motion.begins) & motion.manner.where().from().low(); cells != 0; cells &= cells - 1) {
            cell(Long.numberOfTrailingZeros(cells));
        }
        lying = lay;
        only = ray;
    }

    private void sweep(Movement.Sweep sweep) {
        int[] before = on.clone();
        Player player = Player.values()[mover];
        List<String> ways = sweep.ways();
        for (int way = 0; way < ways.size(); way++) {
            if (sweep.allows(way, before, player)) {
                int[] after = sweep.after(way, rules.rules, before, player);
                int depth = undo;
                long delta = 0;
                for (int cell = 0; cell < after.length; cell++) {
                    delta += after[cell] == before[cell] ? 0 : set(cell, after[cell]);
                }
                BoardCells place =
                        sweep instanceof Movement.Lay lay ? lay.places().get(way) : BoardCells.NONE;
                // two pieces are laid on cells that a domino may cover, which is one move then
                long name = place.count() == 2
                        ? covered(MoveNames.COVERED, place.low())
                        : swept(rules.sweeps.indexOf(ways.get(way)));
                goOn(name, -1, delta, 0);
                undoTo(depth);
            }
        }
    }

    private void cell(int from) {
        if (clause.manner.where().besideOther() && (rules.beside[from] & mask(other)) == 0) {
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
                        goOn(then(place(from), MoveNames.OFF), from, delta, 0);
                        undo();
                    }
                }
            }
            default -> {
                int piece = rules.upper[on[from]];
                long delta = set(from, rules.left(clause, on[from]));
                if (clause.manner.taking().chain() == Chain.HOPS) {
                    hop(from, piece, delta);
                } else {
                    jump(clause, place(from), from, piece, delta, 0);
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

    private void place(int cell, boolean drops) {
        if (drops && !rules.lands(on, cell)) {
            return;
        }
        long name = place(cell) + (drops && rules.wholeColumns ? 1 : 0);
        int depth = undo;
        long delta = set(cell, clause.manner.covering() ? rules.piled[clause.placed][on[cell]] : clause.placed);
        done(clause.named ? then(name, MoveNames.PLACED + clause.placed) : name, cell, delta, 0);
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
            long first = clause.placed == 0
                    ? MoveNames.OFF
                    : clause.named ? MoveNames.PLACED + clause.placed : MoveNames.COVERED;
            done(covered(first, cells), corner, delta, 0);
        }
        undoTo(depth);
    }

    /** The name of a move by the first and the last of some cells. */
    private long covered(long first, long cells) {
        long name = then(first, place(Long.numberOfTrailingZeros(cells)));
        return then(then(name, MoveNames.COVERED), place(63 - Long.numberOfLeadingZeros(cells)));
    }

    private void go(int from, int to) {
        int becomes = to < 0 ? -1 : rules.landed(clause, on, from, to);
        if (becomes >= 0) {
            int takes = on[to] == 0 || clause.manner.covering() ? 0 : 1;
            int depth = undo;
            long delta = rules.kept[mover][on[to]] + set(to, becomes);
            delta += from == to ? 0 : set(from, rules.left(clause, on[from]));
            done(then(MoveNames.from(clause, from), place(to) + takes), to, delta, takes);
            undoTo(depth);
        }
    }

    /** The cells to which a piece comes by jumps that take nothing. */
    private void hop(int from, int piece, long delta) {
        long cells = rules.hops(clause.rays, from, mask(clause.others), standing[0]);
        for (long left = cells; left != 0; left &= left - 1) {
            int to = Long.numberOfTrailingZeros(left);
            int depth = undo;
            done(then(place(from), place(to)), to, delta + set(to, piece), 0);
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
                long longer = takes && (named >>> to & 1) != 0 ? then(name, place(over) + 1) : name;
                longer = then(longer, place(to) + (takes || landed > 0 ? 1 : 0));
                long changed = taken + rules.kept[mover][on[to]];
                int last = undo;
                if (pass == 1 && (!goes || clause.open)) {
                    done(longer, to, changed + set(to, piece), done + (takes ? 1 : 0) + landed);
                } else if (pass == 0 && takes && clause.manner.taking().chain() != Chain.NONE) {
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
        if (promoted == piece || rules.customs.promotion().passing() == Passing.WAITS) {
            return jump(by, name, at, piece, delta, done);
        }
        return rules.customs.promotion().passing() == Passing.GOES_ON
                && rules.goesOn(by, mover)
                        .filter(next -> jump(next, name, at, promoted, delta, done))
                        .isPresent();
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
            done(then(place(from), place(to)), to, delta, 0);
            undoTo(depth);
        }
    }
}
