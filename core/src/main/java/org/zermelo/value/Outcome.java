package org.zermelo.value;

/**
 * Who wins, and how soon.
 *
 * @param result from the view of the player to move
 * @param plies moves of both players to the end when the winner hurries and the loser delays (a tie is reached as soon as
 *     possible); at least 0, and -1 when it is not known or, for a draw by endless play, not defined
 */
public record Outcome(Result result, long plies) implements Worth {

    /** Who wins, from the view of the player to move. */
    public enum Result {
        WIN,
        LOSS,
        /** The play ends and neither wins. */
        TIE,
        /** The play need not end: neither player can force a win. */
        DRAW
    }

    /** An outcome without a depth. */
    public static Outcome of(Result result) {
        return new Outcome(result, -1);
    }

    /** Whether the number of plies is known. */
    public boolean hasPlies() {
        return plies >= 0;
    }

    /**
     * The signed code of exam texts: +k when the player to move wins by his k-th own move, -k when he loses at the
     * opponent's k-th, 0 for an ended position and for ties and draws.
     */
    public long code() {
        return switch (result) {
            case WIN -> (plies + 1) / 2;
            case LOSS -> -(plies / 2);
            case TIE, DRAW -> 0;
        };
    }

    @Override
    public <R> R fold(WorthCases<R> cases) {
        return cases.outcome(this);
    }

    @Override
    public String kind() {
        return "outcome";
    }

    @Override
    public int sign() {
        return switch (result) {
            case WIN -> 1;
            case LOSS -> -1;
            case TIE, DRAW -> 0;
        };
    }
}
