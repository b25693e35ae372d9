package org.zermelo.web.api;

import java.util.function.Consumer;
import org.zermelo.desk.Desk;
import org.zermelo.present.use.Params;
import org.zermelo.present.use.Request;
import org.zermelo.present.use.UseCase;
import org.zermelo.present.use.UseCases;
import org.zermelo.solve.Watch;
import org.zermelo.web.call.LastingCall;
import org.zermelo.web.call.Reply;
import org.zermelo.web.work.Load;
import org.zermelo.web.work.Weight;

/** A use case at its address. */
record UseCall(UseCase useCase, Desk desk) implements LastingCall {

    @Override
    public Reply answer(Params params, Watch watch, Consumer<Object> news) {
        return Reply.of(useCase.document(Request.of(desk, params, watch)));
    }

    @Override
    public Weight weight(Params params) {
        return Weights.ofGame(params);
    }

    @Override
    public Load weigh(Params params, Watch watch) {
        if (useCase.equals(UseCases.EXPLAIN)) {
            return Weights.ofSurvey(desk, params, watch);
        }
        return useCase.equals(UseCases.REVIEW) ? Weights.ofStart(desk, params, watch) : Load.of(Weight.UNKNOWN);
    }
}
