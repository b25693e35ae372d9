package org.zermelo.testkit;

/**
 * Something that is wrong with the rules of a game.
 *
 * @param kind what it is
 * @param position the position at which it was seen
 * @param text what was seen and what should have been, for the author of the game
 */
public record Fault(Kind kind, Object position, String text) {

    /** What can be wrong. */
    public enum Kind {
        /** A position offers the same move twice. */
        DUPLICATE_MOVE,
        /** Two calls list different moves, or lead to different positions. */
        NOT_REPEATABLE,
        /** A position is said to be ended and has moves, or the other way round. */
        ENDED,
        /** A move leaves the position as it is, though the game says that plays end. */
        UNCHANGED,
        /** A play comes back, though the game says that none does. */
        CYCLE,
        /** Two equal positions have different hash codes. */
        HASH,
        /** The canonical form of a canonical form is another one. */
        CANONICAL_NOT_IDEMPOTENT,
        /** The canonical form is worth something else. */
        CANONICAL_CHANGES_WORTH,
        /** An index is out of range, is shared by two positions, or names another position. */
        INDEX,
        /** A move does not lower the level, or a level is negative. */
        LEVEL,
        /** A position is missing among the parents of its option, or a parent has no move that leads here. */
        PARENTS,
        /** A text does not lead back to its position or move. */
        TEXT,
        /** A position is not worth the sum of its components. */
        COMPONENTS,
        /** The packed rules say something else than the rules. */
        PACKED,
        /** The rules on several numbers say something else than the rules. */
        WIDE
    }

    @Override
    public String toString() {
        return kind + " at " + position + ": " + text;
    }
}
