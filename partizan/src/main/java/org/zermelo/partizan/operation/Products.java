package org.zermelo.partizan.operation;

import java.math.BigInteger;
import java.util.Arrays;
import org.zermelo.game.BadInputException;
import org.zermelo.game.RefusedException;
import org.zermelo.partizan.form.FormMemo;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.form.Relation;

/** Products of games (Winning Ways, chapter 8; On Numbers and Games, chapter 1; Siegel 2013, II.7 and VIII.1). */
public final class Products {

    private Products() {}

    /**
     * The Norton product of a game and a positive unit: n units for an integer n; else every move goes on with the unit and an incentive
     * of the unit more.
     */
    public static int norton(Forms forms, int form, int unit) {
        if (forms.relation(unit, Forms.ZERO) != Relation.GREATER && !forms.isInteger(form)) {
            throw new BadInputException("partizan.unit-not-positive");
        }
        OrdinalSums.refuse(forms, forms.isInteger(form) ? Forms.ZERO : form);
        int[] steps = Temperatures.mapped(Incentives.both(forms, unit), step -> forms.sum(step, unit));
        return norton(forms, form, unit, steps, new FormMemo());
    }

    private static int norton(Forms forms, int form, int unit, int[] steps, FormMemo known) {
        if (forms.isInteger(form)) {
            BigInteger count = forms.numberOf(form).numerator();
            if (forms.isNumber(unit)) {
                return forms.number(forms.numberOf(form).times(forms.numberOf(unit)));
            }
            if (count.bitLength() >= Long.SIZE) {
                throw new RefusedException("partizan.ups-too-many", "allowed", Forms.MOST_UPS);
            }
            return forms.times(count.longValue(), unit);
        }
        int seen = known.get(form);
        if (seen >= 0) {
            return seen;
        }
        int made = forms.of(
                moved(forms, forms.lefts(form), unit, steps, 1, known),
                moved(forms, forms.rights(form), unit, steps, -1, known));
        known.put(form, made);
        return made;
    }

    private static int[] moved(Forms forms, int[] options, int unit, int[] steps, int sign, FormMemo known) {
        int[] all = new int[options.length * steps.length];
        int count = 0;
        for (int option : options) {
            int product = norton(forms, option, unit, steps, known);
            for (int step : steps) {
                all[count++] = forms.sum(product, sign > 0 ? step : forms.negative(step));
            }
        }
        return all;
    }

    /** Conway's product: the one of numbers, said for all forms; here for the canonical ones. */
    public static int conway(Forms forms, int a, int b) {
        OrdinalSums.refuse(forms, a);
        OrdinalSums.refuse(forms, b);
        return conway(forms, a, b, new FormMemo());
    }

    private static int conway(Forms forms, int a, int b, FormMemo known) {
        if (forms.isNumber(a) && forms.isNumber(b)) {
            return forms.number(forms.numberOf(a).times(forms.numberOf(b)));
        }
        int seen = known.get(a, b);
        if (seen >= 0) {
            return seen;
        }
        int[] leftLeft = crossed(forms, a, forms.lefts(a), b, forms.lefts(b), known);
        int[] rightRight = crossed(forms, a, forms.rights(a), b, forms.rights(b), known);
        int[] leftRight = crossed(forms, a, forms.lefts(a), b, forms.rights(b), known);
        int[] rightLeft = crossed(forms, a, forms.rights(a), b, forms.lefts(b), known);
        int made = forms.of(joined(leftLeft, rightRight), joined(leftRight, rightLeft));
        known.put(a, b, made);
        return made;
    }

    /** For each option x of a and y of b: {@code xb + ay - xy}. */
    private static int[] crossed(Forms forms, int a, int[] as, int b, int[] bs, FormMemo known) {
        int[] all = new int[as.length * bs.length];
        int count = 0;
        for (int x : as) {
            for (int y : bs) {
                int sum = forms.sum(conway(forms, x, b, known), conway(forms, a, y, known));
                all[count++] = forms.difference(sum, conway(forms, x, y, known));
            }
        }
        return all;
    }

    static int[] joined(int[] some, int[] more) {
        int[] all = Arrays.copyOf(some, some.length + more.length);
        System.arraycopy(more, 0, all, some.length, more.length);
        return all;
    }
}
