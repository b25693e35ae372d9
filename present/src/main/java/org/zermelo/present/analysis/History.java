package org.zermelo.present.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.zermelo.present.play.Review;
import org.zermelo.present.play.ReviewText;
import org.zermelo.present.words.Words;
import org.zermelo.present.words.WorthWords;
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

    /** One ply: how far out the value stood before it, 1 all for the first player and -1 all for the second. */
    private record Point(Review.Ply ply, double value) {}

    private final List<Point> points = new ArrayList<>();
    private final Review review;

    private History(Review review) {
        this.review = review;
        double most = 1;
        for (Review.Ply ply : review.plies()) {
            most = Math.max(most, size(ply));
        }
        for (Review.Ply ply : review.plies()) {
            points.add(new Point(ply, value(ply, most)));
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

    /** As lines of characters. */
    public String text(Words words) {
        String[] names = words.say("analysis.history").split("\\|");
        int moveWidth = names[1].length();
        for (Point point : points) {
            moveWidth = Math.max(moveWidth, point.ply().move().length());
        }
        StringBuilder out = new StringBuilder();
        out.append(String.format(
                Locale.ROOT,
                "%-7s  %-" + moveWidth + "s  %-" + HALF + "s|%" + HALF + "s  %s%n",
                names[0],
                names[1],
                names[2],
                names[3],
                names[4]));
        for (Point point : points) {
            StringBuilder line = new StringBuilder(" ".repeat(HALF) + "|" + " ".repeat(HALF));
            int at = HALF - (int) Math.round(point.value() * HALF);
            line.setCharAt(at, point.ply().grade() == Review.Grade.BLUNDER ? '!' : 'o');
            out.append(String.format(
                    Locale.ROOT,
                    "%-7d  %-" + moveWidth + "s  %s  %s%n",
                    point.ply().ply(),
                    point.ply().move(),
                    line,
                    WorthWords.brief(point.ply().worth(), words)));
        }
        ReviewText.sentences(review, words)
                .forEach(sentence -> out.append(sentence).append(System.lineSeparator()));
        return out.toString();
    }

    /** As a picture. */
    public String svg(Words words) {
        int height = ROW * (points.size() + 3);
        String[] names = words.say("analysis.history").split("\\|");
        StringBuilder out = new StringBuilder("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 640 " + height
                + "\" font-family=\"sans-serif\" font-size=\"13\" role=\"img\">\n");
        out.append("<title>" + escaped(words.say("analysis.history-title")) + "</title>\n");
        out.append("<rect width=\"640\" height=\"" + height + "\" fill=\"white\"/>\n");
        text(out, CENTRE - REACH / 2, 18, "middle", names[2]);
        text(out, CENTRE + REACH / 2, 18, "middle", names[3]);
        out.append("<line x1=\"" + CENTRE + "\" y1=\"26\" x2=\"" + CENTRE + "\" y2=\"" + (height - ROW)
                + "\" stroke=\"#888\"/>\n");
        StringBuilder path = new StringBuilder();
        StringBuilder dots = new StringBuilder();
        for (int i = 0; i < points.size(); i++) {
            Point point = points.get(i);
            long x = Math.round(CENTRE - point.value() * REACH);
            int y = ROW * (i + 2);
            path.append(i == 0 ? "M" : " L").append(x).append(' ').append(y);
            boolean lost = point.ply().grade() == Review.Grade.BLUNDER;
            dots.append("<circle cx=\"" + x + "\" cy=\"" + y + "\" r=\"" + (lost ? 7 : 4) + "\" fill=\""
                    + (lost ? "#d55e00" : "#0072b2") + "\"/>\n");
            text(
                    dots,
                    12,
                    y + 4,
                    "start",
                    point.ply().ply() + ". " + point.ply().move() + (lost ? "  !" : ""));
            text(dots, 628, y + 4, "end", WorthWords.brief(point.ply().worth(), words));
        }
        out.append("<path d=\"" + path + "\" fill=\"none\" stroke=\"#0072b2\" stroke-width=\"1.5\"/>\n");
        return out.append(dots).append("</svg>\n").toString();
    }

    private static void text(StringBuilder out, int x, int y, String anchor, String text) {
        out.append(
                "<text x=\"" + x + "\" y=\"" + y + "\" text-anchor=\"" + anchor + "\">" + escaped(text) + "</text>\n");
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
