package org.zermelo.web.api;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.Ask;
import org.zermelo.desk.Desk;
import org.zermelo.desk.Match;
import org.zermelo.game.Games;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.game.Textual;
import org.zermelo.notation.FirstPlayer;
import org.zermelo.notation.Game;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.web.call.Params;

/**
 * Reads a game and the moves made in it: {@code game}; {@code start}, another position to begin at; and {@code line}, as {@link
 * Match#moveTexts} reads it.
 */
final class Matches {

    private static final int MOST_PLIES = 5_000;

    private Matches() {}

    static Match<?, ?> read(Desk desk, Params params, Watch watch) {
        Game game = Basics.game(desk, params);
        String starts = params.text("starts");
        Game begun = starts.isEmpty() ? game : game.begunBy(FirstPlayer.of(starts));
        Match<?, ?> match = Match.of(start(begun, params.text("start")));
        List<String> moves = match.moveTexts(params.text("line"), watch);
        if (moves.size() > MOST_PLIES) {
            throw new RefusedException("web.line-too-long", "seen", moves.size(), "allowed", MOST_PLIES);
        }
        return match.playAll(moves, watch);
    }

    private static Game start(Game game, String text) {
        return text.isBlank() ? game : start(game, game.rules(), text);
    }

    @SuppressWarnings("unchecked")
    private static <P, M> Game start(Game game, Rules<P, M> rules, String text) {
        if (!(rules instanceof Textual<?, ?>)) {
            throw new RefusedException("web.no-position-text", "game", rules);
        }
        P position = ((Textual<P, M>) rules).position(text);
        return new Game(game.source(), Games.from(rules, position), game.convention());
    }

    /** What is asked, in the memory that the server grants to one job. */
    static Ask ask(Params params) {
        return Ask.everything()
                .withBudget(new Budget(params.limits().jobBytes(), 1))
                .withValue(blankToNull(params.text("value")))
                .withMethod(blankToNull(params.text("method")));
    }

    private static @Nullable String blankToNull(String text) {
        return text.isBlank() ? null : text;
    }
}
