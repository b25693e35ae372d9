package org.zermelo.value;

/** The values that can be asked. */
public final class Values {

    private Values() {}

    /** Who wins and in how many plies, by the rules' own ending. */
    public static Value outcome() {
        return OutcomeValue.NORMAL;
    }

    /** Who wins and in how many plies, with every ending turned round. */
    public static Value misere() {
        return OutcomeValue.MISERE;
    }

    /** Who wins, and not how soon; quicker to find when only one position is asked. */
    public static Value winner() {
        return WinnerValue.INSTANCE;
    }

    /** By how many points the mover wins. */
    public static Value margin() {
        return MarginValue.INSTANCE;
    }

    /** By how many points the mover wins, and of equal margins how soon. */
    public static Value marginAndPlies() {
        return PacedMarginValue.INSTANCE;
    }

    /** The Sprague-Grundy value. */
    public static Value nimber() {
        return NimberValue.INSTANCE;
    }
}
