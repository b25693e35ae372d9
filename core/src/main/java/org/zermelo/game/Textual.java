package org.zermelo.game;

/**
 * Rules whose positions and moves can be read back from their text.
 *
 * @param <P> a position
 * @param <M> a move
 */
public interface Textual<P, M> {

    /** The canonical text of a position; {@code position(text(p))} equals {@code p}. */
    String text(P position);

    /**
     * The position that a text names.
     *
     * @throws BadInputException when the text names none
     */
    P position(String text);

    /**
     * The move of a position that a text names.
     *
     * @throws BadInputException when the text names no legal move
     */
    M move(P position, String text);
}
