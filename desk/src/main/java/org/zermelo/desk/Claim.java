package org.zermelo.desk;

import java.util.Locale;
import org.zermelo.game.BadInputException;
import org.zermelo.notation.text.InputWords;
import org.zermelo.notation.text.PlainSigns;

/** Something that is said of a game and holds or does not. */
public sealed interface Claim {

    /** Who wins; 1 the first player, -1 the second, 0 neither. */
    record Winner(int sign) implements Claim {}

    /** The exact value: a margin, or a nimber written {@code *3}. */
    record Exactly(long number, boolean nimber) implements Claim {}

    /** These moves, as {@link Match#moveTexts} reads them, are best play of both sides; one move alone is a best first move. */
    record Line(String moves) implements Claim {}

    /** The claim that a text makes; what is neither a winner nor a value is a line of moves. */
    static Claim of(String written) {
        String text = PlainSigns.of(written);
        String said = text.trim().toLowerCase(Locale.ROOT);
        if (InputWords.of("claim.first").contains(said)) {
            return new Winner(1);
        }
        if (InputWords.of("claim.second").contains(said)) {
            return new Winner(-1);
        }
        if (InputWords.of("claim.draw").contains(said)) {
            return new Winner(0);
        }
        if (said.matches("[+-]?\\d+")) {
            return new Exactly(number(said), false);
        }
        if (said.matches("\\*\\d+")) {
            return new Exactly(number(said.substring(1)), true);
        }
        return new Line(
                said.startsWith("best ") || said.startsWith("line ")
                        ? text.trim().substring(5)
                        : text.trim());
    }

    private static long number(String digits) {
        try {
            return Long.parseLong(digits);
        } catch (NumberFormatException e) {
            throw new BadInputException("notation.number-too-large", "seen", digits);
        }
    }
}
