package org.zermelo.present.tree;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.desk.graph.GameTree;
import org.zermelo.phrase.WorthWords;
import org.zermelo.present.picture.Picture;
import org.zermelo.present.picture.Picture.Anchor;
import org.zermelo.present.picture.Picture.Box;
import org.zermelo.present.picture.Picture.Curve;
import org.zermelo.present.picture.Picture.Face;
import org.zermelo.present.picture.Picture.Label;
import org.zermelo.present.picture.Picture.Move;
import org.zermelo.present.picture.Picture.Path;
import org.zermelo.present.picture.Picture.PathPiece;
import org.zermelo.present.picture.Picture.Shape;
import org.zermelo.present.words.Words;
import org.zermelo.value.Worth;

/** A tree drawn from left to right: green where the player to move wins, red where he loses; best moves are bold. */
public final class GameTreePicture {

    private static final int ROW = 44;
    private static final int LETTER = 8;
    private static final int GAP = 90;

    private final Words words;
    private final List<Shape> shapes = new ArrayList<>();
    private final int box;
    private int leaves;
    private int deepest;

    private GameTreePicture(GameTree tree, Words words) {
        this.words = words;
        this.box = 20 + LETTER * longest(tree);
    }

    /** The whole drawing. */
    public static Picture of(GameTree tree, Words words) {
        GameTreePicture picture = new GameTreePicture(tree, words);
        picture.node(tree, 0);
        int width = (picture.deepest + 1) * (picture.box + GAP) - GAP + 20;
        int height = picture.leaves * ROW + 20;
        return new Picture(tree.position(), width, height, Face.MONOSPACED, picture.shapes);
    }

    /** The colour of a position. */
    public static String colour(Worth worth) {
        return worth.sign() > 0 ? "#d9f0dd" : worth.sign() < 0 ? "#f9dcd9" : "#e6e6ea";
    }

    private int longest(GameTree tree) {
        int own = Math.max(
                tree.position().length(), WorthWords.brief(tree.worth(), words).length());
        return Math.max(
                own, tree.options().stream().mapToInt(this::longest).max().orElse(0));
    }

    /** Draws a node after its options, between the first and the last of which it stands; returns its height. */
    private int node(GameTree tree, int depth) {
        deepest = Math.max(deepest, depth);
        int x = 10 + depth * (box + GAP);
        int first = -1;
        int last = -1;
        int[] heights = new int[tree.options().size()];
        for (int i = 0; i < heights.length; i++) {
            heights[i] = node(tree.options().get(i), depth + 1);
            first = first < 0 ? heights[i] : first;
            last = heights[i];
        }
        int y = heights.length == 0 ? 10 + ROW / 2 + ROW * leaves++ : (first + last) / 2;
        for (int i = 0; i < heights.length; i++) {
            edge(x + box, y, heights[i], tree.options().get(i));
        }
        shapes.add(new Box(x, y - 18, box, 36, 6, colour(tree.worth()), "#8a8a90"));
        text(x + box / 2, y - 3, tree.position(), "#1d1d1f");
        text(x + box / 2, y + 13, WorthWords.brief(tree.worth(), words), "#55555a");
        return y;
    }

    private void edge(int x, int from, int to, GameTree option) {
        List<PathPiece> curve = List.of(new Move(x, from), Curve.between(x, from, x + GAP, to, true));
        shapes.add(new Path(curve, option.best() ? 2.5 : 1, "#55555a"));
        String gain = option.gain() == 0 ? "" : " (" + option.gain() + ")";
        text(x + GAP * 2 / 3, to - 6, option.move() + gain, "#1d1d1f");
    }

    private void text(int x, int y, String text, String colour) {
        shapes.add(new Label(x, y, text, Anchor.MIDDLE, 13, false, colour));
    }
}
