package org.zermelo.web.api;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.zermelo.desk.LoopyValued;
import org.zermelo.desk.Summed;
import org.zermelo.game.BadInputException;
import org.zermelo.notation.text.Source;
import org.zermelo.present.answer.LoopyJson;
import org.zermelo.present.answer.SumJson;
import org.zermelo.solve.Watch;

/** The canonical value of a game with Left and Right that a text names. */
record ValueCall() implements LastingCall {

    static final List<Param> PARAMETERS =
            List.of(Param.required("text", "A value or a position, such as {3|1} + ^* or domineering(2x3)."));

    @Override
    public Reply answer(Params params, Watch watch, Consumer<Object> news) {
        String text = params.text("text");
        Optional<LoopyValued> loopy = LoopyValued.judge(Source.of(text), watch);
        if (loopy.isPresent()) {
            return Reply.of(LoopyJson.of(loopy.get()));
        }
        Summed summed = Summed.judge(Source.of(text), watch)
                .orElseThrow(() -> new BadInputException("partizan.no-value", "seen", text));
        return Reply.of(SumJson.of(summed));
    }
}
