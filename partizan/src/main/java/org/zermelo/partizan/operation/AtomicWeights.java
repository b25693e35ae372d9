package org.zermelo.partizan.operation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.zermelo.game.RefusedException;
import org.zermelo.partizan.form.FormMemo;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.number.Dyadic;

/**
 * The atomic weight of a game G: the game g for which {@code G - g . ^}, by the Norton product, lies between {@code v + *N} and
 * {@code ^ + *N}, *N a far star (Winning Ways, chapter 8; Siegel 2013, II.7). Not every infinitesimal has one.
 *
 * <p>The weight is found by the rule for all-small games, {@code {g^L - 2 | g^R + 2}} with the eccentric case for integers. Numbers
 * are threats no ups can answer, so that they weigh more than all else; the game that comes out is then held against the
 * definition, which alone decides.
 */
public final class AtomicWeights {

    private final Forms forms;
    private int threat;
    private int farStar;

    /** Of the forms of an arena. */
    public AtomicWeights(Forms forms) {
        this.forms = forms;
    }

    /** The atomic weight of a form, or none when it is not atomic. */
    public OptionalInt of(int form) {
        if (!forms.isNumberish(form) || forms.leftStop(form).signum() != 0) {
            return OptionalInt.empty();
        }
        if (forms.isShort(form)) {
            return OptionalInt.of(forms.integer(forms.upsOf(form)));
        }
        int size = Math.max(4, forms.height(form) + 2);
        threat = 8 * size;
        farStar = 2 * Integer.highestOneBit(size);
        int weight = weight(form, new FormMemo());
        return isWeight(form, weight) ? OptionalInt.of(weight) : OptionalInt.empty();
    }

    private boolean isWeight(int form, int weight) {
        int rest;
        try {
            rest = forms.difference(form, Products.norton(forms, weight, forms.ups(1)));
        } catch (RefusedException e) {
            return false;
        }
        int far = 2 * Integer.highestOneBit(Math.max(farStar, forms.height(rest) + 2));
        return forms.atMost(forms.shortForm(Dyadic.ZERO, -1, far), rest)
                && forms.atMost(rest, forms.shortForm(Dyadic.ZERO, 1, far));
    }

    private int weight(int form, FormMemo memo) {
        if (forms.isNumber(form)) {
            return forms.integer((long) forms.numberOf(form).signum() * threat);
        }
        if (forms.isShort(form) && forms.numberOf(form).signum() == 0) {
            return forms.integer(forms.upsOf(form));
        }
        int seen = memo.get(form);
        if (seen >= 0) {
            return seen;
        }
        int made = fold(form, memo);
        memo.put(form, made);
        return made;
    }

    private int fold(int form, FormMemo memo) {
        int two = forms.integer(2);
        int minusTwo = forms.integer(-2);
        int[] lefts = Temperatures.mapped(forms.lefts(form), g -> forms.sum(weight(g, memo), minusTwo));
        int[] rights = Temperatures.mapped(forms.rights(form), g -> forms.sum(weight(g, memo), two));
        int plain = forms.of(lefts, rights);
        if (!forms.isInteger(plain)) {
            return plain;
        }
        List<Integer> fitting = new ArrayList<>();
        for (int n = -2 * threat; n <= 2 * threat; n++) {
            int integer = forms.integer(n);
            boolean above = Arrays.stream(lefts).noneMatch(g -> forms.atMost(integer, g));
            boolean below = Arrays.stream(rights).noneMatch(g -> forms.atMost(g, integer));
            if (above && below) {
                fitting.add(integer);
            }
        }
        if (fitting.size() < 2) {
            return plain;
        }
        int far = forms.star(farStar);
        if (forms.atMost(far, form)) {
            return fitting.get(fitting.size() - 1);
        }
        return forms.atMost(form, far) ? fitting.get(0) : plain;
    }
}
