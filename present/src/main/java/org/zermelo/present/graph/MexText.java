package org.zermelo.present.graph;

import java.util.TreeSet;
import org.zermelo.desk.graph.PositionGraph.Node;
import org.zermelo.value.Nimber;

/** The nimbers of the options with the gap among them: {@code {0, 1, [2], 3}}; nothing where the worth is no nimber. */
final class MexText {

    private MexText() {}

    static String of(Node node) {
        if (!(node.worth() instanceof Nimber nimber)) {
            return "";
        }
        TreeSet<Long> all = new TreeSet<>(node.values());
        all.add(nimber.nimber());
        StringBuilder text = new StringBuilder("{");
        for (long value : all) {
            text.append(text.length() > 1 ? ", " : "").append(value == nimber.nimber() ? "[" + value + "]" : value);
        }
        return text.append('}').toString();
    }
}
