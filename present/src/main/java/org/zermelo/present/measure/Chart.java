package org.zermelo.present.measure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleFunction;
import org.zermelo.present.picture.Picture;
import org.zermelo.present.picture.Picture.Anchor;
import org.zermelo.present.picture.Picture.Disc;
import org.zermelo.present.picture.Picture.Label;
import org.zermelo.present.picture.Picture.Path;
import org.zermelo.present.picture.Picture.Shape;
import org.zermelo.present.picture.Picture.StraightLine;

/**
 * Curves in a rectangle of a picture, their heights logarithmic. What a curve is expected to reach is dashed.
 *
 * @param left where the rectangle begins
 * @param across the abscissas, from left to right
 * @param up the ordinates, from the bottom up
 */
public record Chart(double left, double top, double width, double height, Axis across, Axis up) {

    /** A measured figure: the middle one of several runs, the least and the greatest. */
    public record ChartPoint(double x, double least, double middle, double most) {

        /** One figure alone. */
        public ChartPoint(double x, double middle) {
            this(x, middle, middle, middle);
        }
    }

    /**
     * Points that belong together, by their abscissas.
     *
     * @param ahead where the curve would go on to; none where that is not known
     */
    public record ChartCurve(List<ChartPoint> points, List<ChartPoint> ahead) {
        public ChartCurve {
            points = List.copyOf(points);
            ahead = List.copyOf(ahead);
        }
    }

    /**
     * An axis from the least figure to the greatest.
     *
     * @param logarithmic whether each step multiplies
     * @param named how a figure on it is written
     */
    public record Axis(double least, double most, boolean logarithmic, DoubleFunction<String> named) {

        /** A logarithmic one over positive figures, with a little room at both ends. */
        public static Axis logarithmic(double[] figures, DoubleFunction<String> named) {
            double least = Arrays.stream(figures).min().orElse(1);
            double most = Arrays.stream(figures).max().orElse(10);
            return new Axis(least * 0.85, Math.max(most, least * 1.5) * 1.15, true, named);
        }

        /** A straight one. */
        public static Axis straight(double[] figures, DoubleFunction<String> named) {
            double least = Arrays.stream(figures).min().orElse(0);
            double most = Arrays.stream(figures).max().orElse(1);
            double room = Math.max(most - least, 1) / 30;
            return new Axis(least - room, most + room, false, named);
        }

        private double share(double figure) {
            return logarithmic ? Math.log(figure / least) / Math.log(most / least) : (figure - least) / (most - least);
        }

        private List<Double> ticks() {
            return logarithmic ? Ticks.between(least, most) : Ticks.straight(least, most);
        }
    }

    /** Told apart by people who see colours differently, too (Okabe and Ito's palette). */
    private static final String[] COLOURS = {
        "#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000", "#8a8a90"
    };

    private static final String GRID = "#e2e2e6";
    private static final String INK = "#1d1d1f";
    private static final int LETTERS = 13;

    /** The colour of a curve by its number from 0. */
    static String colour(int curve) {
        return COLOURS[curve % COLOURS.length];
    }

    /** Words of a chart. */
    static Label text(double x, double y, Anchor anchor, String text) {
        return new Label(x, y, text, anchor, LETTERS, false, INK);
    }

    private double right() {
        return left + width;
    }

    private double bottom() {
        return top + height;
    }

    private double x(double figure) {
        return left + width * across.share(figure);
    }

    private double y(double figure) {
        return bottom() - height * up.share(figure);
    }

    /** The grid with its figures, then the curves. */
    public List<Shape> shapes(List<ChartCurve> curves) {
        List<Shape> shapes = new ArrayList<>();
        for (double tick : across.ticks()) {
            shapes.add(new StraightLine(x(tick), top, x(tick), bottom(), 1, GRID));
            shapes.add(
                    text(x(tick), bottom() + 20, Anchor.MIDDLE, across.named().apply(tick)));
        }
        for (double tick : up.ticks()) {
            shapes.add(new StraightLine(left, y(tick), right(), y(tick), 1, GRID));
            shapes.add(text(left - 8, y(tick) + 4, Anchor.RIGHT, up.named().apply(tick)));
        }
        for (int i = 0; i < curves.size(); i++) {
            draw(curves.get(i), colour(i), shapes);
        }
        return shapes;
    }

    /** A bound that is drawn across all curves, with its name below it. */
    public List<Shape> bound(double figure, String name) {
        Label words = new Label(right() - 4, y(figure) + 15, name, Anchor.RIGHT, LETTERS - 1, false, "#8a8a90");
        return List.of(new StraightLine(left, y(figure), right(), y(figure), 1.2, "#8a8a90"), words);
    }

    private void draw(ChartCurve curve, String colour, List<Shape> shapes) {
        List<double[]> middles = new ArrayList<>();
        for (ChartPoint point : curve.points()) {
            middles.add(new double[] {x(point.x()), y(point.middle())});
            shapes.add(new StraightLine(x(point.x()), y(point.least()), x(point.x()), y(point.most()), 1, colour));
            shapes.add(new Disc(x(point.x()), y(point.middle()), 3.5, colour));
        }
        if (!middles.isEmpty()) {
            shapes.add(new Path(Picture.through(middles), 1.8, colour));
            List<double[]> dashes = new ArrayList<>(List.of(middles.get(middles.size() - 1)));
            curve.ahead().forEach(point -> dashes.add(new double[] {x(point.x()), y(point.middle())}));
            if (dashes.size() > 1) {
                shapes.add(new Path(Picture.through(dashes), 1.2, colour, true));
            }
        }
    }

    /** The line of a legend that shows a curve's colour. */
    public static List<Shape> entry(double x, double y, int curve, String text) {
        return List.of(new StraightLine(x, y, x + 22, y, 3, colour(curve)), text(x + 30, y + 4, Anchor.LEFT, text));
    }

    /** A line of words in the ink of the chart. */
    public static Shape words(double x, double y, String text) {
        return text(x, y, Anchor.LEFT, text);
    }
}
