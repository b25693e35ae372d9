package org.zermelo.present.picture;

import java.util.Locale;
import java.util.stream.Collectors;
import org.zermelo.present.picture.Picture.Box;
import org.zermelo.present.picture.Picture.Curve;
import org.zermelo.present.picture.Picture.Disc;
import org.zermelo.present.picture.Picture.Dots;
import org.zermelo.present.picture.Picture.Face;
import org.zermelo.present.picture.Picture.Label;
import org.zermelo.present.picture.Picture.Move;
import org.zermelo.present.picture.Picture.Path;
import org.zermelo.present.picture.Picture.PathPiece;
import org.zermelo.present.picture.Picture.Straight;
import org.zermelo.present.picture.Picture.StraightLine;
import org.zermelo.present.words.Markup;
import org.zermelo.present.words.Words;

/** Writes a picture as SVG: one file, no script, nothing from elsewhere. Lengths are rounded to hundredths. */
public final class Svg {

    private Svg() {}

    /** Ground, ink and grid where a reader wants dark pages; pages that embed the file as a picture hand this on. */
    private static final String DARK =
            "<style>@media (prefers-color-scheme: dark) {rect[fill=\"#ffffff\"] {fill: #16181d} text {fill: #e8e8ec}"
                    + " line[stroke=\"#e2e2e6\"] {stroke: #363a42} [stroke=\"#000000\"] {stroke: #ffffff}"
                    + " [fill=\"#000000\"] {fill: #ffffff} [stroke=\"#0072b2\"] {stroke: #3d9be0} [fill=\"#0072b2\"]"
                    + " {fill: #3d9be0}}</style>\n";

    /** The whole file of a chart that turns dark with the page about it. */
    public static String onAnyGround(Picture chart) {
        return write(chart).replaceFirst("</title>\n", "$0" + DARK);
    }

    /** The whole file. */
    public static String write(Picture picture) {
        StringBuilder out = new StringBuilder();
        out.append(String.format(
                Locale.ROOT,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%1$d\" height=\"%2$d\" viewBox=\"0 0 %1$d %2$d\""
                        + " role=\"img\" font-family=\"%3$s\">\n",
                picture.width(),
                picture.height(),
                picture.face() == Face.PLAIN ? "'DejaVu Sans', Arial, sans-serif" : "ui-monospace, monospace"));
        out.append("<title>").append(Markup.escaped(picture.title())).append("</title>\n");
        out.append("<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n");
        picture.shapes().forEach(shape -> out.append(shape(shape)).append('\n'));
        return out.append("</svg>\n").toString();
    }

    private static String shape(Picture.Shape shape) {
        if (shape instanceof Box box) {
            return tag("rect", "x", box.x(), "y", box.y(), "width", box.width(), "height", box.height())
                    + (box.thickness() > 0 ? attributes("rx", box.round()) : "")
                    + attributes("fill", box.fill())
                    + (box.thickness() > 0 ? attributes("stroke", box.border()) : "")
                    + (box.thickness() > 0 && box.thickness() != 1 ? attributes("stroke-width", box.thickness()) : "")
                    + "/>";
        }
        if (shape instanceof StraightLine line) {
            return tag("line", "x1", line.x1(), "y1", line.y1(), "x2", line.x2(), "y2", line.y2())
                    + attributes("stroke", line.colour(), "stroke-width", line.thickness()) + "/>";
        }
        if (shape instanceof Path path) {
            String pieces = path.pieces().stream().map(Svg::piece).collect(Collectors.joining(" "));
            return tag("path", "d", pieces, "fill", "none", "stroke", path.colour(), "stroke-width", path.thickness())
                    + (path.dashed() ? attributes("stroke-dasharray", "5 3") : "") + "/>";
        }
        if (shape instanceof Disc disc) {
            return tag("circle", "cx", disc.x(), "cy", disc.y(), "r", disc.radius(), "fill", disc.fill()) + "/>";
        }
        if (shape instanceof Dots dots) {
            StringBuilder path = new StringBuilder();
            String square = "h" + dots.side() + "v" + dots.side() + "h-" + dots.side() + "z";
            for (int i = 0; i < dots.x().length; i++) {
                path.append('M')
                        .append(dots.x()[i])
                        .append(' ')
                        .append(dots.y()[i])
                        .append(square);
            }
            return tag("path", "fill", dots.fill(), "d", path) + "/>";
        }
        Label label = (Label) shape;
        // words begin at the right in some languages, and there "start" means so
        boolean turns = Words.turns(label.text() + label.strong());
        String anchor = switch (label.anchor()) {
            case LEFT -> turns ? "end" : "start";
            case MIDDLE -> "middle";
            case RIGHT -> turns ? "start" : "end";
        };
        return tag("text", "x", label.x(), "y", label.y(), "text-anchor", anchor, "font-size", label.size())
                + (turns ? attributes("direction", "rtl") : "")
                + (label.bold() ? attributes("font-weight", "bold") : "")
                + attributes("fill", label.colour())
                + ">"
                + Markup.escaped(label.text())
                + (label.strong().isEmpty()
                        ? ""
                        : "<tspan font-weight=\"bold\">" + Markup.escaped(label.strong()) + "</tspan>")
                + "</text>";
    }

    private static String piece(PathPiece piece) {
        if (piece instanceof Move m) {
            return "M" + length(m.x()) + " " + length(m.y());
        }
        if (piece instanceof Straight s) {
            return "L" + length(s.x()) + " " + length(s.y());
        }
        Curve c = (Curve) piece;
        return "C" + length(c.x1()) + " " + length(c.y1()) + " " + length(c.x2()) + " " + length(c.y2()) + " "
                + length(c.x()) + " " + length(c.y());
    }

    /** The beginning of an element, with attributes by their names. */
    private static String tag(String name, Object... namesAndValues) {
        return "<" + name + attributes(namesAndValues);
    }

    private static String attributes(Object... namesAndValues) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            Object value = namesAndValues[i + 1];
            out.append(' ').append(namesAndValues[i]).append("=\"");
            out.append(value instanceof Double number ? length(number) : value).append('"');
        }
        return out.toString();
    }

    private static String length(double length) {
        double rounded = Math.rint(length * 100) / 100;
        return rounded == Math.rint(rounded) ? Long.toString((long) rounded) : Double.toString(rounded);
    }
}
