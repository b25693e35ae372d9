package org.zermelo.present.tree;

import java.util.Locale;
import org.zermelo.present.words.Markup;
import org.zermelo.present.words.Words;
import org.zermelo.present.words.WorthWords;
import org.zermelo.value.Worth;

/** A tree drawn from left to right: green where the player to move wins, red where he loses; best moves are bold. */
public final class TreeSvg {

    private static final int ROW = 44;
    private static final int LETTER = 8;
    private static final int GAP = 90;

    private final Words words;
    private final StringBuilder out = new StringBuilder();
    private final int box;
    private int leaves;
    private int deepest;

    private TreeSvg(GameTree tree, Words words) {
        this.words = words;
        this.box = 20 + LETTER * longest(tree);
    }

    /** The whole drawing. */
    public static String of(GameTree tree, Words words) {
        TreeSvg svg = new TreeSvg(tree, words);
        svg.node(tree, 0);
        int width = (svg.deepest + 1) * (svg.box + GAP) - GAP + 20;
        int height = svg.leaves * ROW + 20;
        return String.format(
                        Locale.ROOT,
                        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\""
                                + " font-family=\"ui-monospace, monospace\" font-size=\"13\" role=\"img\">\n",
                        width,
                        height,
                        width,
                        height)
                + "<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n" + svg.out + "</svg>\n";
    }

    /** The colour of a node. */
    static String colour(Worth worth) {
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
        out.append(String.format(
                Locale.ROOT,
                "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"36\" rx=\"6\" fill=\"%s\" stroke=\"#8a8a90\"/>\n",
                x,
                y - 18,
                box,
                colour(tree.worth())));
        text(x + box / 2, y - 3, tree.position(), "#1d1d1f");
        text(x + box / 2, y + 13, WorthWords.brief(tree.worth(), words), "#55555a");
        return y;
    }

    private void edge(int x, int from, int to, GameTree option) {
        out.append(String.format(
                Locale.ROOT,
                "<path d=\"M%d %d C%d %d %d %d %d %d\" fill=\"none\" stroke=\"#55555a\" stroke-width=\"%s\"/>\n",
                x,
                from,
                x + GAP / 2,
                from,
                x + GAP / 2,
                to,
                x + GAP,
                to,
                option.best() ? "2.5" : "1"));
        String gain = option.gain() == 0 ? "" : " (" + option.gain() + ")";
        text(x + GAP * 2 / 3, to - 6, option.move() + gain, "#1d1d1f");
    }

    private void text(int x, int y, String text, String colour) {
        out.append(String.format(
                Locale.ROOT,
                "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\" fill=\"%s\">%s</text>\n",
                x,
                y,
                colour,
                Markup.escaped(text)));
    }
}
