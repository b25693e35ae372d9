package org.zermelo.present.picture;

import java.util.List;

/**
 * A picture of boxes, lines and words. Lengths are in points, the origin is the upper left corner, colours are
 * {@code #rrggbb}.
 *
 * @param title what it shows, for readers who cannot see it
 * @param shapes what is drawn, the first at the bottom
 */
public record Picture(String title, int width, int height, List<Shape> shapes) {

    /** Something that is drawn. */
    public sealed interface Shape {}

    /** A filled rectangle with a border; {@code round} is the radius of its corners. */
    public record Box(int x, int y, int width, int height, int round, String fill, String border) implements Shape {}

    /** A straight line. */
    public record Line(int x1, int y1, int x2, int y2, int thickness, String colour) implements Shape {}

    /** Words; {@code x} is their left end, middle or right end, {@code y} their base line. */
    public record Label(int x, int y, String text, Anchor anchor, int size, boolean bold, String colour)
            implements Shape {}

    /** Which point of the words is given. */
    public enum Anchor {
        LEFT,
        MIDDLE,
        RIGHT
    }

    public Picture {
        shapes = List.copyOf(shapes);
    }
}
