package org.zermelo.bench.growth;

import java.util.List;
import java.util.Locale;
import org.zermelo.bench.growth.GrowthCurve.Fit;
import org.zermelo.bench.growth.GrowthCurve.Point;
import org.zermelo.desk.measure.Growth;

/** Measured growth as tables in Markdown: what was fitted, a row a method, then every size. */
final class GrowthTables {

    private GrowthTables() {}

    static void print(List<GrowthCurve> curves, Growth.GrowthShape kind) {
        System.out.println("| method | time | from | memory | from | largest run | an hour | 20 GiB | the next size |");
        System.out.println("|---|---|---|---|---|---|---|---|---|");
        curves.forEach(curve -> System.out.println(curve.points().isEmpty() ? none(curve) : fitted(curve)));
        System.out.println();
        System.out.println("| method | size | positions, cells, values | CPU | local | memory |");
        System.out.println("|---|---|---|---|---|---|");
        curves.forEach(curve -> sizes(curve, kind));
    }

    private static String none(GrowthCurve curve) {
        return "| " + curve.name() + " | | | | | | | | " + curve.end() + " |";
    }

    private static String fitted(GrowthCurve curve) {
        Fit time = curve.time();
        Fit memory = curve.memory();
        double reach = curve.reach();
        return String.join(
                " | ",
                "| " + curve.name(),
                told(time),
                from(time),
                told(memory),
                from(memory),
                time.last().size() + ", " + seconds(time.figure()),
                reach(time.reaches(GrowthCurve.HOUR), reach),
                reach(memory.reaches(GrowthCurve.MEMORY), reach),
                curve.end() + " |");
    }

    private static String from(Fit fit) {
        return fit.known() ? fit.knee().size() : "";
    }

    private static void sizes(GrowthCurve curve, Growth.GrowthShape kind) {
        Point before = null;
        for (Point point : curve.points()) {
            System.out.println(String.join(
                            " | ",
                            "| " + (before == null ? curve.name() : ""),
                            point.size(),
                            point.count() == 0 ? "" : String.format(Locale.ROOT, "%,d", point.count()),
                            seconds(point.seconds()),
                            before == null ? "" : local(before, point, kind),
                            point.bytes() < GrowthCurve.LEAST_BYTES ? "" : bytes(point.bytes()),
                            "")
                    .stripTrailing());
            before = point;
        }
    }

    /** A growth as a formula; {@code n} is the size. */
    static String told(Fit fit) {
        String figure = String.format(Locale.ROOT, "%.2f", fit.growth().figure());
        String sure = fit.rough() ? "~ " : "";
        if (fit.known() && fit.flat()) {
            return "flat";
        }
        return switch (fit.growth().kind()) {
            case NONE -> "";
            case POWER -> sure + "n^" + figure;
            case EXPONENTIAL -> sure + figure + "^n";
        };
    }

    /** The size that a bound allows, rounded to what the fit can tell; bold where no other bound is met before. */
    private static String reach(double size, double least) {
        if (!Double.isFinite(size)) {
            return "";
        }
        double unit = size < 1000 ? 1 : Math.pow(10, Math.floor(Math.log10(size)) - 1);
        String rounded = size > 1e10
                ? String.format(Locale.ROOT, "%.1e", size).replaceFirst("e\\+", " x 10^")
                : String.format(Locale.ROOT, "%,.0f", Math.floor(size / unit) * unit);
        return size == least ? "**" + rounded + "**" : rounded;
    }

    private static String local(Point before, Point point, Growth.GrowthShape kind) {
        double times = Math.log(point.seconds() / before.seconds());
        boolean steps = kind == Growth.GrowthShape.EXPONENTIAL;
        double step = steps ? point.amount() - before.amount() : Math.log(point.amount() / before.amount());
        return step == 0 ? "" : String.format(Locale.ROOT, "%.2f", steps ? Math.exp(times / step) : times / step);
    }

    /** A time with its unit. */
    static String seconds(double seconds) {
        return seconds >= 0.9995
                ? figure(seconds) + " s"
                : seconds >= 0.9995e-3 ? figure(seconds * 1e3) + " ms" : figure(seconds * 1e6) + " µs";
    }

    /** An amount of memory with its unit. */
    static String bytes(double bytes) {
        return bytes >= 0.9995e9
                ? figure(bytes / 1e9) + " GB"
                : bytes >= 0.9995e6 ? figure(bytes / 1e6) + " MB" : figure(bytes / 1e3) + " kB";
    }

    private static String figure(double figure) {
        double rounded = Double.parseDouble(String.format(Locale.ROOT, "%.2e", figure));
        return rounded == Math.rint(rounded) ? String.format(Locale.ROOT, "%,.0f", rounded) : Double.toString(rounded);
    }
}
