package org.zermelo.present.graph;

import java.util.TreeSet;
import org.zermelo.present.graph.PositionGraph.Node;

/** The nimbers of the options with the gap among them: {@code {0, 1, [2], 3}}. */
final class MexText {

    private MexText() {}

    static String of(Node node) {
        TreeSet<Integer> all = new TreeSet<>(node.values());
        all.add(node.nimber());
        StringBuilder text = new StringBuilder("{");
        for (int value : all) {
            text.append(text.length() > 1 ? ", " : "").append(value == node.nimber() ? "[" + value + "]" : value);
        }
        return text.append('}').toString();
    }
}
