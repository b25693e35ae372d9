package org.zermelo.board.connect;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.zermelo.board.grid.ColumnBoard;
import org.zermelo.solve.Watch;

/**
 * Scores of positions of connect-k by search: the sooner a win, the greater its score.
 *
 * <p>Each search asks one question, whether a score reaches a bound; several narrow a score down. A position is left at the first
 * move that is good enough. Each move is first settled without a search where that is possible: forced moves are played on, and
 * {@link FollowUp} tells what is certain. Of the other moves, those with the most new threats come first. Bounds that were found
 * stand in a {@link BoundTable}, where stones that belong to no row which can still be filled have no owner. Memory is that table;
 * on one board time grows about 1.75 times with each cell that is still free.
 *
 * <p>V. Allis, A Knowledge-based Approach of Connect-Four, 1988; J. Tromp, The Fhourstones Benchmark; P. Pons, Solving Connect 4:
 * how to build a perfect AI, 2016 (scores, order by threats); C. Steininger, c4, 2025 (moves settled before any is searched, stones
 * without an owner); J.-C. Weill, The ABDADA Distributed Minimax Search Algorithm, 1996 (moves that others are busy with).
 */
final class ConnectSearch implements Scores {

    private static final int UNKNOWN = BoundTable.MOST_SCORE - 1;
    /** What a position that is not settled has for a score. */
    private static final int OPEN = BoundTable.MOST_SCORE;

    private static final int WATCHED = 0x3FFF;
    /** With as many free cells or fewer, a search costs less than a look into the table. */
    private static final int CHEAP = 10;

    private final ColumnBoard board;
    private final FollowUp followUp;
    private final BoundTable table;
    private final Watch watch;
    /** Places that this search filled and the table was not told of yet; it is told of so many at once. */
    private int filled;

    private final int toldAt;
    /** The cells of every other row, from the ground: where threats of the first player last. */
    private final long oddRows;
    /** With as many free cells or more a position and its reflection are often both met. */
    private final int reflected;
    /** For each number of free cells the positions after the moves that are tried. */
    private final Quiet[][] children;

    private final Quiet root = new Quiet();
    private long nodes;
    /** While others search beside this one. */
    private @Nullable SearchPath path;

    /** With as many free cells or more a position is shared with others. */
    private int shared = Integer.MAX_VALUE;

    /**
     * A search alone.
     *
     * @param bytes memory for the table, as {@link BoundTable#bytes} says
     */
    ConnectSearch(ColumnBoard board, long bytes, Watch watch) {
        this(board, new BoundTable(board.bits(), bytes), 1, watch);
    }

    /**
     * A search with a table that others may use, too.
     *
     * @param toldAt of how many filled places the table is told at once; 1 where no other search uses it
     */
    ConnectSearch(ColumnBoard board, BoundTable table, int toldAt, Watch watch) {
        this.board = board;
        this.followUp = new FollowUp(board);
        this.table = table;
        this.toldAt = toldAt;
        this.watch = watch;
        this.reflected = board.size() - board.size() / 3;
        long odd = 0;
        for (int r = 0; r < board.rows(); r += 2) {
            odd |= board.open(0) << r;
        }
        this.oddRows = odd;
        this.children = new Quiet[board.size() + 1][board.columns()];
        for (Quiet[] some : children) {
            for (int i = 0; i < some.length; i++) {
                some[i] = new Quiet();
            }
        }
    }

    @Override
    public long nodes() {
        return nodes;
    }

    @Override
    public long remembered() {
        return table.used();
    }

    @Override
    public int bound(long key, int asked) {
        watch.check();
        long stones = board.stones(key);
        long own = board.own(key);
        int free = board.size() - Long.bitCount(stones);
        if (free == 0) {
            return 0;
        }
        if ((board.completing(own, stones) & board.open(stones)) != 0) {
            return (free + 1) / 2;
        }
        int settled = settled(own, stones, free, asked, root);
        if (settled != OPEN) {
            return settled;
        }
        int found = searched(root, asked);
        tell();
        return found;
    }

    /**
     * Finds a bound, as of {@link #bound}, together with other searches that are asked the same. A search follows the first move of
     * a position wherever others are; of the rest it leaves for last what others are busy with.
     *
     * @param free with as many free cells or more a position is shared
     */
    void join(JointQuestion question, long key, int asked, int free) {
        if (question.isOver()) {
            return;
        }
        SearchPath joined = new SearchPath(table, question, board.size());
        path = joined;
        shared = free;
        try {
            int found = bound(key, asked);
            if (!joined.isLeft()) {
                question.answered(found);
            }
        } finally {
            question.abandoned();
            shared = Integer.MAX_VALUE;
            path = null;
        }
    }

    /**
     * A bound, as of {@link #bound}, without a search; {@link #OPEN} when there is none, and then the position that forced moves
     * lead to is written down. The player to move cannot win at once, and some cell is free.
     */
    private int settled(long mine, long all, int cells, int wanted, Quiet to) {
        long own = mine;
        long stones = all;
        int free = cells;
        int asked = wanted;
        int sign = 1;
        while (true) {
            long other = stones ^ own;
            long lost = board.completing(other, stones);
            long open = board.open(stones);
            long forced = open & lost;
            open = (forced == 0 ? open : forced) & ~(lost >>> 1);
            if (open == 0 || (forced & forced - 1) != 0) {
                return sign * -(free / 2);
            }
            // neither of the two last stones completes a row; and no win is nearer than the third stone, no loss than
            // the
            // fourth
            int most = free <= 2 ? 0 : (free - 1) / 2;
            if (most < asked || free <= 2) {
                return sign * most;
            }
            int least = -((free - 2) / 2);
            if (least >= asked) {
                return sign * least;
            }
            if ((open & open - 1) != 0) {
                int certain = certain(own, other, lost, asked, to);
                if (certain != OPEN) {
                    return sign * certain;
                }
                to.own = own;
                to.stones = stones;
                to.open = open;
                to.free = free;
                to.turned = sign < 0;
                to.key = 0;
                return OPEN;
            }
            own = other;
            stones |= open;
            free--;
            asked = 1 - asked;
            sign = -sign;
        }
    }

    /** A bound that answers the question, from rows that have no room and from following up; else {@link #OPEN}. */
    private int certain(long own, long other, long lost, int asked, Quiet to) {
        long stones = own | other;
        long free = board.cells() & ~stones;
        long reached = free & ~followUp.unreached(board.completing(own, stones), lost);
        if (!board.hasRow((asked > 0 ? own : other) | reached)) {
            return 0;
        }
        to.reached = reached;
        int bound = followUp.bound(own, other, lost, reached);
        return bound < asked ? bound : OPEN;
    }

    /** The bound of a position that {@link #settled} led to, seen by the player of the position asked about. */
    private int searched(Quiet at, int asked) {
        return at.turned ? -search(at, 1 - asked) : search(at, asked);
    }

    private int search(Quiet at, int asked) {
        if ((++nodes & WATCHED) == 0) {
            watch.check();
            watch.progress(nodes, -1);
        }
        long key = key(at);
        long known = table.get(key);
        int lower = known == 0 ? -UNKNOWN : BoundTable.lower(known);
        int upper = known == 0 ? UNKNOWN : BoundTable.upper(known);
        if (lower >= asked || upper < asked) {
            return lower >= asked ? lower : upper;
        }
        long before = nodes;
        if (at.free >= shared) {
            SearchPath here = Objects.requireNonNull(path);
            here.down(at.free, key, asked);
            int best = here.isLeft() ? 0 : best(at, asked);
            boolean left = here.isLeft();
            if (here.up()) {
                return search(at, asked);
            }
            return left ? 0 : kept(key, asked, best, lower, upper, before);
        }
        return kept(key, asked, best(at, asked), lower, upper, before);
    }

    /** Remembers a bound that was found. */
    private int kept(long key, int asked, int best, int lower, int upper, long before) {
        boolean more = table.put(key, best >= asked ? best : lower, best >= asked ? upper : best, nodes - before + 1);
        if (more && ++filled >= toldAt) {
            tell();
        }
        return best;
    }

    private void tell() {
        table.filled(filled);
        filled = 0;
    }

    /** A bound from the moves. */
    private int best(Quiet at, int asked) {
        Quiet[] tried = children[at.free];
        long idle = board.completing(at.stones ^ at.own, at.stones) << 1;
        int best = -UNKNOWN;
        int count = 0;
        for (long left = at.open; left != 0 && best < asked; left &= left - 1) {
            long move = left & -left;
            Quiet child = tried[count];
            int bound = -settled(at.stones ^ at.own, at.stones | move, at.free - 1, 1 - asked, child);
            if (bound == -OPEN) {
                bound = child.free > CHEAP ? remembered(child, asked) : OPEN;
            }
            if (bound == OPEN) {
                child.promise = promise(at, move, idle, child);
                count++;
            } else {
                best = Math.max(best, bound);
            }
        }
        // a win with the second stone would have been settled
        int most = Math.max(0, (at.free + 1) / 2 - 2);
        if (best >= asked || count == 0 || most < asked) {
            return best >= asked || count == 0 ? best : Math.max(best, most);
        }
        if (at.free >= shared) {
            return shared(tried, count, asked, best, Objects.requireNonNull(path));
        }
        for (int i = 0; i < count && best < asked; i++) {
            best = Math.max(best, -searched(next(tried, i, count), 1 - asked));
        }
        return best;
    }

    /** A bound from moves that others search, too. */
    private int shared(Quiet[] tried, int count, int asked, int before, SearchPath here) {
        int best = before;
        long late = 0;
        for (int i = 0; i < count && best < asked && !here.isLeft(); i++) {
            Quiet child = next(tried, i, count);
            if (i > 0 && here.question().isBusy(key(child))) {
                late |= 1L << i;
            } else {
                best = Math.max(best, marked(child, asked, here.question()));
            }
        }
        for (; late != 0 && best < asked && !here.isLeft(); late &= late - 1) {
            best = Math.max(best, marked(tried[Long.numberOfTrailingZeros(late)], asked, here.question()));
        }
        return best;
    }

    /** What the table answers about a move to this position by now; else it is searched, and others see that. */
    private int marked(Quiet child, int asked, JointQuestion question) {
        int bound = remembered(child, asked);
        if (bound == OPEN) {
            long key = key(child);
            boolean mine = question.mark(key);
            bound = -searched(child, 1 - asked);
            if (mine) {
                question.unmark(key);
            }
        }
        return bound;
    }

    /** What the table answers about a move to this position, or {@link #OPEN}. */
    private int remembered(Quiet child, int asked) {
        long known = table.get(key(child));
        if (known == 0) {
            return OPEN;
        }
        int lower = child.turned ? BoundTable.lower(known) : -BoundTable.upper(known);
        int upper = child.turned ? BoundTable.upper(known) : -BoundTable.lower(known);
        return lower >= asked ? lower : upper < asked ? upper : OPEN;
    }

    /**
     * How good a move looks: by the threats that it leaves, more if they are near. A threat right above one of the opponent's does
     * not count: the cell below is the opponent's win or is filled to stop it, and then the opponent stops the threat.
     */
    private int promise(Quiet at, long move, long idle, Quiet child) {
        long stones = at.stones | move;
        long threats = board.completing(at.own | move, stones) & ~idle;
        long open = board.open(stones);
        boolean first = (board.size() - at.free & 1) == 0;
        int column = Long.numberOfTrailingZeros(move) / (board.rows() + 1);
        return 12 * Long.bitCount(threats & open << 1)
                + 7 * Long.bitCount(threats & open << 2)
                + 3 * Long.bitCount(threats)
                + Long.bitCount(threats & (first ? oddRows : ~oddRows))
                + 3 * (at.free - 1 - child.free)
                + (child.turned ? 3 : 0)
                + Math.min(column, board.columns() - 1 - column);
    }

    /** The most promising position from a place on, brought to that place. */
    private static Quiet next(Quiet[] tried, int place, int count) {
        int most = place;
        for (int i = place + 1; i < count; i++) {
            if (tried[i].promise > tried[most].promise) {
                most = i;
            }
        }
        Quiet next = tried[most];
        tried[most] = tried[place];
        tried[place] = next;
        return next;
    }

    /** Own stones that no row goes through which one player can still fill count as the opponent's, where that makes no row his. */
    private long key(Quiet at) {
        if (at.key == 0) {
            long other = at.stones ^ at.own;
            long dead = at.own & ~board.inRows(at.own | at.reached) & ~board.inRows(other | at.reached);
            if (dead != 0) {
                dead &= ~board.inRows(other | dead | at.reached);
            }
            long key = board.key(at.own & ~dead, at.stones);
            at.key = at.free < reflected ? key : Math.min(key, board.mirrored(key));
        }
        return at.key;
    }
}
