package org.zermelo.present.exam.view;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.present.exam.view.StrategyTree.Branch;
import org.zermelo.present.exam.view.StrategyTree.End;
import org.zermelo.present.picture.Picture;
import org.zermelo.present.picture.Picture.Anchor;
import org.zermelo.present.picture.Picture.Box;
import org.zermelo.present.picture.Picture.Label;
import org.zermelo.present.picture.Picture.StraightLine;
import org.zermelo.present.words.Words;

/** A strategy tree as a picture: from left to right, one column a move, the mover's name over each column. */
final class TreePicture {

    private static final int ROW = 40;
    private static final int BOX = 26;
    private static final int LETTER = 8;
    private static final int TOP = 84;
    private static final String INK = "#1d1d1f";
    private static final String BORDER = "#5f6368";

    private final List<Picture.Shape> lines = new ArrayList<>();
    private final List<Picture.Shape> boxes = new ArrayList<>();
    private final Words words;
    private final int box;
    private final int column;
    private int nextRow;
    private int columns;

    private TreePicture(StrategyTree tree, Words words) {
        this.words = words;
        this.box = Math.max(52, longestPosition(tree, words) * LETTER + 16);
        this.column = box + Math.max(60, longestMove(tree) * LETTER * 2 + 24);
    }

    private static int longestPosition(StrategyTree tree, Words words) {
        int longest = Math.max(
                tree.position().length(),
                end(tree, words).length() + tree.position().length() + 1);
        for (Branch branch : tree.branches()) {
            longest = Math.max(longest, longestPosition(branch.next(), words));
        }
        return longest;
    }

    private static int longestMove(StrategyTree tree) {
        int longest = 0;
        for (Branch branch : tree.branches()) {
            longest = Math.max(longest, Math.max(branch.move().length(), longestMove(branch.next())));
        }
        return longest;
    }

    static Picture of(StrategyTree tree, String title, Words words) {
        TreePicture picture = new TreePicture(tree, words);
        picture.node(tree, 0);
        int width = Math.max(360, 32 + picture.columns * picture.column + picture.box);
        int height = TOP + picture.nextRow * ROW + 16;
        List<Picture.Shape> shapes = new ArrayList<>(picture.lines);
        shapes.addAll(picture.boxes);
        shapes.add(new Label(16, 26, title, Anchor.LEFT, 15, true, INK));
        for (int c = 0; c < picture.columns; c++) {
            int x = 16 + c * picture.column + picture.box + (picture.column - picture.box) / 2;
            String name = words.say((c % 2 == 0) == tree.first() ? "exam.player.first" : "exam.player.second");
            shapes.add(new Label(x, 58, name, Anchor.MIDDLE, 13, true, colour((c % 2 == 0) == tree.first())));
        }
        return new Picture(title, width, height, shapes);
    }

    private static String colour(boolean first) {
        return first ? "#b3261e" : "#1a56c4";
    }

    /** Draws a node and what is under it; gives the height of its middle. */
    private int node(StrategyTree tree, int depth) {
        columns = Math.max(columns, depth);
        int x = 16 + depth * column;
        List<Integer> middles = new ArrayList<>();
        for (Branch branch : tree.branches()) {
            middles.add(node(branch.next(), depth + 1));
        }
        int y = middles.isEmpty()
                ? TOP + nextRow++ * ROW + ROW / 2
                : (middles.get(0) + middles.get(middles.size() - 1)) / 2;
        for (int i = 0; i < middles.size(); i++) {
            edge(tree, tree.branches().get(i), x + box, y, 16 + (depth + 1) * column, middles.get(i));
        }
        boolean over = tree.end() != End.NOT_YET;
        String fill = over ? "#e8eaed" : "#ffffff";
        boxes.add(new Box(x, y - BOX / 2, box, BOX, over ? 0 : 8, fill, BORDER));
        String text = over ? words.apart(tree.position()) + " " + end(tree, words) : tree.position();
        boxes.add(new Label(x + box / 2, y + 5, text, Anchor.MIDDLE, 13, over, INK));
        return y;
    }

    private void edge(StrategyTree tree, Branch branch, int x1, int y1, int x2, int y2) {
        String colour = branch.chosen() ? colour(tree.first()) : "#80868b";
        lines.add(new StraightLine(x1, y1, x2, y2, branch.chosen() ? 3 : 1, colour));
        int x = x1 + (x2 - x1) * 3 / 5;
        int y = y1 + (y2 - y1) * 3 / 5;
        int width = branch.move().length() * LETTER + 4;
        boxes.add(new Box(x - width / 2, y - 8, width, 16, 4, "#ffffff", "#ffffff"));
        boxes.add(new Label(x, y + 4, branch.move(), Anchor.MIDDLE, 12, branch.chosen(), colour));
    }

    private static String end(StrategyTree tree, Words words) {
        return switch (tree.end()) {
            case NOT_YET -> "";
            case FIRST_WINS -> words.say("exam.tree.won", "who", words.say("exam.player.first"));
            case SECOND_WINS -> words.say("exam.tree.won", "who", words.say("exam.player.second"));
            case NOBODY_WINS -> words.say("exam.tree.tied");
        };
    }

    /** The tree for Graphviz. */
    static String dot(StrategyTree tree, String title, Words words) {
        StringBuilder out = new StringBuilder("digraph strategy {\n  rankdir=LR;\n  label=\"")
                .append(quoted(title))
                .append("\";\n  node [shape=box, style=rounded];\n");
        dot(tree, new int[1], out, words);
        return out.append("}\n").toString();
    }

    private static int dot(StrategyTree tree, int[] next, StringBuilder out, Words words) {
        int id = next[0]++;
        String end = end(tree, words);
        out.append("  n").append(id).append(" [label=\"").append(quoted(tree.position()));
        out.append(end.isEmpty() ? "\"" : " " + quoted(end) + "\", style=filled")
                .append("];\n");
        for (Branch branch : tree.branches()) {
            int child = dot(branch.next(), next, out, words);
            String pen = branch.chosen() ? ", penwidth=3, color=\"" + colour(tree.first()) + "\"" : "";
            out.append("  n").append(id).append(" -> n").append(child);
            out.append(" [label=\"")
                    .append(quoted(branch.move()))
                    .append('"')
                    .append(pen)
                    .append("];\n");
        }
        return id;
    }

    private static String quoted(String text) {
        return text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", " ");
    }

    /** The tree as indented text. */
    static String text(StrategyTree tree, Words words) {
        StringBuilder out = new StringBuilder(tree.position()).append('\n');
        text(tree, "", out, words);
        return out.toString();
    }

    private static void text(StrategyTree tree, String indent, StringBuilder out, Words words) {
        for (int i = 0; i < tree.branches().size(); i++) {
            Branch branch = tree.branches().get(i);
            boolean last = i == tree.branches().size() - 1;
            String who = words.say(tree.first() ? "exam.player.first" : "exam.player.second");
            String end = end(branch.next(), words);
            out.append(indent)
                    .append(last ? "`-- " : "|-- ")
                    .append(who)
                    .append(' ')
                    .append(branch.move())
                    .append(": ")
                    .append(branch.next().position())
                    .append(end.isEmpty() ? "" : "  " + end)
                    .append('\n');
            text(branch.next(), indent + (last ? "    " : "|   "), out, words);
        }
    }
}
