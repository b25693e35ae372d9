package org.zermelo.partizan.form;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.RefusedException;
import org.zermelo.game.large.CancelScope;
import org.zermelo.partizan.number.Dyadic;
import org.zermelo.partizan.number.Simplest;

/**
 * The canonical form of a game whose options are canonical: no option dominated, none reversible; then equal games are one form
 * (Siegel 2013, Theorems II.2.4 to II.2.9). Numbers are found first, by the simplicity theorem from the stops of the options alone. Then
 * dominated options go, so that fewer are asked whether they are reversible.
 */
final class Simplifier {

    /** Options that do not dominate each other; each is compared with all before it. */
    static final int MOST_OPTIONS = 10_000;

    /** Moves until a number is reached; what follows options one by one goes so deep. */
    static final int DEEPEST = 1_000;

    private static final int YES = 1;
    private static final int NO = 0;

    private final FormStore store;
    private final Comparison order;
    private final PairCache tested;

    /** The numbers between two stops, plus 1; 0 where there is none. */
    private final PairCache between;

    private int stamp;
    private long rounds;

    /** The game that is being made, for the tests of reversibility. */
    private OptionList lefts = new OptionList(new int[0]);

    private OptionList rights = lefts;
    private int leftStop;
    private int rightStop;

    Simplifier(FormStore store, Comparison order, int slots) {
        this.store = store;
        this.order = order;
        this.tested = new PairCache(slots);
        this.between = new PairCache(slots);
    }

    void forget() {
        tested.clear();
        between.clear();
    }

    /** The form with these options; the lists are used up. Never entered again from within. */
    int simplify(OptionList left, OptionList right) {
        left.sort();
        right.sort();
        int number = number(left, right);
        if (number >= 0) {
            return number;
        }
        lefts = left;
        rights = right;
        leftStop = best(left, true);
        rightStop = best(right, false);
        undominated(left, true);
        undominated(right, false);
        stamp = stamp == Integer.MAX_VALUE >> 1 ? 1 : stamp + 1;
        boolean changed = true;
        while (changed) {
            boolean leftChanged = bypass(left, true);
            if (leftChanged) {
                undominated(left, true);
            }
            boolean rightChanged = bypass(right, false);
            if (rightChanged) {
                undominated(right, false);
            }
            changed = leftChanged || rightChanged;
        }
        left.sort();
        right.sort();
        return stored(left, right);
    }

    // ---- numbers

    /** The number that these options make, or -1: every left option must not be at least it, and no right option at most it. */
    private int number(OptionList left, OptionList right) {
        int low = left.size == 0 ? -1 : best(left, true);
        int high = right.size == 0 ? -1 : best(right, false);
        int known = between.get(low + 1, high + 1);
        if (known >= 0) {
            return known - 1;
        }
        int number = number(low, high);
        between.put(low + 1, high + 1, number + 1);
        return number;
    }

    private int number(int low, int high) {
        if (low >= 0 && high >= 0) {
            int compared = store.numbers.compare(low >> 1, high >> 1);
            if (compared > 0 || (compared == 0 && ((low & 1) == 1 || (high & 1) == 0))) {
                return -1;
            }
        }
        Optional<Dyadic> simplest =
                Simplest.between(bound(low), low >= 0 && (low & 1) == 0, bound(high), high >= 0 && (high & 1) == 1);
        return simplest.map(x -> store.ofNumber(store.numbers.index(x))).orElse(-1);
    }

    private @Nullable Dyadic bound(int stop) {
        return stop < 0 ? null : store.numbers.get(stop >> 1);
    }

    /** The greatest right stop of left options, or the least left stop of right ones: where play ends if the player begins. */
    private int best(OptionList options, boolean left) {
        int best = left ? store.rightStop(options.ids[0]) : store.leftStop(options.ids[0]);
        for (int i = 1; i < options.size; i++) {
            int stop = left ? store.rightStop(options.ids[i]) : store.leftStop(options.ids[i]);
            int compared = store.compareStops(stop, best);
            best = (left ? compared > 0 : compared < 0) ? stop : best;
        }
        return best;
    }

    // ---- domination

    private void undominated(OptionList options, boolean left) {
        int kept = 0;
        int[] ids = options.ids;
        for (int i = 0; i < options.size; i++) {
            int one = ids[i];
            boolean dominated = false;
            int stay = 0;
            for (int j = 0; j < kept; j++) {
                int other = ids[j];
                if (!dominated && (left ? order.atMost(one, other) : order.atMost(other, one))) {
                    dominated = true;
                }
                if (dominated || !(left ? order.atMost(other, one) : order.atMost(one, other))) {
                    ids[stay++] = other;
                }
            }
            kept = stay;
            if (!dominated) {
                ids[kept++] = one;
            }
            if (kept > MOST_OPTIONS) {
                throw new RefusedException("partizan.too-many-options", "allowed", MOST_OPTIONS);
            }
            CancelScope.poll(++rounds);
        }
        options.size = kept;
    }

    // ---- reversibility

    private boolean bypass(OptionList options, boolean left) {
        boolean changed = false;
        for (int i = 0; i < options.size; i++) {
            int answer = answer(options.ids[i], left);
            if (answer >= 0) {
                options.removeAt(i--);
                int at = store.options(answer);
                int count = store.pool(left ? at : at + 1);
                int from = left ? at + 2 : at + 2 + store.pool(at);
                for (int k = 0; k < count; k++) {
                    int option = store.pool(from + k);
                    if (!options.has(option)) {
                        options.add(option);
                    }
                }
                changed = true;
            }
        }
        return changed;
    }

    /** The opponent's answer by which an option is reversible: at least as good for the opponent as the game itself. Else -1. */
    private int answer(int option, boolean left) {
        int at = store.options(option);
        int count = store.pool(left ? at + 1 : at);
        int skip = left ? 2 + store.pool(at) : 2;
        for (int k = 0; k < count; k++) {
            int answer = store.pool(store.options(option) + skip + k);
            if (left ? atMostGame(answer) : gameAtMost(answer)) {
                return answer;
            }
        }
        return -1;
    }

    /** Whether a form is at most the game that is being made. */
    private boolean atMostGame(int form) {
        if (store.compareStops(store.rightStop(form), rightStop) > 0
                || store.compareStops(store.leftStop(form), leftStop) > 0) {
            return false;
        }
        if (store.isNumber(form) || store.numbers.compare(store.leftStop(form) >> 1, rightStop >> 1) < 0) {
            return true;
        }
        int seen = tested.get(form, stamp << 1);
        if (seen >= 0) {
            return seen == YES;
        }
        boolean result = searchAtMostGame(form);
        tested.put(form, stamp << 1, result ? YES : NO);
        return result;
    }

    private boolean searchAtMostGame(int form) {
        for (int i = 0; i < rights.size; i++) {
            if (order.atMost(rights.ids[i], form)) {
                return false;
            }
        }
        int at = store.options(form);
        int count = store.pool(at);
        for (int i = 0; i < count; i++) {
            if (gameAtMost(store.pool(store.options(form) + 2 + i))) {
                return false;
            }
        }
        return true;
    }

    /** Whether the game that is being made is at most a form. */
    private boolean gameAtMost(int form) {
        if (store.compareStops(leftStop, store.leftStop(form)) > 0
                || store.compareStops(rightStop, store.rightStop(form)) > 0) {
            return false;
        }
        if (store.isNumber(form) || store.numbers.compare(leftStop >> 1, store.rightStop(form) >> 1) < 0) {
            return true;
        }
        int seen = tested.get(form, stamp << 1 | 1);
        if (seen >= 0) {
            return seen == YES;
        }
        boolean result = searchGameAtMost(form);
        tested.put(form, stamp << 1 | 1, result ? YES : NO);
        return result;
    }

    private boolean searchGameAtMost(int form) {
        for (int i = 0; i < lefts.size; i++) {
            if (order.atMost(form, lefts.ids[i])) {
                return false;
            }
        }
        int at = store.options(form);
        int skip = 2 + store.pool(at);
        int count = store.pool(at + 1);
        for (int i = 0; i < count; i++) {
            if (atMostGame(store.pool(store.options(form) + skip + i))) {
                return false;
            }
        }
        return true;
    }

    // ---- storing

    private int stored(OptionList left, OptionList right) {
        int shortForm = ShortForms.of(store, left, right);
        if (shortForm >= 0) {
            return shortForm;
        }
        int form = store.ofLists(left.ids, left.size, right.ids, right.size, leftStop, rightStop);
        if (store.height(form) > DEEPEST) {
            throw new RefusedException("partizan.too-deep", "allowed", DEEPEST);
        }
        return form;
    }
}
