package org.zermelo.web.api;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.zermelo.desk.Desk;
import org.zermelo.desk.train.Drill;
import org.zermelo.desk.train.Drills;
import org.zermelo.present.train.DrillJson;
import org.zermelo.present.use.Param;
import org.zermelo.present.use.Params;
import org.zermelo.solve.Watch;
import org.zermelo.web.call.LastingCall;
import org.zermelo.web.call.Reply;

/** A question to train on. */
record DrillCall(Desk desk) implements LastingCall {

    private static final String[] KINDS = {"starts", "move", "worth"};

    static final List<Param> PARAMETERS = List.of(
            Param.choice("kind", "What is asked: which S, a winning move, or what a position is worth.", KINDS),
            Param.SEED);

    @Override
    public Reply answer(Params params, Watch watch, Consumer<Object> news) {
        String kind = params.choice("kind", "move", List.of(KINDS));
        Drills drills = new Drills(desk, params.grant().budget(), watch);
        Drill drill = drills.draw(
                Drill.DrillKind.valueOf(kind.toUpperCase(Locale.ROOT)), params.number("seed", 1, 0, Long.MAX_VALUE));
        return Reply.of(DrillJson.SHAPE.json(new DrillJson(drill, params.words())));
    }
}
