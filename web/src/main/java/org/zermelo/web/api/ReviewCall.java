package org.zermelo.web.api;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.Desk;
import org.zermelo.desk.play.Review;
import org.zermelo.present.play.ReviewJson;
import org.zermelo.present.play.ReviewText;
import org.zermelo.solve.Watch;
import org.zermelo.web.work.Load;
import org.zermelo.web.work.Weight;

/** What every move of a played game was worth, and where the game was lost. */
record ReviewCall(Desk desk) implements LastingCall {

    static final List<String> PARAMETERS = List.of("game", "start", "line", "value");

    @Override
    public Reply answer(Params params, Watch watch, Consumer<Object> news) {
        Review review = Review.of(Matches.read(desk, params, watch), desk, Matches.ask(params), watch);
        Map<String, @Nullable Object> document = ReviewJson.of(review);
        document.put("sentences", ReviewText.sentences(review, params.words()));
        return Reply.of(document);
    }

    @Override
    public Weight weight(Params params) {
        return Weights.ofGame(params);
    }

    @Override
    public Load weigh(Params params, Watch watch) {
        return Weights.ofStart(desk, params, watch);
    }
}
