package org.zermelo.board.split;

import java.util.ArrayList;
import java.util.List;

/** Kayles as a game on a row of pins: a ball knocks down one pin or two neighbours. The heap game is 0.77. */
public final class Pins extends SplitGame {

    private Pins(int pins) {
        super(all(pins), "pins(" + pins + ")");
    }

    /** A row of at most 62 pins. */
    public static Pins of(int pins) {
        return new Pins(pins);
    }

    @Override
    List<Removal> takes(long cells) {
        List<Removal> takes = new ArrayList<>();
        for (long left = cells; left != 0; left &= left - 1) {
            int pin = Long.numberOfTrailingZeros(left);
            takes.add(new Removal(1L << pin, Integer.toString(pin + 1)));
            if ((cells >>> pin + 1 & 1) != 0) {
                takes.add(new Removal(3L << pin, (pin + 1) + "-" + (pin + 2)));
            }
        }
        return takes;
    }

    @Override
    long grown(long set, long within) {
        return (set | set << 1 | set >>> 1) & within;
    }

    /** All runs of one length are alike. */
    @Override
    long canonical(long component) {
        return component >>> Long.numberOfTrailingZeros(component);
    }
}
