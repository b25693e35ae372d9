package org.zermelo.partizan.operation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.zermelo.partizan.form.Followers;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.number.Dyadic;

/**
 * An uptimal: a number, a nimber and multiples of the powers of up, added (Conway and Ryba; Siegel 2013, II.4). The n-th power
 * {@code ^<n>} is infinitesimal beside those before it, so that the multiples are like the digits behind a point.
 *
 * @param number the number
 * @param nimber the nimber {@code *nimber}
 * @param powers how many of {@code ^<1>}, {@code ^<2>} and so on there are; the last one is not 0
 */
public record Uptimal(Dyadic number, int nimber, List<Integer> powers) {

    /** Larger multiples and longer expansions are not looked for. */
    private static final int MOST = 64;

    /** Deeper forms are not asked: the sums that are looked at would fill the memory. */
    private static final int DEEPEST = 4 * MOST;

    /** Forms with more followers than this are not asked; of uptimals within the bound they are fewer. */
    private static final int MOST_FOLLOWERS = 2_000;

    public Uptimal {
        powers = List.copyOf(powers);
    }

    /**
     * The expansion of a form; empty for a game that has none, or none with at most {@value #MOST} digits of at most that size.
     *
     * <p>Twice the game is a sum of powers alone. The next digit d is the one for which that less {@code 2d . ^<n>} lies between
     * {@code v<n>} and {@code ^<n>}, of which there is at most one; it is found by halving.
     */
    public static Optional<Uptimal> of(Forms forms, int form) {
        if (forms.isShort(form)) {
            int ups = forms.upsOf(form);
            return Optional.of(
                    new Uptimal(forms.numberOf(form), forms.starOf(form), ups == 0 ? List.of() : List.of(ups)));
        }
        if (!forms.isNumberish(form)
                || forms.height(form) > DEEPEST
                || new Followers(forms).count(form) > MOST_FOLLOWERS) {
            return Optional.empty();
        }
        Dyadic number = forms.leftStop(form);
        int rest = forms.difference(form, forms.number(number));
        List<Integer> powers = new ArrayList<>();
        for (int n = 1; n <= MOST && n <= forms.height(form) + 2; n++) {
            int power = Powers.up(forms, n);
            Optional<Integer> digit = digit(forms, forms.sum(rest, rest), power);
            if (digit.isEmpty()) {
                return Optional.empty();
            }
            powers.add(digit.get());
            rest = forms.difference(rest, forms.times(digit.get(), power));
            if (forms.isShort(rest) && forms.upsOf(rest) == 0) {
                return Optional.of(new Uptimal(number, forms.starOf(rest), powers));
            }
        }
        return Optional.empty();
    }

    /** The d for which {@code twice - 2d . power} lies between the power and its negative. */
    private static Optional<Integer> digit(Forms forms, int twice, int power) {
        int reach = 1;
        while (reach < MOST && !within(forms, twice, power, reach)) {
            reach *= 2;
        }
        int low = -reach;
        int high = reach;
        while (low < high) {
            int middle = Math.floorDiv(low + high, 2);
            boolean below = forms.atMost(twice, forms.times(2L * middle + 1, power));
            low = below ? low : middle + 1;
            high = below ? middle : high;
        }
        int offset = forms.difference(twice, forms.times(2L * low, power));
        return within(forms, offset, power, 0) ? Optional.of(low) : Optional.empty();
    }

    /** Whether a form lies between {@code 2 reach + 1} powers and their negative. */
    private static boolean within(Forms forms, int form, int power, int reach) {
        int bound = forms.times(2L * reach + 1, power);
        return forms.atMost(form, bound) && forms.atMost(forms.negative(bound), form);
    }

    /** Such as {@code 3/2*4.02}: digits below 0 and beyond 9 stand in parentheses. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        if (number.signum() != 0 || nimber == 0) {
            text.append(number);
        }
        if (nimber != 0) {
            text.append('*').append(nimber == 1 ? "" : String.valueOf(nimber));
        }
        text.append('.');
        powers.forEach(digit -> text.append(digit < 0 || digit > 9 ? "(" + digit + ")" : digit.toString()));
        return powers.isEmpty() ? text.append('0').toString() : text.toString();
    }
}
