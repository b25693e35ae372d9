package org.zermelo.board.split;

import java.util.Arrays;
import java.util.List;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Canonical;
import org.zermelo.game.Decomposable;
import org.zermelo.game.Ranked;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Cost;
import org.zermelo.solve.NimberGame;
import org.zermelo.solve.Nimbers;
import org.zermelo.solve.Watch;

/**
 * Impartial rules in which a position is the set of cells that are left, a move removes some of them, and cells that do not
 * touch are components of their own. A game is its moves and its neighbourhoods; {@link SplitSearch} solves it.
 */
public abstract class SplitGame
        implements NimberGame<CellSet, Removal>, Decomposable<CellSet>, Canonical<CellSet>, Ranked<CellSet> {

    /** The most cells of a game; a bit each, and two to spare for keys. */
    public static final int MOST_CELLS = 62;

    private final long start;
    private final String text;

    SplitGame(long start, String text) {
        this.start = start;
        this.text = text;
    }

    /**
     * The set of so many cells.
     *
     * @throws BadInputException when there are more than {@link #MOST_CELLS}
     */
    static long all(int cells) {
        if (cells > MOST_CELLS) {
            throw new BadInputException("split.cells", "seen", cells, "allowed", MOST_CELLS);
        }
        return (1L << cells) - 1;
    }

    /** The moves of a set of cells. */
    abstract List<Removal> takes(long cells);

    /** All cells that touch a cell of the set, the set included, as far as they are in {@code within}. */
    abstract long grown(long set, long within);

    /** The representative of a component's symmetry class. */
    long canonical(long component) {
        return component;
    }

    /**
     * Writes what each move leaves of a set of cells; says how many moves there are, at most twice {@link #MOST_CELLS}.
     */
    int options(long cells, long[] into) {
        int count = 0;
        for (Removal move : takes(cells)) {
            into[count++] = after(cells, move);
        }
        return count;
    }

    /**
     * Writes components that add up to the value of a set of cells, in no order; says where they end. Cells that make no
     * difference may be left out.
     */
    int parts(long cells, long[] into, int count) {
        int end = count;
        for (long left = cells; left != 0; ) {
            long part = Long.lowestOneBit(left);
            for (long next = grown(part, left); next != part; next = grown(part, left)) {
                part = next;
            }
            left &= ~part;
            into[end++] = part;
        }
        return end;
    }

    /** A name that components may share which look different and have the same value; two numbers, the second not 0. */
    @FunctionalInterface
    interface Naming {

        /** Writes the name of a component in canonical form; false when it has none. */
        boolean name(long component, long[] into);
    }

    /** How components are named; what it keeps is its own. */
    Naming naming() {
        return (component, into) -> false;
    }

    /** What is known of a component's nimber without search: {@code EXACT | nimber}, or a bit for each n that it is not. */
    long facts(long component) {
        return 0;
    }

    /** How many different moves a set of cells has, or about as many; at most 127. */
    int moves(long cells) {
        return Long.bitCount(cells);
    }

    /** How many cells beside those that a move removes lose a neighbour, from 0 to 15, or another measure of what is lost. */
    int loss(long cells, long after) {
        return 0;
    }

    /** Whether moves of a component in canonical form are images of each other. */
    boolean symmetric(long component) {
        return false;
    }

    /** What a set of cells leaves after a move; more may vanish than the move takes. */
    long after(long cells, Removal move) {
        return cells & ~move.removed();
    }

    /** The components of a set of cells, each in canonical form. */
    private List<Long> canonicalParts(long cells) {
        long[] parts = new long[MOST_CELLS];
        int count = parts(cells, parts, 0);
        return Arrays.stream(parts, 0, count).map(this::canonical).boxed().toList();
    }

    @Override
    public CellSet start() {
        return new CellSet(start);
    }

    @Override
    public List<Removal> moves(CellSet position) {
        return takes(position.bits());
    }

    @Override
    public CellSet play(CellSet position, Removal move) {
        return new CellSet(after(position.bits(), move));
    }

    @Override
    public long level(CellSet position) {
        return position.size();
    }

    @Override
    public List<CellSet> components(CellSet position) {
        return canonicalParts(position.bits()).stream().map(CellSet::new).toList();
    }

    @Override
    public CellSet canonical(CellSet position) {
        List<Long> parts = canonicalParts(position.bits());
        return parts.size() == 1 ? new CellSet(parts.get(0)) : position;
    }

    @Override
    public String kernel() {
        return "split-search";
    }

    @Override
    public Cost kernelCost() {
        return new Cost("O(components x options)", Math.pow(1.6, Long.bitCount(start)) * 100, -1);
    }

    @Override
    public Nimbers<CellSet, Removal> nimbers(Budget budget, Watch watch) {
        return new Searched(new SplitSearch(this, budget, watch));
    }

    private record Searched(SplitSearch search) implements Nimbers<CellSet, Removal> {

        @Override
        public long nimber(CellSet position) {
            return search.nimber(position.bits());
        }

        @Override
        public boolean is(CellSet position, long nimber) {
            return nimber <= MOST_CELLS && search.is(position.bits(), (int) nimber);
        }

        @Override
        public boolean knows(CellSet position) {
            return search.knows(position.bits());
        }

        @Override
        public long counted() {
            return search.opened();
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SplitGame game && text.equals(game.text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    @Override
    public String toString() {
        return text;
    }
}
