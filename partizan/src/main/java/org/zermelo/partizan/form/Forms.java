package org.zermelo.partizan.form;

import java.util.BitSet;
import org.zermelo.game.RefusedException;
import org.zermelo.game.large.CancelScope;
import org.zermelo.partizan.number.Dyadic;

/**
 * An arena of canonical forms, which belongs to one question and one thread. A form is an id, at least 0; two ids are equal exactly if the
 * games are equal. What has an id here is a short game in canonical form; sums and comparisons are remembered.
 */
public final class Forms {

    /** The game in which nobody can move. */
    public static final int ZERO = 0;

    /** A form has at most so many ups, or downs; values with more are refused. */
    public static final int MOST_UPS = 1_000_000_000;

    /** Smaller arenas are not swept, so that short questions keep their memos. */
    private static final long LEAST_SWEPT = 1 << 24;

    /** An entry of a memo takes two ints for its pair and one for what is known of it; there are three such memos, and smaller ones. */
    private static final int BYTES_OF_A_SLOT = 64;

    private final FormStore store;
    private long sweptAt;
    private final Comparison order;
    private final Simplifier simplifier;
    private final PairCache sums;
    private long rounds;

    /** An arena that takes up to half of the memory for its forms, and up to some 200 MB, or a quarter, for its memos. */
    public Forms() {
        this((int) Math.min(1 << 22, Long.highestOneBit(Runtime.getRuntime().maxMemory() / (4L * BYTES_OF_A_SLOT))));
    }

    /**
     * An arena with memos of a size.
     *
     * @param slots the greatest number of pairs that each memo keeps
     */
    public Forms(int slots) {
        this(slots, Runtime.getRuntime().maxMemory() / 2);
    }

    /**
     * An arena of a size.
     *
     * @param slots the greatest number of pairs that each memo keeps
     * @param bytes what forms may take; more are refused
     */
    Forms(int slots, long bytes) {
        store = new FormStore(bytes / Integer.BYTES);
        sweptAt = Math.min(LEAST_SWEPT, bytes / Integer.BYTES / 4);
        order = new Comparison(store, slots);
        simplifier = new Simplifier(store, order, slots >> 4);
        sums = new PairCache(slots);
    }

    /** How many forms there are. */
    public int size() {
        return store.size();
    }

    // ---- forgetting forms

    /** What there is at a moment: what is made later may be forgotten again. */
    public static final class Generation {

        private final FormStore.Mark mark;

        private Generation(FormStore.Mark mark) {
            this.mark = mark;
        }
    }

    /** The generation that begins now. */
    public Generation generation() {
        return new Generation(store.mark());
    }

    /** Whether so many forms were made since they were last swept that it is worth the time. */
    public boolean isCrowded() {
        return store.ints() > sweptAt;
    }

    /**
     * Forgets the forms of a generation that are not needed. The others of it get new ids; no older id changes.
     *
     * @param needed ids that must stay, which become the new ones; negative entries mean nothing and stay
     * @param count how many entries there are
     */
    public void sweep(Generation since, int[] needed, int count) {
        int oldest = since.mark.forms();
        BitSet live = new BitSet(store.size());
        for (int i = 0; i < count; i++) {
            if (needed[i] >= oldest) {
                live.set(needed[i]);
            }
        }
        int[] ids = new FormSweep(store, since.mark, live).sweep();
        for (int i = 0; i < count; i++) {
            if (needed[i] >= oldest) {
                needed[i] = ids[needed[i] - oldest];
            }
        }
        order.forget();
        simplifier.forget();
        sums.clear();
        sweptAt = Math.max(sweptAt, 2 * store.ints());
    }

    // ---- making forms

    /** A number. */
    public int number(Dyadic number) {
        return store.ofNumber(store.numbers.index(number));
    }

    /** An integer. */
    public int integer(long n) {
        return number(Dyadic.of(n));
    }

    /** A number plus so many ups (downs if negative), at most {@link #MOST_UPS}, plus a nimber. */
    public int shortForm(Dyadic number, int ups, int star) {
        return store.ofShort(store.numbers.index(number), ups, star);
    }

    /** The nimber {@code *m}. */
    public int star(int m) {
        return shortForm(Dyadic.ZERO, 0, m);
    }

    /** So many ups. */
    public int ups(int n) {
        return shortForm(Dyadic.ZERO, n, 0);
    }

    /** The canonical form of the game with these options, in any order, possibly dominated, reversible or repeated. */
    public int of(int[] lefts, int[] rights) {
        return simplifier.simplify(new OptionList(lefts.clone()), new OptionList(rights.clone()));
    }

    /** The switch-like game that is its own negative: these left options, and their negatives for Right. */
    public int plusMinus(int... lefts) {
        int[] rights = new int[lefts.length];
        for (int i = 0; i < lefts.length; i++) {
            rights[i] = negative(lefts[i]);
        }
        return of(lefts, rights);
    }

    // ---- what a form is

    /** Whether it is a number plus ups plus a nimber. */
    public boolean isShort(int form) {
        return store.isShort(form);
    }

    /** Whether it is a number. */
    public boolean isNumber(int form) {
        return store.isNumber(form);
    }

    /** Whether it is an integer. */
    public boolean isInteger(int form) {
        return store.isNumber(form) && numberOf(form).isInteger();
    }

    /** The number of a short form. */
    public Dyadic numberOf(int form) {
        return store.numbers.get(store.number(form));
    }

    /** The ups of a short form. */
    public int upsOf(int form) {
        return store.ups(form);
    }

    /** The nimber of a short form. */
    public int starOf(int form) {
        return store.star(form);
    }

    /** The left options, in the order of their ids. */
    public int[] lefts(int form) {
        return store.lefts(form);
    }

    /** The right options, in the order of their ids. */
    public int[] rights(int form) {
        return store.rights(form);
    }

    /** The number where play ends if Left begins. */
    public Dyadic leftStop(int form) {
        return store.numbers.get(store.leftStop(form) >> 1);
    }

    /** The number where play ends if Right begins. */
    public Dyadic rightStop(int form) {
        return store.numbers.get(store.rightStop(form) >> 1);
    }

    /** Whether both stops are one number: the game is infinitesimally near it. */
    public boolean isNumberish(int form) {
        return store.leftStop(form) >> 1 == store.rightStop(form) >> 1;
    }

    /** Moves until a number is reached, at most; of ups and stars as many as there are. */
    public int height(int form) {
        return store.height(form);
    }

    // ---- order

    /** Whether {@code a <= b}. */
    public boolean atMost(int a, int b) {
        return order.atMost(a, b);
    }

    /** How two forms stand to each other. */
    public Relation relation(int a, int b) {
        return Relation.of(atMost(a, b), atMost(b, a));
    }

    // ---- arithmetic

    /** The negative: every move belongs to the other player. */
    public int negative(int form) {
        int known = store.knownNegative(form);
        if (known >= 0) {
            return known;
        }
        int made;
        if (store.isShort(form)) {
            made = store.ofShort(store.numbers.negative(store.number(form)), -store.ups(form), store.star(form));
        } else {
            OptionList rights = new OptionList(negatives(store.lefts(form)));
            OptionList lefts = new OptionList(negatives(store.rights(form)));
            lefts.sort();
            rights.sort();
            int left = negativeStop(store.rightStop(form));
            int right = negativeStop(store.leftStop(form));
            made = store.ofLists(lefts.ids, lefts.size, rights.ids, rights.size, left, right);
        }
        store.setNegative(form, made);
        return made;
    }

    private int negativeStop(int stop) {
        return store.numbers.negative(stop >> 1) << 1 | (stop & 1 ^ 1);
    }

    private int[] negatives(int[] forms) {
        for (int i = 0; i < forms.length; i++) {
            forms[i] = negative(forms[i]);
        }
        return forms;
    }

    /** The disjunctive sum. A number is added to every option, for nobody moves in it first (Siegel 2013, Theorem II.3.22). */
    public int sum(int a, int b) {
        if (a == ZERO || b == ZERO) {
            return a == ZERO ? b : a;
        }
        if (store.isShort(a) && store.isShort(b)) {
            return sumOfShorts(a, b);
        }
        int low = Math.min(a, b);
        int high = Math.max(a, b);
        int known = sums.get(low, high);
        if (known >= 0) {
            return known;
        }
        if (store.height(a) + store.height(b) > Simplifier.DEEPEST) {
            throw new RefusedException("partizan.too-deep", "allowed", Simplifier.DEEPEST);
        }
        CancelScope.poll(++rounds);
        int made = store.isNumber(a) ? translated(b, a) : store.isNumber(b) ? translated(a, b) : sumOfLists(a, b);
        sums.put(low, high, made);
        return made;
    }

    private int sumOfShorts(int a, int b) {
        int number = store.number(a) == 0
                ? store.number(b)
                : store.number(b) == 0 ? store.number(a) : store.numbers.sum(store.number(a), store.number(b));
        // twice the most ups are within an int
        return store.ofShort(number, store.ups(a) + store.ups(b), store.star(a) ^ store.star(b));
    }

    private int translated(int form, int number) {
        OptionList lefts = new OptionList(store.lefts(form));
        OptionList rights = new OptionList(store.rights(form));
        int x = store.number(number);
        for (int i = 0; i < lefts.size; i++) {
            lefts.ids[i] = sum(lefts.ids[i], number);
        }
        for (int i = 0; i < rights.size; i++) {
            rights.ids[i] = sum(rights.ids[i], number);
        }
        lefts.sort();
        rights.sort();
        int left = store.leftStop(form);
        int right = store.rightStop(form);
        return store.ofLists(
                lefts.ids,
                lefts.size,
                rights.ids,
                rights.size,
                store.numbers.sum(left >> 1, x) << 1 | left & 1,
                store.numbers.sum(right >> 1, x) << 1 | right & 1);
    }

    private int sumOfLists(int a, int b) {
        OptionList lefts = new OptionList(options(store.lefts(a), b, store.lefts(b), a));
        OptionList rights = new OptionList(options(store.rights(a), b, store.rights(b), a));
        return simplifier.simplify(lefts, rights);
    }

    private int[] options(int[] ofOne, int other, int[] ofOther, int one) {
        int[] all = new int[ofOne.length + ofOther.length];
        for (int i = 0; i < ofOne.length; i++) {
            all[i] = sum(ofOne[i], other);
        }
        for (int i = 0; i < ofOther.length; i++) {
            all[ofOne.length + i] = sum(ofOther[i], one);
        }
        return all;
    }

    /** The difference {@code a - b}. */
    public int difference(int a, int b) {
        return sum(a, negative(b));
    }

    /** So many copies of a form, or of its negative. */
    public int times(long count, int form) {
        if (store.isNumber(form)) {
            return number(numberOf(form).times(Dyadic.of(count)));
        }
        int result = ZERO;
        int power = count < 0 ? negative(form) : form;
        // without a sign, so that the size of the least number is right, too
        for (long rest = Math.abs(count); rest != 0; rest >>>= 1) {
            if ((rest & 1) == 1) {
                result = sum(result, power);
            }
            if (rest != 1) {
                power = sum(power, power);
            }
        }
        return result;
    }
}
