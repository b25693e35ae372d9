package org.zermelo.present.tree;

import org.zermelo.desk.graph.GameTree;
import org.zermelo.phrase.WorthWords;
import org.zermelo.present.words.Words;

/** A tree drawn with lines; a star marks the best moves of a position, every value is for the player to move there. */
public final class TreeText {

    private final Words words;
    private final StringBuilder out = new StringBuilder();

    private TreeText(Words words) {
        this.words = words;
    }

    /** The drawing, with a line end after each line. */
    public static String of(GameTree tree, Words words) {
        TreeText text = new TreeText(words);
        text.node(tree, "", "");
        return text.out
                .append('\n')
                .append(words.say("tree.note", "nodes", tree.size()))
                .append('\n')
                .toString();
    }

    private void node(GameTree tree, String first, String rest) {
        out.append(first);
        if (tree.move() != null) {
            out.append(tree.move());
            out.append(tree.gain() == 0 ? "" : " (" + tree.gain() + ")")
                    .append(tree.best() ? "*" : "")
                    .append(": ");
        }
        out.append(tree.position())
                .append("  [")
                .append(WorthWords.brief(tree.worth(), words))
                .append("]");
        if (tree.more() > 0) {
            out.append("  ").append(words.say("tree.more", "count", tree.more()));
        }
        out.append('\n');
        for (int i = 0; i < tree.options().size(); i++) {
            boolean last = i == tree.options().size() - 1;
            node(tree.options().get(i), rest + (last ? "└─ " : "├─ "), rest + (last ? "   " : "│  "));
        }
    }
}
