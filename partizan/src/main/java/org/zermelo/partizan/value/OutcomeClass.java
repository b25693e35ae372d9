package org.zermelo.partizan.value;

import org.zermelo.partizan.form.Relation;

/** Who wins a game of which it is not said who begins: its relation to nought (Siegel 2013, Theorem I.1.9). */
public enum OutcomeClass {
    LEFT,
    RIGHT,
    NEXT,
    PREVIOUS;

    /** The class of a game that stands so to nought. */
    public static OutcomeClass of(Relation toZero) {
        return switch (toZero) {
            case GREATER -> LEFT;
            case LESS -> RIGHT;
            case EQUAL -> PREVIOUS;
            case CONFUSED -> NEXT;
        };
    }

    /** Whether Left wins if Left begins. */
    public boolean leftWinsFirst() {
        return this == LEFT || this == NEXT;
    }

    /** Whether Right wins if Right begins. */
    public boolean rightWinsFirst() {
        return this == RIGHT || this == NEXT;
    }
}
