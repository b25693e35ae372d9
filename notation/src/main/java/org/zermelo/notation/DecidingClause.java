package org.zermelo.notation;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.EndClause.Verdict;
import org.zermelo.notation.text.InputWords;
import org.zermelo.notation.text.Source;

/**
 * A clause of a board game in words by which not the last move alone decides.
 *
 * @param text the clause as the notation prints it
 * @param line its line in the text that was read; empty when it stands elsewhere
 * @param column its column there
 */
public record DecidingClause(String text, String line, String column) {

    /** The first such clause of a game. */
    public static Optional<DecidingClause> in(Game game) {
        if (!(game.rules() instanceof BoardGame board)) {
            return Optional.empty();
        }
        BoardRules rules = board.declared();
        if (!rules.ends().isEmpty()) {
            return Optional.of(of(game, rules, "end"));
        }
        if (rules.stuck() != Verdict.LOSES) {
            return Optional.of(of(game, rules, "stuck"));
        }
        return rules.plies() == BoardRules.ENDLESS ? Optional.empty() : Optional.of(of(game, rules, "plies"));
    }

    private static DecidingClause of(Game game, BoardRules rules, String section) {
        Pattern begin =
                Pattern.compile("(?iu)(?<=^|[;(\\n])\\s*(" + InputWords.group(section) + ")(?![\\p{L}\\p{Nd}_])");
        // a game that is called by its name prints its numbers alone
        String whole = rules.called("").toString();
        Matcher printed = begin.matcher(whole);
        String text = printed.find() ? whole.substring(printed.start(1)).replaceFirst("(?s)[;)].*", "") : section;
        Source source = game.source();
        Matcher written = begin.matcher(source.text());
        return written.find()
                ? new DecidingClause(
                        text.strip(),
                        Integer.toString(source.line(written.start(1))),
                        Integer.toString(source.column(written.start(1))))
                : new DecidingClause(text.strip(), "", "");
    }
}
