package org.zermelo.partizan.operation;

import org.zermelo.partizan.form.FormMemo;
import org.zermelo.partizan.form.Forms;

/**
 * The companion of a game: the one automorphism of the lattice of games born by a day that exchanges 0 and * (Fraser, Hirshberg and Wolfe
 * 2005; Siegel 2013, III.4). Its options are the companions of the options, and 0 and * where the other of them is one that the
 * player may add without changing the game.
 */
public final class Companions {

    private Companions() {}

    /** The companion of a form. */
    public static int of(Forms forms, int form) {
        return of(forms, form, new FormMemo());
    }

    private static int of(Forms forms, int form, FormMemo known) {
        int star = forms.star(1);
        if (form == Forms.ZERO || form == star) {
            return form == star ? Forms.ZERO : star;
        }
        if (forms.isShort(form) && forms.numberOf(form).signum() != 0) {
            return form;
        }
        int seen = known.get(form);
        if (seen >= 0) {
            return seen;
        }
        OrdinalSums.refuse(forms, form);
        int[] lefts = Temperatures.mapped(forms.lefts(form), option -> of(forms, option, known));
        int[] rights = Temperatures.mapped(forms.rights(form), option -> of(forms, option, known));
        int[] moreLeft = added(forms, !forms.atMost(form, Forms.ZERO), !forms.atMost(form, star));
        int[] moreRight = added(forms, !forms.atMost(Forms.ZERO, form), !forms.atMost(star, form));
        int made = forms.of(Products.joined(lefts, moreLeft), Products.joined(rights, moreRight));
        known.put(form, made);
        return made;
    }

    private static int[] added(Forms forms, boolean zero, boolean star) {
        int[] one = zero ? new int[] {forms.star(1)} : new int[0];
        return star ? Products.joined(one, new int[] {Forms.ZERO}) : one;
    }
}
