package org.zermelo.law.formula;

import java.util.ArrayList;
import java.util.List;

/**
 * Which number stands on which track: the position's variables from 0 on, those after a move from {@link #AFTER} on, then what is chosen,
 * then numbers between.
 */
final class NumberTracks {

    /** The track of the first variable after a move. */
    static final int AFTER = 100;

    private static final int CHOICES = 200;
    private static final int BETWEEN = 300;

    private final List<LinearSum> chosen = new ArrayList<>();
    private int between = BETWEEN;

    /** A track for one number more. */
    int another() {
        return between++;
    }

    /** The track of a choice. */
    static int choice(int number) {
        return CHOICES + number;
    }

    /** What is chosen: a number on a track, or a constant where each is looked at by itself. */
    LinearSum chosen(int choice) {
        return chosen.get(choice);
    }

    /** Says what is chosen next. */
    void choose(LinearSum value) {
        chosen.add(value);
    }
}
