package org.zermelo.present.measure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import org.zermelo.desk.measure.Growth;
import org.zermelo.desk.measure.Measured;
import org.zermelo.desk.measure.Measured.Ran;
import org.zermelo.present.picture.Picture;
import org.zermelo.present.picture.Picture.Anchor;
import org.zermelo.present.picture.Picture.Disc;
import org.zermelo.present.picture.Picture.Label;
import org.zermelo.present.picture.Picture.Line;
import org.zermelo.present.picture.Picture.Path;
import org.zermelo.present.picture.Picture.Shape;
import org.zermelo.present.words.Words;

/**
 * Measured times as a drawing with both axes logarithmic: medians with bars from the fastest to the slowest run, and the
 * fitted growth in the legend.
 */
public final class MeasurePlot {

    private static final int WIDTH = 860;
    private static final int HEIGHT = 520;
    private static final int LEFT = 80;
    private static final int RIGHT = 290;
    private static final int TOP = 50;
    private static final int BOTTOM = 60;
    private static final String GRID = "#e2e2e6";

    /** Told apart by people who see colours differently, too (Okabe and Ito's palette). */
    private static final String[] COLOURS = {
        "#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000", "#8a8a90"
    };

    private final Measured measured;
    private final Words words;
    private final List<Shape> shapes = new ArrayList<>();
    private final Axis x;
    private final Axis y;

    private MeasurePlot(Measured measured, Words words) {
        this.measured = measured;
        this.words = words;
        List<Ran> all = measured.series().stream().flatMap(s -> ran(s).stream()).toList();
        this.x = Axis.over(all.stream().mapToDouble(Ran::size).toArray(), LEFT, WIDTH - RIGHT);
        this.y = Axis.over(
                all.stream()
                        .flatMapToDouble(r -> DoubleStream.of(r.least(), r.most()))
                        .toArray(),
                HEIGHT - BOTTOM,
                TOP);
    }

    /** The whole drawing. */
    public static Picture of(Measured measured, Words words) {
        return new MeasurePlot(measured, words).draw();
    }

    private static List<Ran> ran(Measured.Series series) {
        return series.points().stream()
                .filter(Ran.class::isInstance)
                .map(Ran.class::cast)
                .toList();
    }

    private Picture draw() {
        text(LEFT, 28, Anchor.LEFT, measured.experiment().title());
        for (double tick : Ticks.between(x.least(), x.most())) {
            shapes.add(new Line(x.at(tick), TOP, x.at(tick), HEIGHT - BOTTOM, 1, GRID));
            text(x.at(tick), HEIGHT - BOTTOM + 20, Anchor.MIDDLE, Ticks.size(tick));
        }
        for (double tick : Ticks.between(y.least(), y.most())) {
            shapes.add(new Line(LEFT, y.at(tick), WIDTH - RIGHT, y.at(tick), 1, GRID));
            text(LEFT - 8, y.at(tick) + 4, Anchor.RIGHT, Ticks.time(tick, words));
        }
        text((LEFT + WIDTH - RIGHT) / 2.0, HEIGHT - 16, Anchor.MIDDLE, MeasureTables.unit(measured, words));
        text(LEFT, TOP - 6, Anchor.LEFT, words.say("measure.axis"));
        for (int i = 0; i < measured.series().size(); i++) {
            series(measured.series().get(i), COLOURS[i % COLOURS.length], i);
        }
        return new Picture(measured.experiment().title(), WIDTH, HEIGHT, shapes);
    }

    private void series(Measured.Series series, String colour, int place) {
        List<Ran> points = ran(series);
        List<double[]> medians = new ArrayList<>();
        for (Ran point : points) {
            double px = x.at(point.size());
            medians.add(new double[] {px, y.at(point.median())});
            shapes.add(new Line(px, y.at(point.least()), px, y.at(point.most()), 1, colour));
            shapes.add(new Disc(px, y.at(point.median()), 3.5, colour));
        }
        if (!points.isEmpty()) {
            shapes.add(new Path(Picture.through(medians), 1.8, colour));
        }
        int legend = TOP + 10 + place * 36;
        shapes.add(new Line(WIDTH - RIGHT + 20, legend, WIDTH - RIGHT + 42, legend, 3, colour));
        text(WIDTH - RIGHT + 50, legend + 4, Anchor.LEFT, series.label());
        if (series.time().kind() != Growth.Kind.NONE) {
            text(WIDTH - RIGHT + 50, legend + 19, Anchor.LEFT, "~ " + MeasureTables.text(series.time(), words));
        }
    }

    private void text(double px, double py, Anchor anchor, String text) {
        shapes.add(new Label(px, py, text, anchor, 13, false, "#1d1d1f"));
    }

    /** A logarithmic axis from pixel {@code from} to pixel {@code to}. */
    private record Axis(double least, double most, double from, double to) {

        static Axis over(double[] values, double from, double to) {
            double least = Arrays.stream(values).min().orElse(1);
            double most = Arrays.stream(values).max().orElse(10);
            return new Axis(least * 0.85, Math.max(most, least * 1.5) * 1.15, from, to);
        }

        double at(double value) {
            return from + (to - from) * Math.log(value / least) / Math.log(most / least);
        }
    }
}
