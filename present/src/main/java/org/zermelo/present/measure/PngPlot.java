package org.zermelo.present.measure;

import java.awt.Color;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import org.knowm.xchart.BitmapEncoder;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.zermelo.present.measure.Measured.Ran;
import org.zermelo.present.words.Words;

/** Measured times as a bitmap with both axes logarithmic; bars reach from the fastest to the slowest run. */
public final class PngPlot {

    private static final int WIDTH = 900;
    private static final int HEIGHT = 600;

    private PngPlot() {}

    /** Writes the plot. */
    public static void write(Measured measured, Words words, OutputStream out) throws IOException {
        System.setProperty("java.awt.headless", "true");
        XYChart chart = new XYChartBuilder()
                .width(WIDTH)
                .height(HEIGHT)
                .title(measured.experiment().title())
                .xAxisTitle(MeasureTables.unit(measured, words))
                .yAxisTitle(words.say("measure.axis"))
                .build();
        chart.getStyler().setChartBackgroundColor(Color.WHITE);
        chart.getStyler().setXAxisLogarithmic(true);
        chart.getStyler().setYAxisLogarithmic(true);
        for (Measured.Series series : measured.series()) {
            List<Ran> ran = series.points().stream()
                    .filter(Ran.class::isInstance)
                    .map(Ran.class::cast)
                    .toList();
            if (!ran.isEmpty()) {
                chart.addSeries(
                        series.label(),
                        ran.stream().mapToDouble(Ran::size).toArray(),
                        ran.stream().mapToDouble(Ran::median).toArray(),
                        ran.stream().mapToDouble(PngPlot::bar).toArray());
            }
        }
        BitmapEncoder.saveBitmap(chart, out, BitmapEncoder.BitmapFormat.PNG);
    }

    /** Half the spread; a bar that reached down to 0 would have no place on a logarithmic axis. */
    private static double bar(Ran point) {
        return Math.min((point.most() - point.least()) / 2, 0.9 * point.median());
    }
}
