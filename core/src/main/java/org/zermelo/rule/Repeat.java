package org.zermelo.rule;

import java.util.Arrays;

/** Which earlier moves may not be made again at once. A move's identity is its clause and what was chosen, not the heap. */
public enum Repeat {
    /** Any move may be repeated. */
    ALLOWED(false, false),
    /** The move that the opponent has just made is forbidden. */
    NOT_OPPONENT(false, true),
    /** One's own previous move is forbidden. */
    NOT_OWN(true, false),
    /** Both are forbidden. */
    NOT_EITHER(true, true);

    private final boolean own;
    private final boolean opponent;

    Repeat(boolean own, boolean opponent) {
        this.own = own;
        this.opponent = opponent;
    }

    /** Whether one's own previous move is forbidden. */
    public boolean bansOwn() {
        return own;
    }

    /** Whether the move that the opponent has just made is forbidden. */
    public boolean bansOpponent() {
        return opponent;
    }

    /** How many moves are forbidden at most: 0 to 2. */
    public int banned() {
        return (own ? 1 : 0) + (opponent ? 1 : 0);
    }

    /** How many of the last moves a position remembers, the opponent's first: one's own was made before it. */
    public int remembered() {
        return own ? 2 : banned();
    }

    /** What either of both forbids. */
    public Repeat and(Repeat other) {
        return Arrays.stream(values())
                .filter(one -> one.own == (own || other.own) && one.opponent == (opponent || other.opponent))
                .findFirst()
                .orElseThrow();
    }
}
