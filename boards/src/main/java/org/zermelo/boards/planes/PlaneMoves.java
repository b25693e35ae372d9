package org.zermelo.boards.planes;

import java.util.Arrays;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.Manner;
import org.zermelo.boards.model.Manner.Closing;
import org.zermelo.boards.moves.ClauseCode;
import org.zermelo.boards.moves.ComposedMoves;
import org.zermelo.boards.moves.MoveNames;

/** Finds the positions after each move of a player on planes, clause by clause. One thread uses it, again and again. */
final class PlaneMoves extends PlaneJumps {

    private final PlaneClause[][] clauses;
    private static final int[] NOWHERE = {};

    private final long[] unpushed;
    /** For each cell the empty ones to which its piece has been brought, where clauses overlap. */
    private final long[] listed;

    /** Whether a piece that is taken leaves one plane and nothing else. */
    private final boolean takesByShift;

    PlaneMoves(ComposedMoves rules, PlaneShape shape) {
        this(rules, shape, clauses(rules));
    }

    private PlaneMoves(ComposedMoves rules, PlaneShape shape, PlaneClause[][] clauses) {
        super(rules, shape, new MoveNames(NameClashes.of(rules, clauses)), clauses);
        this.clauses = clauses;
        this.unpushed = new long[on.length];
        this.listed = new long[rules.size];
        this.takesByShift = values.length == 2
                && values[0] == 1
                && values[1] == 2
                && !rules.customs.hands().keeps();
    }

    private static PlaneClause[][] clauses(ComposedMoves rules) {
        PlaneClause[][] clauses = new PlaneClause[2][];
        for (int player = 0; player < 2; player++) {
            int p = player;
            clauses[p] = Arrays.stream(rules.clauses[p])
                    .map(code -> new PlaneClause(rules, code, p))
                    .toArray(PlaneClause[]::new);
            for (PlaneClause each : clauses[p]) {
                each.goesOn = rules.goesOn(each.code, p)
                        .flatMap(code -> Arrays.stream(clauses[p])
                                .filter(other -> other.code == code)
                                .findFirst())
                        .orElse(null);
            }
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
        Arrays.fill(listed, 0);
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
        boolean waits = code.afterHand && hand > 0 || each.handed && !rules.rules.affords(code.read, hand);
        if (waits || atMost != Manner.ALWAYS && hand + Long.bitCount(mask(own)) > atMost) {
            return;
        }
        go(each);
        long cells = mask(code.begins) & clause.from;
        cells = code.manner.where().besideOther() ? beside(cells) : cells;
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

    private void place(long empty) {
        int placed = clause.code.placed;
        long cells = empty & clause.to;
        if (clause.closing == Closing.FLIPS) {
            flip(cells, placed);
            return;
        }
        if ((cells & ~loud) != 0) {
            base[base.length - 1] -= clause.spent;
            spread(base, planeOf[placed], 0, cells & ~loud);
            base[base.length - 1] += clause.spent;
        }
        for (long left = cells & loud; left != 0; left &= left - 1) {
            place(placed, Long.numberOfTrailingZeros(left));
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
            if ((clause.code.others & 1) == 0) {
                change(cells, corner);
            } else {
                put(clause.code.placed, cells);
                done(names.covered(clause.code, cells), corner, 0, 0);
                put(clause.code.placed, cells);
            }
        }
    }

    /** Takes pieces off, or turns them into others. */
    private void change(long cells, int corner) {
        int placed = clause.code.placed;
        System.arraycopy(on, 0, unpushed, 0, on.length);
        long kept = 0;
        for (long left = cells; left != 0; left &= left - 1) {
            int value = valueAt(Long.numberOfTrailingZeros(left));
            kept += placed == 0 ? rules.kept[mover][value] : 0;
            put(value, Long.lowestOneBit(left));
        }
        put(placed, cells);
        done(names.covered(clause.code, cells), corner, kept, 0);
        System.arraycopy(unpushed, 0, on, 0, on.length);
    }

    private void step(long cells) {
        long onto = mask(clause.code.others);
        if (rays.even && clause.piece >= 0 && loud != -1 && !clause.overlaps) {
            shift(cells, onto);
            return;
        }
        for (long left = cells; left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            long reach = fresh(from, clause.reach[from] & onto);
            if (reach != 0) {
                int piece = piece(from);
                long quiet = reach & on[0] & ~loud;
                spread(base, planeOf[piece], left & -left, quiet);
                for (int to : (reach & ~quiet) == 0 ? NOWHERE : clause.targets[from]) {
                    if ((reach & ~quiet & 1L << to) != 0) {
                        go(from, to, piece);
                    }
                }
            }
        }
    }

    /** Steps of all pieces along one ray, then along the next. */
    private void shift(long cells, long onto) {
        long easy = onto & ~loud & (takesByShift ? ~on[clause.piece] : on[0]);
        for (int ray : clause.code.rays) {
            shift(planeOf[clause.piece], cells & rays.before(ray, easy), rays.offsets[ray]);
            for (long left = cells & rays.before(ray, onto & ~easy); left != 0; left &= left - 1) {
                int from = Long.numberOfTrailingZeros(left);
                go(from, from + rays.offsets[ray], clause.piece);
            }
        }
    }

    private void slide(long cells) {
        long onto = mask(clause.code.others);
        boolean far = clause.code.far;
        boolean free = rays.straight && !far && clause.code.others == 1 && !names.areTold();
        for (long left = cells; left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            int piece = piece(from);
            if (free) {
                long ways = 0;
                for (int r : clause.code.rays) {
                    ways |= rays.free(r, from, on[0]);
                }
                bring(from, piece, ways);
                continue;
            }
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
            bring(from, piece(from), fresh(from, empty));
        }
    }

    /** Those of some cells to which no other clause has brought the piece; where they are empty, this one does so now. */
    private long fresh(int from, long cells) {
        if (!clause.overlaps) {
            return cells;
        }
        long fresh = cells & ~listed[from];
        listed[from] |= fresh & on[0] & clause.to;
        return fresh;
    }

    /** A piece goes to each of some empty cells. */
    private void bring(int from, int piece, long cells) {
        if ((cells & ~loud) != 0) {
            spread(base, planeOf[piece], 1L << from, cells & ~loud);
        }
        for (long left = cells & loud; left != 0; left &= left - 1) {
            go(from, Long.numberOfTrailingZeros(left), piece);
        }
    }

    private void go(int from, int to, int piece) {
        long start = 1L << from;
        long target = 1L << to;
        int captured = (on[0] & target) != 0 ? 0 : valueAt(to);
        if ((loud & target) == 0) {
            find(base, planeOf[piece], start | target);
            if (captured != 0) {
                and(planeOf[captured], target, rules.kept[mover][captured]);
            }
            return;
        }
        int left = clause.code.leaves ? Content.NEUTRAL.ordinal() : 0;
        on[captured] ^= target;
        on[piece] ^= start | target;
        on[left] ^= start;
        int takes = captured == 0 ? 0 : 1;
        long name = names.then(MoveNames.from(clause.code, from), MoveNames.place(to) + takes);
        done(name, to, rules.kept[mover][captured], takes);
        on[left] ^= start;
        on[piece] ^= start | target;
        on[captured] ^= target;
    }

    private void leave(long cells) {
        for (long left = cells; left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            int piece = piece(from);
            take(piece, 1L << from);
            emit(names.then(MoveNames.place(from), MoveNames.OFF), 0, 0);
            take(piece, 1L << from);
        }
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
