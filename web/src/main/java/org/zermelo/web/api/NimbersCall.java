package org.zermelo.web.api;

import java.util.List;
import java.util.function.Consumer;
import org.zermelo.heap.HeapRules;
import org.zermelo.heap.period.NimSequence;
import org.zermelo.heap.period.NimSequences;
import org.zermelo.heap.period.NimSequences.Settings;
import org.zermelo.heap.sequence.PairSearch;
import org.zermelo.notation.HeapRulesText;
import org.zermelo.present.nimbers.NimbersJson;
import org.zermelo.present.nimbers.Report;
import org.zermelo.solve.Watch;

/** The nimbers of heaps 0 .. to of a game by code, with the proved period. */
record NimbersCall() implements LastingCall {

    static final List<String> PARAMETERS = List.of("code", "to");

    private static final long MOST = 1_000_000;

    /** As the command does, a proof may look at more heaps than are asked for. */
    private static final int GLANCE = 8_192;

    private static final int SHORT_GLANCE = 2_500;

    @Override
    public Reply answer(Params params, Watch watch, Consumer<Object> news) {
        HeapRules rules = HeapRulesText.parse(params.required("code"));
        int to = (int) params.number("to", 200, 0, MOST);
        boolean many = rules.uniform().map(moves -> moves.mostParts() > 2).orElse(false);
        Settings settings = new Settings(params.limits().jobBytes(), PairSearch.best(), null, true);
        NimSequence sequence =
                NimSequences.compute(rules, Math.max(to + 1, many ? SHORT_GLANCE : GLANCE), settings, watch);
        return Reply.of(NimbersJson.of(Report.of(sequence, to)));
    }
}
