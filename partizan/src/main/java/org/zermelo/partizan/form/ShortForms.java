package org.zermelo.partizan.form;

/**
 * Tells a number plus ups plus a nimber by its canonical options (Winning Ways, chapter 8; Siegel 2013, II.1 and II.3):
 * {@code *m} has the smaller nimbers on both sides; {@code n^ + *m} is {@code {0 | (n-1)^ + *(m xor 1)}}, but {@code ^*} is
 * {@code {0, * | 0}}. A number is added to every option.
 */
final class ShortForms {

    private ShortForms() {}

    /** The id of the short form with these canonical options, sorted by id, which make no number; or -1. */
    static int of(FormStore store, OptionList left, OptionList right) {
        if (left.size == 0 || right.size == 0 || !allShort(store, left) || !allShort(store, right)) {
            return -1;
        }
        int number = store.number(left.ids[0]);
        if (isNimber(store, left, right, number)) {
            return store.ofShort(number, 0, left.size);
        }
        int up = ups(store, left, right, number, 1);
        return up >= 0 ? up : ups(store, right, left, number, -1);
    }

    private static boolean allShort(FormStore store, OptionList options) {
        for (int i = 0; i < options.size; i++) {
            if (!store.isShort(options.ids[i])) {
                return false;
            }
        }
        return true;
    }

    private static boolean isNimber(FormStore store, OptionList left, OptionList right, int number) {
        if (left.size != right.size) {
            return false;
        }
        for (int i = 0; i < left.size; i++) {
            int id = left.ids[i];
            // different nimbers below their count are all of them
            if (id != right.ids[i] || store.number(id) != number || store.ups(id) != 0 || store.star(id) >= left.size) {
                return false;
            }
        }
        return true;
    }

    /** The form with positively many ups times a sign, where {@code near} are the options of the player with that sign. */
    private static int ups(FormStore store, OptionList near, OptionList far, int number, int sign) {
        if (far.size != 1) {
            return -1;
        }
        int beyond = far.ids[0];
        if (near.size == 2) {
            boolean upStar = beyond == store.ofNumber(number)
                    && (near.ids[0] == beyond || near.ids[1] == beyond)
                    && near.has(store.ofShort(number, 0, 1));
            return upStar ? store.ofShort(number, sign, 1) : -1;
        }
        if (near.size != 1 || near.ids[0] != store.ofNumber(number) || store.number(beyond) != number) {
            return -1;
        }
        int ups = store.ups(beyond);
        boolean follows = ups * sign > 0 || (ups == 0 && store.star(beyond) > 0);
        if (!follows) {
            return -1;
        }
        return store.ofShort(number, ups + sign, store.star(beyond) ^ 1);
    }
}
