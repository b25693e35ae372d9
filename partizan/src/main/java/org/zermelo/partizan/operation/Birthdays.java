package org.zermelo.partizan.operation;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import org.zermelo.partizan.form.Forms;

/** On which day a game is born: how many moves deep its canonical form is (Siegel 2013, I.3). */
public final class Birthdays {

    private Birthdays() {}

    /** The birthday of a form. */
    public static BigInteger of(Forms forms, int form) {
        return of(forms, form, new HashMap<>());
    }

    private static BigInteger of(Forms forms, int form, Map<Integer, BigInteger> known) {
        if (forms.isShort(form)) {
            return forms.numberOf(form).birthday().add(infinitesimal(forms.upsOf(form), forms.starOf(form)));
        }
        BigInteger seen = known.get(form);
        if (seen != null) {
            return seen;
        }
        BigInteger latest = BigInteger.ZERO;
        for (int option : forms.lefts(form)) {
            latest = latest.max(of(forms, option, known));
        }
        for (int option : forms.rights(form)) {
            latest = latest.max(of(forms, option, known));
        }
        BigInteger day = latest.add(BigInteger.ONE);
        known.put(form, day);
        return day;
    }

    /** Of n ups plus *m: {@code *m} is born on day m, {@code ^ + *m} after {@code *(m xor 1)}, and each further up a day later. */
    private static BigInteger infinitesimal(int ups, int star) {
        long n = Math.abs((long) ups);
        if (n == 0) {
            return BigInteger.valueOf(star);
        }
        int last = (n - 1) % 2 == 0 ? star : star ^ 1;
        return BigInteger.valueOf(n - 1 + (last == 1 ? 2 : 1L + (last ^ 1)));
    }
}
