package org.zermelo.cli.play;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.context.ProgressWatch;
import org.zermelo.cli.context.Terminals;
import org.zermelo.desk.Ask;
import org.zermelo.desk.Match;
import org.zermelo.desk.play.Opponent;
import org.zermelo.desk.play.Review;
import org.zermelo.game.CancelledException;
import org.zermelo.game.RefusedException;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.play.ReviewJson;
import org.zermelo.present.play.ReviewText;
import org.zermelo.present.scene.Paint;

/** Sets a game up at a terminal or a pipe, and sums it up when it is over. */
public final class Session {

    private static final JsonShape<long[]> TOTALS =
            new JsonShape<long[]>().whole("first", totals -> totals[0]).whole("second", totals -> totals[1]);

    private static final JsonShape<PlayedGame> PLAYED = new JsonShape<PlayedGame>()
            .constant("schema", "zermelo/play/1")
            .text("game", played -> played.end.game().toString())
            .text("side", played -> played.side.code())
            .maybe("opponent", JsonType.TEXT, PlayedGame::opponent)
            .with("line", JsonType.TEXTS, PlayedGame::line)
            .flag("over", played -> played.end.over())
            .maybe("resigned", JsonType.FLAG, played -> played.talk.resigned().map(side -> true))
            .maybe("winner", JsonType.words("first", "second", "draw"), PlayedGame::winner)
            .maybe("totals", TOTALS, PlayedGame::totals)
            .some(ReviewJson.SHAPE, PlayedGame::review);

    /** A game that was played, for its document. */
    private record PlayedGame(Match<?, ?> end, PlayerSide side, Talk talk, Optional<Review> review) {

        Optional<String> opponent() {
            return Optional.of(talk.opponent().player().code()).filter(code -> side != PlayerSide.BOTH);
        }

        List<String> line() {
            return end.line().stream().map(Object::toString).toList();
        }

        Optional<long[]> totals() {
            return end.scoring() ? Optional.of(end.totals()) : Optional.empty();
        }

        Optional<String> winner() {
            if (!end.over() && talk.resigned().isEmpty()) {
                return Optional.empty();
            }
            int sign = talk.resigned()
                    .map(loser -> loser == PlayerSide.FIRST ? -1 : 1)
                    .orElseGet(end::winner);
            return Optional.of(sign > 0 ? "first" : sign < 0 ? "second" : "draw");
        }
    }

    private final CommandContext context;
    private final boolean edits;
    private final boolean repeats;
    private final Paint paint;
    private final @Nullable Consumer<Map<String, @Nullable Object>> record;

    /**
     * A session on the context's streams.
     *
     * @param plain whether line editing is unwanted; a pipe never gets it
     * @param paint the colours
     * @param record takes the played game as a document instead of the summary in words; null for words
     */
    public Session(
            CommandContext context,
            boolean plain,
            Paint paint,
            @Nullable Consumer<Map<String, @Nullable Object>> record) {
        this.context = context;
        boolean terminal = Terminals.both();
        this.edits = terminal && !plain && record == null && !Terminals.dumb();
        this.repeats = !terminal;
        this.paint = paint;
        this.record = record;
    }

    /**
     * Plays one game.
     *
     * @param start the game, with the moves that were made already
     * @throws RefusedException when the opponent cannot play this game
     */
    public void play(Match<?, ?> start, String sideName, Opponent opponent, boolean values) {
        PlayerSide side = PlayerSide.of(sideName);
        if (side != PlayerSide.BOTH) {
            try (ProgressWatch watch = context.question(() -> false)) {
                opponent.check(start, watch);
            }
        }
        PrintWriter shown = record == null ? context.out() : new PrintWriter(PrintWriter.nullWriter());
        Screen screen = new Screen(shown, context.words(), paint);
        try (Prompter prompter = edits ? new TerminalPrompter() : new PipePrompter(context.in(), shown, repeats)) {
            Talk talk = new Talk(context, shown, prompter, screen, side, opponent, start, values);
            Match<?, ?> end = talk.play();
            Optional<Review> review = review(end, talk, shown);
            screen.summary(end, result(end, talk), review, prompter.sentenceWidth());
            if (record != null) {
                record.accept(PLAYED.json(new PlayedGame(end, side, talk, review)));
            }
        }
    }

    /** The review; nothing, and a sentence, where the game is too large for it or the player does not wait. */
    private Optional<Review> review(Match<?, ?> end, Talk talk, PrintWriter shown) {
        try {
            return Optional.of(talk.waiting(watch -> Review.soon(end, context.desk(), Ask.everything(), watch)));
        } catch (RefusedException | CancelledException e) {
            if (context.watch().cancelled()) {
                throw e;
            }
            shown.println();
            shown.println(
                    e instanceof CancelledException
                            ? context.words().say("play.no-review")
                            : talk.said((RefusedException) e));
            return Optional.empty();
        }
    }

    private String result(Match<?, ?> end, Talk talk) {
        return talk.resigned()
                .map(side ->
                        context.words().say(side == PlayerSide.FIRST ? "play.resigned-first" : "play.resigned-second"))
                .orElseGet(() -> ReviewText.result(end, context.words()));
    }
}
