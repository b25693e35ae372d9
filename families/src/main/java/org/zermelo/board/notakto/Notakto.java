package org.zermelo.board.notakto;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Canonical;
import org.zermelo.game.Counted;
import org.zermelo.game.Decomposable;
import org.zermelo.game.Ranked;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Restartable;
import org.zermelo.game.Rules;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Cost;
import org.zermelo.solve.NimberGame;
import org.zermelo.solve.Nimbers;
import org.zermelo.solve.Watch;

/**
 * Notakto on several square boards: a move puts a cross on a free cell of a live board. Two rules for lines are played.
 *
 * <p>Usually a full line kills its board, and who has no live board to play on has ended the play: under normal play he
 * loses (the rule of the source text), under misère play he wins (the classic game of T. E. Plambeck and G. Whitehead,
 * The secrets of Notakto, 2013: who completes the last line loses). In the other variant completing a line is forbidden.
 */
public final class Notakto
        implements NimberGame<Boards, Cross>,
                Canonical<Boards>,
                Decomposable<Boards>,
                Ranked<Boards>,
                Counted<Boards, Cross>,
                Restartable<Boards, Cross> {

    private static final int LARGEST_SIDE = 5;

    /** Positions of the boards after these are not counted. */
    private static final int COUNTED = 1_000;

    private final Boards start;
    private final boolean forbidden;
    private final SquareLines lines;

    private Notakto(Boards start, boolean forbidden, SquareLines lines) {
        this.start = start;
        this.forbidden = forbidden;
        this.lines = lines;
    }

    /**
     * Empty boards on which a full line kills its board.
     *
     * @param boards how many, at least 0
     * @param side cells in a row, 1 to 5
     */
    public static Notakto of(int boards, int side) {
        return of(side, false, new int[checked(boards)]);
    }

    /** Empty boards on which no line may be completed. */
    public static Notakto withoutLines(int boards, int side) {
        return of(side, true, new int[checked(boards)]);
    }

    private static int checked(int boards) {
        if (boards < 0 || boards > 10_000_000) {
            throw new BadInputException("notakto.boards", "seen", boards, "allowed", 10_000_000);
        }
        return boards;
    }

    /**
     * Boards with crosses on them.
     *
     * @param forbidden whether completing a line is forbidden instead of killing the board
     * @param crosses for each board the bits of its crosses, {@code row * side + column}
     */
    public static Notakto of(int side, boolean forbidden, int... crosses) {
        if (side < 1 || side > LARGEST_SIDE) {
            throw new BadInputException("notakto.side", "seen", side, "allowed", LARGEST_SIDE);
        }
        for (int board : crosses) {
            if (board < 0 || board >= 1 << side * side) {
                throw new BadInputException("notakto.board", "seen", board, "side", side);
            }
        }
        return new Notakto(new Boards(side, crosses.clone()), forbidden, new SquareLines(side));
    }

    /** One board of this side; its crosses are the bits {@code row * side + column}. */
    public Boards board(int crosses) {
        return new Boards(lines.side(), new int[] {crosses});
    }

    @Override
    public Boards start() {
        return start;
    }

    @Override
    public Notakto from(Boards position) {
        return new Notakto(position, forbidden, lines);
    }

    /** Whether a board is out of play. */
    public boolean isDead(int crosses) {
        return lines.isDead(crosses);
    }

    @Override
    public List<Cross> moves(Boards position) {
        List<Cross> moves = new ArrayList<>();
        int side = lines.side();
        for (int board = 0; board < position.count(); board++) {
            int crosses = position.crosses(board);
            if (lines.isDead(crosses)) {
                continue;
            }
            for (int cell = 0; cell < lines.cells(); cell++) {
                if ((crosses >>> cell & 1) == 0 && !(forbidden && lines.isDead(crosses | 1 << cell))) {
                    moves.add(new Cross(board + 1, cell / side + 1, cell % side + 1));
                }
            }
        }
        return moves;
    }

    @Override
    public Boards play(Boards position, Cross move) {
        return position.with(move.board() - 1, (move.row() - 1) * lines.side() + move.column() - 1);
    }

    /** Each live board turned to its least image, in rising order. */
    @Override
    public Boards canonical(Boards position) {
        return new Boards(
                lines.side(),
                Arrays.stream(live(position)).map(lines::canonical).sorted().toArray());
    }

    private int[] live(Boards position) {
        int[] live = new int[position.count()];
        int count = 0;
        for (int board = 0; board < live.length; board++) {
            if (!lines.isDead(position.crosses(board))) {
                live[count++] = position.crosses(board);
            }
        }
        return Arrays.copyOf(live, count);
    }

    @Override
    public List<Boards> components(Boards position) {
        return Arrays.stream(live(position)).mapToObj(this::board).toList();
    }

    /** On each board every set of crosses beyond those of the start that leaves it live. */
    @Override
    public double positions() {
        double positions = 1;
        for (int board = 0; board < Math.min(start.count(), COUNTED) && positions < 1e300; board++) {
            positions *= Math.max(1, lines.live(start.crosses(board)));
        }
        return positions;
    }

    /** With an eighth of the empty boards less; a single one with a shorter side. */
    @Override
    public Optional<Rules<Boards, Cross>> smaller() {
        if (!isEmpty() || start.count() == 0 || start.count() == 1 && lines.side() == 1) {
            return Optional.empty();
        }
        return Optional.of(
                start.count() > 1
                        ? of(lines.side(), forbidden, new int[(int) Counted.eighthLess(start.count())])
                        : of(lines.side() - 1, forbidden, 0));
    }

    private boolean isEmpty() {
        boolean empty = true;
        for (int board = 0; board < start.count(); board++) {
            empty &= start.crosses(board) == 0;
        }
        return empty;
    }

    /** The live boards beyond one of the start's, eight of which are alike at most. */
    @Override
    public double leastComponents() {
        double most = 0;
        for (int board = 0; board < Math.min(start.count(), COUNTED); board++) {
            most = Math.max(most, lines.live(start.crosses(board)));
        }
        return Math.ceil(most / 8);
    }

    /** The free cells of all live boards. */
    @Override
    public long level(Boards position) {
        return Arrays.stream(live(position))
                .mapToLong(board -> lines.cells() - Integer.bitCount(board))
                .sum();
    }

    @Override
    public String kernel() {
        return "notakto-table";
    }

    @Override
    public Cost kernelCost() {
        // a board of side 5 takes some 20 ns, all its cells together
        double table = 2.0 * (1L << lines.cells());
        return new Cost("O(2^cells + boards)", table + start.count(), 1L << lines.cells());
    }

    @Override
    public Nimbers<Boards, Cross> nimbers(Budget budget, Watch watch) {
        if (1L << lines.cells() > budget.bytes()) {
            throw new RefusedException("notakto.too-big", "needed", 1L << lines.cells(), "allowed", budget.bytes());
        }
        NotaktoTable table = new NotaktoTable(lines, forbidden, watch);
        return new NotaktoNimbers(table, lines);
    }

    /**
     * The nimbers of all live boards of this side up to symmetry, by the least image of each: which positions have the
     * value 2, and all others. The empty board comes first.
     */
    public Map<Integer, Integer> liveBoards() {
        NotaktoTable table = new NotaktoTable(lines, forbidden, Watch.NONE);
        Map<Integer, Integer> nimbers = new TreeMap<>();
        for (int crosses = 0; crosses < 1 << lines.cells(); crosses++) {
            if (!table.isDead(crosses) && lines.canonical(crosses) == crosses) {
                nimbers.put(crosses, table.nimber(crosses));
            }
        }
        return nimbers;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Notakto game && forbidden == game.forbidden && start.equals(game.start);
    }

    @Override
    public int hashCode() {
        return 31 * start.hashCode() + (forbidden ? 1 : 0);
    }

    @Override
    public String toString() {
        boolean empty = isEmpty();
        String boards = empty ? Integer.toString(start.count()) : start.toString();
        String side = empty && lines.side() != 3 ? "; side " + lines.side() : "";
        return "notakto(" + boards + side + (forbidden ? "; no lines" : "") + ")";
    }
}
