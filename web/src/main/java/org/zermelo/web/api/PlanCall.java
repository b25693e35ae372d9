package org.zermelo.web.api;

import java.util.List;
import java.util.function.Consumer;
import org.zermelo.desk.Desk;
import org.zermelo.present.answer.PlanJson;
import org.zermelo.solve.Watch;
import org.zermelo.web.call.LastingCall;
import org.zermelo.web.call.Param;
import org.zermelo.web.call.Params;
import org.zermelo.web.call.Reply;
import org.zermelo.web.work.Load;
import org.zermelo.web.work.Weight;

/** What every method says to the question, and how large the game is where that decides the cost. */
record PlanCall(Desk desk) implements LastingCall {

    static final List<Param> PARAMETERS =
            List.of(Param.GAME, Param.START, Param.STARTS, Param.LINE, Param.VALUE, Param.METHOD);

    @Override
    public Reply answer(Params params, Watch watch, Consumer<Object> news) {
        var match = Matches.read(desk, params, watch);
        return Reply.of(
                PlanJson.of(match.rest(), desk.survey(match.rest(), Matches.ask(params), watch), params.words()));
    }

    @Override
    public Weight weight(Params params) {
        return Weights.ofGame(params);
    }

    @Override
    public Load weigh(Params params, Watch watch) {
        return Weights.ofSurvey(desk, params, watch);
    }
}
