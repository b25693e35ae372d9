package org.zermelo.web.api;

import java.util.List;
import java.util.function.Consumer;
import org.zermelo.desk.Desk;
import org.zermelo.desk.Match;
import org.zermelo.desk.play.Review;
import org.zermelo.present.play.ReviewJson;
import org.zermelo.solve.Watch;
import org.zermelo.web.call.LastingCall;
import org.zermelo.web.call.Param;
import org.zermelo.web.call.Params;
import org.zermelo.web.call.Reply;
import org.zermelo.web.work.Load;
import org.zermelo.web.work.Weight;

/** What every move of a played game was worth, and where the game was lost. */
record ReviewCall(Desk desk) implements LastingCall {

    private static final String[] SIDES = {"first", "second", "both"};

    static final List<Param> PARAMETERS = List.of(
            Param.GAME,
            Param.START,
            Param.STARTS,
            Param.LINE,
            Param.VALUE,
            Param.choice("side", "To whom the sentences are told: the player of this side, or both players.", SIDES));

    @Override
    public Reply answer(Params params, Watch watch, Consumer<Object> news) {
        Match<?, ?> match = Matches.read(desk, params, watch);
        Review review = Review.soon(match, desk, Matches.ask(params), watch);
        return Reply.of(ReviewJson.shape(params.words(), params.choice("side", "both", List.of(SIDES)))
                .json(review));
    }

    @Override
    public Weight weight(Params params) {
        return Weights.ofGame(params);
    }

    @Override
    public Load weigh(Params params, Watch watch) {
        return Weights.ofStart(desk, params, watch);
    }
}
