package org.zermelo.web.api;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.zermelo.desk.Desk;
import org.zermelo.desk.trace.OpenStart;
import org.zermelo.desk.trace.TraceRequest;
import org.zermelo.notation.Game;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.notation.text.NotationException;
import org.zermelo.notation.text.Source;
import org.zermelo.present.trace.TraceJson;
import org.zermelo.present.trace.TracePicture;
import org.zermelo.present.use.Param;
import org.zermelo.present.use.Params;
import org.zermelo.present.use.Request;
import org.zermelo.solve.Watch;
import org.zermelo.trace.Trace;
import org.zermelo.web.call.LastingCall;
import org.zermelo.web.call.Reply;

/**
 * A method at work, step by step.
 *
 * @param picture whether its picture is asked: of all steps, animated, or of so many on a sheet
 */
record TraceCall(Desk desk, boolean picture) implements LastingCall {

    static final Param METHOD = Param.optional(
            "method", "The method to watch, such as interval-guarantee; by default the first that can be watched.");

    static final List<Param> PARAMETERS = List.of(Param.GAME, METHOD);
    static final List<Param> PICTURE_PARAMETERS = List.of(
            Param.GAME,
            METHOD,
            Param.optional(
                    "sheet", "So many steps on a sheet, at most 24; without it all steps as an animated picture."));

    private static final int MOST_ON_A_SHEET = 24;

    @Override
    public Reply answer(Params params, Watch watch, Consumer<Object> news) {
        Game game = game(Request.of(desk, params, watch));
        String method = params.text("method");
        Trace trace = new TraceRequest(game, method.isBlank() ? Optional.empty() : Optional.of(method)).trace();
        if (!picture) {
            return Reply.of(TraceJson.of(game, trace, params.words()));
        }
        int sheet = (int) params.number("sheet", 0, 0, MOST_ON_A_SHEET);
        return Reply.of(
                "image/svg+xml",
                sheet == 0
                        ? TracePicture.film(trace, params.words())
                        : TracePicture.sheet(trace, TracePicture.spread(trace, sheet), params.words()));
    }

    /** The game; one whose start is left open is given one from which there is something to see. */
    private static Game game(Request request) {
        try {
            return request.game();
        } catch (NotationException e) {
            if (!e.note().key().equals("rule.open-parameter")) {
                throw e;
            }
            Source open = Source.of(request.params().required(Param.GAME.name()));
            return request.desk().notation().parse(OpenStart.closing(open, RuleText.ruleset(open)));
        }
    }
}
