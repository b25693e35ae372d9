package org.zermelo.partizan.check;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.zermelo.game.Note;
import org.zermelo.game.RefusedException;
import org.zermelo.game.large.CancelScope;
import org.zermelo.solve.Watch;

/**
 * Canonical forms by the definitions alone, for checks: order, domination and reversal as in Siegel 2013, I.1 and II.2. It knows no
 * numbers, ups or stars, and shares no code with {@link org.zermelo.partizan.form.Forms}. Two ids are equal exactly if the games are.
 */
final class PlainForms {

    /** The game in which nobody can move. */
    static final int ZERO = 0;

    /** Operations go as deep as two games together. */
    private static final int DEEPEST = 500;

    /** A full memo is emptied. */
    private static final int MOST_REMEMBERED = 1 << 21;

    /** Adding two games with so many pairs of positions takes seconds. */
    private static final long MANY_SUMS = 100_000;

    /** The total of what nobody has counted. */
    private static final long UNKNOWN = -1;

    /** The options of a game, sorted and each once. */
    private record PlainOptions(int[] lefts, int[] rights) {
        @Override
        public boolean equals(Object other) {
            return other instanceof PlainOptions that
                    && Arrays.equals(lefts, that.lefts)
                    && Arrays.equals(rights, that.rights);
        }

        @Override
        public int hashCode() {
            return 31 * Arrays.hashCode(lefts) + Arrays.hashCode(rights);
        }
    }

    private final List<PlainOptions> forms = new ArrayList<>();
    private final List<Integer> days = new ArrayList<>();
    private final Map<PlainOptions, Integer> canonical = new HashMap<>();
    private final Map<PlainOptions, Integer> made = new HashMap<>();
    private final Map<Long, Boolean> order = new HashMap<>();
    private final Map<Long, Integer> sums = new HashMap<>();
    private final Map<Integer, Integer> negatives = new HashMap<>();
    private final Watch watch;
    private final Consumer<Note> told;
    private long rounds;
    private long done;
    private long total = UNKNOWN;

    /**
     * Zero alone.
     *
     * @param watch hears of forms and sums that were made
     * @param told hears of long sums before they are made
     */
    PlainForms(Watch watch, Consumer<Note> told) {
        this.watch = watch;
        this.told = told;
        of(new int[0], new int[0]);
    }

    /** The canonical form of the game with these options. */
    int of(int[] lefts, int[] rights) {
        PlainOptions options = new PlainOptions(sorted(Arrays.stream(lefts)), sorted(Arrays.stream(rights)));
        Integer known = made.get(options);
        if (known == null) {
            done++;
            known = number(new Reduction(options).canonical());
            remember(made, options, known);
        }
        return known;
    }

    private static int[] sorted(IntStream options) {
        return options.sorted().distinct().toArray();
    }

    private static <K, V> void remember(Map<K, V> memo, K key, V value) {
        if (memo.size() >= MOST_REMEMBERED) {
            memo.clear();
        }
        memo.put(key, value);
    }

    private int number(PlainOptions options) {
        return canonical.computeIfAbsent(options, absent -> {
            int day = IntStream.concat(Arrays.stream(options.lefts), Arrays.stream(options.rights))
                    .map(option -> days.get(option) + 1)
                    .max()
                    .orElse(0);
            refuseDeeper(day);
            forms.add(options);
            days.add(day);
            return forms.size() - 1;
        });
    }

    /**
     * Refuses a game of so many moves, since operations go down its moves on the thread's stack.
     *
     * @throws RefusedException if they are too many
     */
    static void refuseDeeper(int moves) {
        if (moves > DEEPEST) {
            throw new RefusedException("partizan.check-too-deep", "allowed", DEEPEST);
        }
    }

    /** Tells how far the work is, and stops where it was cancelled. */
    void step() {
        if ((++rounds & 0x3FFF) == 0) {
            watch.progress(done, total);
        }
        CancelScope.poll(rounds);
    }

    /** The disjunctive sum of two values that were found, whose cost is told before. */
    int added(int a, int b) {
        long pairs = (long) followers(a) * followers(b);
        if (pairs > MANY_SUMS) {
            told.accept(Note.of("partizan.check-sums", "sums", pairs));
        }
        done = 0;
        total = pairs;
        int sum = sum(a, b);
        total = UNKNOWN;
        return sum;
    }

    private int followers(int form) {
        Set<Integer> met = new HashSet<>(Set.of(form));
        Deque<Integer> open = new ArrayDeque<>(met);
        while (!open.isEmpty()) {
            step();
            PlainOptions options = forms.get(open.pop());
            IntStream.concat(Arrays.stream(options.lefts), Arrays.stream(options.rights))
                    .filter(met::add)
                    .forEach(open::push);
        }
        return met.size();
    }

    /** The game with the players exchanged. */
    int negative(int form) {
        Integer known = negatives.get(form);
        if (known == null) {
            PlainOptions options = forms.get(form);
            known = of(
                    Arrays.stream(options.rights).map(this::negative).toArray(),
                    Arrays.stream(options.lefts).map(this::negative).toArray());
            negatives.put(form, known);
        }
        return known;
    }

    /** The disjunctive sum. */
    int sum(int a, int b) {
        step();
        if (a == ZERO || b == ZERO) {
            return a + b;
        }
        long pair = pair(Math.min(a, b), Math.max(a, b));
        Integer known = sums.get(pair);
        if (known == null) {
            known = of(
                    sums(forms.get(a).lefts, b, forms.get(b).lefts, a),
                    sums(forms.get(a).rights, b, forms.get(b).rights, a));
            remember(sums, pair, known);
        }
        return known;
    }

    private int[] sums(int[] ofOne, int other, int[] ofOther, int one) {
        int[] sums = new int[ofOne.length + ofOther.length];
        for (int k = 0; k < sums.length; k++) {
            sums[k] = k < ofOne.length ? sum(ofOne[k], other) : sum(ofOther[k - ofOne.length], one);
        }
        return sums;
    }

    /** Two ids as one, another for every other two; multiplied, since the hash of a long is the xor of its halves. */
    private static long pair(int a, int b) {
        return ((long) a << 32 | b) * 0x9E3779B97F4A7C15L;
    }

    /** Options without those that are no better than another. */
    private static int[] undominated(int[] options, NoBetter noBetter) {
        int[] kept = new int[options.length];
        int size = 0;
        for (int one : options) {
            boolean dominated = false;
            for (int i = 0; i < size && !dominated; i++) {
                dominated = noBetter.is(one, kept[i]);
            }
            if (!dominated) {
                int left = 0;
                for (int i = 0; i < size; i++) {
                    if (!noBetter.is(kept[i], one)) {
                        kept[left++] = kept[i];
                    }
                }
                kept[left] = one;
                size = left + 1;
            }
        }
        return Arrays.copyOf(kept, size);
    }

    /** Whether a player likes one option no more than another. */
    private interface NoBetter {
        boolean is(int one, int other);
    }

    /** Whether {@code a <= b}: no left option of a is at least b, and no right option of b at most a. */
    private boolean isAtMost(int a, int b) {
        if (a == b) {
            return true;
        }
        long pair = pair(a, b);
        Boolean known = order.get(pair);
        if (known == null) {
            known = isAtMostByOptions(a, b);
            remember(order, pair, known);
        }
        return known;
    }

    private boolean isAtMostByOptions(int a, int b) {
        step();
        for (int left : forms.get(a).lefts) {
            if (isAtMost(b, left)) {
                return false;
            }
        }
        for (int right : forms.get(b).rights) {
            if (isAtMost(right, a)) {
                return false;
            }
        }
        return true;
    }

    /** The way of a game to its canonical form. Its options change, its value does not. */
    private final class Reduction {

        private int[] lefts;
        private int[] rights;
        private final Map<Integer, Boolean> atMost = new HashMap<>();
        private final Map<Integer, Boolean> atLeast = new HashMap<>();

        Reduction(PlainOptions options) {
            lefts = options.lefts;
            rights = options.rights;
        }

        PlainOptions canonical() {
            boolean changed = true;
            while (changed) {
                // with few options, fewer answers are looked at
                lefts = undominated(lefts, PlainForms.this::isAtMost);
                rights = undominated(rights, (one, other) -> isAtMost(other, one));
                int[] left = sorted(Arrays.stream(lefts).flatMap(this::pastLeft));
                int[] right = sorted(Arrays.stream(rights).flatMap(this::pastRight));
                changed = !Arrays.equals(left, lefts) || !Arrays.equals(right, rights);
                lefts = left;
                rights = right;
            }
            return new PlainOptions(lefts, rights);
        }

        /** The option; or what Left has after Right's answer, where that answer is no worse for Right than the game was. */
        private IntStream pastLeft(int option) {
            return Arrays.stream(forms.get(option).rights)
                    .filter(this::isBelow)
                    .mapToObj(answer -> Arrays.stream(forms.get(answer).lefts))
                    .findFirst()
                    .orElseGet(() -> IntStream.of(option));
        }

        private IntStream pastRight(int option) {
            return Arrays.stream(forms.get(option).lefts)
                    .filter(this::isAbove)
                    .mapToObj(answer -> Arrays.stream(forms.get(answer).rights))
                    .findFirst()
                    .orElseGet(() -> IntStream.of(option));
        }

        /** Whether a form is at most the game. */
        private boolean isBelow(int form) {
            Boolean known = atMost.get(form);
            if (known == null) {
                known = Arrays.stream(forms.get(form).lefts).noneMatch(this::isAbove)
                        && Arrays.stream(rights).noneMatch(right -> isAtMost(right, form));
                atMost.put(form, known);
            }
            return known;
        }

        /** Whether a form is at least the game. */
        private boolean isAbove(int form) {
            Boolean known = atLeast.get(form);
            if (known == null) {
                known = Arrays.stream(forms.get(form).rights).noneMatch(this::isBelow)
                        && Arrays.stream(lefts).noneMatch(left -> isAtMost(form, left));
                atLeast.put(form, known);
            }
            return known;
        }
    }
}
