package org.zermelo.value;

/** What a position, or a move, is worth to the player to move. */
public sealed interface Worth permits Outcome, Points, Nimber, SomeNimber {

    /** What is done with each kind of worth; {@link #fold} takes the one that is there. */
    interface WorthCases<R> {
        /** Who wins, and perhaps how soon. */
        R outcome(Outcome outcome);

        /** Points. */
        R margin(Margin margin);

        /** Points and plies. */
        R pacedMargin(PacedMargin margin);

        /** A nimber. */
        R nimber(Nimber nimber);

        /** A nimber of which only is known that it is not 0. */
        R someNimber(SomeNimber nimber);
    }

    /** The case of this kind: who adds a kind is told by the compiler where it is missing. */
    <R> R fold(WorthCases<R> cases);

    /** The kind's name in JSON: {@code outcome}, {@code margin}, {@code margin-and-plies}, {@code nimber}. */
    String kind();

    /** Who wins: 1 the player to move, -1 the opponent, 0 neither. */
    int sign();

    /** Who wins by a move of this worth: 1 the mover, -1 the opponent. A move's nimber is that of the position after it. */
    default int signOfMove() {
        return sign();
    }
}
