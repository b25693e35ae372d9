package org.zermelo.boards.moves;

import java.util.Optional;
import java.util.stream.IntStream;
import org.zermelo.boards.derive.BoardForm;
import org.zermelo.boards.model.AnotherTurn;
import org.zermelo.boards.model.BoardCells;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.Customs;
import org.zermelo.boards.model.Manner;
import org.zermelo.boards.model.MoveClause;
import org.zermelo.boards.model.Movement;

/** The moves of rules by which both players mark any empty cell, and nothing else: a bit test for each box that a mark may close. */
public final class MarkMoves {

    private final long all;
    /** What a mark on each cell adds to the number. */
    private final long[] adds;
    /** The boxes of which each cell is one. */
    private final long[][] boxes;

    /** What another turn adds to the number after a mark that closes a box. */
    private final long earned;

    private final long waitWeight;
    /** Whether the marks are the bits of a number from 1 on, and nothing but a full board ends a play. */
    private final boolean bits;

    private MarkMoves(BoardForm form, long[][] worth, long waitWeight) {
        BoardRules rules = form.rules();
        int size = rules.board().size();
        int mark = Content.NEUTRAL.ordinal();
        this.waitWeight = waitWeight;
        this.all = -1L >>> -size;
        this.adds = new long[size];
        this.boxes = new long[size][];
        boolean two = IntStream.of(form.values()).allMatch(set -> set == (1 | 1 << mark));
        this.bits = two && rules.ends().isEmpty() && rules.plies() == BoardRules.ENDLESS;
        this.earned = rules.customs().another().boxes() ? waitWeight : 0;
        for (int cell = 0; cell < size; cell++) {
            int at = cell;
            adds[cell] = worth[cell][mark] - worth[cell][0];
            boxes[cell] = rules.customs().boxes().stream()
                    .mapToLong(BoardCells::low)
                    .filter(box -> (box >>> at & 1) != 0)
                    .toArray();
        }
    }

    /** The moves of rules; empty where they do anything else. */
    public static Optional<MarkMoves> of(BoardForm form, long[][] worth, long waitWeight) {
        BoardRules rules = form.rules();
        boolean marks = form.shared()
                && rules.customs().mill() == Customs.NOTHING
                && rules.customs().another().line() == AnotherTurn.NO_LINE
                && rules.clauses().stream().allMatch(MarkMoves::marks);
        return marks ? Optional.of(new MarkMoves(form, worth, waitWeight)) : Optional.empty();
    }

    private static boolean marks(MoveClause clause) {
        return clause.movement() instanceof Movement.Place place
                && place.piece() == Content.NEUTRAL
                && clause.manner().equals(Manner.PLAIN)
                && clause.next().isEmpty();
    }

    /** Whether {@link #options(long, long[])} may be asked. */
    public boolean areBits() {
        return bits;
    }

    /** Writes the options of a number whose bits are the marks; how many there are. */
    public int options(long position, long[] options) {
        long occupied = position >>> 1 & all;
        if (position >= waitWeight) {
            options[0] = position - waitWeight;
            return any(occupied) ? 1 : 0;
        }
        return options(position, occupied, options);
    }

    /** Whether there is an empty cell. */
    public boolean any(long occupied) {
        return (all & ~occupied) != 0;
    }

    /** Writes what each move leads to, of which the turn is passed at {@code next}; how many there are. */
    public int options(long next, long occupied, long[] options) {
        int count = 0;
        for (long free = all & ~occupied; free != 0; free &= free - 1) {
            int cell = Long.numberOfTrailingZeros(free);
            long after = occupied | free & -free;
            options[count++] = next + adds[cell] + (closed(boxes[cell], after) > 0 ? earned : 0);
        }
        return count;
    }

    /** Writes how many boxes each move of a number whose bits are the marks closes. */
    public void closed(long position, long[] closed) {
        long occupied = position >>> 1 & all;
        int count = 0;
        closed[0] = 0;
        for (long free = position >= waitWeight ? 0 : all & ~occupied; free != 0; free &= free - 1) {
            closed[count++] = closed(boxes[Long.numberOfTrailingZeros(free)], occupied | free & -free);
        }
    }

    private static int closed(long[] boxes, long after) {
        int closed = 0;
        for (long box : boxes) {
            closed += (after & box) == box ? 1 : 0;
        }
        return closed;
    }
}
