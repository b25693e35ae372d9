package org.zermelo.boards.interpret;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Track;

/**
 * A move: what it is called and what it changes.
 *
 * @param text such as {@code b2}, {@code a1-b2} or {@code a1xb2}; by its column alone for a piece that drops
 * @param changes the cells that bear something else afterwards, in rising order
 * @param hand what the number of the mover's hand gains: -1 for a piece that was placed from there, where kinds are not told apart
 * @param track the cells that its first motion left and came to; {@link Track#NONE} where rules forbid nothing by earlier moves
 */
public record BoardMove(String text, List<CellChange> changes, int hand, Track track) {

    /** Only the turn passes. */
    public static final BoardMove PASS = new BoardMove(BoardRules.PASS, List.of(), 0, Track.NONE);

    /** What stands on a cell before and after. */
    public record CellChange(int cell, int before, int after) {}

    public BoardMove {
        changes = List.copyOf(changes);
    }

    /** This motion and the next one of the same turn. */
    BoardMove and(BoardMove next) {
        Map<Integer, CellChange> both = new TreeMap<>();
        changes.forEach(change -> both.put(change.cell, change));
        next.changes.forEach(change ->
                both.merge(change.cell, change, (first, last) -> new CellChange(first.cell, first.before, last.after)));
        both.values().removeIf(change -> change.before == change.after);
        return new BoardMove(text + BoardRules.NEXT + next.text, List.copyOf(both.values()), hand + next.hand, track);
    }

    /** The cells that bear something else afterwards. */
    static List<CellChange> changes(int[] before, int[] after) {
        return IntStream.range(0, before.length)
                .filter(cell -> before[cell] != after[cell])
                .mapToObj(cell -> new CellChange(cell, before[cell], after[cell]))
                .toList();
    }

    @Override
    public String toString() {
        return text;
    }
}
