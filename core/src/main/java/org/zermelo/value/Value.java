package org.zermelo.value;

import org.zermelo.game.Ending;

/**
 * What is asked of a position, as a fold over its options.
 *
 * <p>A position's worth is carried as one {@code long} code from the view of the player to move: {@link #ended} gives the
 * code of an ended position, {@link #along} turns a child's code into what the move is worth to the mover, and
 * {@link #fold} says how the moves make the position: the greatest code ({@link Fold#MAX}) or the least natural number
 * that is absent ({@link Fold#MEX}). Codes are ordered: of two moves the one with the greater code is better under
 * {@code MAX}. {@link #worth} decodes.
 *
 * <p>A value is a {@link Subject}, with or without the plies to the end, under a {@link Convention}: methods ask for these and
 * not for names.
 */
public sealed interface Value permits PlainValue {

    /** How the codes of the moves make the code of the position. */
    enum Fold {
        /** The greatest code: the mover picks the best move. */
        MAX,
        /** The minimal excludant: the least natural number that no move has. */
        MEX
    }

    /** The name in the notation, in JSON and in stored tables; {@link Values#named} reads it. */
    String name();

    /** What is asked. */
    Subject subject();

    /** Whether the plies to the end are asked, too. */
    boolean hasPlies();

    /** The same without plies; itself where none are asked. */
    default Value withoutPlies() {
        return this;
    }

    /** How codes stand in the cells of tables. */
    Coding coding();

    /** Which rule decides an ended play. */
    Convention convention();

    /**
     * The code of an ended position for the player who would have to move.
     *
     * @throws org.zermelo.game.RefusedException when this value does not cover such an ending
     */
    long ended(Ending ending);

    /**
     * What a move is worth to the mover.
     *
     * @param child the code of the position after the move, for the opponent
     * @param gain the points that the move wins at once
     * @throws ArithmeticException when the exact result passes a {@code long}
     */
    long along(long child, long gain);

    /** How moves make a position. */
    Fold fold();

    /**
     * The code of a position from which no play need ever end and neither player can force one that he wins; only
     * positions of cyclic games have it.
     *
     * @throws org.zermelo.game.RefusedException when the value is not defined there
     */
    long endless();

    /** Whether no other move can be better for the mover than one with this code, so that a search may stop. */
    boolean unbeatable(long code);

    /** The code in the words of the value. */
    Worth worth(long code);
}
