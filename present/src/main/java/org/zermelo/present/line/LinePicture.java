package org.zermelo.present.line;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.zermelo.game.RefusedException;
import org.zermelo.present.picture.Picture;
import org.zermelo.present.picture.Picture.Anchor;
import org.zermelo.present.picture.Picture.Box;
import org.zermelo.present.picture.Picture.Face;
import org.zermelo.present.picture.Picture.Label;
import org.zermelo.present.picture.Picture.Shape;
import org.zermelo.present.words.Words;
import org.zermelo.row.LineReview;
import org.zermelo.row.LineReview.Ply;
import org.zermelo.row.Row;
import org.zermelo.row.RowPosition;
import org.zermelo.row.take.Side;

/**
 * A line drawn turn under turn, as in the figure of the Spanish text: what is left in grey, what the first player takes in
 * red, the second in blue, and beside it the points and what the move lost.
 */
public final class LinePicture {

    private static final int MOST_TURNS = 200;
    private static final int MOST_NUMBERS = 200;
    private static final int HEIGHT = 26;
    private static final int STEP = 32;
    private static final int LETTER = 8;
    private static final int LEFT = 44;
    private static final int TOP = 36;
    private static final int TEXT = 320;

    private static final String RED = "#c0392b";
    private static final String BLUE = "#2563b0";

    private final LineReview review;
    private final Words words;
    private final List<Shape> shapes = new ArrayList<>();
    private final int box;
    private final int width;

    private LinePicture(LineReview review, Words words) {
        this.review = review;
        this.words = words;
        int longest = 1;
        int numbers = 0;
        for (Row row : review.game().rows()) {
            numbers += row.size();
            for (int i = 0; i < row.size(); i++) {
                longest = Math.max(longest, Long.toString(row.item(i)).length());
            }
        }
        if (numbers > MOST_NUMBERS || review.plies().size() > MOST_TURNS) {
            throw new RefusedException(
                    "line.too-long-to-draw", "numbers", numbers, "limit", MOST_NUMBERS, "turns", MOST_TURNS);
        }
        this.box = 14 + LETTER * longest;
        this.width = LEFT + box * (numbers + review.game().rows().size() - 1);
    }

    /**
     * The whole drawing.
     *
     * @throws RefusedException when it has more numbers or turns than can be looked at
     */
    public static Picture of(LineReview review, Words words) {
        return new LinePicture(review, words).draw();
    }

    private Picture draw() {
        label(LEFT, 20, RED, true, words.say("line.first") + "  " + review.first());
        label(LEFT + 160, 20, BLUE, true, words.say("line.second") + "  " + review.second());
        for (int i = 0; i < review.plies().size(); i++) {
            turn(i);
        }
        int height = TOP + STEP * review.plies().size() + 10;
        String title = words.say("line.title", "turns", review.plies().size());
        return new Picture(title, width + TEXT, height, Face.MONOSPACED, shapes);
    }

    private void turn(int turn) {
        Ply ply = review.plies().get(turn);
        String colour = turn % 2 == 0 ? RED : BLUE;
        int y = TOP + STEP * turn;
        label(8, y + 17, "#555555", false, (turn + 1) + ".");
        int x = LEFT;
        for (int r = 0; r < review.game().rows().size(); r++) {
            Row row = review.game().rows().get(r);
            for (int i = 0; i < row.size(); i++) {
                number(x + i * box, y, row.item(i), state(ply, r, i), colour);
            }
            x += (row.size() + 1) * box;
        }
        String gain = String.format(Locale.ROOT, "%s  %+d", ply.take(), ply.gain());
        label(width + 16, y + 17, colour, true, gain);
        if (ply.loss() > 0) {
            label(width + 140, y + 17, "#b35900", true, words.say("line.loses", "loss", ply.loss()));
        }
    }

    /** -1 gone, 0 stays, 1 is taken by this move. */
    private static int state(Ply ply, int row, int i) {
        RowPosition before = ply.before();
        if (i < before.from(row) || i >= before.to(row)) {
            return -1;
        }
        if (Math.max(0, ply.take().row() - 1) != row) {
            return 0;
        }
        boolean taken = ply.take().side() == Side.LEFT
                ? i < before.from(row) + ply.take().count()
                : i >= before.to(row) - ply.take().count();
        return taken ? 1 : 0;
    }

    private void number(int x, int y, long item, int state, String colour) {
        if (state < 0) {
            return;
        }
        shapes.add(
                new Box(x + 1, y, box - 2, HEIGHT, 4, state > 0 ? colour : "#eceef1", state > 0 ? colour : "#c4c8ce"));
        String ink = state > 0 ? "#ffffff" : "#222222";
        shapes.add(new Label(x + box / 2, y + 17, Long.toString(item), Anchor.MIDDLE, 13, false, ink));
    }

    private void label(int x, int y, String colour, boolean bold, String text) {
        shapes.add(new Label(x, y, text, Anchor.LEFT, 13, bold, colour));
    }
}
