package org.zermelo.partizan.operation;

import java.util.function.IntUnaryOperator;
import org.zermelo.game.BadInputException;
import org.zermelo.game.RefusedException;
import org.zermelo.partizan.form.FormMemo;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.number.Dyadic;
import org.zermelo.partizan.thermograph.Thermograph;
import org.zermelo.partizan.thermograph.Thermographs;

/** Cooling, freezing, heating and overheating (Winning Ways, chapter 6; Siegel 2013, II.5). */
public final class Temperatures {

    private static final int MOST_UPS = 1_000;

    private final Forms forms;
    private final Thermographs thermographs;

    /** Of the forms of an arena. */
    public Temperatures(Forms forms, Thermographs thermographs) {
        this.forms = forms;
        this.thermographs = thermographs;
    }

    /**
     * The game cooled by t: every move costs t, until the mast is reached; then the number there.
     *
     * @param t above -1
     */
    public int cooled(int form, Dyadic t) {
        if (t.compareTo(Dyadic.of(-1)) <= 0) {
            throw new BadInputException("partizan.cool-below", "seen", t);
        }
        return t.signum() == 0 ? form : cooled(form, t, new FormMemo());
    }

    private int cooled(int form, Dyadic t, FormMemo known) {
        Thermograph thermograph = thermographs.of(form);
        if (t.compareTo(thermograph.temperature()) > 0) {
            return forms.number(thermograph.mean());
        }
        int seen = known.get(form);
        if (seen >= 0) {
            return seen;
        }
        refuseManyUps(form);
        int tax = forms.number(t.negated());
        int back = forms.number(t);
        int made = forms.of(
                mapped(forms.lefts(form), g -> forms.sum(cooled(g, t, known), tax)),
                mapped(forms.rights(form), g -> forms.sum(cooled(g, t, known), back)));
        known.put(form, made);
        return made;
    }

    /** The game cooled by its temperature: its freezing point is infinitesimally near its mean. */
    public int frozen(int form) {
        return forms.isNumber(form) ? form : cooled(form, thermographs.of(form).temperature());
    }

    /** The game heated by t: numbers stay, and every other move gains t, which may be any game. */
    public int heated(int form, int t) {
        return heated(form, t, forms.negative(t), new FormMemo());
    }

    private int heated(int form, int t, int negative, FormMemo known) {
        if (forms.isNumber(form)) {
            return form;
        }
        int seen = known.get(form);
        if (seen >= 0) {
            return seen;
        }
        refuseManyUps(form);
        int made = forms.of(
                mapped(forms.lefts(form), g -> forms.sum(heated(g, t, negative, known), t)),
                mapped(forms.rights(form), g -> forms.sum(heated(g, t, negative, known), negative)));
        known.put(form, made);
        return made;
    }

    /** The game overheated from s to t: an integer n becomes n copies of s, and every move in another game gains t. */
    public int overheated(int form, int s, int t) {
        OrdinalSums.refuse(forms, form);
        return overheated(form, s, t, forms.negative(t), new FormMemo());
    }

    private int overheated(int form, int s, int t, int negative, FormMemo known) {
        if (forms.isNumber(form) && forms.numberOf(form).isInteger()) {
            return forms.times(forms.numberOf(form).numerator().longValueExact(), s);
        }
        int seen = known.get(form);
        if (seen >= 0) {
            return seen;
        }
        int made = forms.of(
                mapped(forms.lefts(form), g -> forms.sum(overheated(g, s, t, negative, known), t)),
                mapped(forms.rights(form), g -> forms.sum(overheated(g, s, t, negative, known), negative)));
        known.put(form, made);
        return made;
    }

    /** Ups are gone down one by one. */
    private void refuseManyUps(int form) {
        if (forms.isShort(form) && Math.abs((long) forms.upsOf(form)) > MOST_UPS) {
            throw new RefusedException("partizan.ups-too-many", "allowed", MOST_UPS);
        }
    }

    static int[] mapped(int[] forms, IntUnaryOperator each) {
        int[] result = new int[forms.length];
        for (int i = 0; i < forms.length; i++) {
            result[i] = each.applyAsInt(forms[i]);
        }
        return result;
    }
}
