package org.zermelo.store.table;

import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Games;
import org.zermelo.game.Rules;
import org.zermelo.game.Textual;
import org.zermelo.notation.Game;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Answer.Counts;
import org.zermelo.solve.Answers;
import org.zermelo.solve.Oracle;
import org.zermelo.solve.Question;
import org.zermelo.solve.Question.Part;

/**
 * A position looked up in a table, with its moves and a line of best play.
 *
 * @param rules the game from that position on
 */
public record Probe<P, M>(Game game, Rules<P, M> rules, Question<P, M> question, Answer<M> answer) {

    /**
     * Looks a position up.
     *
     * @param position its text; null for the game's start
     * @throws BadInputException when the text is no position, or the position is not in the table
     */
    public static Probe<?, ?> of(StoredTable table, @Nullable String position) {
        return of(table, position, EnumSet.allOf(Part.class));
    }

    /** The same with these parts of the answer beside the value only; each move and each ply is one more lookup. */
    public static Probe<?, ?> of(StoredTable table, @Nullable String position, Set<Part> parts) {
        Game game = table.name().parsed();
        return of(table, game, game.rules(), position, parts);
    }

    private static <P, M> Probe<P, M> of(
            StoredTable table, Game game, Rules<P, M> rules, @Nullable String position, Set<Part> parts) {
        Rules<P, M> from = position == null ? rules : Games.from(rules, read(rules, position));
        Question<P, M> question = Question.of(from, table.name().valueOf()).only(parts.toArray(new Part[0]));
        P start = from.start();
        Oracle<P> oracle = p -> (p.equals(start) ? table.at(p) : table.after(p))
                .orElseThrow(() -> new BadInputException("store.not-reached", "position", p, "game", game));
        Answer<M> answer = Answers.of(question, oracle, Answers.LOOK_UP, new Counts(1, table.positions()));
        return new Probe<>(new Game(game.source(), from, game.convention()), from, question, answer);
    }

    @SuppressWarnings("unchecked")
    private static <P, M> P read(Rules<P, M> rules, String position) {
        if (rules instanceof Textual<?, ?> textual) {
            return ((Textual<P, M>) textual).position(position);
        }
        throw new BadInputException("store.no-texts", "game", rules);
    }
}
