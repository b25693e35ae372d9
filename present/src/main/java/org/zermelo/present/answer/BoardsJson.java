package org.zermelo.present.answer;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.BoardValues;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;

/** The values of all boards between two sizes as a document; {@code docs/json.md} describes it. */
public final class BoardsJson {

    private static final JsonShape<BoardValues.Board> BOARD = new JsonShape<BoardValues.Board>()
            .with("value", JsonType.TEXT.orNull(), board -> board.value().whole())
            .maybe("long", CanonicalJson.LONG, board -> CanonicalJson.tooLong(board.value()))
            .with("outcome", CanonicalJson.OUTCOME, BoardValues.Board::outcome)
            .text("mean", board -> board.mean().toString())
            .text("temperature", board -> board.temperature().toString());

    /** The boards row by row, from the least sizes on. */
    public static final JsonShape<BoardValues> SHAPE = new JsonShape<BoardValues>("Boards")
            .constant("schema", "zermelo/boards/1")
            .text("game", BoardValues::name)
            .count("rows", BoardValues::leastRows)
            .count("columns", BoardValues::leastColumns)
            .with("boards", JsonType.list(JsonType.list(BOARD)), BoardsJson::boards);

    private BoardsJson() {}

    private static List<List<BoardValues.Board>> boards(BoardValues values) {
        return values.boards();
    }

    /** The whole document. */
    public static Map<String, @Nullable Object> of(BoardValues values) {
        return SHAPE.json(values);
    }
}
