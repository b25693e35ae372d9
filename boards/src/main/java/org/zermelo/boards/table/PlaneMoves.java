package org.zermelo.boards.table;

import java.util.Arrays;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.Manner;
import org.zermelo.boards.model.Manner.Closing;

/** Finds the positions after each move of a player on planes, clause by clause. One thread uses it, again and again. */
final class PlaneMoves extends PlaneEffects {

    private final PlaneClause[][] clauses;
    private final long[] unpushed;

    PlaneMoves(ComposedMoves rules, PlaneShape shape) {
        this(rules, shape, clauses(rules));
    }

    private PlaneMoves(ComposedMoves rules, PlaneShape shape, PlaneClause[][] clauses) {
        super(rules, shape, new MoveNames(NameClashes.of(rules, clauses)), clauses);
        this.clauses = clauses;
        this.unpushed = new long[on.length];
    }

    private static PlaneClause[][] clauses(ComposedMoves rules) {
        PlaneClause[][] clauses = new PlaneClause[2][];
        for (int player = 0; player < 2; player++) {
            int p = player;
            clauses[p] = Arrays.stream(rules.clauses[p])
                    .map(code -> new PlaneClause(rules, code, p))
                    .toArray(PlaneClause[]::new);
        }
        return clauses;
    }

    /**
     * Finds the moves of a player where the planes stand as they are; how many there are.
     *
     * @param after the last number of a position after a move that changes no hand
     */
    int find(int player, int hand, long after) {
        begin(player, after);
        PlaneClause[] all = clauses[player];
        int musts = rules.musts[player];
        for (int i = 0; i < musts; i++) {
            read(all[i], hand);
        }
        boolean free = count() == 0;
        for (int i = musts; free && i < all.length; i++) {
            read(all[i], hand);
        }
        return finish();
    }

    private void read(PlaneClause each, int hand) {
        ClauseCode code = each.code;
        int atMost = code.manner.atMost();
        boolean waits = code.afterHand && hand > 0 || !rules.rules.affords(code.read, hand);
        if (waits || atMost != Manner.ALWAYS && hand + Long.bitCount(mask(own)) > atMost) {
            return;
        }
        clause = each;
        long cells = mask(code.begins);
        cells = code.manner.besideOther() ? beside(cells) : cells;
        switch (code.verb) {
            case PLACE -> place(cells);
            case DROP -> drop(cells);
            case COVER -> cover(cells);
            case STEP -> step(cells);
            case SLIDE -> slide(cells);
            case FLY -> fly(cells);
            case JUMP -> jump(cells);
            case LEAVE -> leave(cells & each.exits);
            case PUSH -> push(cells);
            case PASS -> emit(MoveNames.PASS, 0, 0);
        }
    }

    /** Those of some cells beside which a piece of the other lies. */
    private long beside(long cells) {
        long others = mask(other);
        long beside = 0;
        for (long left = cells; left != 0; left &= left - 1) {
            beside |= (rules.beside[Long.numberOfTrailingZeros(left)] & others) != 0 ? Long.lowestOneBit(left) : 0;
        }
        return beside;
    }

    private int piece(int cell) {
        return clause.piece >= 0 ? clause.piece : valueAt(cell);
    }

    private void place(long empty) {
        int placed = clause.code.placed;
        long others = clause.closing == Closing.FLIPS ? mask(other) : -1;
        for (long left = empty & clause.to; left != 0; left &= left - 1) {
            int cell = Long.numberOfTrailingZeros(left);
            if ((rules.around[cell] & others) != 0 || others == -1) {
                put(placed, 1L << cell);
                done(names.placed(clause.code, MoveNames.place(cell)), cell, 0, 0);
                put(placed, 1L << cell);
            }
        }
    }

    private void drop(long empty) {
        int placed = clause.code.placed;
        for (long left = empty; left != 0; left &= left - 1) {
            int cell = Long.numberOfTrailingZeros(left);
            int below = rules.below[cell];
            boolean rests = below < 0 || (on[0] >>> below & 1) == 0;
            if (rests && (rules.above[cell] & ~on[0]) == 0) {
                put(placed, 1L << cell);
                long name = MoveNames.place(cell) + (rules.wholeColumns ? 1 : 0);
                done(names.placed(clause.code, name), cell, 0, 0);
                put(placed, 1L << cell);
            }
        }
    }

    private void cover(long corners) {
        long fits = mask(clause.code.others);
        for (long left = corners; left != 0; left &= left - 1) {
            int corner = Long.numberOfTrailingZeros(left);
            long cells = clause.code.covers[corner];
            if (cells == 0 || (cells & ~fits) != 0) {
                continue;
            }
            if (clause.code.placed == 0) {
                remove(cells, corner);
            } else {
                put(clause.code.placed, cells);
                done(names.covered(clause.code, cells), corner, 0, 0);
                put(clause.code.placed, cells);
            }
        }
    }

    private void remove(long cells, int corner) {
        System.arraycopy(on, 0, unpushed, 0, on.length);
        long kept = 0;
        for (long left = cells; left != 0; left &= left - 1) {
            int value = valueAt(Long.numberOfTrailingZeros(left));
            kept += rules.kept[mover][value];
            put(value, Long.lowestOneBit(left));
        }
        done(names.covered(clause.code, cells), corner, kept, 0);
        System.arraycopy(unpushed, 0, on, 0, on.length);
    }

    private void step(long cells) {
        long onto = mask(clause.code.others);
        for (long left = cells; left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            if ((clause.reach[from] & onto) != 0) {
                int piece = piece(from);
                for (int to : clause.targets[from]) {
                    if ((onto >>> to & 1) != 0) {
                        go(from, to, piece);
                    }
                }
            }
        }
    }

    private void slide(long cells) {
        long onto = mask(clause.code.others);
        boolean far = clause.code.far;
        for (long left = cells; left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            int piece = piece(from);
            for (int r : clause.code.rays) {
                int[] ray = rules.next[r];
                int last = -1;
                int to = ray[from];
                for (; to >= 0 && to != from && (on[0] >>> to & 1) != 0; to = ray[to]) {
                    boolean fits = (onto >>> to & 1) != 0;
                    last = fits ? to : last;
                    if (fits && !far) {
                        go(from, to, piece);
                    }
                }
                boolean ends = to >= 0 && to != from && (onto >>> to & 1) != 0;
                int target = ends ? to : far ? last : -1;
                if (target >= 0) {
                    go(from, target, piece);
                }
            }
        }
    }

    private void fly(long cells) {
        long empty = on[0];
        for (long left = cells; left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            int piece = piece(from);
            for (long to = empty; to != 0; to &= to - 1) {
                go(from, Long.numberOfTrailingZeros(to), piece);
            }
        }
    }

    private void go(int from, int to, int piece) {
        long start = 1L << from;
        long target = 1L << to;
        int captured = (on[0] & target) != 0 ? 0 : valueAt(to);
        on[captured] ^= target;
        on[piece] ^= start | target;
        on[0] ^= start;
        int takes = captured == 0 ? 0 : 1;
        long name = names.then(MoveNames.place(from), MoveNames.place(to) + takes);
        done(name, to, rules.kept[mover][captured], takes);
        on[0] ^= start;
        on[piece] ^= start | target;
        on[captured] ^= target;
    }

    private void leave(long cells) {
        for (long left = cells; left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            int piece = piece(from);
            put(piece, 1L << from);
            emit(names.then(MoveNames.place(from), MoveNames.OFF), 0, 0);
            put(piece, 1L << from);
        }
    }

    private void jump(long cells) {
        long over = mask(clause.code.others);
        for (long left = cells; left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            if ((clause.overs[from] & over) != 0) {
                int piece = piece(from);
                put(piece, 1L << from);
                jump(MoveNames.place(from), from, piece, 0, 0);
                put(piece, 1L << from);
            }
        }
    }

    /** The jumps that go on from a cell, which is empty; whether there was one. */
    private boolean jump(long name, int at, int piece, long added, int done) {
        boolean any = false;
        int[] hops = clause.hops[at];
        long overs = mask(clause.code.others);
        long lands = mask(clause.code.lands);
        for (int i = 0; i < hops.length; i += 3) {
            int over = hops[i];
            int to = hops[i + 1];
            if ((overs >>> over & 1) != 0 && (lands >>> to & 1) != 0) {
                any = true;
                hop(name, hops, i, piece, added, done);
            }
        }
        return any;
    }

    private void hop(long name, int[] hops, int i, int piece, long added, int done) {
        int over = hops[i];
        int to = hops[i + 1];
        long target = 1L << to;
        int jumped = clause.code.capturing ? valueAt(over) : 0;
        int landed = valueAt(to);
        put(jumped, 1L << over);
        boolean takes = jumped != 0;
        long changed = added + rules.kept[mover][jumped] + rules.kept[mover][landed];
        long longer = takes && hops[i + 2] != 0 ? names.then(name, MoveNames.place(over) + 1) : name;
        int hit = landed == 0 ? 0 : 1;
        longer = names.then(longer, MoveNames.place(to) + (takes || hit > 0 ? 1 : 0));
        boolean stops = !takes || !clause.chains || promotes(piece, to);
        if (stops || !jump(longer, to, piece, changed, done + 1 + hit)) {
            on[landed] ^= target;
            on[piece] ^= target;
            done(longer, to, changed, done + (takes ? 1 : 0) + hit);
            on[piece] ^= target;
            on[landed] ^= target;
        }
        put(jumped, 1L << over);
    }

    private boolean promotes(int piece, int cell) {
        return piece == rules.ofKind[mover][0] && (rules.promotes[mover] >>> cell & 1) != 0;
    }

    private void push(long cells) {
        for (long left = cells & ~mask(other) & ~on[Content.NEUTRAL.ordinal()]; left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            for (int[] way : rules.pushes[from]) {
                System.arraycopy(on, 0, unpushed, 0, on.length);
                for (int i = 0; i + 1 < way.length; i++) {
                    set(way[i], valueAt(way[i + 1]));
                }
                int to = way[way.length - 1];
                set(to, rules.ofKind[mover][0]);
                done(names.then(MoveNames.place(from), MoveNames.place(to)), to, 0, 0);
                System.arraycopy(unpushed, 0, on, 0, on.length);
            }
        }
    }

    private void set(int cell, int value) {
        on[valueAt(cell)] ^= 1L << cell;
        on[value] ^= 1L << cell;
    }
}
