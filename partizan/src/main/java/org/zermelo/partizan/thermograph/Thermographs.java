package org.zermelo.partizan.thermograph;

import java.util.HashMap;
import java.util.Map;
import org.zermelo.game.RefusedException;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.number.Dyadic;

/** The thermographs of the forms of an arena, each made once. */
public final class Thermographs {

    /** More ups, or a larger nimber, have the thermograph of so many. */
    private static final int ALIKE = 4;
    /** Fractions that are halved more often are refused: their thermographs lie that deep within each other. */
    private static final int DEEPEST = 1_000;

    private final Forms forms;
    private final Map<Integer, Thermograph> known = new HashMap<>();

    /** Of an arena. */
    public Thermographs(Forms forms) {
        this.forms = forms;
    }

    /** The thermograph of a form. */
    public Thermograph of(int form) {
        int alike = alike(form);
        Thermograph seen = known.get(alike);
        if (seen == null) {
            seen = made(alike);
            known.put(alike, seen);
        }
        return seen;
    }

    private int alike(int form) {
        if (!forms.isShort(form)) {
            return form;
        }
        int ups = forms.upsOf(form);
        int fewer = Integer.signum(ups) * Math.min(Math.abs(ups), ALIKE + (ups & 1));
        return forms.shortForm(forms.numberOf(form), fewer, Math.min(forms.starOf(form), ALIKE));
    }

    private Thermograph made(int form) {
        if (forms.isInteger(form)) {
            Dyadic n = forms.numberOf(form);
            return new Thermograph(Wall.mast(n), Wall.mast(n), n, Wall.LOWEST);
        }
        if (forms.isNumber(form) && forms.numberOf(form).exponent() > DEEPEST) {
            throw new RefusedException("partizan.too-deep", "allowed", DEEPEST);
        }
        Wall left = null;
        for (int option : forms.lefts(form)) {
            Wall wall = of(option).rightWall();
            left = left == null ? wall : Wall.extreme(left, wall, true);
        }
        Wall right = null;
        for (int option : forms.rights(form)) {
            Wall wall = of(option).leftWall();
            right = right == null ? wall : Wall.extreme(right, wall, false);
        }
        if (left == null || right == null) {
            throw new IllegalStateException("only integers lack options in canonical form");
        }
        left = left.tilted(-1);
        right = right.tilted(1);
        Dyadic temperature = Wall.meeting(left, right);
        return new Thermograph(left.cut(temperature), right.cut(temperature), left.value(temperature), temperature);
    }
}
