package org.zermelo.notation.heaps;

import org.zermelo.notation.tokens.Token;
import org.zermelo.notation.tokens.Tokens;
import org.zermelo.rule.Arithmetics;

/**
 * A decimal such as {@code 1.5} in lowest terms.
 *
 * @param above 3
 * @param below 2
 */
record Fraction(long above, long below) {

    private static final int MOST_DIGITS = 15;

    static Fraction of(Tokens tokens, Token decimal) {
        String digits = decimal.text().replace(".", "");
        if (digits.length() > MOST_DIGITS) {
            throw tokens.error(decimal, "notation.number-too-large", "seen", Tokens.shown(decimal));
        }
        long above = Long.parseLong(digits);
        long below = 1;
        for (int i = decimal.text().length() - decimal.text().indexOf('.') - 1; i > 0; i--) {
            below *= 10;
        }
        long common = Arithmetics.gcd(above, below);
        return new Fraction(above / common, below / common);
    }
}
