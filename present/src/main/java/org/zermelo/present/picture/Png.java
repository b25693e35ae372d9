package org.zermelo.present.picture;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.zermelo.game.RefusedException;
import org.zermelo.present.picture.Picture.Anchor;
import org.zermelo.present.picture.Picture.Box;
import org.zermelo.present.picture.Picture.Disc;
import org.zermelo.present.picture.Picture.Dots;
import org.zermelo.present.picture.Picture.Face;
import org.zermelo.present.picture.Picture.Label;
import org.zermelo.present.picture.Picture.Path;
import org.zermelo.present.picture.Picture.StraightLine;
import org.zermelo.present.words.Words;

/** Writes a picture as PNG, two pixels a point. */
public final class Png {

    private static final int SCALE = 2;

    /** A picture of more pixels than this would need more than half a gigabyte. */
    private static final long MOST_PIXELS = 120_000_000L;

    private static final float[] DASHES = {5, 3};

    private Png() {}

    /**
     * Writes the whole file; does not close the stream.
     *
     * @throws RefusedException when the picture is too large for a PNG, or no font here has one of its letters
     */
    public static void write(Picture picture, OutputStream out) throws IOException {
        long pixels = (long) picture.width() * SCALE * picture.height() * SCALE;
        if (pixels > MOST_PIXELS) {
            throw new RefusedException("exam.picture.too-large", "seen", pixels, "allowed", MOST_PIXELS);
        }
        // a picture in memory needs no screen, and asks for none
        System.setProperty("java.awt.headless", "true");
        refuseLettersWithoutFont(picture);
        BufferedImage image =
                new BufferedImage(picture.width() * SCALE, picture.height() * SCALE, BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = image.createGraphics();
        pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        pen.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        pen.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        pen.scale(SCALE, SCALE);
        pen.setColor(Color.WHITE);
        pen.fillRect(0, 0, picture.width(), picture.height());
        String face = face(picture);
        picture.shapes().forEach(shape -> draw(shape, face, pen));
        pen.dispose();
        // in memory: by itself it would keep the picture in a temporary file while it is written
        try (ImageOutputStream stream = new MemoryCacheImageOutputStream(out)) {
            ImageIO.write(image, "png", stream);
        }
    }

    private static void refuseLettersWithoutFont(Picture picture) {
        Font font = new Font(face(picture), Font.PLAIN, 12);
        for (Picture.Shape shape : picture.shapes()) {
            if (shape instanceof Label label) {
                (label.text() + label.strong())
                        .codePoints()
                        .filter(letter -> Character.isLetter(letter) && !font.canDisplay(letter))
                        .findFirst()
                        .ifPresent(letter -> {
                            throw new RefusedException("exam.picture.no-letter", "seen", Character.toString(letter));
                        });
            }
        }
    }

    private static String face(Picture picture) {
        return picture.face() == Face.PLAIN ? Font.SANS_SERIF : Font.MONOSPACED;
    }

    private static void draw(Picture.Shape shape, String face, Graphics2D pen) {
        if (shape instanceof Box box) {
            double arc = 2 * box.round();
            fill(new RoundRectangle2D.Double(box.x(), box.y(), box.width(), box.height(), arc, arc), box.fill(), pen);
            if (box.thickness() > 0) {
                pen.setStroke(new BasicStroke((float) box.thickness()));
                pen.setColor(Color.decode(box.border()));
                pen.draw(new RoundRectangle2D.Double(box.x(), box.y(), box.width(), box.height(), arc, arc));
            }
        } else if (shape instanceof StraightLine line) {
            pen.setStroke(new BasicStroke((float) line.thickness()));
            pen.setColor(Color.decode(line.colour()));
            pen.draw(new Line2D.Double(line.x1(), line.y1(), line.x2(), line.y2()));
        } else if (shape instanceof Path path) {
            float width = (float) path.thickness();
            pen.setStroke(
                    path.dashed()
                            ? new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, DASHES, 0)
                            : new BasicStroke(width));
            pen.setColor(Color.decode(path.colour()));
            pen.draw(outline(path));
        } else if (shape instanceof Disc disc) {
            double radius = disc.radius();
            fill(new Ellipse2D.Double(disc.x() - radius, disc.y() - radius, 2 * radius, 2 * radius), disc.fill(), pen);
        } else if (shape instanceof Dots dots) {
            pen.setColor(Color.decode(dots.fill()));
            for (int i = 0; i < dots.x().length; i++) {
                pen.fillRect(dots.x()[i], dots.y()[i], dots.side(), dots.side());
            }
        } else if (shape instanceof Label label) {
            write(label, face, pen);
        }
    }

    private static void fill(Shape shape, String colour, Graphics2D pen) {
        pen.setColor(Color.decode(colour));
        pen.fill(shape);
    }

    private static Shape outline(Path path) {
        Path2D outline = new Path2D.Double();
        for (Picture.PathPiece piece : path.pieces()) {
            if (piece instanceof Picture.Move m) {
                outline.moveTo(m.x(), m.y());
            } else if (piece instanceof Picture.Straight s) {
                outline.lineTo(s.x(), s.y());
            } else if (piece instanceof Picture.Curve c) {
                outline.curveTo(c.x1(), c.y1(), c.x2(), c.y2(), c.x(), c.y());
            }
        }
        return outline;
    }

    private static void write(Label label, String face, Graphics2D pen) {
        Font bold = new Font(face, Font.BOLD, label.size());
        Font font = label.bold() ? bold : new Font(face, Font.PLAIN, label.size());
        int text = pen.getFontMetrics(font).stringWidth(label.text());
        int strong = pen.getFontMetrics(bold).stringWidth(label.strong());
        int width = text + strong;
        int left = label.anchor() == Anchor.LEFT ? 0 : label.anchor() == Anchor.MIDDLE ? width / 2 : width;
        float x = (float) label.x() - left;
        // what follows stands at the left in some languages
        boolean turns = Words.turns(label.text() + label.strong());
        pen.setColor(Color.decode(label.colour()));
        pen.setFont(font);
        pen.drawString(label.text(), turns ? x + strong : x, (float) label.y());
        pen.setFont(bold);
        pen.drawString(label.strong(), turns ? x : x + text, (float) label.y());
    }
}
