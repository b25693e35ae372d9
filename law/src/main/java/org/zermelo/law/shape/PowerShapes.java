package org.zermelo.law.shape;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Note;
import org.zermelo.law.automaton.Automata;
import org.zermelo.law.automaton.Automaton;
import org.zermelo.law.automaton.Base;
import org.zermelo.law.formula.LinearSum;
import org.zermelo.law.formula.Presburger;

/** One heap whose lost sizes have to do with the powers of the base. */
final class PowerShapes {

    private static final int POWER = 1;

    private PowerShapes() {}

    /** Sizes that become a power of the base when multiplied by 1, or by one less than the base, and something is added. */
    static @Nullable Shape of(Shapes shapes) {
        if (!(shapes.numeration() instanceof Base base)) {
            return null;
        }
        int radix = base.radix();
        int[] next = new int[3 * radix];
        for (int digit = 0; digit < radix; digit++) {
            next[digit] = digit == 0 ? 0 : digit == 1 ? 1 : 2;
            next[radix + digit] = digit == 0 ? 1 : 2;
            next[2 * radix + digit] = 2;
        }
        Presburger power = new Presburger.Among(new Automaton(radix, new int[] {POWER}, next, new int[] {0, 1, 0}));
        String name = shapes.names().get(0);
        for (int factor : radix == 2 ? new int[] {1} : new int[] {1, radix - 1}) {
            for (int more = -radix; more <= radix; more++) {
                LinearSum sum = LinearSum.track(0).times(factor).plus(LinearSum.of(more));
                Presburger formula = Presburger.exists(
                        List.of(POWER), Presburger.and(power, Presburger.equal(LinearSum.track(POWER), sum)));
                Presburger withZero =
                        Presburger.or(List.of(formula, Presburger.equal(LinearSum.track(0), LinearSum.of(0))));
                boolean plain = shapes.are(0, formula);
                if (plain || shapes.are(0, withZero)) {
                    String text = (factor == 1 ? "" : factor + "*")
                            + name
                            + (more == 0 ? "" : more > 0 ? " + " + more : " - " + -more);
                    return new Shape(
                            text + " is a power of " + radix + (plain ? "" : " or " + name + " = 0"),
                            Note.of("law.shape.power")
                                    .with("sum", text)
                                    .with("base", radix)
                                    .with("name", name)
                                    .with("zero", plain ? "" : "yes"));
                }
            }
        }
        return null;
    }

    /** Sizes that the base divides an odd, or an even, number of times. */
    static @Nullable Shape trailing(Shapes shapes) {
        if (!(shapes.numeration() instanceof Base base)) {
            return null;
        }
        int radix = base.radix();
        String name = shapes.names().get(0);
        for (int parity = 0; parity < 2; parity++) {
            for (int zero = 0; zero < 2; zero++) {
                // state 0: nothing but zeros; 1 and 2: an even and an odd number of zeros behind the last other digit
                int[] next = new int[3 * radix];
                for (int digit = 0; digit < radix; digit++) {
                    next[digit] = digit == 0 ? 0 : 1;
                    next[radix + digit] = digit == 0 ? 2 : 1;
                    next[2 * radix + digit] = 1;
                }
                Automaton set = new Automaton(radix, new int[] {0}, next, new int[] {zero, 1 - parity, parity});
                if (shapes.are(0, Automata.both(set, set))) {
                    String text = "valuation(" + name + ", " + radix + ") % 2 = " + parity;
                    return new Shape(
                            zero == 1 ? name + " = 0 or " + text : name + " > 0 and " + text,
                            Note.of("law.shape.valuation")
                                    .with("name", name)
                                    .with("base", radix)
                                    .with("odd", parity == 1 ? "yes" : "")
                                    .with("even", parity == 0 ? "yes" : "")
                                    .with("zero", zero == 1 ? "yes" : ""));
                }
            }
        }
        return null;
    }
}
