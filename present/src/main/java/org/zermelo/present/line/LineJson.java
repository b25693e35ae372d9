package org.zermelo.present.line;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.present.json.Json;
import org.zermelo.row.LineReview;
import org.zermelo.row.LineReview.Ply;

/** A reviewed line as a document: turns, side and count of each, both scores, losses. */
public final class LineJson {

    /** The name and version of the schema. */
    public static final String SCHEMA = "zermelo/line/1";

    private LineJson() {}

    /** The whole line. */
    public static Map<String, @Nullable Object> of(LineReview review) {
        List<Object> turns = new ArrayList<>();
        for (int i = 0; i < review.plies().size(); i++) {
            Ply ply = review.plies().get(i);
            turns.add(Json.object(
                    "turn", i + 1L,
                    "player", i % 2 == 0 ? "first" : "second",
                    "move", ply.take().toString(),
                    "row", ply.take().row() > 0 ? (long) ply.take().row() : null,
                    "side", ply.take().side().letter(),
                    "count", (long) ply.take().count(),
                    "taken", Arrays.stream(LineTable.taken(review, ply)).boxed().toList(),
                    "gain", ply.gain(),
                    "best", ply.best(),
                    "made", ply.made(),
                    "loss", ply.loss()));
        }
        long[] losses = review.losses();
        return Json.object(
                "schema",
                SCHEMA,
                "game",
                review.game().toString(),
                "turns",
                (long) turns.size(),
                "scores",
                Json.object("first", review.first(), "second", review.second()),
                "losses",
                Json.object("first", losses[0], "second", losses[1]),
                "line",
                turns);
    }
}
