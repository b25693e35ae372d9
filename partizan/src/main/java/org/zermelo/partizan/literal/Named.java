package org.zermelo.partizan.literal;

import org.jspecify.annotations.Nullable;
import org.zermelo.partizan.form.Forms;

/** Names of single forms beside braces: numbers with ups and stars, tiny games, sums of powers of up. */
final class Named {

    /** Longer sums of powers are printed in braces. */
    private static final int MOST_POWERS = 40;

    private Named() {}

    /** A number plus ups plus a nimber, such as {@code 3/2^^*}. */
    static String ofShort(Forms forms, int form) {
        String number =
                forms.numberOf(form).signum() == 0 ? "" : forms.numberOf(form).toString();
        String text = number + ups(forms.upsOf(form)) + star(forms.starOf(form));
        return text.isEmpty() ? "0" : text;
    }

    /** Whether a number, ups and a nimber are added in the text of a form, or two of these. */
    static boolean isSum(Forms forms, int form) {
        int parts = 0;
        if (forms.isShort(form)) {
            parts += forms.numberOf(form).signum() != 0 ? 1 : 0;
            parts += forms.upsOf(form) != 0 ? 1 : 0;
            parts += forms.starOf(form) != 0 ? 1 : 0;
        }
        return parts > 1;
    }

    private static String ups(int ups) {
        String sign = ups > 0 ? "^" : "v";
        long count = Math.abs((long) ups);
        return count <= 2 ? sign.repeat((int) count) : sign + count;
    }

    private static String star(int star) {
        return star == 0 ? "" : star == 1 ? "*" : "*" + star;
    }

    /**
     * What stands in a tiny game: of {@code {x || x | z}} it is {@code x - z}, of its mirror image {@code z - x}; else -1. The threat
     * must be greater than every infinitesimal, for only then are such games tinier than all powers of up.
     *
     * @param tiny whether a tiny game is looked for, else a miny one
     */
    static int inner(Forms forms, int form, boolean tiny) {
        int[] near = tiny ? forms.lefts(form) : forms.rights(form);
        int[] far = tiny ? forms.rights(form) : forms.lefts(form);
        if (near.length != 1 || far.length != 1 || !forms.isNumber(near[0]) || forms.isShort(far[0])) {
            return -1;
        }
        int[] back = tiny ? forms.lefts(far[0]) : forms.rights(far[0]);
        int[] threat = tiny ? forms.rights(far[0]) : forms.lefts(far[0]);
        if (back.length != 1 || threat.length != 1 || back[0] != near[0]) {
            return -1;
        }
        int inner = tiny ? forms.difference(near[0], threat[0]) : forms.difference(threat[0], near[0]);
        return forms.rightStop(inner).signum() > 0 ? inner : -1;
    }

    /**
     * The form as a number, a power of up or of down or the sum of the first powers, and perhaps a star, such as {@code v<2>} and
     * {@code 4v[3]*}; null if it is none.
     */
    static @Nullable String powers(Forms forms, int form) {
        if (!forms.isNumberish(form)) {
            return null;
        }
        int rest = forms.difference(form, forms.number(forms.leftStop(form)));
        String number =
                forms.leftStop(form).signum() == 0 ? "" : forms.leftStop(form).toString();
        int star = forms.star(1);
        for (String end : new String[] {"", "*"}) {
            int base = end.isEmpty() ? rest : forms.sum(rest, star);
            for (boolean up : new boolean[] {true, false}) {
                String sign = number + (up ? "^" : "v");
                int count = count(forms, base, up);
                if (count > 0) {
                    return sign + "[" + count + "]" + end;
                }
                int power = power(forms, base, up);
                if (power > 0) {
                    return sign + "<" + power + ">" + end;
                }
            }
        }
        return null;
    }

    /** The n of a form that is {@code ^<n>}, which is {@code {0 | v[n-1]*}}, with n at least 2; or of one that is {@code v<n>}. Else 0. */
    private static int power(Forms forms, int form, boolean up) {
        int[] near = up ? forms.lefts(form) : forms.rights(form);
        int[] far = up ? forms.rights(form) : forms.lefts(form);
        if (near.length != 1 || far.length != 1 || near[0] != Forms.ZERO || !forms.isNumberish(far[0])) {
            return 0;
        }
        int below = forms.sum(far[0], forms.star(1));
        return below == forms.ups(up ? -1 : 1) ? 2 : increased(count(forms, below, !up));
    }

    private static int increased(int count) {
        return count == 0 ? 0 : count + 1;
    }

    private static int count(Forms forms, int form, boolean up) {
        int star = forms.star(1);
        int at = form;
        for (int n = 1; n <= MOST_POWERS && !forms.isShort(at); n++) {
            int[] near = up ? forms.lefts(at) : forms.rights(at);
            int[] far = up ? forms.rights(at) : forms.lefts(at);
            if (near.length != 1 || far.length != 1 || far[0] != star) {
                return 0;
            }
            at = near[0];
            if (at == forms.ups(up ? 1 : -1)) {
                return n + 1;
            }
        }
        return 0;
    }
}
