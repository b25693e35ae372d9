package org.zermelo.present.picture;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.zermelo.game.RefusedException;
import org.zermelo.present.picture.Picture.Anchor;
import org.zermelo.present.picture.Picture.Box;
import org.zermelo.present.picture.Picture.Label;
import org.zermelo.present.picture.Picture.Line;

/** Writes a picture as PNG, two pixels a point. */
public final class Png {

    private static final int SCALE = 2;

    /** A picture of more pixels than this would need more than half a gigabyte. */
    private static final long MOST_PIXELS = 120_000_000L;

    private Png() {}

    /**
     * Writes the whole file; does not close the stream.
     *
     * @throws RefusedException when the picture is too large for a PNG
     */
    public static void write(Picture picture, OutputStream out) throws IOException {
        long pixels = (long) picture.width() * SCALE * picture.height() * SCALE;
        if (pixels > MOST_PIXELS) {
            throw new RefusedException("exam.picture.too-large", "seen", pixels, "allowed", MOST_PIXELS);
        }
        BufferedImage image =
                new BufferedImage(picture.width() * SCALE, picture.height() * SCALE, BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = image.createGraphics();
        pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        pen.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        pen.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        pen.scale(SCALE, SCALE);
        pen.setColor(Color.WHITE);
        pen.fillRect(0, 0, picture.width(), picture.height());
        picture.shapes().forEach(shape -> draw(shape, pen));
        pen.dispose();
        // in memory: by itself it would keep the picture in a temporary file while it is written
        try (ImageOutputStream stream = new MemoryCacheImageOutputStream(out)) {
            ImageIO.write(image, "png", stream);
        }
    }

    private static void draw(Picture.Shape shape, Graphics2D pen) {
        if (shape instanceof Box box) {
            pen.setStroke(new BasicStroke(1));
            pen.setColor(Color.decode(box.fill()));
            pen.fillRoundRect(box.x(), box.y(), box.width(), box.height(), 2 * box.round(), 2 * box.round());
            pen.setColor(Color.decode(box.border()));
            pen.drawRoundRect(box.x(), box.y(), box.width(), box.height(), 2 * box.round(), 2 * box.round());
        } else if (shape instanceof Line line) {
            pen.setStroke(new BasicStroke(line.thickness()));
            pen.setColor(Color.decode(line.colour()));
            pen.drawLine(line.x1(), line.y1(), line.x2(), line.y2());
        } else if (shape instanceof Label label) {
            pen.setFont(new Font(Font.SANS_SERIF, label.bold() ? Font.BOLD : Font.PLAIN, label.size()));
            pen.setColor(Color.decode(label.colour()));
            int width = pen.getFontMetrics().stringWidth(label.text());
            int left = label.anchor() == Anchor.LEFT ? 0 : label.anchor() == Anchor.MIDDLE ? width / 2 : width;
            pen.drawString(label.text(), label.x() - left, label.y());
        }
    }
}
