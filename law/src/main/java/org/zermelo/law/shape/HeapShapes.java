package org.zermelo.law.shape;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Note;
import org.zermelo.law.automaton.Automaton;
import org.zermelo.law.automaton.Base;
import org.zermelo.law.automaton.Ostrowski;
import org.zermelo.law.formula.LinearSum;
import org.zermelo.law.formula.Presburger;

/** Laws of several heaps. */
final class HeapShapes {

    private static final int MOST_MODULUS = 6;
    private static final int MOST_CLASSES = 36;
    private static final int BETWEEN = 50;

    private HeapShapes() {}

    private static Presburger allEqual(int heaps) {
        return Presburger.and(IntStream.range(1, heaps)
                .mapToObj(i -> Presburger.equal(LinearSum.track(0), LinearSum.track(i)))
                .toArray(Presburger[]::new));
    }

    private static String joined(Shapes shapes, String by) {
        return String.join(by, shapes.names());
    }

    static @Nullable Shape equal(Shapes shapes) {
        return shapes.are(0, allEqual(shapes.names().size()))
                ? new Shape(joined(shapes, " = "), Note.of("law.shape.equal", "names", joined(shapes, ", ")))
                : null;
    }

    /** What is said depends on the remainders of all heaps, or of their sum, by one modulus. */
    static @Nullable Shape remainders(Shapes shapes) {
        int heaps = shapes.names().size();
        for (int number = 1; number <= MOST_MODULUS && Math.pow(number, heaps) <= MOST_CLASSES; number++) {
            Shape shape = remainders(shapes, number);
            if (shape != null) {
                return shape;
            }
        }
        return null;
    }

    private static @Nullable Shape remainders(Shapes shapes, int modulus) {
        int heaps = shapes.names().size();
        List<String> lost = new ArrayList<>();
        List<Presburger> ways = new ArrayList<>();
        for (int number = 0; number < Math.pow(modulus, heaps); number++) {
            long[] classes = new long[heaps];
            int rest = number;
            for (int i = heaps - 1; i >= 0; i--) {
                classes[i] = rest % modulus;
                rest /= modulus;
            }
            if (shapes.says(classes) == 0) {
                lost.add(Arrays.stream(classes).mapToObj(String::valueOf).collect(Collectors.joining(", ", "(", ")")));
                ways.add(alike(classes, modulus));
            }
        }
        if (shapes.are(0, Presburger.or(ways))) {
            String names = shapes.names().stream()
                    .map(name -> name + " % " + modulus)
                    .collect(Collectors.joining(", ", "(", ")"));
            String list = String.join(", ", lost);
            return new Shape(
                    names + " in {" + list + "}",
                    Note.of(
                            "law.shape.remainders",
                            "names",
                            joined(shapes, ", "),
                            "modulus",
                            modulus,
                            "classes",
                            list));
        }
        return null;
    }

    private static Presburger alike(long[] classes, int modulus) {
        List<Presburger> parts = new ArrayList<>();
        for (int i = 0; i < classes.length; i++) {
            LinearSum number = LinearSum.track(BETWEEN).times(modulus).plus(LinearSum.of(classes[i]));
            parts.add(Presburger.exists(List.of(BETWEEN), Presburger.equal(LinearSum.track(i), number)));
        }
        return Presburger.and(parts.toArray(Presburger[]::new));
    }

    /** The automaton of the sum without carry, of as many states as it may have values: 0 and not 0. */
    private static Automaton sumWithoutCarry(int heaps) {
        int letters = 1 << heaps;
        int[] next = new int[2 * letters];
        for (int letter = 0; letter < letters; letter++) {
            next[letter] = Integer.bitCount(letter) & 1;
            next[letters + letter] = 1;
        }
        return new Automaton(2, IntStream.range(0, heaps).toArray(), next, new int[] {1, 0});
    }

    /** Nim, or its misère twin: there the sum without carry decides unless no heap is above 1. */
    static @Nullable Shape nim(Shapes shapes) {
        int heaps = shapes.names().size();
        if (!(shapes.numeration() instanceof Base base) || base.radix() != 2) {
            return null;
        }
        String sum = joined(shapes, " xor ") + " = 0";
        Presburger nim = new Presburger.Among(sumWithoutCarry(heaps));
        if (shapes.are(0, nim)) {
            return new Shape(sum, Note.of("law.shape.nim", "sum", joined(shapes, " xor ")));
        }
        Presburger small = Presburger.and(IntStream.range(0, heaps)
                .mapToObj(i -> Presburger.atMost(LinearSum.track(i), LinearSum.of(1)))
                .toArray(Presburger[]::new));
        Presburger differs = Presburger.or(List.of(
                Presburger.and(nim, new Presburger.Not(small)), Presburger.and(new Presburger.Not(nim), small)));
        return shapes.are(0, differs)
                ? new Shape(
                        "(" + sum + ") != (" + joined(shapes, " <= 1 and ") + " <= 1)",
                        Note.of("law.shape.misere-nim", "sum", joined(shapes, " xor ")))
                : null;
    }

    /** Wythoff's pairs: in Fibonacci digits one number ends in an even number of zeros, and the other is it with a zero more. */
    static @Nullable Shape golden(Shapes shapes) {
        if (!(shapes.numeration() instanceof Ostrowski ostrowski)
                || ostrowski.quotient() != 1
                || shapes.names().size() != 2) {
            return null;
        }
        Automaton pairs = shapes.of(Presburger.and(
                new Presburger.Among(ostrowski.written(0, 1)),
                Presburger.or(List.of(new Presburger.Among(pairs(0, 1)), new Presburger.Among(pairs(1, 0))))));
        return shapes.are(0, pairs)
                ? new Shape(
                        "{" + joined(shapes, ", ") + "} = {floor(n*phi), floor(n*phi^2)}",
                        Note.of("law.shape.golden", "names", joined(shapes, ", ")))
                : null;
    }

    private static Automaton pairs(int smaller, int larger) {
        // 0: nothing but zeros; 1: the smaller must show a 1; 2 and 3: a 0, behind an even or odd number of zeros; 4:
        // never
        int[] next = new int[5 * 4];
        Arrays.fill(next, 4);
        int[] onZero = {0, 2, 3, 2};
        for (int state = 0; state < 4; state++) {
            int due = state == 1 ? 1 : 0;
            next[state * 4 + due] = onZero[state];
            next[state * 4 + due + 2] = 1;
        }
        return new Automaton(2, new int[] {0, 1}, next, new int[] {1, 0, 1, 0, 0}).onTracks(smaller, larger);
    }
}
