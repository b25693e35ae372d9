package org.zermelo.cli.play;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.Match;
import org.zermelo.desk.play.Review;
import org.zermelo.phrase.WorthWords;
import org.zermelo.present.play.Goal;
import org.zermelo.present.play.Introduction;
import org.zermelo.present.play.ReviewText;
import org.zermelo.present.scene.Paint;
import org.zermelo.present.scene.Paint.Tone;
import org.zermelo.present.scene.drawing.SceneText;
import org.zermelo.present.scene.sketch.Scenes;
import org.zermelo.present.words.Words;
import org.zermelo.solve.Answer;
import org.zermelo.value.Points;
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

    /** The game's name and rules in a few lines, and how a move is made. */
    void introduction(Match<?, ?> match, boolean keys, int columns) {
        print(Introduction.title(match.game(), words), Tone.STRONG, columns);
        Goal.ofBoth(match.game(), words).forEach(goal -> print(goal, null, columns));
        Introduction.moves(match.game(), words).forEach(line -> print(line, null, columns));
        if (match.over()) {
            return;
        }
        print(words.say("play.help-hint", "example", example(match)), null, columns);
        if (keys) {
            print(words.say("play.keys-hint"), null, columns);
        }
    }

    /** What may be typed. */
    void help(Match<?, ?> match, int columns) {
        print(words.say("play.help", "example", example(match)), null, columns);
    }

    /** Sentences, each line of them broken between words. */
    void say(String text, int columns) {
        text.lines().forEach(line -> print(line, null, columns));
    }

    /** A text in lines of so many columns at most, broken between words. */
    private void print(String text, @Nullable Tone tone, int columns) {
        String rest = text;
        while (rest.length() > columns) {
            int end = rest.lastIndexOf(' ', columns);
            if (end <= 0) {
                break;
            }
            out.println(painted(rest.substring(0, end).stripTrailing(), tone));
            rest = rest.substring(end).strip();
        }
        out.println(painted(rest, tone));
    }

    private String painted(String text, @Nullable Tone tone) {
        return tone == null ? text : paint.as(tone, text);
    }

    /** A move from the middle of those that are legal, which shows more of how moves are written than the first. */
    private static String example(Match<?, ?> match) {
        List<?> options = match.options();
        return options.isEmpty() ? "" : options.get(options.size() / 2).toString();
    }

    /** The position, drawn within so many columns, with what limits the next move and the points so far. */
    <P, M> void position(Match<P, M> match, int columns) {
        out.println();
        for (String line : SceneText.of(Scenes.forText(match), paint, columns - 2)) {
            out.println("  " + line);
        }
        Introduction.limit(match.rules(), match.position())
                .ifPresent(limit -> out.println("  " + paint.as(Tone.SOFT, words.say(limit))));
        Introduction.unseen(match.rules(), match.position())
                .forEach(note -> print("  " + words.say(note), Tone.SOFT, columns));
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
                .forEach(
                        move -> out.println("    " + words.apart(move.move().toString()) + "  " + worth(move.worth())));
        if (answer.moves().size() > MOST_LISTED) {
            out.println("    " + words.say("play.more", "count", answer.moves().size() - MOST_LISTED));
        }
    }

    /** The legal moves. */
    void list(List<?> moves) {
        String shown = moves.stream()
                .limit(MOST_LISTED)
                .map(move -> words.apart(move.toString()))
                .collect(Collectors.joining(", "));
        out.println("    " + shown + (moves.size() > MOST_LISTED ? ", .." : ""));
    }

    /** What a move is worth to the mover: a sign, and the worth in words. */
    String worth(Worth worth) {
        int sign = worth.signOfMove();
        Tone tone = sign > 0 ? Tone.WIN : sign < 0 ? Tone.LOSS : Tone.DRAW;
        // a margin has its sign already
        String mark = worth instanceof Points ? "" : sign > 0 ? "+ " : sign < 0 ? "- " : "= ";
        return paint.as(tone, mark + WorthWords.brief(worth, words));
    }

    /** How the game ended, where it was lost, and the moves in a form that can be read again. */
    void summary(Match<?, ?> match, String result, Optional<Review> review, int columns) {
        out.println();
        out.println(paint.as(Tone.STRONG, result));
        review.ifPresent(looked -> review(looked, columns));
        out.println(words.say("play.line", "line", match.lineText()));
    }

    private void review(Review review, int columns) {
        for (Review.Ply ply : review.plies()) {
            boolean told = review.lostAt().filter(ply::equals).isPresent();
            if (ply.grade() != Review.Grade.BEST && !told) {
                String grade = ply.grade() == Review.Grade.BLUNDER ? "play.blunder" : "play.slip";
                out.println("  "
                        + words.say(grade, "ply", ply.ply(), "move", ply.move(), "best", ply.best())
                        + "  " + worth(ply.made()));
            }
        }
        ReviewText.sentences(review, words).forEach(sentence -> say(sentence, columns));
    }
}
