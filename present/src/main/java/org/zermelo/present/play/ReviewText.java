package org.zermelo.present.play;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.desk.Match;
import org.zermelo.desk.play.Review;
import org.zermelo.game.Note;
import org.zermelo.phrase.WorthWords;
import org.zermelo.present.answer.ReasonText;
import org.zermelo.present.words.Words;
import org.zermelo.value.Nimber;
import org.zermelo.value.Points;
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

    /**
     * The same, told to who played a side, {@code first} or {@code second}: whether the start was lost for it, and whose mistake
     * decided. With any other side it is told to nobody in particular.
     */
    public static List<String> sentences(Review review, Words words, String side) {
        List<String> sentences = sentences(review, words);
        if (review.plies().isEmpty() || !side.equals("first") && !side.equals("second")) {
            return sentences;
        }
        boolean first = side.equals("first");
        int sign = review.plies().get(0).worth().sign();
        boolean yours = review.lostAt().map(ply -> ply.first() == first).orElse(false);
        boolean start = review.plies().get(0).ply() == 1;
        if (start && sign != 0 && sign > 0 != first && !scored(review)) {
            sentences.add(0, words.say(first ? "review.you-lost-second" : "review.you-lost-first"));
        }
        if (review.lostAt().isPresent()) {
            sentences.add(0, words.say(yours ? "review.your-mistake" : "review.their-mistake"));
        }
        return sentences;
    }

    /** A lead in points at the start is told by the result. */
    private static boolean scored(Review review) {
        return review.plies().get(0).worth() instanceof Points;
    }

    /** Where the game was given away and why the other move was better, and how often each player found the best move. */
    public static List<String> sentences(Review review, Words words) {
        List<String> sentences = new ArrayList<>();
        List<Integer> left = review.leftOut();
        if (!left.isEmpty()) {
            sentences.add(words.say("review.left-out", "from", left.get(0), "to", left.get(left.size() - 1)));
        }
        if (review.plies().isEmpty()) {
            return sentences;
        }
        if (review.lostAt().isPresent()) {
            Review.Ply ply = review.lostAt().get();
            sentences.add(words.say(Note.of("review.lost")
                    .with("ply", ply.ply())
                    .with("move", ply.move())
                    .with("made", worth(ply.made(), words))
                    .with("best", ply.best())
                    .with("better", worth(ply.bestWorth(), words))));
            review.why().ifPresent(why -> sentences.add(ReasonText.of(why, words)));
        } else {
            sentences.add(words.say(left.isEmpty() ? "review.fair" : "review.fair-else"));
        }
        sentences.add(words.say(Note.of("review.best-moves")
                .with("first", review.best(true))
                .with("offirst", review.made(true))
                .with("second", review.best(false))
                .with("ofsecond", review.made(false))));
        return sentences;
    }

    /** Points by how many, outcomes by when; of a nimber only who wins, for the number says nothing to a player. */
    private static String worth(Worth worth, Words words) {
        return worth instanceof Nimber || worth instanceof SomeNimber
                ? words.say(worth.signOfMove() > 0 ? "worth.win" : "worth.loss")
                : WorthWords.brief(worth, words);
    }
}
