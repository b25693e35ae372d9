package org.zermelo.web.api;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.zermelo.desk.LawDesk;
import org.zermelo.law.ProvedLaw;
import org.zermelo.present.law.LawJson;
import org.zermelo.solve.Watch;
import org.zermelo.web.call.LastingCall;
import org.zermelo.web.call.Param;
import org.zermelo.web.call.Params;
import org.zermelo.web.call.Reply;

/** A theorem for every size of some rules. */
record LawCall() implements LastingCall {

    private static final List<String> VALUES = List.of("winner", "nimber");

    static final List<Param> PARAMETERS = List.of(
            Param.required(
                    "game", "Rules of heaps, such as heaps(S; move -1, -3, -4); a word misere may stand before them."),
            Param.choice("value", "What is told of each position.", "winner", "nimber"));

    @Override
    public Reply answer(Params params, Watch watch, Consumer<Object> news) {
        String text = params.required("game");
        Basics.checkLength(params, text);
        Optional<ProvedLaw> named = LawDesk.ofNamedHeaps(text, watch);
        if (named.isPresent()) {
            return Reply.of(LawJson.of(named.get(), params.words()));
        }
        LawDesk.LawQuestion asked = LawDesk.question(text);
        String value = params.choice("value", "winner", VALUES);
        return Reply.of(LawJson.of(LawDesk.find(asked.rules(), asked.convention(), value, watch), params.words()));
    }
}
