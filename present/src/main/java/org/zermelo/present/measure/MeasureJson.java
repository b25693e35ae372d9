package org.zermelo.present.measure;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.measure.Growth;
import org.zermelo.desk.measure.Measured;
import org.zermelo.desk.measure.Measured.Ran;
import org.zermelo.desk.measure.Measured.Skipped;
import org.zermelo.desk.measure.Theory;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.words.Words;

/** Measured growth as a document: every run of every point. */
public record MeasureJson(Measured measured, long seed, Words words) {

    private record WordedPoint(Measured.Point point, Words words) {}

    private record Series(Measured.Series series, Growth theory, Words words) {
        List<WordedPoint> points() {
            return series.points().stream()
                    .map(point -> new WordedPoint(point, words))
                    .toList();
        }
    }

    private static final JsonShape<Ran> RAN = new JsonShape<Ran>()
            .with("medianSeconds", JsonType.FIGURE, Ran::median)
            .with(
                    "seconds",
                    JsonType.list(JsonType.FIGURE).about("Every run, sorted; warm-up is not among them."),
                    ran -> Arrays.stream(ran.seconds()).boxed().toList())
            .with("count", JsonType.COUNT.about("Nodes or cells."), Ran::count)
            .flag("agrees", Ran::agrees);

    private static final JsonShape<WordedPoint> POINT = new JsonShape<WordedPoint>()
            .count("size", point -> point.point.size())
            .some(RAN, point -> point.point instanceof Ran ran ? Optional.of(ran) : Optional.empty())
            .unlessNull(
                    "skipped",
                    JsonType.TEXT.about("Why this size was not measured."),
                    point -> point.point instanceof Skipped skipped ? point.words.say(skipped.why()) : null);

    private static final JsonShape<Series> SERIES = new JsonShape<Series>()
            .text("label", series -> series.series.label())
            .maybe(
                    "timePower",
                    JsonType.FIGURE.about(
                            "The fitted b of time = a n^b; absent when an exponential lies nearer, or nothing near."),
                    figure(Measured.Series::time, Growth.GrowthShape.POWER, Growth::figure))
            .maybe(
                    "timePowerError",
                    JsonType.FIGURE,
                    figure(Measured.Series::time, Growth.GrowthShape.POWER, Growth::error))
            .maybe(
                    "timeBase",
                    JsonType.FIGURE.about("The fitted b of time = a b^n, when that lies nearer than a power."),
                    figure(Measured.Series::time, Growth.GrowthShape.EXPONENTIAL, Growth::figure))
            .maybe(
                    "timeBaseError",
                    JsonType.FIGURE,
                    figure(Measured.Series::time, Growth.GrowthShape.EXPONENTIAL, Growth::error))
            .maybe(
                    "countPower",
                    JsonType.FIGURE,
                    figure(Measured.Series::count, Growth.GrowthShape.POWER, Growth::figure))
            .maybe(
                    "countBase",
                    JsonType.FIGURE,
                    figure(Measured.Series::count, Growth.GrowthShape.EXPONENTIAL, Growth::figure))
            .maybe(
                    "theoryPower",
                    JsonType.FIGURE.about(
                            "The b of steps = a n^b by the method's construction; absent where none or an exponential"
                                    + " is known."),
                    theory(Growth.GrowthShape.POWER))
            .maybe(
                    "theoryBase",
                    JsonType.FIGURE.about("The b of steps = a b^n by the method's construction."),
                    theory(Growth.GrowthShape.EXPONENTIAL))
            .with("points", JsonType.list(POINT), Series::points);

    /** The document. */
    public static final JsonShape<MeasureJson> SHAPE = new JsonShape<MeasureJson>()
            .constant("schema", "zermelo/compare/1")
            .text("title", all -> all.measured.experiment().title())
            .with(
                    "unit",
                    JsonType.TEXT.about("What a size counts."),
                    all -> all.measured.experiment().unit())
            .count("seed", MeasureJson::seed)
            .count("processors", all -> Runtime.getRuntime().availableProcessors())
            .with(
                    "agrees",
                    JsonType.FLAG.about("Whether all methods that ran on the same input got the same result."),
                    all -> all.measured.agrees())
            .with("series", JsonType.list(SERIES), MeasureJson::series);

    /** The whole experiment. */
    public static Map<String, @Nullable Object> of(Measured measured, long seed, Words words) {
        return SHAPE.json(new MeasureJson(measured, seed, words));
    }

    /** One point of a series. */
    public static Map<String, @Nullable Object> point(Measured.Point point, Words words) {
        return POINT.json(new WordedPoint(point, words));
    }

    private List<Series> series() {
        return measured.series().stream()
                .map(each -> new Series(each, Theory.of(measured.experiment(), each.label()), words))
                .toList();
    }

    private static Function<Series, Optional<Double>> theory(Growth.GrowthShape kind) {
        return series ->
                Optional.of(series.theory).filter(known -> known.kind() == kind).map(Growth::figure);
    }

    private static Function<Series, Optional<Double>> figure(
            Function<Measured.Series, Growth> growth, Growth.GrowthShape kind, Function<Growth, Double> figure) {
        return series -> Optional.of(growth.apply(series.series))
                .filter(fitted -> fitted.kind() == kind)
                .map(figure);
    }
}
