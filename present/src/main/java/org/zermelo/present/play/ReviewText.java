package org.zermelo.present.play;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.desk.Match;
import org.zermelo.desk.play.Review;
import org.zermelo.present.answer.ReasonText;
import org.zermelo.present.words.Words;
import org.zermelo.present.words.WorthWords;
import org.zermelo.value.Nimber;
import org.zermelo.value.SomeNimber;
import org.zermelo.value.Worth;

/** A review in sentences: the same at the terminal, on the page and after a game that was given. */
public final class ReviewText {

    private ReviewText() {}

    /** Who has won an ended match, by how many points or after how many moves; that it was left, when it is not over. */
    public static String result(Match<?, ?> match, Words words) {
        if (!match.over()) {
            return words.say("review.left");
        }
        int winner = match.winner();
        String key = winner > 0 ? "review.won-first" : winner < 0 ? "review.won-second" : "review.won-draw";
        if (match.scoring()) {
            long[] totals = match.totals();
            return words.say(
                    key + "-points", "most", Math.max(totals[0], totals[1]), "least", Math.min(totals[0], totals[1]));
        }
        return words.say(key, "plies", match.plies());
    }

    /** Where the game was given away and why the other move was better, and how often each player found the best move. */
    public static List<String> sentences(Review review, Words words) {
        List<String> sentences = new ArrayList<>();
        if (review.plies().isEmpty()) {
            return sentences;
        }
        if (review.lostAt().isPresent()) {
            Review.Ply ply = review.lostAt().get();
            sentences.add(words.say(
                    "review.lost",
                    "ply",
                    ply.ply(),
                    "move",
                    ply.move(),
                    "made",
                    worth(ply.made(), words),
                    "best",
                    ply.best(),
                    "better",
                    worth(ply.bestWorth(), words)));
            review.why().ifPresent(why -> sentences.add(ReasonText.of(why, words)));
        } else {
            sentences.add(words.say("review.fair"));
        }
        sentences.add(words.say(
                "review.best-moves",
                "first",
                review.best(true),
                "offirst",
                review.made(true),
                "second",
                review.best(false),
                "ofsecond",
                review.made(false)));
        return sentences;
    }

    /** Points by how many, outcomes by when; of a nimber only who wins, for the number says nothing to a player. */
    private static String worth(Worth worth, Words words) {
        return worth instanceof Nimber || worth instanceof SomeNimber
                ? words.say(worth.signOfMove() > 0 ? "worth.win" : "worth.loss")
                : WorthWords.brief(worth, words);
    }
}
