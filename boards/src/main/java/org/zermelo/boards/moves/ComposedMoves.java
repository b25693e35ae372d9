package org.zermelo.boards.moves;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.zermelo.boards.ends.EndTests;
import org.zermelo.boards.ends.Verdicts;
import org.zermelo.boards.model.AnotherTurn;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.BoardCells;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.Customs;
import org.zermelo.boards.model.MoveClause;
import org.zermelo.boards.model.Movement;
import org.zermelo.boards.model.PieceKinds;
import org.zermelo.boards.model.Stacks;
import org.zermelo.game.Player;

/** The moves of which more comes than they name, as what they add to the number of a position. */
public final class ComposedMoves {

    final Board board;
    public final Customs customs;
    public final int size;
    public final int values;
    /** How many of the rays are looked along for what a piece closes in. */
    public final int rays;

    /** The cells beside each cell, and those next to it on the rays that are looked along. */
    public final long[] beside;

    public final long[] around;
    /** The cell below each cell, and all above it as far as its column goes. */
    public final int[] below;

    public final long[] above;
    /** For each player the cells on which the first kind of piece becomes another. */
    public final long[] promotes;

    public final int[][] next;
    /** The clauses of Left and of Right, those that must be made first. */
    public final ClauseCode[][] clauses = new ClauseCode[2][];
    /** How many of these must be made. */
    public final int[] musts = new int[2];
    /** For each player the values of own pieces, and of the other's, as sets of bits. */
    public final int[] own = new int[2];

    public final int[] other = new int[2];
    /** For each player and kind the own value. */
    public final int[][] ofKind = new int[2][];
    /** For each value its upper piece alone, and what is seen when that goes. */
    public final int[] upper;

    final int[] uncovered;
    /** For each piece and value the pile that the piece makes of it; -1 where it cannot cover it. */
    public final int[][] piled;
    /** The rows of which a mill is made. */
    public final long[] millRows;
    /** Those that a cell is part of. */
    final long[][] mills;
    /** Whether moves may earn another turn. */
    public final boolean repeats;
    /** The lines that do. */
    public final long[] earning;
    /** Whether a capture from a cell along a ray names what it jumps over. */
    public final boolean[][] overNamed;

    /** For each two cells the cells behind the second at which a flying capture names it; none where nothing flies. */
    public final long[][] farNamed;

    /** For each player what a captured value adds to the number, and what a piece of his hand is worth there. */
    public final long[][] kept = new long[2][];

    public final long[] handWeights;
    public final BoardRules rules;
    /** What all ways are called in which the board changes at large. */
    public final List<String> sweeps;

    public final boolean wholeColumns;
    /** For each player the ends that hold at his turn of which some end the turn of the other between two motions. */
    private final Verdicts[] between = new Verdicts[2];
    /** For each cell the way of each push: the cells from it to the end at which the piece comes in. */
    public final int[][][] pushes;

    public ComposedMoves(BoardRules rules, long[] handWeights) {
        this.rules = rules;
        this.sweeps = rules.sweeps();
        this.handWeights = handWeights;
        this.board = rules.board();
        this.customs = rules.customs();
        this.size = board.size();
        this.beside = IntStream.range(0, size)
                .mapToLong(cell -> board.beside(cell).low())
                .toArray();
        this.repeats = customs.repeats();
        int length = customs.another().line();
        this.earning = length == AnotherTurn.NO_LINE ? new long[0] : BoardCells.low(board.lines(length));
        this.values = customs.kinds().values();
        this.rays = board.rays();
        this.next = new int[board.allRays()][size];
        this.overNamed = new boolean[board.allRays()][size];
        this.around = new long[size];
        this.above = new long[size];
        this.below = next[Board.DOWN];
        this.promotes = customs.promoted() == Customs.NOTHING
                ? new long[2]
                : new long[] {
                    customs.promotion().left().low(),
                    customs.promotion().right().low()
                };
        for (int ray = 0; ray < next.length; ray++) {
            for (int cell = 0; cell < size; cell++) {
                next[ray][cell] = board.next(ray, cell);
            }
        }
        for (int ray = 0; ray < next.length; ray++) {
            for (int cell = 0; cell < size; cell++) {
                int over = next[ray][cell];
                int to = over < 0 ? -1 : next[ray][over];
                String usual = to < 0 ? "" : board.name(cell) + "x" + board.name(to);
                overNamed[ray][cell] = to >= 0 && !board.capture(cell, over, to).equals(usual);
            }
        }
        for (int cell = 0; cell < size; cell++) {
            for (int ray = 0; ray < rays; ray++) {
                around[cell] |= next[ray][cell] < 0 ? 0 : 1L << next[ray][cell];
            }
            int up = next[Board.UP][cell];
            for (; up >= 0 && (above[cell] >>> up & 1) == 0; up = next[Board.UP][up]) {
                above[cell] |= 1L << up;
            }
        }
        Stacks stacks = customs.kinds().stacks();
        this.upper = IntStream.range(0, values).map(stacks::top).toArray();
        this.uncovered = IntStream.range(0, values).map(stacks::below).toArray();
        this.piled = new int[values][values];
        for (int piece = 0; piece < values; piece++) {
            for (int value = 0; value < values; value++) {
                piled[piece][value] = stacks.over(piece, value);
            }
        }
        for (Player player : Player.values()) {
            int p = player.ordinal();
            between[p] = new Verdicts(rules, rules.endsBetween(), player);
            List<MoveClause> all = rules.clauses().stream()
                    .filter(clause -> clause.who().contains(player))
                    .sorted((a, b) -> Boolean.compare(
                            b.manner().taking().must(), a.manner().taking().must()))
                    .toList();
            clauses[p] = all.stream()
                    .map(clause -> new ClauseCode(rules, clause, player))
                    .toArray(ClauseCode[]::new);
            musts[p] = (int) all.stream()
                    .filter(clause -> clause.manner().taking().must())
                    .count();
            ofKind[p] = new int[customs.kinds().kinds().size()];
            for (int each = 0; each < ofKind[p].length; each++) {
                ofKind[p][each] = PieceKinds.value(each, player);
            }
            kept[p] = new long[values];
            for (int value : customs.kinds().values(Content.OTHER, player)) {
                kept[p][value] = handWeights[p] * customs.kept(value);
            }
            own[p] = Verdicts.values(customs.kinds(), Content.OWN, PieceKinds.ANY, player);
            other[p] = Verdicts.values(customs.kinds(), Content.OTHER, PieceKinds.ANY, player);
        }
        this.farNamed = new long[size][size];
        boolean flies = rules.motions().stream().anyMatch(each -> each instanceof Movement.Jump jump && jump.flying());
        for (int ray = 0; flies && ray < next.length; ray++) {
            nameFar(next[ray]);
        }
        this.millRows = customs.mill() == Customs.NOTHING ? new long[0] : BoardCells.low(board.lines(customs.mill()));
        this.mills = new long[size][];
        for (int cell = 0; cell < size; cell++) {
            int at = cell;
            mills[cell] = Arrays.stream(millRows)
                    .filter(line -> (line >>> at & 1) != 0)
                    .toArray();
        }
        this.wholeColumns = board.rows() * board.columns() == size;
        this.pushes = new int[size][][];
        for (int cell = 0; cell < size; cell++) {
            pushes[cell] = wholeColumns && board.isGrid() ? pushes(cell) : new int[0][];
        }
    }

    /** Finds where captures of a flying piece along a ray name what it jumps over. */
    private void nameFar(int[] ray) {
        for (int from = 0; from < size; from++) {
            for (int over = ray[from]; over >= 0 && over != from; over = ray[over]) {
                for (int to = ray[over]; to >= 0 && to != from; to = ray[to]) {
                    String usual = board.name(from) + "x" + board.name(to);
                    boolean named = !board.flyingCapture(from, over, to).equals(usual);
                    farNamed[from][over] |= named ? 1L << to : 0;
                }
            }
        }
    }

    /** The first cell on a ray that is not free; -1 where it ends or comes back. */
    public int end(int ray, int at, long free) {
        int end = next[ray][at];
        while (end >= 0 && end != at && (free >>> end & 1) != 0) {
            end = next[ray][end];
        }
        return end == at ? -1 : end;
    }

    /** The free cells behind one on a ray, and the first that is not free, as far as the ray does not come back to where it begins. */
    public long behind(int ray, int at, int over, long free) {
        long cells = 0;
        int to = next[ray][over];
        for (; to >= 0 && to != at && (free >>> to & 1) != 0; to = next[ray][to]) {
            cells |= 1L << to;
        }
        return to >= 0 && to != at ? cells | 1L << to : cells;
    }

    /** The clause by whose jumps a piece goes on that has been promoted in the middle of a chain. */
    public Optional<ClauseCode> goesOn(ClauseCode clause, int mover) {
        return rules.goesOn(clause.read, Player.values()[mover])
                .flatMap(read -> read == clause.read
                        ? Optional.of(clause)
                        : Arrays.stream(clauses[mover])
                                .filter(code -> code.read.equals(read))
                                .findFirst());
    }

    /** The cells of the other's of which one is taken where a mill is made: those outside his mills, if there are any. */
    public long removable(long other) {
        long safe = 0;
        for (long row : millRows) {
            safe |= (other & row) == row ? row : 0;
        }
        long free = other & ~safe;
        return free == 0 ? other : free;
    }

    /**
     * The cells to which a piece comes from one that it has left, by jumps that take nothing.
     *
     * @param over the cells over which it may jump
     * @param empty the cells on which it may land
     */
    public long hops(int[] rays, int from, long over, long empty) {
        long reached = 1L << from;
        long edge = reached;
        while (edge != 0) {
            int at = Long.numberOfTrailingZeros(edge);
            edge ^= 1L << at;
            for (int ray : rays) {
                int jumped = next[ray][at];
                int to = jumped >= 0 && (over >>> jumped & 1) != 0 ? next[ray][jumped] : -1;
                long landing = to < 0 ? 0 : 1L << to & empty & ~reached;
                reached |= landing;
                edge |= landing;
            }
        }
        return reached & ~(1L << from);
    }

    /** What is on a cell when the upper piece of what stood there has gone by a clause. */
    public int left(ClauseCode clause, int value) {
        return clause.leaves ? Content.NEUTRAL.ordinal() : uncovered[value];
    }

    /**
     * Whether a player's turn is over between two of its motions, as an end holds.
     *
     * @param standing for each value the cells on which it stands
     */
    public boolean isOver(int mover, long[] standing, int leftHand, int rightHand) {
        return between[1 - mover].code(standing, leftHand, rightHand, () -> 0) != EndTests.NONE;
    }

    /** Whether one of some cells is part of a mill on those of a mask. */
    public boolean inMill(long cells, long mask) {
        for (long left = cells; left != 0; left &= left - 1) {
            for (long line : mills[Long.numberOfTrailingZeros(left)]) {
                if ((mask & line) == line) {
                    return true;
                }
            }
        }
        return false;
    }

    private int[][] pushes(int cell) {
        int row = board.spot(cell).row();
        int column = board.spot(cell).column();
        int lastRow = board.rows() - 1;
        int lastColumn = board.columns() - 1;
        boolean edge = row == 0 || row == lastRow || column == 0 || column == lastColumn;
        ArrayList<int[]> found = new ArrayList<>();
        for (int[] end : new int[][] {{row, 0}, {row, lastColumn}, {0, column}, {lastRow, column}}) {
            int down = Integer.signum(end[0] - row);
            int right = Integer.signum(end[1] - column);
            if (edge && (down != 0 || right != 0)) {
                int length = Math.abs(end[0] - row) + Math.abs(end[1] - column);
                int[] way = new int[length + 1];
                for (int i = 0; i <= length; i++) {
                    way[i] = board.cellAt(row + i * down, column + i * right);
                }
                found.add(way);
            }
        }
        return found.toArray(int[][]::new);
    }
}
