package org.zermelo.law;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Note;
import org.zermelo.law.automaton.Numeration;
import org.zermelo.law.shape.Shape;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;
import org.zermelo.value.Reason;

/**
 * A position is worth what it is by a law of all positions.
 *
 * @param theorem what the law comes to; null when it has no shape that is known
 * @param formula the same as a condition; null as well
 * @param numeration how it reads numbers
 * @param states how many states its automaton has
 * @param digits the digits of the position
 * @param says what it says of them
 * @param move a winning move; null when there is none
 */
public record LawReason(
        @Nullable Note theorem,
        @Nullable String formula,
        Numeration numeration,
        int states,
        String digits,
        int says,
        @Nullable RuleMove move)
        implements Reason {

    static LawReason of(Law law, RulePosition position, int says, @Nullable RuleMove move) {
        String digits = LongStream.of(law.numbers(position))
                .mapToObj(number -> digits(law.numeration(), number))
                .collect(Collectors.joining(", "));
        Optional<Shape> shape = law.shape();
        return new LawReason(
                shape.map(Shape::words).orElse(null),
                shape.map(Shape::formula).orElse(null),
                law.numeration(),
                law.automaton().states(),
                digits,
                says,
                move);
    }

    /** The digits of a number, those from 10 on as letters. */
    private static String digits(Numeration numeration, long value) {
        return value == 0
                ? "0"
                : Arrays.stream(numeration.digits(value))
                        .mapToObj(digit -> Integer.toString(digit, 36))
                        .collect(Collectors.joining());
    }

    @Override
    public String kind() {
        return "law";
    }

    @Override
    public Map<String, @Nullable Object> facts() {
        return Note.arguments(
                "theorem", theorem,
                "formula", formula,
                "numeration", numeration,
                "states", states,
                "digits", digits,
                "says", says,
                "move", move);
    }
}
