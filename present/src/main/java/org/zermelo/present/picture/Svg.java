package org.zermelo.present.picture;

import java.util.Locale;
import org.zermelo.present.picture.Picture.Box;
import org.zermelo.present.picture.Picture.Label;
import org.zermelo.present.picture.Picture.Line;

/** Writes a picture as SVG: one file, no script, nothing from elsewhere. */
public final class Svg {

    private Svg() {}

    /** The whole file. */
    public static String write(Picture picture) {
        StringBuilder out = new StringBuilder();
        out.append(String.format(
                Locale.ROOT,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\" role=\"img\""
                        + " font-family=\"'DejaVu Sans', Arial, sans-serif\">\n",
                picture.width(),
                picture.height(),
                picture.width(),
                picture.height()));
        out.append("<title>").append(escaped(picture.title())).append("</title>\n");
        out.append("<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n");
        picture.shapes().forEach(shape -> out.append(shape(shape)).append('\n'));
        return out.append("</svg>\n").toString();
    }

    private static String shape(Picture.Shape shape) {
        if (shape instanceof Box box) {
            return String.format(
                    Locale.ROOT,
                    "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"%d\" fill=\"%s\" stroke=\"%s\"/>",
                    box.x(),
                    box.y(),
                    box.width(),
                    box.height(),
                    box.round(),
                    box.fill(),
                    box.border());
        }
        if (shape instanceof Line line) {
            return String.format(
                    Locale.ROOT,
                    "<line x1=\"%d\" y1=\"%d\" x2=\"%d\" y2=\"%d\" stroke=\"%s\" stroke-width=\"%d\"/>",
                    line.x1(),
                    line.y1(),
                    line.x2(),
                    line.y2(),
                    line.colour(),
                    line.thickness());
        }
        Label label = (Label) shape;
        String anchor = switch (label.anchor()) {
            case LEFT -> "start";
            case MIDDLE -> "middle";
            case RIGHT -> "end";
        };
        return String.format(
                Locale.ROOT,
                "<text x=\"%d\" y=\"%d\" text-anchor=\"%s\" font-size=\"%d\"%s fill=\"%s\">%s</text>",
                label.x(),
                label.y(),
                anchor,
                label.size(),
                label.bold() ? " font-weight=\"bold\"" : "",
                label.colour(),
                escaped(label.text()));
    }

    /** Text that is safe between tags and in attributes. */
    public static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
