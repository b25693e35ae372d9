package org.zermelo.cli.play;

import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Collectors;
import org.zermelo.present.play.Match;
import org.zermelo.present.play.Review;
import org.zermelo.present.scene.Paint;
import org.zermelo.present.scene.Paint.Tone;
import org.zermelo.present.scene.SceneText;
import org.zermelo.present.scene.Scenes;
import org.zermelo.present.words.Words;
import org.zermelo.present.words.WorthWords;
import org.zermelo.solve.Answer;
import org.zermelo.value.Margin;
import org.zermelo.value.Worth;

/** What the player sees. */
final class Screen {

    private static final int MOST_LISTED = 40;

    private final PrintWriter out;
    private final Words words;
    private final Paint paint;

    Screen(PrintWriter out, Words words, Paint paint) {
        this.out = out;
        this.words = words;
        this.paint = paint;
    }

    /** The position, drawn, with the points so far. */
    <P, M> void position(Match<P, M> match) {
        out.println();
        for (String line : SceneText.of(Scenes.forText(match), paint)) {
            out.println("  " + line);
        }
        if (match.scoring()) {
            long[] totals = match.totals();
            out.println("  " + paint.as(Tone.SOFT, words.say("play.totals", "first", totals[0], "second", totals[1])));
        }
        out.flush();
    }

    /** The moves with their worth to the mover, best first. */
    void moves(Answer<?> answer) {
        answer.moves().stream()
                .limit(MOST_LISTED)
                .forEach(move -> out.println("    " + move.move() + "  " + worth(move.worth())));
        if (answer.moves().size() > MOST_LISTED) {
            out.println("    " + words.say("play.more", "count", answer.moves().size() - MOST_LISTED));
        }
    }

    /** The legal moves. */
    void list(List<?> moves) {
        String shown = moves.stream().limit(MOST_LISTED).map(Object::toString).collect(Collectors.joining(", "));
        out.println("    " + shown + (moves.size() > MOST_LISTED ? ", .." : ""));
    }

    /** What a move is worth to the mover: a sign, and the worth in words. */
    String worth(Worth worth) {
        int sign = worth.signOfMove();
        Tone tone = sign > 0 ? Tone.WIN : sign < 0 ? Tone.LOSS : Tone.DRAW;
        // a margin has its sign already
        String mark = worth instanceof Margin ? "" : sign > 0 ? "+ " : sign < 0 ? "- " : "= ";
        return paint.as(tone, mark + WorthWords.brief(worth, words));
    }

    /** How the game ended, and where it was lost. */
    void summary(Match<?, ?> match, String winner, Review review) {
        out.println();
        out.println(paint.as(Tone.STRONG, words.say(winner)));
        for (Review.Ply ply : review.plies()) {
            if (ply.grade() != Review.Grade.BEST) {
                String grade = ply.grade() == Review.Grade.BLUNDER ? "play.blunder" : "play.slip";
                out.println("  "
                        + words.say(grade, "ply", ply.ply(), "move", ply.move(), "best", ply.best())
                        + "  " + worth(ply.made()));
            }
        }
        out.println(review.lostAt()
                .map(ply -> words.say("play.lost-at", "ply", ply.ply(), "move", ply.move(), "best", ply.best()))
                .orElseGet(() -> words.say("play.never-lost")));
        out.println(words.say(
                "play.line", "line", match.line().stream().map(Object::toString).collect(Collectors.joining(", "))));
    }
}
