package org.zermelo.partizan.operation;

import java.util.Arrays;
import org.zermelo.partizan.form.Forms;

/** What a move gains: {@code G^L - G} for Left, {@code G - G^R} for Right (Siegel 2013, II.1). */
public final class Incentives {

    private Incentives() {}

    /** Left's incentives of which none is at most another. */
    public static int[] left(Forms forms, int form) {
        return greatest(forms, Temperatures.mapped(forms.lefts(form), option -> forms.difference(option, form)));
    }

    /** Right's incentives of which none is at most another. */
    public static int[] right(Forms forms, int form) {
        return greatest(forms, Temperatures.mapped(forms.rights(form), option -> forms.difference(form, option)));
    }

    /** The incentives of both players of which none is at most another. */
    public static int[] both(Forms forms, int form) {
        return greatest(forms, Products.joined(left(forms, form), right(forms, form)));
    }

    private static int[] greatest(Forms forms, int[] all) {
        int[] one = Arrays.stream(all).distinct().toArray();
        return Arrays.stream(one)
                .filter(x -> Arrays.stream(one).noneMatch(y -> x != y && forms.atMost(x, y)))
                .toArray();
    }
}
