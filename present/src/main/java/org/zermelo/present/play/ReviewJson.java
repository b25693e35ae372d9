package org.zermelo.present.play;

import org.zermelo.desk.play.Review;
import org.zermelo.present.answer.WorthJson;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.words.Words;

/** A review as a document: {@code plies}, and {@code lostAt} where the game was given away. */
public final class ReviewJson {

    private static final JsonShape<Review.Ply> PLY = new JsonShape<Review.Ply>()
            .count("ply", Review.Ply::ply)
            .with("by", JsonType.FIRST, Review.Ply::first)
            .text("move", Review.Ply::move)
            .with("value", WorthJson.POSITION, Review.Ply::worth)
            .with("made", WorthJson.MOVE, Review.Ply::made)
            .text("best", Review.Ply::best)
            .with("grade", JsonType.words(Review.Grade.values()), Review.Ply::grade)
            .whole("ahead", Review.Ply::ahead);

    /** The document without sentences, to which more may be added. */
    public static final JsonShape<Review> SHAPE = new JsonShape<Review>()
            .with("plies", JsonType.list(PLY), Review::plies)
            .maybe("lostAt", JsonType.COUNT, review -> review.lostAt().map(Review.Ply::ply))
            .with(
                    "leftOut",
                    JsonType.list(JsonType.COUNT).about("The plies that were not valued, for that takes long."),
                    Review::leftOut);

    private ReviewJson() {}

    /** The document in these words, told to the player of this side, {@code first} or {@code second}, or to {@code both}. */
    public static JsonShape<Review> shape(Words words, String side) {
        return new JsonShape<Review>("Review")
                .all(SHAPE, review -> review)
                .with(
                        "sentences",
                        JsonType.TEXTS.about(
                                "Where the game was given away and why, and how often each player found the best move,"
                                        + " in the language asked."),
                        review -> ReviewText.sentences(review, words, side));
    }
}
