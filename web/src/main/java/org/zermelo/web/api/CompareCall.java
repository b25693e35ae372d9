package org.zermelo.web.api;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.Desk;
import org.zermelo.desk.measure.Experiment;
import org.zermelo.desk.measure.Experiments;
import org.zermelo.desk.measure.Experiments.Range;
import org.zermelo.desk.measure.Laboratory;
import org.zermelo.desk.measure.Measured;
import org.zermelo.desk.measure.ReadyExperiment;
import org.zermelo.game.BadInputException;
import org.zermelo.present.json.Json;
import org.zermelo.present.measure.MeasureJson;
import org.zermelo.present.words.Words;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.web.work.Weight;

/** An experiment: methods against each other over growing sizes. Each point is news as soon as it is measured. */
record CompareCall(Desk desk) implements Call {

    static final List<String> PARAMETERS =
            List.of("experiment", "values", "sizes", "methods", "seed", "limit", "repeat");

    private static final long MOST_LIMIT = 10_000;
    private static final int MOST_REPEATS = 50;
    private static final int MOST_SIZE = 100_000;
    private static final Pattern COMMAS = Pattern.compile("[,\\s]+");

    @Override
    public Reply answer(Params params, Watch watch, Consumer<Object> news) {
        ReadyExperiment ready = ReadyExperiment.of(params.required("experiment"));
        long seed = params.number("seed", 1, 0, Long.MAX_VALUE);
        long limit = params.number("limit", 1_000, 1, MOST_LIMIT);
        int repeats = (int) params.number("repeat", 3, 1, MOST_REPEATS);
        Words words = params.words();
        Experiments experiments =
                new Experiments(desk, new Budget(params.limits().jobBytes(), 1), seed);
        Experiment experiment = ready.of(
                experiments,
                list(params, "values").stream().map(Range::of).toList(),
                sizes(list(params, "sizes")),
                list(params, "methods"));
        Measured measured = new Laboratory(repeats, limit / 1e3).measure(experiment, watch, (contestant, point) -> {
            Map<String, @Nullable Object> document = MeasureJson.point(point, words);
            document.put("label", contestant.label());
            news.accept(document);
        });
        Map<String, @Nullable Object> document = MeasureJson.of(measured, seed, words);
        document.put("experiment", ready.code());
        return Reply.of(document);
    }

    private static List<String> list(Params params, String name) {
        return COMMAS.splitAsStream(params.text(name))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    private static List<Integer> sizes(List<String> words) {
        List<Integer> sizes = new ArrayList<>();
        for (String word : words) {
            if (!word.matches("0*[1-9]\\d{0,5}") || Integer.parseInt(word) > MOST_SIZE) {
                throw new BadInputException(
                        "web.parameter-out-of-range",
                        "name",
                        "sizes",
                        "seen",
                        word.length() <= 40 ? word : word.substring(0, 40) + "...",
                        "least",
                        1,
                        "greatest",
                        MOST_SIZE);
            }
            sizes.add(Integer.parseInt(word));
        }
        return sizes;
    }

    /** The experiments that can be run, for the page's choice. */
    static Reply experiments(Params params) {
        return Reply.of(Json.object(
                "experiments",
                Arrays.stream(ReadyExperiment.values())
                        .map(experiment -> Json.object(
                                "code",
                                experiment.code(),
                                "title",
                                params.words().say("measure." + experiment.code()),
                                "values",
                                experiment.ranges().stream().map(Range::text).toList(),
                                "methods",
                                experiment.methods()))
                        .toList()));
    }

    @Override
    public Weight weight(Params params) {
        return Weight.HEAVY;
    }
}
