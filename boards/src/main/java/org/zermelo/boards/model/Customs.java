package org.zermelo.boards.model;

import java.util.List;
import org.zermelo.game.Player;

/**
 * What rules say beside moves and ends.
 *
 * @param kinds the kinds of pieces
 * @param promotion what a piece of the first kind becomes, and where
 * @param mill who makes a row of so many takes a piece of the other's; {@link #NOTHING} where nobody does
 * @param score what counts; an end of any kind only ends the play where something does
 * @param passes whether a player who cannot move passes, until neither can
 * @param boxes the cells of each box, where boxes count or earn another turn
 * @param another what earns another turn
 * @param hands how pieces in hand are counted
 * @param royal the kind that no move may leave where the other could take it; {@link #NOTHING} where there is no such thing
 */
public record Customs(
        PieceKinds kinds,
        Promotion promotion,
        int mill,
        Score score,
        boolean passes,
        List<BoardCells> boxes,
        AnotherTurn another,
        Hands hands,
        int royal) {

    public Customs {
        boxes = List.copyOf(boxes);
    }

    /** No such number. */
    public static final int NOTHING = -1;

    /** Nothing special. */
    public static final Customs NONE = new Customs(
            PieceKinds.MEN,
            Promotion.NONE,
            NOTHING,
            Score.NOTHING,
            false,
            List.of(),
            AnotherTurn.NEVER,
            Hands.ANY_KIND,
            NOTHING);

    /**
     * What a piece of the first kind becomes, and where.
     *
     * @param kind the kind that it becomes; {@link #NOTHING} where there is no such thing
     * @param left the cells on which Left's pieces do
     * @param right those of Right's
     * @param passing what becomes of one that reaches such a cell in the middle of a chain of captures
     */
    public record Promotion(int kind, BoardCells left, BoardCells right, Passing passing) {

        /** A piece stays what it is. */
        public static final Promotion NONE = new Promotion(NOTHING, BoardCells.NONE, BoardCells.NONE, Passing.STOPS);
    }

    /** What becomes of a piece that reaches a cell of promotion in the middle of a chain of captures. */
    public enum Passing {
        /** It is promoted, and its chain ends. */
        STOPS,
        /** It goes on as what it is, and is promoted only if its move ends there. */
        WAITS,
        /** It is promoted, and goes on as what it has become. */
        GOES_ON
    }

    /** What counts at the end. */
    public enum Score {
        NOTHING,
        /** The own pieces on the board. */
        PIECES,
        /** The pieces that were taken. */
        CAPTURES,
        /** The boxes whose last empty cell was filled by a move of the player's. */
        BOXES
    }

    /** How many boxes are complete with these cells that were not complete with those before. */
    public int closed(BoardCells before, BoardCells after) {
        int closed = 0;
        for (BoardCells box : boxes) {
            closed += after.hasAll(box) && !before.hasAll(box) ? 1 : 0;
        }
        return closed;
    }

    /** The same on a board of one word. */
    public int closed(long before, long after) {
        int closed = 0;
        for (BoardCells box : boxes) {
            closed += (after & box.low()) == box.low() && (before & box.low()) != box.low() ? 1 : 0;
        }
        return closed;
    }

    /** Whether some kind may not be left where the other could take it. */
    public boolean hasRoyal() {
        return royal != NOTHING;
    }

    /** Whether moves may earn another turn. */
    public boolean repeats() {
        return !another.equals(AnotherTurn.NEVER);
    }

    /** What a captured piece of the other's adds to the number of the taker's hand; one that was promoted is of the first kind again. */
    public int kept(int value) {
        int kind = PieceKinds.kind(value) == promoted() ? 0 : PieceKinds.kind(value);
        return hands.keeps() && hands.most().get(kind) > 0 ? hands.worth(kind) : 0;
    }

    /** The kind that a piece of the first kind becomes; {@link #NOTHING} where there is no such thing. */
    public int promoted() {
        return promotion.kind;
    }

    /** The value of a piece that has come to a cell. */
    public int promoted(int value, int cell, Player mover) {
        BoardCells cells = mover == Player.LEFT ? promotion.left : promotion.right;
        boolean becomes = promoted() != NOTHING && value == PieceKinds.value(0, mover) && cells.has(cell);
        return becomes ? PieceKinds.value(promoted(), mover) : value;
    }
}
