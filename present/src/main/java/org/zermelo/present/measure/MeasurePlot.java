package org.zermelo.present.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import org.zermelo.desk.measure.Growth;
import org.zermelo.desk.measure.Measured;
import org.zermelo.desk.measure.Measured.Ran;
import org.zermelo.present.picture.Picture;
import org.zermelo.present.picture.Picture.Anchor;
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

    private MeasurePlot() {}

    /** The whole drawing. */
    public static Picture of(Measured measured, Words words) {
        List<Ran> all = measured.series().stream().flatMap(s -> ran(s).stream()).toList();
        Chart chart = new Chart(
                LEFT,
                TOP,
                WIDTH - RIGHT - LEFT,
                HEIGHT - BOTTOM - TOP,
                Chart.Axis.logarithmic(all.stream().mapToDouble(Ran::size).toArray(), Ticks::size),
                Chart.Axis.logarithmic(
                        all.stream()
                                .flatMapToDouble(r -> DoubleStream.of(r.least(), r.most()))
                                .toArray(),
                        seconds -> Ticks.time(seconds, words)));
        List<Shape> shapes = new ArrayList<>(
                chart.shapes(measured.series().stream().map(MeasurePlot::curve).toList()));
        shapes.add(Chart.words(LEFT, 28, measured.experiment().title()));
        shapes.add(Chart.text(
                (LEFT + WIDTH - RIGHT) / 2.0, HEIGHT - 16, Anchor.MIDDLE, MeasureTables.unit(measured, words)));
        shapes.add(Chart.words(LEFT, TOP - 6, words.say("measure.axis")));
        for (int i = 0; i < measured.series().size(); i++) {
            Measured.Series series = measured.series().get(i);
            int legend = TOP + 10 + i * 36;
            shapes.addAll(Chart.entry(WIDTH - RIGHT + 20, legend, i, series.label()));
            if (series.time().kind() != Growth.GrowthShape.NONE) {
                String growth = "~ " + MeasureTables.text(series.time(), words);
                shapes.add(Chart.words(WIDTH - RIGHT + 50, legend + 19, growth));
            }
        }
        return new Picture(measured.experiment().title(), WIDTH, HEIGHT, shapes);
    }

    private static Chart.ChartCurve curve(Measured.Series series) {
        return new Chart.ChartCurve(
                ran(series).stream()
                        .map(ran -> new Chart.ChartPoint(ran.size(), ran.least(), ran.median(), ran.most()))
                        .toList(),
                List.of());
    }

    private static List<Ran> ran(Measured.Series series) {
        return series.points().stream()
                .filter(Ran.class::isInstance)
                .map(Ran.class::cast)
                .toList();
    }
}
