package org.zermelo.web.api;

import java.util.List;
import java.util.function.Consumer;
import org.zermelo.present.answer.Desk;
import org.zermelo.present.json.Json;
import org.zermelo.present.play.Match;
import org.zermelo.present.play.Opponent;
import org.zermelo.present.play.Player;
import org.zermelo.solve.Watch;

/** The move of an opponent. */
record ReplyCall(Desk desk) implements LastingCall {

    static final List<String> PARAMETERS = List.of("game", "start", "line", "value", "opponent", "sight", "seed");

    @Override
    public Reply answer(Params params, Watch watch, Consumer<Object> news) {
        Match<?, ?> match = Matches.read(desk, params, watch);
        Player player = Player.of(params.values().getOrDefault("opponent", "perfect"));
        int sight = (int) params.number("sight", 2, 1, Opponent.FARTHEST);
        long seed = params.number("seed", 1, 0, Long.MAX_VALUE);
        if (match.over()) {
            throw new org.zermelo.game.BadInputException("play.over", "seen", player.code());
        }
        Opponent opponent = new Opponent(desk, Matches.ask(params), player, sight, seed);
        return Reply.of(Json.object(
                "move", opponent.choose(match, watch).toString(), "by", match.firstToMove() ? "first" : "second"));
    }
}
