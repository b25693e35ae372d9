package org.zermelo.boards.planes;

import org.zermelo.boards.model.Customs.Passing;
import org.zermelo.boards.model.Manner.Chain;
import org.zermelo.boards.moves.MoveNames;

/** Jumps on planes, and the chains of captures that come of them. */
abstract class PlaneJumps extends PlaneEffects {

    private static final int ANY_RAY = -1;

    /** The cells of what a chain has jumped over so far. */
    private long lying;

    /** The only ray on which the chain goes on; or that it may turn. */
    private int only = ANY_RAY;

    PlaneJumps(PlaneGame game) {
        super(game);
    }

    final int piece(int cell) {
        return clause.piece >= 0 ? clause.piece : valueAt(cell);
    }

    /** What is left where the upper piece of a value goes away. */
    final int left(int value) {
        return rules.left(clause.code, value);
    }

    final void jump(long cells) {
        long lay = lying;
        int ray = only;
        lying = 0;
        only = ANY_RAY;
        long over = mask(clause.code.others);
        long lands = mask(clause.code.lands);
        boolean looks = !clause.code.flying && clause.code.manner.taking().chain() != Chain.HOPS;
        for (long left = cells; left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            boolean meets = clause.code.flying || (clause.overs[from] & over) != 0;
            if (meets && (!looks || jumps(clause.hops[from], over, lands))) {
                int value = piece(from);
                int piece = rules.upper[value];
                int stays = left(value);
                start();
                turn(value, stays, left & -left);
                if (clause.code.manner.taking().chain() == Chain.HOPS) {
                    hop(from, piece);
                } else {
                    jump(clause, MoveNames.place(from), from, piece, 0, 0);
                }
                turn(value, stays, left & -left);
            }
        }
        lying = lay;
        only = ray;
    }

    private static boolean jumps(int[] hops, long over, long lands) {
        for (int i = 0; i < hops.length; i += PlaneClause.HOP) {
            if ((over >>> hops[i] & 1) != 0 && (lands >>> hops[i + 1] & 1) != 0) {
                return true;
            }
        }
        return false;
    }

    /** The cells to which a piece comes by jumps that take nothing. */
    private void hop(int from, int piece) {
        long cells = rules.hops(clause.code.rays, from, mask(clause.code.others), on[0]);
        for (long left = cells; left != 0; left &= left - 1) {
            long target = left & -left;
            int to = Long.numberOfTrailingZeros(left);
            put(piece, target);
            done(names.then(MoveNames.place(from), MoveNames.place(to)), to, 0, 0);
            put(piece, target);
        }
    }

    /** The jumps that go on from a cell, which is empty, by a clause; whether there was one. */
    private boolean jump(PlaneClause by, long name, int at, int piece, long added, int done) {
        boolean any = false;
        int before = only;
        long overs = mask(by.code.others);
        long lands = mask(by.code.lands);
        if (by.code.flying) {
            long free = on[0] & ~lying;
            for (int ray : by.code.rays) {
                int over = rules.end(ray, at, free);
                if (goes(before, ray) && over >= 0 && ((overs & ~lying) >>> over & 1) != 0) {
                    long cells = rules.behind(ray, at, over, free) & lands & ~lying;
                    any |= cells != 0;
                    only = clause.code.straight ? ray : ANY_RAY;
                    land(by, name, over, cells, rules.farNamed[at][over], piece, added, done);
                }
            }
            only = before;
            return any;
        }
        int[] hops = by.hops[at];
        for (int i = 0; i < hops.length; i += PlaneClause.HOP) {
            int over = hops[i];
            long target = 1L << hops[i + 1];
            if (goes(before, hops[i + 3]) && (overs >>> over & 1) != 0 && (lands & target) != 0) {
                any = true;
                only = clause.code.straight ? hops[i + 3] : ANY_RAY;
                land(by, name, over, target, hops[i + 2] != 0 ? target : 0, piece, added, done);
            }
        }
        only = before;
        return any;
    }

    private static boolean goes(int only, int ray) {
        return only == ANY_RAY || ray == only;
    }

    /** A jump lands on each of some cells; only on those from which it goes on, where it must and can. */
    private void land(PlaneClause by, long name, int over, long landings, long named, int piece, long added, int done) {
        int jumped = by.code.capturing ? valueAt(over) : 0;
        boolean takes = jumped != 0;
        long lay = lying;
        put(jumped, 1L << over);
        lying |= takes ? 1L << over : 0;
        boolean goes = false;
        for (int pass = takes && clause.chains ? 0 : 1; pass < 2 && !(pass == 1 && goes && !clause.code.open); pass++) {
            for (long left = landings; left != 0; left &= left - 1) {
                int to = Long.numberOfTrailingZeros(left);
                long target = left & -left;
                int landed = valueAt(to);
                int hit = landed == 0 ? 0 : 1;
                long changed = added + rules.kept[mover][jumped] + rules.kept[mover][landed];
                long longer = takes && (named & target) != 0 ? names.then(name, MoveNames.place(over) + 1) : name;
                longer = names.then(longer, MoveNames.place(to) + (takes || hit > 0 ? 1 : 0));
                if (pass == 0) {
                    put(landed, target);
                    goes |= goOn(by, longer, to, piece, changed, done + 1 + hit);
                    put(landed, target);
                } else {
                    turn(landed, piece, target);
                    done(longer, to, changed, done + (takes ? 1 : 0) + hit);
                    turn(landed, piece, target);
                }
            }
        }
        lying = lay;
        put(jumped, 1L << over);
    }

    /** The jumps by which a piece that has captured goes on; whether there was one. */
    private boolean goOn(PlaneClause by, long name, int at, int piece, long added, int done) {
        Passing passing = rules.customs.promotion().passing();
        if (passing == Passing.WAITS || !promotes(piece, at)) {
            return jump(by, name, at, piece, added, done);
        }
        PlaneClause next = passing == Passing.GOES_ON ? by.goesOn : null;
        return next != null && jump(next, name, at, rules.ofKind[mover][rules.customs.promoted()], added, done);
    }

    private boolean promotes(int piece, int cell) {
        return piece == rules.ofKind[mover][0] && (rules.promotes[mover] >>> cell & 1) != 0;
    }
}
