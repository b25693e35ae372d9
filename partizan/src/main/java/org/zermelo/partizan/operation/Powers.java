package org.zermelo.partizan.operation;

import org.zermelo.game.BadInputException;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.number.Dyadic;

/** Tiny games, and powers of up and of games like it (Winning Ways, chapter 8; Siegel 2013, II.4 and II.6). */
public final class Powers {

    /** The greatest power that is written out; its form is as many moves deep. */
    public static final int GREATEST = 400;

    private Powers() {}

    /** {@code Tiny(G) = {0 || 0 | -G}}. */
    public static int tiny(Forms forms, int game) {
        int[] zero = {Forms.ZERO};
        return forms.of(zero, new int[] {forms.of(zero, new int[] {forms.negative(game)})});
    }

    /** {@code ^[n]}, the sum of the powers {@code ^<1>} to {@code ^<n>}: {@code ^[n] = {^[n-1] | *}}. */
    public static int upTo(Forms forms, int n) {
        int[] star = {forms.star(1)};
        int form = Forms.ZERO;
        for (int i = 0; i < n; i++) {
            form = forms.of(new int[] {form}, star);
        }
        return form;
    }

    /** {@code ^<n>}, the n-th power of up, which is infinitesimal beside those before: {@code {0 | v[n-1] + *}}. */
    public static int up(Forms forms, int n) {
        if (n == 0) {
            return Forms.ZERO;
        }
        int below = forms.sum(forms.negative(upTo(forms, n - 1)), forms.star(1));
        return forms.of(new int[] {Forms.ZERO}, new int[] {below});
    }

    /** The sum of the powers of {@code {0|H}} up to a number that is at least 1: the ordinal sum of the game and the number less 1. */
    public static int powerTo(Forms forms, int base, Dyadic exponent) {
        answer(forms, base);
        if (exponent.compareTo(Dyadic.ONE) < 0) {
            throw new BadInputException("partizan.power-below-one");
        }
        return OrdinalSums.sum(forms, base, forms.number(exponent.minus(Dyadic.ONE)));
    }

    /** The power of {@code {0|H}} to a number: {@code {0 | H : 1 - x}}. */
    public static int power(Forms forms, int base, Dyadic exponent) {
        int after = OrdinalSums.sum(forms, answer(forms, base), forms.number(Dyadic.ONE.minus(exponent)));
        return forms.of(new int[] {Forms.ZERO}, new int[] {after});
    }

    /** The H of {@code {0|H}}. */
    private static int answer(Forms forms, int base) {
        int[] lefts = forms.lefts(base);
        int[] rights = forms.rights(base);
        if (lefts.length != 1 || rights.length != 1 || lefts[0] != Forms.ZERO) {
            throw new BadInputException("partizan.power-base");
        }
        return rights[0];
    }
}
