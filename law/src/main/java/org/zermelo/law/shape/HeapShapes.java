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

    /** Heaps below this are looked at before anything is proved. */
    private static final int LOOKED_AT = 13;

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
            Shape shape = seemsToRepeat(shapes, number) ? remainders(shapes, number) : null;
            if (shape != null) {
                return shape;
            }
        }
        return null;
    }

    /** Whether small heaps agree with their remainders. */
    private static boolean seemsToRepeat(Shapes shapes, int modulus) {
        int heaps = shapes.names().size();
        for (int number = 0; number < Math.pow(LOOKED_AT, heaps); number++) {
            long[] position = new long[heaps];
            int rest = number;
            for (int i = 0; i < heaps; i++) {
                position[i] = rest % LOOKED_AT;
                rest /= LOOKED_AT;
            }
            long[] classes = Arrays.stream(position).map(size -> size % modulus).toArray();
            if (shapes.says(position) != shapes.says(classes)) {
                return false;
            }
        }
        return true;
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
                    Note.of("law.shape.remainders")
                            .with("names", joined(shapes, ", "))
                            .with("modulus", modulus)
                            .with("classes", list));
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

    /** The sum without carry of some heaps, given by their bits, as an automaton of two states: 0 and not 0. */
    private static Automaton sumWithoutCarry(int heaps, int some) {
        int letters = 1 << heaps;
        int[] next = new int[2 * letters];
        for (int letter = 0; letter < letters; letter++) {
            next[letter] = Integer.bitCount(letter & some) & 1;
            next[letters + letter] = 1;
        }
        return new Automaton(2, IntStream.range(0, heaps).toArray(), next, new int[] {1, 0});
    }

    /** Nim, also of some of the heaps alone, or its misère twin: there the sum without carry decides unless no heap is above 1. */
    static @Nullable Shape nim(Shapes shapes) {
        int heaps = shapes.names().size();
        if (!(shapes.numeration() instanceof Base base) || base.radix() != 2) {
            return null;
        }
        int all = (1 << heaps) - 1;
        for (int some = all; some > 0; some--) {
            if (shapes.are(0, sumWithoutCarry(heaps, some))) {
                int chosen = some;
                String sum = IntStream.range(0, heaps)
                        .filter(heap -> (chosen >> heap & 1) != 0)
                        .mapToObj(shapes.names()::get)
                        .collect(Collectors.joining(" xor "));
                return new Shape(sum + " = 0", Note.of("law.shape.nim", "sum", sum));
            }
        }
        Presburger nim = new Presburger.Among(sumWithoutCarry(heaps, all));
        String sum = joined(shapes, " xor ");
        Presburger small = Presburger.and(IntStream.range(0, heaps)
                .mapToObj(i -> Presburger.atMost(LinearSum.track(i), LinearSum.of(1)))
                .toArray(Presburger[]::new));
        Presburger differs = Presburger.or(List.of(
                Presburger.and(nim, new Presburger.Not(small)), Presburger.and(new Presburger.Not(nim), small)));
        return shapes.are(0, differs)
                ? new Shape(
                        "(" + sum + " = 0) != (" + joined(shapes, " <= 1 and ") + " <= 1)",
                        Note.of("law.shape.misere-nim", "sum", sum))
                : null;
    }

    /** The pairs of Wythoff's game and of its relatives, where what is taken from both heaps may differ by less than k. */
    static @Nullable Shape beatty(Shapes shapes) {
        if (!(shapes.numeration() instanceof Ostrowski ostrowski)
                || shapes.names().size() != 2) {
            return null;
        }
        int k = ostrowski.quotient();
        if (!shapes.are(0, BeattyPairs.of(ostrowski))) {
            return null;
        }
        String pair = "{" + joined(shapes, ", ") + "} = ";
        String names = joined(shapes, ", ");
        int s = ostrowski.times();
        if (s > 1) {
            String more = k == s ? "n" : (k - s + 1) + "*n";
            return new Shape(
                    pair + "{A(n), " + s + "*A(n) + " + more + "}, A(n) = mex of the pairs before",
                    Note.of("law.shape.mex", "names", names, "s", s, "more", more.replace("*", " ")));
        }
        if (k == 1) {
            return new Shape(pair + "{floor(n*phi), floor(n*phi^2)}", Note.of("law.shape.golden", "names", names));
        }
        String root = k == 2 ? "sqrt(2)" : "(" + (2 - k) + " + sqrt(" + (k * k + 4) + "))/2";
        return new Shape(
                pair + "{floor(n*r), floor(n*r) + " + k + "*n}, r = " + root,
                Note.of("law.shape.beatty", "names", names, "k", k, "root", root));
    }
}
