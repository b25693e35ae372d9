package org.zermelo.partizan.operation;

import java.util.function.IntUnaryOperator;
import org.zermelo.game.RefusedException;
import org.zermelo.partizan.form.FormMemo;
import org.zermelo.partizan.form.Forms;

/**
 * Sums in which a move ends more than its own component. They depend on the form of the games, not only on the value; here it is the
 * canonical one (Winning Ways, chapters 7, 9 and 10; Siegel 2013, I.4).
 */
public final class OrdinalSums {

    private static final int DEEPEST = 500;

    private OrdinalSums() {}

    /** The ordinal sum {@code G : H}: a move in the base G ends the play in H. */
    public static int sum(Forms forms, int base, int above) {
        refuse(forms, above);
        return sum(forms, base, above, new FormMemo());
    }

    private static int sum(Forms forms, int base, int above, FormMemo known) {
        int seen = known.get(above);
        if (seen >= 0) {
            return seen;
        }
        int made = forms.of(
                joined(forms.lefts(base), forms.lefts(above), h -> sum(forms, base, h, known)),
                joined(forms.rights(base), forms.rights(above), h -> sum(forms, base, h, known)));
        known.put(above, made);
        return made;
    }

    /** The conjunctive sum: each move is made in both components, and the play ends with the first of them. */
    public static int conjunctive(Forms forms, int a, int b) {
        refuse(forms, a);
        refuse(forms, b);
        return conjunctive(forms, a, b, new FormMemo());
    }

    private static int conjunctive(Forms forms, int a, int b, FormMemo known) {
        int seen = known.get(a, b);
        if (seen >= 0) {
            return seen;
        }
        int made = forms.of(
                both(forms, forms.lefts(a), forms.lefts(b), known),
                both(forms, forms.rights(a), forms.rights(b), known));
        known.put(a, b, made);
        return made;
    }

    private static int[] both(Forms forms, int[] as, int[] bs, FormMemo known) {
        int[] all = new int[as.length * bs.length];
        int count = 0;
        for (int a : as) {
            for (int b : bs) {
                all[count++] = conjunctive(forms, a, b, known);
            }
        }
        return all;
    }

    /** The selective sum: a move is made in one component or in both. */
    public static int selective(Forms forms, int a, int b) {
        refuse(forms, a);
        refuse(forms, b);
        return selective(forms, a, b, new FormMemo());
    }

    private static int selective(Forms forms, int a, int b, FormMemo known) {
        int seen = known.get(a, b);
        if (seen >= 0) {
            return seen;
        }
        int made = forms.of(
                some(forms, a, forms.lefts(a), b, forms.lefts(b), known),
                some(forms, a, forms.rights(a), b, forms.rights(b), known));
        known.put(a, b, made);
        return made;
    }

    private static int[] some(Forms forms, int a, int[] as, int b, int[] bs, FormMemo known) {
        int[] all = new int[as.length + bs.length + as.length * bs.length];
        int count = 0;
        for (int x : as) {
            all[count++] = selective(forms, x, b, known);
            for (int y : bs) {
                all[count++] = selective(forms, x, y, known);
            }
        }
        for (int y : bs) {
            all[count++] = selective(forms, a, y, known);
        }
        return all;
    }

    private static int[] joined(int[] base, int[] above, IntUnaryOperator raised) {
        int[] all = new int[base.length + above.length];
        System.arraycopy(base, 0, all, 0, base.length);
        for (int i = 0; i < above.length; i++) {
            all[base.length + i] = raised.applyAsInt(above[i]);
        }
        return all;
    }

    /** These sums go down option by option, through numbers, too. */
    static void refuse(Forms forms, int form) {
        if (Birthdays.of(forms, form).bitLength() > 31
                || Birthdays.of(forms, form).intValue() > DEEPEST) {
            throw new RefusedException(
                    "partizan.born-too-late", "birthday", Birthdays.of(forms, form), "allowed", DEEPEST);
        }
    }
}
