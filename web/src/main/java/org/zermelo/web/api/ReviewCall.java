package org.zermelo.web.api;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.zermelo.present.answer.Desk;
import org.zermelo.present.answer.WorthJson;
import org.zermelo.present.json.Json;
import org.zermelo.present.play.Review;
import org.zermelo.solve.Watch;

/** What every move of a played game was worth, and where the game was lost. */
record ReviewCall(Desk desk) implements Call {

    static final List<String> PARAMETERS = List.of("game", "start", "line", "value");

    @Override
    public Reply answer(Params params, Watch watch, Consumer<Object> news) {
        Review review = Review.of(Matches.read(desk, params, watch), desk, Matches.ask(params), watch);
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
        return Reply.of(Json.object(
                "plies",
                plies,
                "lostAt",
                review.lostAt().map(ply -> (Object) ply.ply()).orElse(null)));
    }
}
