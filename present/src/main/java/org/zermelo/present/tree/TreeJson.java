package org.zermelo.present.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.graph.GameTree;
import org.zermelo.present.answer.WorthJson;
import org.zermelo.present.json.Json;

/** A tree as nested documents. Values are for the player to move at the node; "first" there means that player. */
public final class TreeJson {

    /** The name and version of the schema. */
    public static final String SCHEMA = "zermelo/tree/1";

    private TreeJson() {}

    /** The whole tree. */
    public static Map<String, @Nullable Object> of(GameTree tree) {
        return Json.object("schema", SCHEMA, "nodes", tree.size(), "root", node(tree));
    }

    private static Map<String, @Nullable Object> node(GameTree tree) {
        List<Object> options = new ArrayList<>();
        tree.options().forEach(option -> options.add(node(option)));
        return Json.object(
                "position",
                tree.position(),
                "move",
                tree.move(),
                "gain",
                tree.gain() == 0 ? null : tree.gain(),
                "best",
                tree.move() == null ? null : tree.best(),
                "value",
                WorthJson.of(tree.worth(), null),
                "hidden",
                tree.more() == 0 ? null : tree.more(),
                "options",
                options.isEmpty() ? null : options);
    }
}
