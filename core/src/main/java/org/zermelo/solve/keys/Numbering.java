package org.zermelo.solve.keys;

import org.zermelo.game.PackedRules;

/** The numbers under which dense tables keep positions: the game's own index where it has one, else the positions. */
public final class Numbering {

    private final PackedRules rules;
    private final boolean indexed;
    private final long span;

    private Numbering(PackedRules rules) {
        this.rules = rules;
        this.indexed = rules.indices() > 0;
        this.span = span(rules);
    }

    public static Numbering of(PackedRules rules) {
        return new Numbering(rules);
    }

    /** An exclusive bound of the numbers of a game. */
    public static long span(PackedRules rules) {
        return rules.indices() > 0 ? rules.indices() : rules.bound();
    }

    public long span() {
        return span;
    }

    /** The number of a position; not in {@code 0 .. span() - 1} when it cannot be one. */
    long number(long key) {
        if (indexed) {
            return key < 0 || key >= rules.bound() ? -1 : rules.index(key);
        }
        return key;
    }

    /**
     * The number of a position.
     *
     * @throws IllegalStateException when the game says that it can be none
     */
    public long inside(long key) {
        long number = number(key);
        if (number < 0 || number >= span) {
            throw new IllegalStateException(
                    "the game's positions have numbers below " + span + ", but " + key + " has " + number);
        }
        return number;
    }

    /** The position of a number. */
    long key(long number) {
        return indexed ? rules.at(number) : number;
    }
}
