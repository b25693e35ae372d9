package org.zermelo.present.play;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.play.Review;
import org.zermelo.present.answer.WorthJson;
import org.zermelo.present.json.Json;

/** A review as a document: {@code plies}, and {@code lostAt} where the game was given away. */
public final class ReviewJson {

    private ReviewJson() {}

    /** The document, to which more may be added. */
    public static Map<String, @Nullable Object> of(Review review) {
        List<Object> plies = review.plies().stream()
                .map(ply -> (Object) Json.object(
                        "ply",
                        ply.ply(),
                        "by",
                        ply.first() ? "first" : "second",
                        "move",
                        ply.move(),
                        "value",
                        WorthJson.of(ply.worth(), null),
                        "made",
                        WorthJson.ofMove(ply.made()),
                        "best",
                        ply.best(),
                        "grade",
                        ply.grade().name().toLowerCase(Locale.ROOT),
                        "ahead",
                        ply.ahead()))
                .toList();
        return Json.object(
                "plies",
                plies,
                "lostAt",
                review.lostAt().map(ply -> (Object) ply.ply()).orElse(null));
    }
}
