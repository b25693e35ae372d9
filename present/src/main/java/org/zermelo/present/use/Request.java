package org.zermelo.present.use;

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
import org.zermelo.present.words.Words;
import org.zermelo.solve.Watch;

/**
 * A question put to a use case.
 *
 * @param given the game where it did not come as a text; null where the parameters tell it
 * @param watch asked often whether anybody still waits
 */
public record Request(Desk desk, Params params, @Nullable Game given, Words words, Watch watch) {

    private static final int MOST_PLIES = 5_000;

    /** A request of the page. */
    public static Request of(Desk desk, Params params, Watch watch) {
        return new Request(desk, params, null, params.words(), watch);
    }

    /**
     * The game.
     *
     * @throws org.zermelo.game.BadInputException when there is none or it is not in the notation
     * @throws RefusedException when its text is longer than is granted
     */
    public Game game() {
        return given != null ? given : params.game(desk, params.required(Param.GAME.name()));
    }

    /**
     * The game and the moves made in it: {@code start}, another position to begin at; {@code starts}, who moves first; {@code line}, as
     * {@link Match#moveTexts} reads it.
     */
    public Match<?, ?> match() {
        Game game = game();
        String starts = params.text(Param.STARTS.name());
        Game begun = starts.isEmpty() ? game : game.begunBy(FirstPlayer.of(starts));
        String start = params.text(Param.START.name());
        Match<?, ?> match = Match.of(start.isBlank() ? begun : from(begun, begun.rules(), start));
        List<String> moves = match.moveTexts(params.text(Param.LINE.name()), watch);
        if (moves.size() > MOST_PLIES) {
            throw new RefusedException("web.line-too-long", "seen", moves.size(), "allowed", MOST_PLIES);
        }
        return match.playAll(moves, watch);
    }

    @SuppressWarnings("unchecked")
    private static <P, M> Game from(Game game, Rules<P, M> rules, String position) {
        if (!(rules instanceof Textual<?, ?>)) {
            throw new RefusedException("web.no-position-text", "game", rules);
        }
        P start = ((Textual<P, M>) rules).position(position);
        return new Game(game.source(), Games.from(rules, start), game.convention());
    }

    /** What is asked, in the memory that is granted. */
    public Ask ask() {
        return Ask.everything()
                .withBudget(params.grant().budget())
                .withValue(params.given(Param.VALUE.name()).orElse(null))
                .withMethod(params.given(Param.METHOD.name()).orElse(null));
    }
}
