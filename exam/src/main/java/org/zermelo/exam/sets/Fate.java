package org.zermelo.exam.sets;

/**
 * What is known of a position within a number of plies, seen by the player to move.
 *
 * @param kind what is known
 * @param plies plies to the end when the winner hurries and the loser delays, deemed plies counted; 0 when nothing is
 *     decided
 */
public record Fate(Kind kind, int plies) {

    /** What can be known of a position. */
    public enum Kind {
        /** The player to move wins. */
        WIN,
        /** The player to move loses; with 0 plies the play has ended. */
        LOSS,
        /** Neither can make sure of the win within the plies looked at. */
        OPEN,
        /** The play has ended and neither has won. */
        TIE
    }

    static final Fate OPEN = new Fate(Kind.OPEN, 0);
    static final Fate TIE = new Fate(Kind.TIE, 0);

    static Fate win(int plies) {
        return new Fate(Kind.WIN, plies);
    }

    static Fate loss(int plies) {
        return new Fate(Kind.LOSS, plies);
    }

    /** Whether the winner is known. */
    public boolean decided() {
        return kind == Kind.WIN || kind == Kind.LOSS;
    }

    /** +k for a win by the k-th own move, -k for a loss by the opponent's k-th, 0 otherwise. */
    public int code() {
        return switch (kind) {
            case WIN -> (plies + 1) / 2;
            case LOSS -> -(plies / 2);
            case OPEN, TIE -> 0;
        };
    }

    /** Whether this is a win by the n-th own move or sooner. */
    public boolean wonWithin(int moves) {
        return kind == Kind.WIN && code() <= moves;
    }

    /** Whether this is a loss by the opponent's n-th move or sooner, and the play has not ended. */
    public boolean lostWithin(int moves) {
        return kind == Kind.LOSS && plies > 0 && -code() <= moves;
    }
}
