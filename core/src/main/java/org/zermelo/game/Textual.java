package org.zermelo.game;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Rules whose positions and moves can be read back from their text.
 *
 * @param <P> a position
 * @param <M> a move
 */
public interface Textual<P, M> {

    /** The canonical text of a position; {@code position(text(p))} equals {@code p}. */
    String text(P position);

    /**
     * The position that a text names.
     *
     * @throws BadInputException when the text names none
     */
    P position(String text);

    /**
     * The move of a position that a text names.
     *
     * @throws BadInputException when the text names no legal move
     */
    M move(P position, String text);

    /**
     * The first of some moves whose text is this one; blanks do not count, but between two words or numbers.
     *
     * @throws BadInputException with this key, and with the first ten moves, when it is none of them
     */
    static <M> M named(List<M> moves, String text, String key) {
        String wanted = withoutBlanks(text);
        return moves.stream()
                .filter(move -> withoutBlanks(move.toString()).equals(wanted))
                .findFirst()
                .orElseThrow(() -> new BadInputException(Note.of(key)
                        .with("seen", text)
                        .with(
                                "allowed",
                                moves.stream().limit(10).map(Object::toString).collect(Collectors.joining(", ")))));
    }

    private static String withoutBlanks(String text) {
        StringBuilder kept = new StringBuilder();
        boolean apart = false;
        for (char sign : text.toCharArray()) {
            if (sign == ' ') {
                apart = true;
                continue;
            }
            boolean word = kept.length() > 0 && Character.isLetterOrDigit(kept.charAt(kept.length() - 1));
            kept.append(apart && word && Character.isLetterOrDigit(sign) ? " " : "")
                    .append(sign);
            apart = false;
        }
        return kept.toString();
    }
}
