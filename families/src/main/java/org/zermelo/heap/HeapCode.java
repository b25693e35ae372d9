package org.zermelo.heap;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.zermelo.game.RefusedException;
import org.zermelo.game.large.CancelScope;

/**
 * A take-and-break game given by a code {@code d0.d1d2d3...}: bit j of digit t says that a move may take t counters from a
 * heap and leave the rest as exactly j heaps, none of them empty. Octal codes have digits up to 7, hexadecimal ones up to
 * F, longer ones up to Z (35) or, in parentheses, up to 255. Digits may repeat for ever: {@code 0.[37]}.
 *
 * <p>Berlekamp, Conway and Guy, <i>Winning Ways</i>, chapter 4; Guy and Smith, <i>The G-values of various games</i>, 1956.
 *
 * @param digits d0, d1, ...; at least d0, which has neither bit 0 nor bit 1 since a move must change the heap; no zeros
 *     at the end (after d0) unless repeating digits follow
 * @param repeating the digits that follow again and again; empty in a finite code
 */
public record HeapCode(List<Integer> digits, List<Integer> repeating) implements HeapRules {

    /** The largest digit: a move leaves at most 7 heaps. */
    public static final int LARGEST_DIGIT = 255;

    /** The largest digit that is written as one letter. */
    static final int LARGEST_LETTER = 35;

    /** More moves of a heap are not listed. */
    private static final int MOST_TAKES = 4_000_000;

    public HeapCode {
        if (digits.isEmpty() || (digits.get(0) & 3) != 0) {
            throw new IllegalArgumentException("d0 must have neither bit 0 nor bit 1: " + digits);
        }
        for (int digit : concat(digits, repeating)) {
            if (digit < 0 || digit > LARGEST_DIGIT) {
                throw new IllegalArgumentException("digit " + digit + " is not within 0 to " + LARGEST_DIGIT);
            }
        }
        if (repeating.stream().allMatch(digit -> digit == 0)) {
            repeating = List.of();
        }
        repeating = primitive(repeating);
        List<Integer> head = new ArrayList<>(digits);
        if (repeating.isEmpty()) {
            while (head.size() > 1 && head.get(head.size() - 1) == 0) {
                head.remove(head.size() - 1);
            }
        } else {
            // 0.3[73] is 0.[37]: roll the block back over the digits before it
            List<Integer> block = new ArrayList<>(repeating);
            while (head.size() > 1 && head.get(head.size() - 1).equals(block.get(block.size() - 1))) {
                head.remove(head.size() - 1);
                Collections.rotate(block, 1);
            }
            repeating = List.copyOf(block);
        }
        digits = List.copyOf(head);
    }

    /** A finite code with these digits d0, d1, ... */
    public static HeapCode of(int... digits) {
        List<Integer> list = new ArrayList<>();
        for (int digit : digits) {
            list.add(digit);
        }
        return new HeapCode(list, List.of());
    }

    /**
     * The code that a text stands for.
     *
     * @throws org.zermelo.game.BadInputException when the text is not a code; the note names the column
     */
    public static HeapCode parse(String text) {
        return new HeapCodeReader(text, LARGEST_DIGIT).read();
    }

    /**
     * As {@link #parse}, for a code that must be octal: a digit 8 or above is refused and named.
     *
     * @throws org.zermelo.game.BadInputException when the text is not an octal code
     */
    public static HeapCode parseOctal(String text) {
        return new HeapCodeReader(text, 7).read();
    }

    /** As {@link #parse}, for a code whose digits must be 0 to 9 or A to F. */
    public static HeapCode parseHexadecimal(String text) {
        return new HeapCodeReader(text, 15).read();
    }

    /** Digit d_t, for any t at least 0. */
    public int digit(int t) {
        if (t < digits.size()) {
            return digits.get(t);
        }
        return repeating.isEmpty() ? 0 : repeating.get((t - digits.size()) % repeating.size());
    }

    /** The name of the family in the notation that the digits belong to: octal, hexadecimal, or code for larger digits. */
    public String family() {
        int most = largestDigit();
        return most <= 7 ? "octal" : most <= 15 ? "hexadecimal" : "code";
    }

    /** The largest digit, repeating ones included; 0 in the code without moves. */
    public int largestDigit() {
        return concat(digits, repeating).stream().mapToInt(digit -> digit).max().orElse(0);
    }

    /** Whether only finitely many digits are not 0. */
    public boolean finite() {
        return repeating.isEmpty();
    }

    /** The index of the last digit that is not 0, or 0 when there is none. Only of a finite code. */
    public int longest() {
        return digits.size() - 1;
    }

    /** The most heaps that a move leaves. */
    public int mostParts() {
        int all = 0;
        for (int digit : concat(digits, repeating)) {
            all |= digit;
        }
        return all == 0 ? 0 : 31 - Integer.numberOfLeadingZeros(all);
    }

    @Override
    public String text(String heaps) {
        return family() + "(" + text() + ", " + heaps + ")";
    }

    /** @throws RefusedException when a heap has more than a list is of use for, by a code with repeating digits */
    @Override
    public List<HeapTake> takes(int heap) {
        List<HeapTake> takes = new ArrayList<>();
        int last = finite() ? Math.min(heap, longest()) : heap;
        if (last > MOST_TAKES) {
            throw new RefusedException("heap.game.too-many-moves", "allowed", MOST_TAKES);
        }
        for (int t = 0; t <= last; t++) {
            CancelScope.poll(t);
            addTakes(takes, t, heap);
        }
        return List.copyOf(takes);
    }

    private void addTakes(List<HeapTake> takes, int t, int heap) {
        for (int bits = digit(t); bits != 0; bits &= bits - 1) {
            HeapTake take = HeapTake.of(t, Integer.numberOfTrailingZeros(bits));
            if (take.fits(heap)) {
                takes.add(take);
            }
        }
    }

    @Override
    public Optional<UniformTakes> uniform() {
        if (!finite()) {
            return Optional.empty();
        }
        List<HeapTake> takes = new ArrayList<>();
        for (int t = 0; t <= longest(); t++) {
            for (int bits = digit(t); bits != 0; bits &= bits - 1) {
                takes.add(HeapTake.of(t, Integer.numberOfTrailingZeros(bits)));
            }
        }
        return Optional.of(new UniformTakes(0, takes));
    }

    @Override
    public Optional<HeapCode> asCode() {
        return Optional.of(this);
    }

    @Override
    public String text() {
        StringBuilder text = new StringBuilder();
        append(text, digits.get(0));
        text.append('.');
        digits.subList(1, digits.size()).forEach(digit -> append(text, digit));
        if (!finite()) {
            text.append('[');
            repeating.forEach(digit -> append(text, digit));
            text.append(']');
        }
        return text.toString();
    }

    @Override
    public String toString() {
        return text();
    }

    private static void append(StringBuilder text, int digit) {
        if (digit <= LARGEST_LETTER) {
            text.append(Character.toUpperCase(Character.forDigit(digit, 36)));
        } else {
            text.append('(').append(digit).append(')');
        }
    }

    private static List<Integer> concat(List<Integer> first, List<Integer> second) {
        List<Integer> all = new ArrayList<>(first);
        all.addAll(second);
        return all;
    }

    /** The shortest block whose repetition is the given one. */
    private static List<Integer> primitive(List<Integer> block) {
        for (int length = 1; length < block.size(); length++) {
            if (block.size() % length == 0 && repeats(block, length)) {
                return List.copyOf(block.subList(0, length));
            }
        }
        return List.copyOf(block);
    }

    private static boolean repeats(List<Integer> block, int length) {
        for (int i = length; i < block.size(); i++) {
            if (!block.get(i).equals(block.get(i - length))) {
                return false;
            }
        }
        return true;
    }
}
