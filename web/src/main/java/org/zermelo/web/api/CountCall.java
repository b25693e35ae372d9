package org.zermelo.web.api;

import java.util.List;
import java.util.function.Consumer;
import org.zermelo.desk.Desk;
import org.zermelo.desk.count.PlyCounts;
import org.zermelo.notation.Game;
import org.zermelo.present.graph.CountReport;
import org.zermelo.solve.Watch;
import org.zermelo.web.call.LastingCall;
import org.zermelo.web.call.Param;
import org.zermelo.web.call.Params;
import org.zermelo.web.call.Reply;

/** How many plays and positions the first plies of a game have. */
record CountCall(Desk desk) implements LastingCall {

    static final List<Param> PARAMETERS =
            List.of(Param.GAME, Param.optional("plies", "Plies to go, 0 to 1000; 3 by default."));

    /** Positions of one ply that are held at once, for one of many who ask; about a hundred megabytes. */
    private static final int MOST = 500_000;

    private static final int USUAL_PLIES = 3;

    @Override
    public Reply answer(Params params, Watch watch, Consumer<Object> news) {
        Game game = Basics.game(desk, params);
        int plies = (int) params.number("plies", USUAL_PLIES, 0, PlyCounts.MOST_PLIES);
        return Reply.of(CountReport.json(game, PlyCounts.of(game.rules(), plies, MOST, watch)));
    }
}
