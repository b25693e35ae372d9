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

/** Measured times as a bitmap with both axes logarithmic; a bar reaches half the
 * spread of the runs up and down from the median, for the library draws no uneven ones; the legend says the fitted growth. */
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
        chart.getStyler().setXAxisLogarithmicDecadeOnly(false);
        chart.getStyler().setXAxisTickLabelsFormattingFunction(PngPlot::sparse);
        chart.getStyler().setYAxisTickLabelsFormattingFunction(seconds -> Ticks.time(seconds, words));
        for (Measured.Series series : measured.series()) {
            List<Ran> ran = series.points().stream()
                    .filter(Ran.class::isInstance)
                    .map(Ran.class::cast)
                    .toList();
            if (!ran.isEmpty()) {
                chart.addSeries(
                        legend(series, words),
                        ran.stream().mapToDouble(Ran::size).toArray(),
                        ran.stream().mapToDouble(Ran::median).toArray(),
                        ran.stream().mapToDouble(PngPlot::bar).toArray());
            }
        }
        BitmapEncoder.saveBitmap(chart, out, BitmapEncoder.BitmapFormat.PNG);
    }

    /** The library marks every multiple of a power of ten; all their names would not fit. */
    private static String sparse(double size) {
        String name = Ticks.size(size);
        return "1235".indexOf(name.charAt(0)) >= 0 ? name : " ";
    }

    private static String legend(Measured.Series series, Words words) {
        return series.time().kind() == Growth.Kind.NONE
                ? series.label()
                : series.label() + "  ~ " + MeasureTables.text(series.time(), words);
    }

    /** Half the spread; a bar that reached down to 0 would have no place on a logarithmic axis. */
    private static double bar(Ran point) {
        return Math.min((point.most() - point.least()) / 2, 0.9 * point.median());
    }
}
