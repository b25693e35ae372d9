package org.zermelo.web.api;

import java.util.ArrayList;
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
import org.zermelo.game.Note;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.measure.MeasureJson;
import org.zermelo.present.use.Param;
import org.zermelo.present.use.Params;
import org.zermelo.present.words.Words;
import org.zermelo.solve.Watch;
import org.zermelo.web.call.Call;
import org.zermelo.web.call.Reply;
import org.zermelo.web.work.Weight;

/** An experiment: methods against each other over growing sizes. Each point is news as soon as it is measured. */
record CompareCall(Desk desk) implements Call {

    static final List<Param> PARAMETERS = List.of(
            Param.required("experiment", "Its code; experiments lists them."),
            Param.optional("values", "Ranges to draw the values of rows from, such as -50..50, apart by commas."),
            Param.optional("sizes", "Sizes, 1 to 100000, apart by commas."),
            Param.optional("methods", "Names of methods, apart by commas."),
            Param.SEED,
            Param.optional("limit", "The longest single run, in milliseconds, 1 to 10000."),
            Param.optional("repeat", "Runs that count, at each size, 1 to 50; usually 3."));

    private record Compared(MeasureJson measured, ReadyExperiment ready) {}

    static final JsonShape<Compared> SHAPE = new JsonShape<Compared>("Comparison")
            .all(MeasureJson.SHAPE, Compared::measured)
            .text("experiment", compared -> compared.ready.code());

    /** The experiments that can be run, in these words. */
    static JsonShape<List<ReadyExperiment>> experiments(Words words) {
        JsonShape<ReadyExperiment> experiment = new JsonShape<ReadyExperiment>()
                .text("code", ReadyExperiment::code)
                .text("title", each -> words.say("measure." + each.code()))
                .with(
                        "values",
                        JsonType.TEXTS.about("The ranges that values are drawn from."),
                        each -> each.ranges().stream().map(Range::text).toList())
                .with("methods", JsonType.TEXTS, ReadyExperiment::methods);
        return new JsonShape<List<ReadyExperiment>>("Experiments")
                .with("experiments", JsonType.list(experiment), all -> all);
    }

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
        Experiments experiments = new Experiments(desk, params.grant().budget(), seed);
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
        return Reply.of(SHAPE.json(new Compared(new MeasureJson(measured, seed, words), ready)));
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
                throw new BadInputException(Note.of("web.parameter-out-of-range")
                        .with("name", "sizes")
                        .with("seen", word.length() <= 40 ? word : word.substring(0, 40) + "...")
                        .with("least", 1)
                        .with("greatest", MOST_SIZE));
            }
            sizes.add(Integer.parseInt(word));
        }
        return sizes;
    }

    /** The experiments that can be run, for the page's choice. */
    static Reply experiments(Params params) {
        return Reply.of(experiments(params.words()).json(List.of(ReadyExperiment.values())));
    }

    @Override
    public Weight weight(Params params) {
        return Weight.HEAVY;
    }
}
