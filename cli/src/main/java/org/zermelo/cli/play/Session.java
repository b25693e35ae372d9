package org.zermelo.cli.play;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.zermelo.cli.CommandContext;
import org.zermelo.cli.ProgressWatch;
import org.zermelo.cli.play.Talk.Side;
import org.zermelo.game.BadInputException;
import org.zermelo.present.answer.Ask;
import org.zermelo.present.json.Json;
import org.zermelo.present.play.Match;
import org.zermelo.present.play.Opponent;
import org.zermelo.present.play.Player;
import org.zermelo.present.play.Review;
import org.zermelo.present.scene.Paint;

/** Sets a game up at a terminal or a pipe, and sums it up when it is over. */
public final class Session {

    private static final int FARTHEST = 12;

    private final CommandContext context;
    private final boolean plain;
    private final @Nullable Consumer<Map<String, @Nullable Object>> record;

    /**
     * A session on the context's streams.
     *
     * @param plain whether colours and line editing are unwanted; a pipe never gets them
     * @param record takes the played game as a document instead of the summary in words; null for words
     */
    public Session(CommandContext context, boolean plain, @Nullable Consumer<Map<String, @Nullable Object>> record) {
        this.context = context;
        this.plain = plain || record != null || System.console() == null || System.getenv("NO_COLOR") != null;
        this.record = record;
    }

    /** Plays one game. */
    public void play(Match<?, ?> start, String side, Player player, int sight, long seed, boolean values) {
        Opponent opponent = new Opponent(context.desk(), Ask.everything(), player, sight(sight), seed);
        PrintWriter shown = record == null ? context.out() : new PrintWriter(PrintWriter.nullWriter());
        Screen screen = new Screen(shown, context.words(), plain ? Paint.PLAIN : Paint.ANSI);
        try (Prompter prompter = plain ? new PipePrompter(context.in(), shown) : new TerminalPrompter()) {
            Talk talk = new Talk(context, shown, prompter, screen, side(side), opponent, start, values);
            Match<?, ?> end = talk.play();
            Review review = review(end);
            String result = end.over() ? winner(Result.of(end)) : "play.left";
            screen.summary(end, result, review);
            if (record != null) {
                record.accept(document(end, result));
            }
        }
    }

    private Review review(Match<?, ?> end) {
        try (ProgressWatch watch = context.question()) {
            return Review.of(end, context.desk(), Ask.everything(), watch);
        }
    }

    private static Map<String, @Nullable Object> document(Match<?, ?> end, String result) {
        return Json.object(
                "schema",
                "zermelo/play/1",
                "game",
                end.game().toString(),
                "line",
                end.line().stream().map(Object::toString).toList(),
                "over",
                end.over(),
                "winner",
                result.equals("play.left") ? null : result.substring("play.won-".length()));
    }

    private static String winner(int sign) {
        return sign > 0 ? "play.won-first" : sign < 0 ? "play.won-second" : "play.won-draw";
    }

    private static int sight(int sight) {
        if (sight < 1 || sight > FARTHEST) {
            throw new BadInputException("play.sight-out-of-range", "seen", sight, "greatest", FARTHEST);
        }
        return sight;
    }

    private static Side side(String name) {
        for (Side side : Side.values()) {
            if (side.name().toLowerCase(Locale.ROOT).equals(name.toLowerCase(Locale.ROOT))) {
                return side;
            }
        }
        throw new BadInputException("play.no-side", "seen", name);
    }
}
