package org.zermelo.web.api;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.zermelo.desk.Desk;
import org.zermelo.desk.box.OneBox;
import org.zermelo.desk.box.Typed;
import org.zermelo.present.box.TypedReport;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.use.Param;
import org.zermelo.present.use.Params;
import org.zermelo.solve.Watch;
import org.zermelo.web.call.LastingCall;
import org.zermelo.web.call.Reply;

/** What a text is that was typed into the one box: a game, numbers, a task, a name that is not known. */
record BoxCall(Desk desk) implements LastingCall {

    static final List<Param> PARAMETERS =
            List.of(Param.required("text", "Whatever was typed: a game, numbers, a name, a task."));

    /** What was typed; of a game also how it is written in the notation. */
    private record Read(TypedReport report, Optional<String> game) {}

    static final JsonShape<Read> SHAPE = new JsonShape<Read>("Box")
            .all(TypedReport.SHAPE, Read::report)
            .maybe(
                    "game",
                    JsonType.TEXT.about("A game in the notation, as it is printed; of no other kind."),
                    Read::game);

    @Override
    public Reply answer(Params params, Watch watch, Consumer<Object> news) {
        Typed typed = new OneBox(desk.notation()).read(params.required("text"));
        Optional<String> game = typed.kind() == Typed.Kind.GAME
                ? Optional.of(params.game(desk, typed.text()).toString())
                : Optional.empty();
        return Reply.of(SHAPE.json(new Read(TypedReport.of(typed, desk, params.words(), watch), game)));
    }
}
