package org.zermelo.present.tree;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.graph.GameTree;
import org.zermelo.present.answer.WorthJson;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;

/** A tree as nested documents. Values are for the player to move at the node; "first" there means that player. */
public final class TreeJson {

    private static final JsonShape<GameTree> NODE = new JsonShape<GameTree>("TreeNode")
            .text("position", GameTree::position)
            .unlessNull("move", JsonType.TEXT, GameTree::move)
            .unlessNull("gain", JsonType.WHOLE, tree -> tree.gain() == 0 ? null : tree.gain())
            .unlessNull("best", JsonType.FLAG, tree -> tree.move() == null ? null : tree.best())
            .with("value", WorthJson.POSITION, GameTree::worth)
            .unlessNull("hidden", JsonType.COUNT, tree -> tree.more() == 0 ? null : tree.more())
            .unlessNull(
                    "options",
                    JsonType.list(JsonType.later(() -> TreeJson.NODE)),
                    tree -> tree.options().isEmpty() ? null : tree.options());

    /** The document. */
    public static final JsonShape<GameTree> SHAPE = new JsonShape<GameTree>("Tree")
            .constant("schema", "zermelo/tree/1")
            .count("nodes", GameTree::size)
            .with("root", NODE, tree -> tree);

    private TreeJson() {}

    /** The whole tree. */
    public static Map<String, @Nullable Object> of(GameTree tree) {
        return SHAPE.json(tree);
    }
}
