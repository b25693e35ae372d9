package org.zermelo.row;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Counted;
import org.zermelo.game.Ending;
import org.zermelo.game.Note;
import org.zermelo.game.Ranked;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Restartable;
import org.zermelo.game.Rules;
import org.zermelo.game.Textual;
import org.zermelo.game.Trait;
import org.zermelo.row.take.Ends;
import org.zermelo.row.take.Side;
import org.zermelo.row.take.Sums;
import org.zermelo.row.take.Take;

/**
 * Rows of numbers: a move takes contiguous items from an open end of one row and gains their sum. The coin row takes one
 * item; robanúmeros any number; several rows make a sum.
 *
 * <p>Any {@code long} items are accepted as long as their sizes together stay within {@link Sums#MOST}; then no total and
 * no margin of any position passes a {@code long}.
 */
public final class RowGame
        implements Counted<RowPosition, Take>,
                Ranked<RowPosition>,
                Textual<RowPosition, Take>,
                Restartable<RowPosition, Take> {

    private final List<Row> rows;
    private final RowPosition start;

    private RowGame(List<Row> rows, RowPosition start) {
        this.rows = List.copyOf(rows);
        this.start = start;
    }

    /**
     * The game on these rows.
     *
     * @throws RefusedException when the items' sizes together exceed {@link Sums#MOST}
     */
    public static RowGame of(List<Row> rows) {
        long used = 0;
        for (Row row : rows) {
            long[] items = row.span(0, row.size());
            if (!Sums.fits(items, used)) {
                throw new RefusedException("row.sums-too-large", "limit", Sums.MOST);
            }
            used += Sums.size(items);
        }
        return new RowGame(
                rows, RowPosition.whole(rows.stream().mapToInt(Row::size).toArray()));
    }

    /** The game on one row. */
    public static RowGame of(Row row) {
        return of(List.of(row));
    }

    @Override
    public RowGame from(RowPosition position) {
        return new RowGame(rows, position);
    }

    /** The rows, in full. */
    public List<Row> rows() {
        return rows;
    }

    /** The sum of the items that are left at the start; the totals of both players add up to it. */
    public long total() {
        long total = 0;
        for (int r = 0; r < rows.size(); r++) {
            total += rows.get(r).sum(start.from(r), start.to(r));
        }
        return total;
    }

    /** The items that are left of each row at the start; the arrays are to be read only. */
    List<long[]> items() {
        List<long[]> items = new ArrayList<>();
        for (int r = 0; r < rows.size(); r++) {
            items.add(rows.get(r).span(start.from(r), start.to(r)));
        }
        return items;
    }

    List<Ends> ends() {
        return rows.stream().map(Row::ends).toList();
    }

    @Override
    public RowPosition start() {
        return start;
    }

    @Override
    public List<Take> moves(RowPosition position) {
        List<Take> moves = new ArrayList<>();
        for (int r = 0; r < rows.size(); r++) {
            Row row = rows.get(r);
            int left = position.left(r);
            for (Side side : Side.values()) {
                for (int count = 1; count <= most(row, side, left); count++) {
                    moves.add(new Take(rows.size() > 1 ? r + 1 : 0, side, count));
                }
            }
        }
        return List.copyOf(moves);
    }

    /** Whether a move can be made in a position; the same as being among its {@link #moves}, without listing them. */
    public boolean legal(RowPosition position, Take move) {
        if (rows.size() > 1 ? move.row() < 1 || move.row() > rows.size() : move.row() != 0) {
            return false;
        }
        return move.count() <= most(rows.get(index(move)), move.side(), position.left(index(move)));
    }

    /** The most items that a listed move takes from a side; of a last single coin both ends count, as the texts count. */
    private static int most(Row row, Side side, int left) {
        int open = row.ends().open(side) ? left : 0;
        return Math.min(row.most(), allOnce(row) && side == Side.RIGHT ? open - 1 : open);
    }

    /** Whether taking all that is left is one move, from whichever end: it is listed from the left. */
    private static boolean allOnce(Row row) {
        return !row.single() && row.ends() == Ends.BOTH;
    }

    private static int index(Take move) {
        return Math.max(0, move.row() - 1);
    }

    @Override
    public RowPosition play(RowPosition position, Take move) {
        int r = index(move);
        return move.side() == Side.LEFT
                ? position.with(r, position.from(r) + move.count(), position.to(r))
                : position.with(r, position.from(r), position.to(r) - move.count());
    }

    @Override
    public long gain(RowPosition position, Take move) {
        int r = index(move);
        int from = move.side() == Side.LEFT ? position.from(r) : position.to(r) - move.count();
        return rows.get(r).sum(from, from + move.count());
    }

    /**
     * Exactly: any interval of each row can be left, the other rows whatever they are, so the numbers of intervals multiply.
     * That is what makes sums of rows with several items a move expensive.
     */
    @Override
    public double positions() {
        double product = 1;
        for (int r = 0; r < rows.size(); r++) {
            double left = start.left(r);
            product *= rows.get(r).ends() == Ends.BOTH ? left * (left + 1) / 2 + 1 : left + 1;
        }
        return product;
    }

    @Override
    public Optional<Rules<RowPosition, Take>> smaller() {
        return Optional.empty();
    }

    @Override
    public Ending ending(RowPosition position) {
        return Ending.SCORED;
    }

    @Override
    public Set<Trait> traits() {
        return Set.of(Trait.SCORING, Trait.ACYCLIC);
    }

    @Override
    public long level(RowPosition position) {
        return position.left();
    }

    @Override
    public String text(RowPosition position) {
        return position.toString();
    }

    @Override
    public RowPosition position(String text) {
        return RowTexts.position(this, text);
    }

    @Override
    public Take move(RowPosition position, String text) {
        Optional<Take> move = RowTexts.take(text, rows.size() > 1).map(take -> listed(position, take));
        if (move.isEmpty() || !legal(position, move.get())) {
            List<Take> allowed = moves(position);
            throw new BadInputException(Note.of(move.isEmpty() ? "row.move-unreadable" : "row.move-illegal")
                    .with("seen", text)
                    .with("allowed", allowed.subList(0, Math.min(20, allowed.size()))));
        }
        return move.get();
    }

    /** The listed one of two names of a move: all that is left, taken from the right, is the same as from the left. */
    private Take listed(RowPosition position, Take take) {
        int r = index(take);
        boolean all = r < rows.size() && allOnce(rows.get(r)) && take.count() == position.left(r);
        return all ? new Take(take.row(), Side.LEFT, take.count()) : take;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RowGame game && game.rows.equals(rows) && game.start.equals(start);
    }

    @Override
    public int hashCode() {
        return rows.hashCode() * 31 + start.hashCode();
    }

    /** The rows in the notation, joined by {@code +}. */
    @Override
    public String toString() {
        List<Row> left = new ArrayList<>();
        for (int r = 0; r < rows.size(); r++) {
            Row row = rows.get(r);
            left.add(Row.owning(row.span(start.from(r), start.to(r)))
                    .open(row.ends())
                    .take(row.most()));
        }
        return left.stream().map(Row::toString).collect(Collectors.joining(" + "));
    }
}
