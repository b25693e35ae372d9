package org.zermelo.present.measure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.measure.Growth;
import org.zermelo.desk.measure.Measured;
import org.zermelo.desk.measure.Measured.Ran;
import org.zermelo.desk.measure.Measured.Skipped;
import org.zermelo.present.json.Json;
import org.zermelo.present.words.Words;

/** Measured growth as a document: every run of every point. */
public final class MeasureJson {

    /** The name and version of the schema. */
    public static final String SCHEMA = "zermelo/compare/1";

    private MeasureJson() {}

    /** The whole experiment. */
    public static Map<String, @Nullable Object> of(Measured measured, long seed, Words words) {
        List<Object> all = new ArrayList<>();
        for (Measured.Series series : measured.series()) {
            List<Map<String, @Nullable Object>> points =
                    series.points().stream().map(point -> point(point, words)).toList();
            all.add(Json.object(
                    "label",
                    series.label(),
                    "timePower",
                    figure(series.time(), Growth.Kind.POWER),
                    "timePowerError",
                    error(series.time(), Growth.Kind.POWER),
                    "timeBase",
                    figure(series.time(), Growth.Kind.EXPONENTIAL),
                    "timeBaseError",
                    error(series.time(), Growth.Kind.EXPONENTIAL),
                    "countPower",
                    figure(series.count(), Growth.Kind.POWER),
                    "countBase",
                    figure(series.count(), Growth.Kind.EXPONENTIAL),
                    "points",
                    points));
        }
        return Json.object(
                "schema",
                SCHEMA,
                "title",
                measured.experiment().title(),
                "unit",
                measured.experiment().unit(),
                "seed",
                seed,
                "processors",
                Runtime.getRuntime().availableProcessors(),
                "agrees",
                measured.agrees(),
                "series",
                all);
    }

    /** One point of a series. */
    public static Map<String, @Nullable Object> point(Measured.Point point, Words words) {
        return point instanceof Ran ran
                ? Json.object(
                        "size",
                        ran.size(),
                        "medianSeconds",
                        ran.median(),
                        "seconds",
                        Arrays.stream(ran.seconds()).boxed().toList(),
                        "count",
                        ran.count(),
                        "agrees",
                        ran.agrees())
                : Json.object("size", point.size(), "skipped", words.say(((Skipped) point).why()));
    }

    private static @Nullable Double figure(Growth growth, Growth.Kind kind) {
        return growth.kind() == kind ? growth.figure() : null;
    }

    private static @Nullable Double error(Growth growth, Growth.Kind kind) {
        return growth.kind() == kind ? growth.error() : null;
    }
}
