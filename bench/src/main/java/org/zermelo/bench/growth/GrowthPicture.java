package org.zermelo.bench.growth;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.zermelo.bench.growth.GrowthCurve.Fit;
import org.zermelo.bench.growth.GrowthCurve.Point;
import org.zermelo.desk.measure.Growth;
import org.zermelo.present.measure.Chart;
import org.zermelo.present.picture.Picture;
import org.zermelo.present.picture.Picture.Shape;
import org.zermelo.present.picture.Svg;

/** Curves of time and of memory side by side, up to an hour and to 20 GiB; what is beyond the measured sizes is dashed. */
final class GrowthPicture {

    private static final int WIDTH = 900;
    private static final int TOP = 64;
    private static final int LEFT = 74;
    private static final int WIDE = 350;
    private static final int HIGH = 290;
    private static final int APART = 90;
    private static final int LEGEND = TOP + HIGH + 50;
    private static final int ROW = 22;

    /**
     * What is drawn over the sizes.
     *
     * @param bound how far the curves go
     * @param least less is not drawn
     */
    private record Drawn(
            String name,
            String boundName,
            double bound,
            double least,
            ToDoubleFunction<Point> figure,
            Function<GrowthCurve, Fit> fit,
            DoubleFunction<String> named) {

        Chart.ChartCurve curve(GrowthCurve curve, boolean ahead) {
            List<Chart.ChartPoint> points = curve.points().stream()
                    .filter(point -> figure.applyAsDouble(point) >= least)
                    .map(point -> new Chart.ChartPoint(point.amount(), figure.applyAsDouble(point)))
                    .toList();
            Fit fitted = fit.apply(curve);
            double end = curve.reach();
            boolean drawn = ahead
                    && !points.isEmpty()
                    && fitted.known()
                    && !fitted.flat()
                    && Double.isFinite(end)
                    && end > fitted.last().amount();
            return new Chart.ChartCurve(points, drawn ? List.of(new Chart.ChartPoint(end, fitted.at(end))) : List.of());
        }
    }

    private static final Drawn TIME = new Drawn(
            "time of the processor",
            "an hour",
            GrowthCurve.HOUR,
            1e-6,
            Point::seconds,
            GrowthCurve::time,
            GrowthTables::seconds);
    private static final Drawn MEMORY = new Drawn(
            "memory",
            "20 GiB",
            GrowthCurve.MEMORY,
            GrowthCurve.LEAST_BYTES,
            Point::bytes,
            GrowthCurve::memory,
            GrowthTables::bytes);

    private GrowthPicture() {}

    /**
     * The picture as SVG, for bright pages and for dark ones.
     *
     * @param unit what the size counts
     * @param ahead whether the curves go on to an hour and to 20 GiB
     */
    static String of(String title, String unit, List<GrowthCurve> curves, boolean ahead) {
        List<GrowthCurve> drawn =
                curves.stream().filter(curve -> !curve.points().isEmpty()).toList();
        boolean memory = drawn.stream().flatMap(c -> c.points().stream()).anyMatch(p -> p.bytes() >= MEMORY.least());
        List<Shape> shapes = new ArrayList<>();
        shapes.add(Chart.words(LEFT, 24, title + ", over " + unit));
        chart(LEFT, TIME, drawn, ahead, shapes);
        if (memory) {
            chart(LEFT + WIDE + APART, MEMORY, drawn, ahead, shapes);
        }
        for (int i = 0; i < drawn.size(); i++) {
            GrowthCurve curve = drawn.get(i);
            String fits = grows("time", curve.time()) + (memory ? grows("memory", curve.memory()) : "");
            shapes.addAll(Chart.entry(LEFT, LEGEND + i * ROW, i, curve.name() + fits));
        }
        return Svg.onAnyGround(new Picture(title, WIDTH, LEGEND + drawn.size() * ROW, shapes));
    }

    private static String grows(String what, Fit fit) {
        return fit.known() ? "; " + what + " " + GrowthTables.told(fit) : "";
    }

    private static void chart(double left, Drawn drawn, List<GrowthCurve> curves, boolean ahead, List<Shape> shapes) {
        List<Chart.ChartCurve> lines =
                curves.stream().map(curve -> drawn.curve(curve, ahead)).toList();
        List<Chart.ChartPoint> all = lines.stream()
                .flatMap(line -> Stream.concat(line.points().stream(), line.ahead().stream()))
                .toList();
        double[] sizes = all.stream().mapToDouble(Chart.ChartPoint::x).toArray();
        DoubleStream figures = all.stream().mapToDouble(Chart.ChartPoint::middle);
        double[] heights = (ahead ? DoubleStream.concat(figures, DoubleStream.of(drawn.bound())) : figures).toArray();
        boolean straight = curves.stream().anyMatch(curve -> curve.kind() == Growth.GrowthShape.EXPONENTIAL);
        Chart chart = new Chart(
                left,
                TOP,
                WIDE,
                HIGH,
                straight
                        ? Chart.Axis.straight(sizes, GrowthPicture::size)
                        : Chart.Axis.logarithmic(sizes, GrowthPicture::size),
                Chart.Axis.logarithmic(heights, drawn.named()));
        shapes.addAll(chart.shapes(lines));
        shapes.add(Chart.words(left, TOP - 14, drawn.name()));
        if (ahead) {
            shapes.addAll(chart.bound(drawn.bound(), drawn.boundName()));
        }
    }

    /** A power of ten; large sizes between have a line of the grid and no name. */
    private static String size(double size) {
        double power = Math.rint(Math.log10(size));
        return size >= 1e3 && Math.abs(Math.pow(10, power) / size - 1) < 1e-6
                ? "10" + raised((int) power)
                : size >= 1e5 ? "" : String.format(Locale.ROOT, "%,.0f", size);
    }

    private static String raised(int power) {
        StringBuilder raised = new StringBuilder();
        for (char digit : Integer.toString(power).toCharArray()) {
            raised.append("⁰¹²³⁴⁵⁶⁷⁸⁹".charAt(digit - '0'));
        }
        return raised.toString();
    }
}
