package org.zermelo.web.api;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.zermelo.present.answer.Ask;
import org.zermelo.present.answer.Desk;
import org.zermelo.present.compare.Comparison;
import org.zermelo.present.compare.Comparison.Point;
import org.zermelo.present.compare.Experiment;
import org.zermelo.present.json.Json;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.web.work.Weight;

/** An experiment: methods against each other over growing sizes. Each run is news as soon as it is done. */
record CompareCall(Desk desk) implements Call {

    static final List<String> PARAMETERS = List.of("experiment", "seed", "limit");

    private static final long MOST_LIMIT = 10_000;

    @Override
    public Reply answer(Params params, Watch watch, Consumer<Object> news) {
        Experiment experiment = Experiment.of(params.required("experiment"));
        long seed = params.number("seed", 1, 0, Long.MAX_VALUE);
        long limit = params.number("limit", 1_000, 1, MOST_LIMIT);
        Ask ask = Ask.everything().withBudget(new Budget(params.limits().jobBytes(), 1));
        List<Point> points =
                new Comparison(desk, ask, limit, watch).run(experiment, seed, point -> news.accept(json(point)));
        return Reply.of(Json.object(
                "schema",
                "zermelo/compare/1",
                "experiment",
                experiment.code(),
                "seed",
                seed,
                "limit",
                limit,
                "points",
                points.stream().map(CompareCall::json).toList()));
    }

    private static Map<String, @Nullable Object> json(Point point) {
        return Json.object(
                "method",
                point.method(),
                "size",
                point.size(),
                "millis",
                point.nanos() / 1e6,
                "nodes",
                point.nodes(),
                "finished",
                point.finished(),
                "agrees",
                point.agrees());
    }

    /** The experiments that can be run, for the page's choice. */
    static Reply experiments(Params params) {
        return Reply.of(Json.object(
                "experiments",
                Arrays.stream(Experiment.values())
                        .map(experiment -> Json.object(
                                "code",
                                experiment.code(),
                                "title",
                                params.words().say("compare." + experiment.code()),
                                "example",
                                experiment.game(experiment.sizes().get(0), 1),
                                "methods",
                                experiment.methods()))
                        .toList()));
    }

    @Override
    public Weight weight(Params params) {
        return Weight.HEAVY;
    }
}
