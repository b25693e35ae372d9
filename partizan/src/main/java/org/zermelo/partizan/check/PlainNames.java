package org.zermelo.partizan.check;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Values by their names, each made of its options: 3 is <code>{2|}</code>, 3/4 is <code>{1/2|1}</code>, {@code *2} has the options 0
 * and {@code *} for both (Winning Ways, chapters 1, 2 and 8).
 */
final class PlainNames {

    private static final int[] ZERO = {PlainForms.ZERO};

    private final PlainForms forms;
    private final Map<List<BigInteger>, Integer> numbers = new HashMap<>();

    PlainNames(PlainForms forms) {
        this.forms = forms;
    }

    /** A number above a power of two. */
    int number(BigInteger above, BigInteger below) {
        PlainForms.refuseDeeper(below.bitLength());
        if (below.equals(BigInteger.ONE)) {
            return integer(above.bitLength() > 31 ? Integer.MAX_VALUE : above.intValue());
        }
        if (!above.testBit(0)) {
            return number(above.shiftRight(1), below.shiftRight(1));
        }
        List<BigInteger> key = List.of(above, below);
        Integer known = numbers.get(key);
        if (known == null) {
            known = forms.of(
                    new int[] {number(above.subtract(BigInteger.ONE), below)},
                    new int[] {number(above.add(BigInteger.ONE), below)});
            numbers.put(key, known);
        }
        return known;
    }

    private int integer(int number) {
        PlainForms.refuseDeeper(Math.abs(number));
        int value = PlainForms.ZERO;
        for (int k = 0; k < Math.abs(number); k++) {
            int[] before = {value};
            value = number > 0 ? forms.of(before, new int[0]) : forms.of(new int[0], before);
        }
        return value;
    }

    int star(int nimber) {
        PlainForms.refuseDeeper(nimber);
        int[] options = new int[nimber];
        for (int k = 1; k < nimber; k++) {
            int[] before = IntStream.of(options).limit(k).toArray();
            options[k] = forms.of(before, before);
        }
        return forms.of(options, options);
    }

    /** <code>{0 || 0 | -G}</code>. */
    int tiny(int game) {
        return forms.of(ZERO, new int[] {forms.of(ZERO, new int[] {forms.negative(game)})});
    }

    /** So many ups, added. */
    int ups(int count) {
        PlainForms.refuseDeeper(count);
        int value = PlainForms.ZERO;
        for (int k = 0; k < count; k++) {
            value = forms.sum(value, power(1));
        }
        return value;
    }

    /** The n-th power of up, <code>{0 | v[n-1]*}</code>; the 0th is 0. */
    int power(int n) {
        return n == 0 ? PlainForms.ZERO : after(powers(n - 1));
    }

    /** The sum of the first powers of up. */
    int powers(int n) {
        PlainForms.refuseDeeper(n);
        int value = PlainForms.ZERO;
        for (int k = 0; k < n; k++) {
            value = forms.sum(value, after(value));
        }
        return value;
    }

    /** The power that follows a sum of the first. */
    private int after(int powers) {
        return forms.of(ZERO, new int[] {forms.sum(forms.negative(powers), star(1))});
    }
}
