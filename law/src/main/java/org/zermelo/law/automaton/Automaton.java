package org.zermelo.law.automaton;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * A complete deterministic automaton with output that reads several numbers side by side, digit by digit, the most significant digit
 * first. Each number has a track; a letter holds one digit of each track. State 0 is the start, and leading zeros never leave what it
 * says. An output of 0 means "no"; a set of tuples has no other output than 0 and 1.
 */
public final class Automaton {

    /** Transitions of one automaton at most. */
    static final int MOST_CELLS = 1 << 21;

    private final int radix;
    private final int[] tracks;
    private final int letters;
    private final int[] next;
    private final int[] output;

    /**
     * An automaton.
     *
     * @param radix how many digits there are
     * @param tracks the numbers of its tracks, ascending; the first track has the units of a letter
     * @param next the state after {@code state * letters + letter}
     * @param output what each state says
     */
    public Automaton(int radix, int[] tracks, int[] next, int[] output) {
        this.radix = radix;
        this.tracks = tracks.clone();
        this.letters = letters(radix, tracks.length);
        this.next = next;
        this.output = output;
    }

    static int letters(int radix, int tracks) {
        long letters = 1;
        for (int i = 0; i < tracks; i++) {
            letters *= radix;
            if (letters > MOST_CELLS) {
                throw new TooLargeException();
            }
        }
        return (int) letters;
    }

    /** How many digits there are. */
    public int radix() {
        return radix;
    }

    /** The numbers of its tracks, ascending. */
    public int[] tracks() {
        return tracks.clone();
    }

    /** How many letters there are. */
    public int letters() {
        return letters;
    }

    /** How many states it has. */
    public int states() {
        return output.length;
    }

    /** The state after a letter. */
    public int next(int state, int letter) {
        return next[state * letters + letter];
    }

    /** What a state says. */
    public int output(int state) {
        return output[state];
    }

    /** The greatest output. */
    public int greatestOutput() {
        return Arrays.stream(output).max().orElse(0);
    }

    /** Whether a state is never left. */
    boolean sink(int state) {
        return IntStream.range(0, letters).allMatch(letter -> next(state, letter) == state);
    }

    /** The digit of a track, by its place, in a letter. */
    public int digit(int letter, int place) {
        int rest = letter;
        for (int i = 0; i < place; i++) {
            rest /= radix;
        }
        return rest % radix;
    }

    /** What it says of numbers, in the order of the tracks. O(digits). */
    public int of(Numeration numeration, long... values) {
        int[][] digits = new int[values.length][];
        int length = 0;
        for (int i = 0; i < values.length; i++) {
            digits[i] = numeration.digits(values[i]);
            length = Math.max(length, digits[i].length);
        }
        int state = 0;
        for (int at = 0; at < length; at++) {
            int letter = 0;
            for (int i = values.length - 1; i >= 0; i--) {
                int place = at - length + digits[i].length;
                letter = letter * radix + (place < 0 ? 0 : digits[i][place]);
            }
            state = next(state, letter);
        }
        return output[state];
    }

    /** The same states with other outputs. */
    public Automaton valued(IntUnaryOperator change) {
        return new Automaton(
                radix, tracks, next, Arrays.stream(output).map(change).toArray());
    }

    /** The same with other outputs, as few states as possible. */
    public Automaton saying(IntUnaryOperator change) {
        return Minimal.of(valued(change));
    }

    /** The same with other numbers of its tracks, given in the order of the old ones. */
    public Automaton onTracks(int... names) {
        Integer[] order = IntStream.range(0, names.length).boxed().toArray(Integer[]::new);
        Arrays.sort(order, (i, j) -> Integer.compare(names[i], names[j]));
        int[] sorted = Arrays.stream(order).mapToInt(i -> names[i]).toArray();
        int[] moved = new int[next.length];
        for (int letter = 0; letter < letters; letter++) {
            int other = 0;
            for (int i = order.length - 1; i >= 0; i--) {
                other = other * radix + digit(letter, order[i]);
            }
            for (int state = 0; state < output.length; state++) {
                moved[state * letters + other] = next(state, letter);
            }
        }
        return new Automaton(radix, sorted, moved, output);
    }
}
