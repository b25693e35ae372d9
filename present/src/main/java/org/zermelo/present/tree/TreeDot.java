package org.zermelo.present.tree;

import org.zermelo.desk.graph.GameTree;
import org.zermelo.phrase.WorthWords;
import org.zermelo.present.words.Words;

/** A tree for Graphviz: green where the player to move wins, red where he loses; best moves are bold. */
public final class TreeDot {

    private final Words words;
    private final StringBuilder out = new StringBuilder();
    private int nodes;

    private TreeDot(Words words) {
        this.words = words;
    }

    /** The whole graph. */
    public static String of(GameTree tree, Words words) {
        TreeDot dot = new TreeDot(words);
        dot.out.append("digraph zermelo {\n  node [shape=box, style=\"rounded,filled\", fontname=\"Helvetica\"];\n");
        dot.node(tree);
        return dot.out.append("}\n").toString();
    }

    private int node(GameTree tree) {
        int id = nodes++;
        String label = tree.position() + "\\n" + WorthWords.brief(tree.worth(), words);
        out.append("  n").append(id).append(" [label=\"").append(escaped(label)).append("\", fillcolor=\"");
        out.append(GameTreePicture.colour(tree.worth())).append("\"];\n");
        for (GameTree option : tree.options()) {
            int child = node(option);
            String gain = option.gain() == 0 ? "" : " (" + option.gain() + ")";
            out.append("  n").append(id).append(" -> n").append(child).append(" [label=\"");
            out.append(escaped(option.move() + gain)).append(option.best() ? "\", penwidth=2.5];\n" : "\"];\n");
        }
        return id;
    }

    private static String escaped(String text) {
        return text.replace("\"", "\\\"");
    }
}
