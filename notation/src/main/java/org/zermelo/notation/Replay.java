package org.zermelo.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Games;
import org.zermelo.game.Note;
import org.zermelo.game.Rules;
import org.zermelo.game.Textual;
import org.zermelo.game.large.CancelScope;
import org.zermelo.notation.text.Cursor;
import org.zermelo.notation.text.NotationException;

/**
 * A later position of a game, told by the moves that lead there: {@code cram(4x4) after (1, 1)-(1, 2) ~ (3, 1)-(4, 1)}.
 *
 * @param whole the rules from their own start
 * @param moves the texts of the moves
 */
public record Replay(Rules<?, ?> whole, List<String> moves) {

    /** Between two moves; no move's text holds it. */
    public static final String SEPARATOR = "~";

    private static final int SHOWN = 12;

    public Replay {
        moves = List.copyOf(moves);
    }

    /** The same with more moves behind. */
    Replay and(List<?> more) {
        return new Replay(
                whole,
                Stream.concat(moves.stream(), more.stream().map(Object::toString))
                        .toList());
    }

    /**
     * The game after the moves that are read up to the end of the text.
     *
     * @throws NotationException at the first that is no legal move
     */
    static Game read(Cursor cursor, Game game) {
        return read(cursor, game, game.rules());
    }

    private static <P, M> Game read(Cursor cursor, Game game, Rules<P, M> rules) {
        List<M> played = new ArrayList<>();
        P position = rules.start();
        do {
            CancelScope.check();
            int from = cursor.skip().offset();
            String text = cursor.upTo(SEPARATOR);
            M move = move(cursor, from, rules, position, text);
            played.add(move);
            position = rules.play(position, move);
        } while (cursor.take(SEPARATOR));
        return game.after(rules, played, position);
    }

    @SuppressWarnings("unchecked")
    private static <P, M> M move(Cursor cursor, int from, Rules<P, M> rules, P position, String text) {
        String wanted = bare(text);
        List<M> moves = rules.moves(position);
        int looked = 0;
        @Nullable M alike = null;
        for (M move : moves) {
            CancelScope.poll(looked++);
            String told = bare(move.toString());
            if (told.equals(wanted)) {
                return move;
            }
            // letters of pieces may differ by case alone
            alike = alike == null && told.equalsIgnoreCase(wanted) ? move : alike;
        }
        if (alike != null) {
            return alike;
        }
        if (rules instanceof Textual<?, ?>) {
            try {
                return ((Textual<P, M>) rules).move(position, wanted);
            } catch (BadInputException e) {
                // told below, with the place
            }
        }
        String allowed = moves.stream().limit(SHOWN).map(Object::toString).collect(Collectors.joining(", "));
        throw cursor.error(
                from,
                Math.max(1, text.length()),
                Note.of(moves.isEmpty() ? "play.over" : "play.no-move")
                        .with("seen", text)
                        .with("allowed", allowed)
                        .with("more", moves.size() > SHOWN ? moves.size() - SHOWN : ""));
    }

    private static String bare(String text) {
        return text.replaceAll("\\s", "");
    }

    /**
     * The rules from the position that is read up to the next term.
     *
     * @throws NotationException when they cannot read positions, or it is none
     */
    static Rules<?, ?> readStart(Cursor cursor, int word, Rules<?, ?> rules) {
        if (!(rules instanceof Textual<?, ?>)) {
            throw cursor.error(word, cursor.offset() - word, "notation.no-positions", "game", rules);
        }
        return start(cursor, rules);
    }

    @SuppressWarnings("unchecked")
    private static <P, M> Rules<P, M> start(Cursor cursor, Rules<P, M> rules) {
        int from = cursor.skipBlanks().offset();
        String text = cursor.position();
        try {
            return Games.from(rules, ((Textual<P, M>) rules).position(text));
        } catch (BadInputException e) {
            throw new NotationException(cursor.source(), from, Math.max(1, text.length()), e.note());
        }
    }

    @Override
    public String toString() {
        return whole + " after " + String.join(" " + SEPARATOR + " ", moves);
    }
}
