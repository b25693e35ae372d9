package org.zermelo.present.analysis;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.desk.play.Review;
import org.zermelo.phrase.WorthWords;
import org.zermelo.present.picture.Picture;
import org.zermelo.present.picture.Picture.Anchor;
import org.zermelo.present.picture.Picture.Disc;
import org.zermelo.present.picture.Picture.Label;
import org.zermelo.present.picture.Picture.Path;
import org.zermelo.present.picture.Picture.Shape;
import org.zermelo.present.picture.Picture.StraightLine;
import org.zermelo.present.play.ReviewText;
import org.zermelo.present.table.Table;
import org.zermelo.present.table.Table.Cell;
import org.zermelo.present.words.Words;
import org.zermelo.value.Outcome;
import org.zermelo.value.Points;
import org.zermelo.value.Worth;

/**
 * Who would have won when: one line a ply, to the left while the first player wins, to the right while the second does; the
 * sooner or the higher the win, the further out. Moves that gave the game away are marked.
 */
public final class History {

    private static final int HALF = 20;
    private static final int ROW = 22;
    private static final int CENTRE = 320;
    private static final int REACH = 180;
    private static final String LINE = "#0072b2";

    /** One ply: how far out the value stood before it, 1 all for the first player and -1 all for the second. */
    private record PlyPoint(Review.Ply ply, double value) {}

    private final List<PlyPoint> points = new ArrayList<>();
    private final Review review;

    private History(Review review) {
        this.review = review;
        double most = 1;
        for (Review.Ply ply : review.plies()) {
            most = Math.max(most, size(ply));
        }
        for (Review.Ply ply : review.plies()) {
            points.add(new PlyPoint(ply, value(ply, most)));
        }
    }

    /** The history of a reviewed game. */
    public static History of(Review review) {
        return new History(review);
    }

    private static double size(Review.Ply ply) {
        return ply.worth() instanceof Outcome outcome ? outcome.plies() + 1.0 : Math.abs(forFirst(ply));
    }

    /** The points by which the first player will win in the end, or 1 or -1 for who wins where no points are counted. */
    private static double forFirst(Review.Ply ply) {
        int side = ply.first() ? 1 : -1;
        Worth worth = ply.worth();
        return worth instanceof Points more ? (double) ply.ahead() + side * more.points() : side * worth.sign();
    }

    private static double value(Review.Ply ply, double most) {
        double share = size(ply) / most;
        // a win far away is small, a large margin is large
        double out = ply.worth() instanceof Outcome ? 1 - share * 0.8 : share;
        return Math.signum(forFirst(ply)) * out;
    }

    /** As a table with a line of characters for each ply, and what is to be said of the whole below it. */
    public Table table(Words words) {
        String[] names = words.say("analysis.history").split("\\|");
        List<Table.TableRow> rows = new ArrayList<>();
        for (PlyPoint point : points) {
            Review.Ply ply = point.ply();
            StringBuilder bar = new StringBuilder("\u00b7".repeat(HALF) + "|" + "\u00b7".repeat(HALF));
            boolean lost = ply.grade() == Review.Grade.BLUNDER;
            bar.setCharAt(HALF - (int) Math.round(point.value() * HALF), lost ? '!' : 'o');
            rows.add(new Table.TableRow(
                    String.valueOf(ply.ply()),
                    List.of(
                            Cell.of(ply.move()),
                            new Cell(bar.toString(), lost ? Table.Mark.LOSS : Table.Mark.NONE),
                            Cell.of(WorthWords.brief(ply.worth(), words)))));
        }
        return new Table(
                words.say("analysis.history-title"),
                names[0],
                List.of(names[1], names[2] + " | " + names[3], names[4]),
                rows,
                ReviewText.sentences(review, words));
    }

    /** As a picture. */
    public Picture picture(Words words) {
        int height = ROW * (points.size() + 3);
        String[] names = words.say("analysis.history").split("\\|");
        List<Shape> marks = new ArrayList<>();
        List<double[]> places = new ArrayList<>();
        for (int i = 0; i < points.size(); i++) {
            Review.Ply ply = points.get(i).ply();
            long x = Math.round(CENTRE - points.get(i).value() * REACH);
            int y = ROW * (i + 2);
            boolean lost = ply.grade() == Review.Grade.BLUNDER;
            places.add(new double[] {x, y});
            marks.add(new Disc(x, y, lost ? 7 : 4, lost ? "#d55e00" : LINE));
            marks.add(text(12, y + 4, Anchor.LEFT, ply.ply() + ". " + ply.move() + (lost ? "  !" : "")));
            marks.add(text(628, y + 4, Anchor.RIGHT, WorthWords.brief(ply.worth(), words)));
        }
        List<Shape> shapes = new ArrayList<>();
        shapes.add(text(CENTRE - REACH / 2, 18, Anchor.MIDDLE, names[2]));
        shapes.add(text(CENTRE + REACH / 2, 18, Anchor.MIDDLE, names[3]));
        shapes.add(new StraightLine(CENTRE, 26, CENTRE, height - ROW, 1, "#888888"));
        shapes.add(new Path(Picture.through(places), 1.5, LINE));
        shapes.addAll(marks);
        return new Picture(words.say("analysis.history-title"), 2 * CENTRE, height, shapes);
    }

    private static Shape text(int x, int y, Anchor anchor, String text) {
        return new Label(x, y, text, anchor, 13, false, "#000000");
    }
}
