package org.zermelo.law;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.zermelo.law.automaton.Automaton;
import org.zermelo.law.automaton.Numeration;
import org.zermelo.law.formula.DefinedRules;
import org.zermelo.law.shape.Shape;
import org.zermelo.law.shape.Shapes;
import org.zermelo.rule.RulePosition;
import org.zermelo.value.Value;

/**
 * A theorem about all positions of some rules.
 *
 * @param defined the rules
 * @param value what is said of each: the nimber, or who wins
 * @param numeration how the numbers are written
 * @param automaton what is said: the nimber; or 0 where the player to move loses, and 1 where they win
 * @param measure why every play ends
 * @param claims what was proved
 */
public record Law(
        DefinedRules defined,
        Value value,
        Numeration numeration,
        Automaton automaton,
        Measure measure,
        List<Claim> claims)
        implements ProvedLaw.OfRules, DigitLaw {

    /**
     * A step of the proof.
     *
     * @param name what it says
     * @param states how many states the automaton has by which it was decided
     */
    public record Claim(String name, int states) {}

    public Law {
        claims = List.copyOf(claims);
    }

    /** What is said of a position. O(digits). */
    public int of(long... position) {
        return automaton.of(numeration, position);
    }

    /** The numbers of a position, with what was done last where the rules remember it. */
    long[] numbers(RulePosition position) {
        long[] values = position.values();
        long[] all = Arrays.copyOf(values, values.length + defined.memory());
        if (all.length > values.length) {
            all[values.length] = position.opponentLast() + 1;
        }
        if (all.length > values.length + 1) {
            all[values.length + 1] = position.ownLast() + 1;
        }
        return all;
    }

    @Override
    public Optional<Shape> shape() {
        return Shapes.of(defined, numeration, automaton, tellsNimbers());
    }

    @Override
    public boolean tellsNimbers() {
        return value.fold() == Value.Fold.MEX;
    }
}
