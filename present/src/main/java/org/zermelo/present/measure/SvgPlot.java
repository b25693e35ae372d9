package org.zermelo.present.measure;

import java.util.List;
import java.util.Locale;
import org.zermelo.present.measure.Measured.Ran;
import org.zermelo.present.words.Markup;
import org.zermelo.present.words.Words;

/**
 * Measured times as a drawing with both axes logarithmic: medians with bars from the fastest to the slowest run, and the
 * fitted growth in the legend.
 */
public final class SvgPlot {

    private static final int WIDTH = 860;
    private static final int HEIGHT = 520;
    private static final int LEFT = 80;
    private static final int RIGHT = 290;
    private static final int TOP = 50;
    private static final int BOTTOM = 60;

    /** Told apart by people who see colours differently, too (Okabe and Ito's palette). */
    private static final String[] COLOURS = {
        "#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000", "#8a8a90"
    };

    private final Measured measured;
    private final Words words;
    private final StringBuilder out = new StringBuilder();
    private final Axis x;
    private final Axis y;

    private SvgPlot(Measured measured, Words words) {
        this.measured = measured;
        this.words = words;
        List<Ran> all = measured.series().stream().flatMap(s -> ran(s).stream()).toList();
        this.x = Axis.over(all.stream().mapToDouble(Ran::size).toArray(), LEFT, WIDTH - RIGHT);
        this.y = Axis.over(
                all.stream()
                        .flatMapToDouble(r -> java.util.stream.DoubleStream.of(r.least(), r.most()))
                        .toArray(),
                HEIGHT - BOTTOM,
                TOP);
    }

    /** The whole drawing. */
    public static String of(Measured measured, Words words) {
        return new SvgPlot(measured, words).draw();
    }

    private static List<Ran> ran(Measured.Series series) {
        return series.points().stream()
                .filter(Ran.class::isInstance)
                .map(Ran.class::cast)
                .toList();
    }

    private String draw() {
        add(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\""
                        + " font-family=\"system-ui, sans-serif\" font-size=\"13\" role=\"img\">",
                WIDTH, HEIGHT, WIDTH, HEIGHT);
        add("<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>");
        text(LEFT, 28, "start", measured.experiment().title());
        for (double tick : Ticks.between(x.least(), x.most())) {
            add("<path d=\"M%.1f %d V%d\" stroke=\"#e2e2e6\"/>", x.at(tick), TOP, HEIGHT - BOTTOM);
            text(x.at(tick), HEIGHT - BOTTOM + 20, "middle", Ticks.size(tick));
        }
        for (double tick : Ticks.between(y.least(), y.most())) {
            add("<path d=\"M%d %.1f H%d\" stroke=\"#e2e2e6\"/>", LEFT, y.at(tick), WIDTH - RIGHT);
            text(LEFT - 8, y.at(tick) + 4, "end", Ticks.time(tick, words));
        }
        text((LEFT + WIDTH - RIGHT) / 2.0, HEIGHT - 16, "middle", MeasureTables.unit(measured, words));
        text(LEFT, TOP - 6, "start", words.say("measure.axis"));
        for (int i = 0; i < measured.series().size(); i++) {
            series(measured.series().get(i), COLOURS[i % COLOURS.length], i);
        }
        return out.append("</svg>\n").toString();
    }

    private void series(Measured.Series series, String colour, int place) {
        List<Ran> points = ran(series);
        StringBuilder path = new StringBuilder();
        for (Ran point : points) {
            double px = x.at(point.size());
            path.append(
                    String.format(Locale.ROOT, "%s%.1f %.1f", path.isEmpty() ? "M" : " L", px, y.at(point.median())));
            add(
                    "<path d=\"M%.1f %.1f V%.1f\" stroke=\"%s\" stroke-width=\"1\"/>",
                    px, y.at(point.least()), y.at(point.most()), colour);
            add("<circle cx=\"%.1f\" cy=\"%.1f\" r=\"3.5\" fill=\"%s\"/>", px, y.at(point.median()), colour);
        }
        if (!points.isEmpty()) {
            add("<path d=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"1.8\"/>", path, colour);
        }
        int legend = TOP + 10 + place * 36;
        add("<path d=\"M%d %d h22\" stroke=\"%s\" stroke-width=\"3\"/>", WIDTH - RIGHT + 20, legend, colour);
        text(WIDTH - RIGHT + 50, legend + 4, "start", series.label());
        if (series.time().kind() != Growth.Kind.NONE) {
            text(WIDTH - RIGHT + 50, legend + 19, "start", "~ " + MeasureTables.text(series.time(), words));
        }
    }

    private void text(double px, double py, String anchor, String text) {
        add(
                "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" fill=\"#1d1d1f\">%s</text>",
                px, py, anchor, Markup.escaped(text));
    }

    private void add(String format, Object... args) {
        out.append(String.format(Locale.ROOT, format, args)).append('\n');
    }

    /** A logarithmic axis from pixel {@code from} to pixel {@code to}. */
    private record Axis(double least, double most, double from, double to) {

        static Axis over(double[] values, double from, double to) {
            double least = java.util.Arrays.stream(values).min().orElse(1);
            double most = java.util.Arrays.stream(values).max().orElse(10);
            return new Axis(least * 0.85, Math.max(most, least * 1.5) * 1.15, from, to);
        }

        double at(double value) {
            return from + (to - from) * Math.log(value / least) / Math.log(most / least);
        }
    }
}
