package org.zermelo.bench.measure;

import java.util.List;

/** The arguments of a measurement, taken one after the other. */
public final class Arguments {

    /** Why the arguments are not those of a measurement, as a sentence. */
    public static final class BadException extends RuntimeException {
        public BadException(String sentence) {
            super(sentence);
        }
    }

    private final List<String> words;
    private int at;

    public Arguments(List<String> words) {
        this.words = List.copyOf(words);
    }

    /** Whether another is there. */
    public boolean more() {
        return at < words.size();
    }

    /**
     * The next one.
     *
     * @throws BadException when none is left
     */
    public String next() {
        if (!more()) {
            throw new BadException("There are " + words.size() + " arguments only.");
        }
        return words.get(at++);
    }

    /** The next one, or this where none is left. */
    public String next(String other) {
        return more() ? next() : other;
    }

    /**
     * The next one as a whole number.
     *
     * @throws BadException when it is none
     */
    public int number() {
        return number(next());
    }

    /** A part of an argument as a whole number. */
    public static int number(String word) {
        try {
            return Integer.parseInt(word);
        } catch (NumberFormatException e) {
            throw new BadException("'" + word + "' is not a whole number.");
        }
    }

    /** Those that are left. */
    public List<String> rest() {
        List<String> rest = words.subList(at, words.size());
        at = words.size();
        return rest;
    }
}
