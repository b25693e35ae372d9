package org.zermelo.web.api;

import java.util.List;
import java.util.function.Consumer;
import org.zermelo.notation.text.Source;
import org.zermelo.present.answer.ValueJson;
import org.zermelo.solve.Watch;
import org.zermelo.web.call.LastingCall;
import org.zermelo.web.call.Param;
import org.zermelo.web.call.Params;
import org.zermelo.web.call.Reply;

/** The canonical value of a game with Left and Right that a text names. */
record ValueCall() implements LastingCall {

    static final List<Param> PARAMETERS =
            List.of(Param.required("text", "A value or a position, such as {3|1} + ^* or domineering(2x3)."));

    @Override
    public Reply answer(Params params, Watch watch, Consumer<Object> news) {
        return Reply.of(ValueJson.of(Source.of(params.text("text")), watch));
    }
}
