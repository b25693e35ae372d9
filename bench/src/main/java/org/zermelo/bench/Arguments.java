package org.zermelo.bench;

import java.util.List;

/** The arguments of a measurement, taken one after the other. */
final class Arguments {

    /** Why the arguments are not those of a measurement, as a sentence. */
    static final class BadException extends RuntimeException {
        BadException(String sentence) {
            super(sentence);
        }
    }

    private final List<String> words;
    private int at;

    Arguments(List<String> words) {
        this.words = List.copyOf(words);
    }

    /** Whether another is there. */
    boolean more() {
        return at < words.size();
    }

    /**
     * The next one.
     *
     * @throws BadException when none is left
     */
    String next() {
        if (!more()) {
            throw new BadException("There are " + words.size() + " arguments only.");
        }
        return words.get(at++);
    }

    /** The next one, or this where none is left. */
    String next(String other) {
        return more() ? next() : other;
    }

    /**
     * The next one as a whole number.
     *
     * @throws BadException when it is none
     */
    int number() {
        return number(next());
    }

    /** A part of an argument as a whole number. */
    static int number(String word) {
        try {
            return Integer.parseInt(word);
        } catch (NumberFormatException e) {
            throw new BadException("'" + word + "' is not a whole number.");
        }
    }

    /** Those that are left. */
    List<String> rest() {
        List<String> rest = words.subList(at, words.size());
        at = words.size();
        return rest;
    }
}
