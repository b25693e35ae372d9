package org.zermelo.web.api;

import java.util.List;
import java.util.function.Consumer;
import org.zermelo.desk.nimbers.SequenceDesk;
import org.zermelo.heap.HeapRules;
import org.zermelo.heap.pairs.PairSearch;
import org.zermelo.heap.period.NimSequences.Settings;
import org.zermelo.notation.HeapRulesText;
import org.zermelo.present.nimbers.NimbersJson;
import org.zermelo.present.nimbers.Report;
import org.zermelo.solve.Watch;
import org.zermelo.web.call.LastingCall;
import org.zermelo.web.call.Param;
import org.zermelo.web.call.Params;
import org.zermelo.web.call.Reply;

/** The nimbers of heaps 0 .. to of a game by code, with the proved period. */
record NimbersCall() implements LastingCall {

    static final List<Param> PARAMETERS = List.of(
            Param.required("code", "A code such as 0.77, or subtraction({1,3,4}), grundys-game."),
            Param.optional("to", "The last heap."));

    private static final long MOST = 1_000_000;

    @Override
    public Reply answer(Params params, Watch watch, Consumer<Object> news) {
        HeapRules rules = HeapRulesText.parse(params.required("code"));
        long to = params.number("to", 200, 0, MOST);
        Settings settings = new Settings(params.limits().jobBytes(), PairSearch.best(), null, true);
        return Reply.of(NimbersJson.of(Report.of(SequenceDesk.compute(rules, to, settings, watch), to)));
    }
}
