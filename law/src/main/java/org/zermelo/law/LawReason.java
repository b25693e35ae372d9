package org.zermelo.law;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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
 * @param law the law
 * @param shape what it comes to
 * @param digits the digits of the position, as the law reads them
 * @param said what it says
 * @param move a winning move; null when there is none
 */
public record LawReason(
        Law law,
        Optional<Shape> shape,
        String digits,
        int said,
        @Nullable RuleMove move) implements Reason {

    static LawReason of(Law law, RulePosition position, int said, @Nullable RuleMove move) {
        String digits = IntStream.range(0, position.size())
                .mapToObj(i -> digits(law.numeration(), position.value(i)))
                .collect(Collectors.joining(", "));
        return new LawReason(law, law.shape(), digits, said, move);
    }

    /** The digits of a number, those from 10 on as letters. */
    static String digits(Numeration numeration, long value) {
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
                "numeration",
                law.numeration().toString(),
                "states",
                law.automaton().states(),
                "formula",
                shape.map(Shape::formula).orElse(null),
                "digits",
                digits,
                "says",
                said,
                "move",
                move);
    }
}
