package org.zermelo.present.line;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.row.LineReview;
import org.zermelo.row.LineReview.Ply;

/** A reviewed line as a document: turns, side and count of each, both scores, losses. */
public final class LineJson {

    /** A ply and its place in the line, from 0. */
    private record Turn(LineReview review, Ply ply, int index) {}

    private static final JsonShape<Turn> TURN = new JsonShape<Turn>()
            .count("turn", turn -> turn.index + 1)
            .with("player", JsonType.FIRST, turn -> turn.index % 2 == 0)
            .text("move", turn -> turn.ply.take().toString())
            .unlessNull(
                    "row",
                    JsonType.COUNT,
                    turn -> turn.ply.take().row() > 0
                            ? (Integer) turn.ply.take().row()
                            : null)
            .text("side", turn -> turn.ply.take().side().letter())
            .count("count", turn -> turn.ply.take().count())
            .with(
                    "taken",
                    JsonType.list(JsonType.WHOLE),
                    turn -> Arrays.stream(LineTable.taken(turn.review, turn.ply))
                            .boxed()
                            .toList())
            .whole("gain", turn -> turn.ply.gain())
            .whole("best", turn -> turn.ply.best())
            .whole("made", turn -> turn.ply.made())
            .whole("loss", turn -> turn.ply.loss());

    private static final JsonShape<long[]> BOTH =
            new JsonShape<long[]>().whole("first", both -> both[0]).whole("second", both -> both[1]);

    private static final JsonShape<LineReview> SHAPE = new JsonShape<LineReview>("Line")
            .constant("schema", "zermelo/line/1")
            .text("game", review -> review.game().toString())
            .count("turns", review -> review.plies().size())
            .with("scores", BOTH, review -> new long[] {review.first(), review.second()})
            .with("losses", BOTH, LineReview::losses)
            .with("line", JsonType.list(TURN), LineJson::turns);

    private LineJson() {}

    /** The whole line. */
    public static Map<String, @Nullable Object> of(LineReview review) {
        return SHAPE.json(review);
    }

    private static List<Turn> turns(LineReview review) {
        return IntStream.range(0, review.plies().size())
                .mapToObj(i -> new Turn(review, review.plies().get(i), i))
                .toList();
    }
}
