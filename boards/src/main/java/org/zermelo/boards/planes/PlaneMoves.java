package org.zermelo.boards.planes;

import java.util.Arrays;
import java.util.List;
import org.zermelo.boards.model.BoardCells;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.Manner;
import org.zermelo.boards.model.Manner.Closing;
import org.zermelo.boards.model.Movement;
import org.zermelo.boards.moves.ClauseCode;
import org.zermelo.boards.moves.MoveNames;
import org.zermelo.game.Player;

/** Finds the positions after each move of a player on planes, clause by clause. One thread uses it, again and again. */
final class PlaneMoves extends PlaneJumps {

    private static final int[] NOWHERE = {};

    private final PlaneClause[][] clauses;
    /** For each cell the empty ones to which its piece has been brought, where clauses overlap. */
    private final long[] listed;

    private final boolean overlap;
    /** Whether a piece that is taken leaves one plane and nothing else. */
    private final boolean takesByShift;

    PlaneMoves(PlaneGame game) {
        super(game);
        this.clauses = game.clauses;
        this.listed = new long[rules.size];
        this.overlap = Arrays.stream(clauses).flatMap(Arrays::stream).anyMatch(each -> each.overlaps);
        int[] values = game.numbering.values;
        this.takesByShift = values.length == 2
                && values[0] == 1
                && values[1] == 2
                && !rules.customs.hands().keeps();
    }

    /**
     * Finds the moves of a player where the planes stand as they are.
     *
     * @param after the last number of a position after a move that changes no hand
     */
    void find(int player, int leftHand, int rightHand, long after) {
        begin(player, leftHand, rightHand, after);
        if (overlap) {
            Arrays.fill(listed, 0);
        }
        PlaneClause[] all = clauses[player];
        int musts = rules.musts[player];
        for (int i = 0; i < all.length && (i != musts || into.isEmpty()); i++) {
            read(all[i]);
        }
        finish();
    }

    @Override
    void read(PlaneClause each) {
        ClauseCode code = each.code;
        if (each.limited && waits(each)) {
            return;
        }
        go(each);
        long cells = mask(code.begins) & clause.from;
        cells = each.beside ? beside(cells) : cells;
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
            case SWEEP -> sweep((Movement.Sweep) code.read.movement());
            case SHOOT -> throw new IllegalStateException("a shot belongs to a motion");
        }
    }

    /** Whether what is in the mover's hand, or on the board, forbids a clause. */
    private boolean waits(PlaneClause each) {
        int atMost = each.code.manner.atMost();
        return each.code.afterHand && hand() > 0
                || each.handed && !rules.rules.affords(each.code.read, hand())
                || atMost != Manner.ALWAYS && hand() + Long.bitCount(mask(own)) > atMost;
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

    private void place(long begins) {
        int placed = clause.code.placed;
        long cells = begins & clause.to;
        if (clause.closing == Closing.FLIPS) {
            flip(cells, placed);
            return;
        }
        long quiet = into.ordered && (cells & loud) != 0 ? 0 : cells & ~loud;
        if (quiet != 0) {
            into.spread(placed, 0, quiet, next - clause.spent);
        }
        for (long left = cells & ~quiet; left != 0; left &= left - 1) {
            place(placed, Long.numberOfTrailingZeros(left));
        }
    }

    private void drop(long begins) {
        for (long left = begins; left != 0; left &= left - 1) {
            int cell = Long.numberOfTrailingZeros(left);
            int below = rules.below[cell];
            boolean rests = below < 0 || (on[0] >>> below & 1) == 0;
            if (rests && (rules.above[cell] & ~on[0]) == 0) {
                place(clause.code.placed, cell, MoveNames.place(cell) + (rules.wholeColumns ? 1 : 0));
            }
        }
    }

    /** Some cells are covered, or their pieces are taken off or turned into others. */
    private void cover(long corners) {
        int placed = clause.code.placed;
        long fits = mask(clause.code.others);
        for (long left = corners; left != 0; left &= left - 1) {
            int corner = Long.numberOfTrailingZeros(left);
            long cells = clause.code.covers[corner];
            if (cells == 0 || (cells & ~fits) != 0) {
                continue;
            }
            start();
            long[] open = on.clone();
            long kept = 0;
            for (long each = cells; each != 0; each &= each - 1) {
                int value = valueAt(Long.numberOfTrailingZeros(each));
                kept += placed == 0 ? rules.kept[mover][value] : 0;
                turn(value, placed, each & -each);
            }
            done(names.covered(clause.code, cells), corner, kept, 0);
            back(open);
        }
    }

    private void sweep(Movement.Sweep sweep) {
        int[] cells = new int[rules.size];
        Arrays.setAll(cells, this::valueAt);
        long[] open = on.clone();
        Player player = Player.values()[mover];
        List<String> ways = sweep.ways();
        for (int way = 0; way < ways.size(); way++) {
            if (sweep.allows(way, cells, player)) {
                start();
                int[] after = sweep.after(way, rules.rules, cells, player);
                for (int cell = 0; cell < after.length; cell++) {
                    turn(cells[cell], after[cell], 1L << cell);
                }
                BoardCells place =
                        sweep instanceof Movement.Lay lay ? lay.places().get(way) : BoardCells.NONE;
                // two pieces are laid on cells that a domino may cover, which is one move then
                long name = place.count() == 2
                        ? names.covered(MoveNames.COVERED, place.low())
                        : names.swept(rules.sweeps.indexOf(ways.get(way)));
                goOn(name, -1, 0, 0);
                back(open);
            }
        }
    }

    /** The cells on which a piece may come that covers what stands there; those of what it takes where it covers nothing. */
    private long onto(int from, long takes) {
        if (!clause.covers) {
            return takes;
        }
        int[] piled = rules.piled[rules.upper[valueAt(from)]];
        long cells = 0;
        for (int value = 0; value < on.length; value++) {
            cells |= piled[value] < 0 ? 0 : on[value];
        }
        return cells;
    }

    private void step(long cells) {
        long onto = mask(clause.code.others);
        if (rays.even && clause.piece >= 0 && loud != -1 && !clause.overlaps && into instanceof PlanePositions planes) {
            shift(planes, cells, onto);
            return;
        }
        for (long left = cells; left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            long reach = fresh(from, clause.reach[from] & onto(from, onto));
            if (reach != 0) {
                int piece = piece(from);
                long quiet = into.ordered ? 0 : reach & on[0] & ~loud;
                into.spread(piece, left & -left, quiet, next);
                for (int to : (reach & ~quiet) == 0 ? NOWHERE : clause.targets[from]) {
                    if ((reach & ~quiet & 1L << to) != 0) {
                        go(from, to, piece);
                    }
                }
            }
        }
    }

    /** Steps of all pieces along one ray, then along the next; those of which more comes follow. */
    private void shift(PlanePositions planes, long cells, long onto) {
        long easy = onto & ~loud & (takesByShift ? ~on[clause.piece] : on[0]);
        planes.shift(clause.piece, cells, easy, rays, clause.code.rays, next);
        for (int ray : (onto & ~easy) == 0 ? NOWHERE : clause.code.rays) {
            for (long left = cells & rays.before(ray, onto & ~easy); left != 0; left &= left - 1) {
                int from = Long.numberOfTrailingZeros(left);
                go(from, from + rays.offsets[ray], clause.piece);
            }
        }
    }

    private void slide(long cells) {
        long takes = mask(clause.code.others);
        boolean far = clause.code.far;
        boolean free = rays.straight && !far && clause.free && !names.areTold() && !into.ordered;
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
            long onto = onto(from, takes);
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
            bring(from, piece(from), fresh(from, onto(from, empty)));
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

    /** A piece goes to each of some cells. */
    private void bring(int from, int piece, long cells) {
        long quiet = into.ordered && (cells & loud) != 0 ? 0 : cells & ~loud;
        if (quiet != 0) {
            into.spread(piece, 1L << from, quiet, next);
        }
        for (long left = cells & ~quiet; left != 0; left &= left - 1) {
            go(from, Long.numberOfTrailingZeros(left), piece);
        }
    }

    private void go(int from, int to, int piece) {
        long start = 1L << from;
        long target = 1L << to;
        int captured = (on[0] & target) != 0 ? 0 : valueAt(to);
        if ((loud & target) == 0) {
            into.find(piece, start | target, captured, target, next + rules.kept[mover][captured]);
            return;
        }
        boolean covers = clause.covers;
        int upper = rules.upper[piece];
        int becomes = covers ? rules.piled[upper][captured] : upper;
        int stays = left(piece);
        start();
        turn(captured, becomes, target);
        turn(piece, stays, start);
        int takes = captured == 0 || covers ? 0 : 1;
        long name = names.areTold() ? names.then(MoveNames.from(clause.code, from), MoveNames.place(to) + takes) : 0;
        done(name, to, rules.kept[mover][captured], takes);
        turn(piece, stays, start);
        turn(captured, becomes, target);
    }

    private void leave(long cells) {
        for (long left = cells; left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            int piece = piece(from);
            start();
            turn(piece, left(piece), 1L << from);
            goOn(names.then(MoveNames.place(from), MoveNames.OFF), from, 0, 0);
            turn(piece, left(piece), 1L << from);
        }
    }

    private void push(long cells) {
        for (long left = cells & ~mask(other) & ~on[Content.NEUTRAL.ordinal()]; left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            for (int[] way : rules.pushes[from]) {
                start();
                long[] open = on.clone();
                int to = way[way.length - 1];
                for (int i = 0; i + 1 < way.length; i++) {
                    turn(valueAt(way[i]), valueAt(way[i + 1]), 1L << way[i]);
                }
                turn(valueAt(to), rules.ofKind[mover][0], 1L << to);
                done(names.then(MoveNames.place(from), MoveNames.place(to)), to, 0, 0);
                back(open);
            }
        }
    }
}
