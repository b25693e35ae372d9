package org.zermelo.boards.model;

import java.util.Set;
import org.zermelo.game.Player;

/**
 * How a kind of move is made, beside what it does.
 *
 * @param kind the kind of piece that moves or is placed; {@link PieceKinds#ANY} for every kind
 * @param taking what becomes of the other's pieces
 * @param where from which cells it is made, and onto which
 * @param becoming the kind that a piece becomes by this move; {@link PieceKinds#ANY} where it stays what it is
 * @param leaving what is left on the cell from which a piece goes: nothing, or a neutral one
 * @param covering whether the piece may come onto a smaller one, too, which then lies under it
 * @param noLine the move may not bring a piece into a line of so many own ones; {@link #ALWAYS} where it may
 * @param bans what the move may not do with regard to the last moves
 * @param atMost only a player with at most so many pieces, none in hand, makes it; {@link #ALWAYS} for everybody
 */
public record Manner(
        int kind,
        Taking taking,
        Where where,
        int becoming,
        Content leaving,
        boolean covering,
        int noLine,
        Bans bans,
        int atMost) {

    /** No bound on the pieces, or on lines. */
    public static final int ALWAYS = -1;

    /** On every cell. */
    public static final BoardCells ANYWHERE = BoardCells.ALL;

    /** Any piece, at will, once. */
    public static final Manner PLAIN = new Manner(
            PieceKinds.ANY, Taking.PLAIN, Where.PLAIN, PieceKinds.ANY, Content.EMPTY, false, ALWAYS, Bans.NONE, ALWAYS);

    /**
     * What becomes of the other's pieces.
     *
     * @param kind the kind of the other's pieces onto or over which it goes; {@link PieceKinds#ANY} for every kind
     * @param must whether, where such a move is there, only such moves may be made
     * @param chain whether a capture goes on with the same piece as long as it can
     * @param closing what becomes of the other's pieces between the piece that has come and other own ones
     * @param another whether one more piece of the other's is taken, wherever it stands, if there is one
     */
    public record Taking(int kind, boolean must, Chain chain, Closing closing, boolean another) {

        /** Any, at will, once. */
        public static final Taking PLAIN = new Taking(PieceKinds.ANY, false, Chain.NONE, Closing.NONE, false);
    }

    /**
     * From which cells a move is made, and onto which.
     *
     * @param from the cells from which a piece goes
     * @param to the cells on which the piece may come
     * @param besideOther whether the piece that moves, or the cell on which one is placed, must be beside a piece of the other
     */
    public record Where(BoardCells from, BoardCells to, boolean besideOther) {

        /** From anywhere to anywhere. */
        public static final Where PLAIN = to(BoardCells.ALL);

        /** From anywhere to these cells. */
        public static Where to(BoardCells cells) {
            return new Where(BoardCells.ALL, cells, false);
        }
    }

    /** Whether moves are written out that are so made: any piece goes from anywhere to anywhere, at will, and may leave a neutral one. */
    public boolean isWrittenOut() {
        return equals(leaving == Content.EMPTY ? PLAIN : PLAIN.with(PLAIN.where, leaving));
    }

    /** The same from anywhere to anywhere. */
    public Manner anywhere() {
        return with(new Where(ANYWHERE, ANYWHERE, where.besideOther), leaving);
    }

    /** The same with other cells, and something else left where a piece goes away. */
    private Manner with(Where cells, Content left) {
        return new Manner(kind, taking, cells, becoming, left, covering, noLine, bans, atMost);
    }

    /** Whether a value is one of these to a player, and of the kind that is taken where it is the other's. */
    public boolean meets(Set<Content> contents, int value, Player viewer) {
        Content content = Content.of(value, viewer);
        boolean wanted =
                taking.kind == PieceKinds.ANY || content != Content.OTHER || PieceKinds.kind(value) == taking.kind;
        return wanted && contents.contains(content);
    }

    /** How often a piece captures, or jumps, in one move. */
    public enum Chain {
        NONE,
        /** As long as it can. */
        WHOLE,
        /** As often as it likes: the player may stop behind each capture. */
        OPEN,
        /** The same, and each capture goes the way of the first. */
        STRAIGHT,
        /** As long as it can, and by no move that captures fewer than another would. */
        LONGEST,
        /** Never: it takes nothing, and jumps as often as it likes to an empty cell. */
        HOPS;

        /** Whether the player may stop behind each capture. */
        public boolean isOpen() {
            return this == OPEN || this == STRAIGHT;
        }
    }

    /** What is done with rows of the other's pieces that are closed in between two own ones. */
    public enum Closing {
        NONE,
        /** They become own ones; a move that closes none in is none. */
        FLIPS,
        /** They are taken. */
        TAKES,
        /** They are taken where they are one alone. */
        TAKES_ONE
    }
}
