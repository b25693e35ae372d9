package org.zermelo.present.picture;

import java.util.ArrayList;
import java.util.List;

/**
 * A picture of boxes, lines and words. Lengths are in points, the origin is the upper left corner, colours are
 * {@code #rrggbb}.
 *
 * @param title what it shows, for readers who cannot see it
 * @param face the letters of its words
 * @param shapes what is drawn, the first at the bottom
 */
public record Picture(String title, int width, int height, Face face, List<Shape> shapes) {

    /** The letters of words. */
    public enum Face {
        PLAIN,
        /** All letters are of the same width. */
        MONOSPACED
    }

    /** Something that is drawn. */
    public sealed interface Shape {}

    /** A filled rectangle; {@code round} is the radius of its corners, without a border {@code thickness} is 0. */
    public record Box(
            double x, double y, double width, double height, double round, String fill, String border, double thickness)
            implements Shape {

        /** With a thin border. */
        public Box(double x, double y, double width, double height, double round, String fill, String border) {
            this(x, y, width, height, round, fill, border, 1);
        }

        /** Without a border. */
        public Box(double x, double y, double width, double height, String fill) {
            this(x, y, width, height, 0, fill, fill, 0);
        }
    }

    /** A straight line. */
    public record StraightLine(double x1, double y1, double x2, double y2, double thickness, String colour)
            implements Shape {}

    /** A line of straight and curved pieces. */
    public record Path(List<PathPiece> pieces, double thickness, String colour, boolean dashed) implements Shape {
        public Path {
            pieces = List.copyOf(pieces);
        }

        /** A line of straight pieces. */
        public Path(List<PathPiece> pieces, double thickness, String colour) {
            this(pieces, thickness, colour, false);
        }
    }

    /** A piece of a line, from where the last one ended. */
    public sealed interface PathPiece {}

    /** Goes to a place without drawing; the first piece of every path. */
    public record Move(double x, double y) implements PathPiece {}

    /** Goes straight to a place. */
    public record Straight(double x, double y) implements PathPiece {}

    /** A cubic Bézier curve to {@code (x, y)} by two control points. */
    public record Curve(double x1, double y1, double x2, double y2, double x, double y) implements PathPiece {

        /** From a place to another, leaving and coming level when {@code across}, else upright. */
        public static Curve between(double x1, double y1, double x2, double y2, boolean across) {
            double middle = across ? (x1 + x2) / 2 : (y1 + y2) / 2;
            return across ? new Curve(middle, y1, middle, y2, x2, y2) : new Curve(x1, middle, x2, middle, x2, y2);
        }
    }

    /** A filled circle. */
    public record Disc(double x, double y, double radius, String fill) implements Shape {}

    /** Many squares of one size and colour; {@code x[i]}, {@code y[i]} is the upper left corner of one. */
    public record Dots(int[] x, int[] y, int side, String fill) implements Shape {}

    /**
     * Words; {@code x} is their left end, middle or right end, {@code y} their base line.
     *
     * @param strong what follows them in bold letters
     */
    public record Label(
            double x, double y, String text, String strong, Anchor anchor, int size, boolean bold, String colour)
            implements Shape {

        /** Words that are all alike. */
        public Label(double x, double y, String text, Anchor anchor, int size, boolean bold, String colour) {
            this(x, y, text, "", anchor, size, bold, colour);
        }
    }

    /** Which point of the words is given. */
    public enum Anchor {
        LEFT,
        MIDDLE,
        RIGHT
    }

    public Picture {
        shapes = List.copyOf(shapes);
    }

    /** A picture with plain letters. */
    public Picture(String title, int width, int height, List<Shape> shapes) {
        this(title, width, height, Face.PLAIN, shapes);
    }

    /** A line through some places. */
    public static List<PathPiece> through(List<double[]> places) {
        List<PathPiece> pieces = new ArrayList<>();
        for (double[] place : places) {
            pieces.add(pieces.isEmpty() ? new Move(place[0], place[1]) : new Straight(place[0], place[1]));
        }
        return pieces;
    }
}
