package org.zermelo.partizan.form;

import org.zermelo.game.large.CancelScope;

/**
 * The order of canonical forms: {@code G <= H} exactly if no left option of G is at least H, and no right option of H at most G
 * (Siegel 2013, Theorem II.1.25). Stops decide most pairs without a look at options; a number is compared with anything by stops
 * alone, and two short forms by their parts.
 */
final class Comparison {

    private static final int YES = 1;
    private static final int NO = 0;

    private final FormStore store;
    private final PairCache known;
    private long rounds;

    Comparison(FormStore store, int slots) {
        this.store = store;
        this.known = new PairCache(slots);
    }

    void forget() {
        known.clear();
    }

    /** Whether {@code a <= b}. */
    boolean atMost(int a, int b) {
        if (a == b) {
            return true;
        }
        int rightA = store.rightStop(a);
        int leftB = store.leftStop(b);
        int rights = store.compareStops(rightA, store.rightStop(b));
        if (rights > 0 || store.compareStops(store.leftStop(a), leftB) > 0) {
            return false;
        }
        if (store.numbers.compare(store.leftStop(a) >> 1, store.rightStop(b) >> 1) < 0) {
            return true;
        }
        boolean shortA = store.isShort(a);
        boolean shortB = store.isShort(b);
        if (shortA && store.isNumber(a)) {
            return true; // the stops of b are at least those of the number, which is what it takes
        }
        if (shortB && store.isNumber(b)) {
            return true;
        }
        if (shortA && shortB) {
            return shorts(a, b);
        }
        if (shortA) {
            a = smaller(a, b);
            if (farUp(a, b)) {
                return store.ups(a) < 0 && store.numbers.compare(store.number(a), store.rightStop(b) >> 1) <= 0;
            }
        } else if (shortB) {
            b = smaller(b, a);
            if (farUp(b, a)) {
                return store.ups(b) > 0 && store.numbers.compare(store.leftStop(a) >> 1, store.number(b)) <= 0;
            }
        }
        int seen = known.get(a, b);
        if (seen >= 0) {
            return seen == YES;
        }
        boolean result = search(a, b);
        known.put(a, b, result ? YES : NO);
        return result;
    }

    private boolean search(int a, int b) {
        CancelScope.poll(++rounds);
        int at = store.options(a);
        int lefts = store.pool(at);
        for (int i = 0; i < lefts; i++) {
            if (atMost(b, store.pool(store.options(a) + 2 + i))) {
                return false;
            }
        }
        at = store.options(b);
        int skip = 2 + store.pool(at);
        int rights = store.pool(at + 1);
        for (int i = 0; i < rights; i++) {
            if (atMost(store.pool(store.options(b) + skip + i), a)) {
                return false;
            }
        }
        return true;
    }

    /** Two short forms: their difference is a number, or infinitesimal. */
    private boolean shorts(int a, int b) {
        int order = store.numbers.compare(store.number(a), store.number(b));
        if (order != 0) {
            return order < 0;
        }
        long ups = (long) store.ups(b) - store.ups(a);
        int star = store.star(a) ^ store.star(b);
        return ups > 1 || (ups == 1 && star != 1) || (ups == 0 && star == 0);
    }

    /**
     * The short form with a smaller nimber that stands in the same relation to another form: a nimber that no follower of the difference
     * can equal may be replaced by any other such (Siegel 2013, II.7, far stars).
     */
    private int smaller(int shortForm, int other) {
        int enough = 2 * store.height(other) + 4;
        int star = store.star(shortForm);
        if (star <= 4 || star <= enough) {
            return shortForm;
        }
        int ups = store.ups(shortForm);
        long above = (long) enough + Math.min(Math.abs((long) ups), enough);
        long power = 2L * Long.highestOneBit(above) + (star & 1);
        return power < star ? store.ofShort(store.number(shortForm), ups, (int) power) : shortForm;
    }

    /**
     * Whether so many ups decide: a game with left stop at most 0 and height h is at most {@code (h + 2) . ^ + *m}. For Right's move
     * to one of Left's options Right, who now defends, has an answer with left stop at most 0 and a smaller height; a move in the ups
     * takes one of them, and Left then moves to a right option of less height.
     */
    private boolean farUp(int shortForm, int other) {
        return Math.abs((long) store.ups(shortForm)) > store.height(other) + 2L;
    }
}
