package org.zermelo.present.scene;

import java.util.Locale;
import java.util.Map;

/**
 * What stands on a cell of a board: a shape, and whose it is. The colour follows from the owner alone, the same on every board.
 *
 * @param shape how it is drawn
 * @param owner whose it is
 */
public record Piece(PieceShape shape, Owner owner) {

    /** How a piece is drawn. A new one is a constant here and a drawing of this name in {@code pieces.js}. */
    public enum PieceShape {
        /** A mark that is written: a cross for the first player, a ring for the second. */
        MARK,
        DISC,
        PAWN,
        /** A car that drives to the right, the second player's upwards. */
        CAR,
        /** A cube that bears the player's mark. */
        CUBE,
        STONE,
        KING,
        QUEEN,
        ROOK,
        BISHOP,
        KNIGHT,
        /** A cup that larger ones cover. */
        SMALL,
        MIDDLE,
        LARGE,
        /** A cell that nobody enters any more. */
        BLOCK;

        /** The name in JSON. */
        public String code() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Whose a piece is. */
    public enum Owner {
        FIRST,
        SECOND,
        /** Nobody's, or both players'. */
        NOBODY;

        /** The name in JSON. */
        public String code() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** The pieces of a board on which x is the first player, o the second, and all have one shape. */
    public static Map<String, Piece> ofTwo(PieceShape shape) {
        return Map.of("x", new Piece(shape, Owner.FIRST), "o", new Piece(shape, Owner.SECOND));
    }
}
