package org.zermelo.trace;

import java.util.List;
import org.zermelo.game.Note;

/**
 * What a learner may be asked to foretell of a step.
 *
 * @param spot the cell that the step fills
 * @param answer the text that is right
 * @param slips wrong answers that a known slip leads to, none of them right
 */
public record Guess(Spot spot, String answer, List<Slip> slips) {

    /** A wrong answer and the name of the slip that leads to it. */
    public record Slip(String answer, Note why) {}

    /** A guess; slips that happen to lead to the right answer are left out, and of two with one answer the first is kept. */
    public static Guess of(Spot spot, String answer, List<Slip> slips) {
        List<Slip> wrong = slips.stream()
                .filter(slip -> !slip.answer().equals(answer))
                .filter(slip -> slips.stream()
                        .filter(other -> other.answer().equals(slip.answer()))
                        .findFirst()
                        .filter(other -> other == slip)
                        .isPresent())
                .toList();
        return new Guess(spot, answer, wrong);
    }

    public Guess {
        slips = List.copyOf(slips);
    }
}
