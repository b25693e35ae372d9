package org.zermelo.web.api;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.Desk;
import org.zermelo.desk.Match;
import org.zermelo.desk.Paging;
import org.zermelo.desk.RuleNotes;
import org.zermelo.desk.Solved;
import org.zermelo.desk.play.Opponent;
import org.zermelo.desk.play.OpponentKind;
import org.zermelo.game.Trait;
import org.zermelo.notation.Game;
import org.zermelo.present.answer.AnswerJson;
import org.zermelo.present.answer.ReasonText;
import org.zermelo.present.json.Json;
import org.zermelo.present.play.Introduction;
import org.zermelo.present.scene.SceneJson;
import org.zermelo.present.words.Words;
import org.zermelo.solve.Watch;
import org.zermelo.web.work.Load;
import org.zermelo.web.work.Weight;

/** The answer for a game after some moves, with what the position looks like. */
record PositionCall(Desk desk) implements LastingCall {

    static final List<String> PARAMETERS =
            List.of("game", "start", "line", "value", "method", "moves", "plies", "solve");

    @Override
    public Reply answer(Params params, Watch watch, Consumer<Object> news) {
        Match<?, ?> match = Matches.read(desk, params, watch);
        Map<String, @Nullable Object> document = state(match);
        document.put("how", how(match.game(), params.words()));
        List<String> notes = RuleNotes.of(match.game().rules()).stream()
                .map(params.words()::say)
                .toList();
        if (!notes.isEmpty()) {
            document.put("notes", notes);
        }
        if (params.choice("solve", "yes", List.of("yes", "no")).equals("yes")) {
            // A copy: the news are written on the request's thread while the answer is still being added here.
            news.accept(new LinkedHashMap<>(document));
            Solved<?, ?> solved = desk.solve(match, Matches.ask(params), watch);
            document.put("answer", AnswerJson.of(solved, paging(params)));
            solved.answer().reason().ifPresent(reason -> document.put("reason", ReasonText.of(reason, params.words())));
        }
        return Reply.of(document);
    }

    @Override
    public Weight weight(Params params) {
        return params.text("solve").equals("no") ? Weights.ofReading(params) : Weights.ofGame(params);
    }

    @Override
    public Load weigh(Params params, Watch watch) {
        return Weights.of(desk, params, watch);
    }

    static Paging paging(Params params) {
        Paging paging = Paging.usual();
        paging = params.text("moves").isBlank() ? paging : paging.withMoves(params.text("moves"));
        return params.text("plies").isBlank() ? paging : paging.withLine(params.text("plies"));
    }

    /** How a move is made, and who wins. */
    private static List<String> how(Game game, Words words) {
        return Stream.concat(Introduction.moves(game, words).stream(), Introduction.ending(game, words).stream())
                .toList();
    }

    /** What is known of a position without solving it. */
    private static <P, M> Map<String, @Nullable Object> state(Match<P, M> match) {
        List<M> options = match.options();
        Map<String, @Nullable Object> document = Json.object(
                "schema",
                "zermelo/position/1",
                "game",
                match.game().toString(),
                "line",
                match.line().stream().map(Object::toString).toList(),
                "toMove",
                match.firstToMove() ? "first" : "second",
                "over",
                options.isEmpty(),
                "convention",
                match.game().convention().name().toLowerCase(Locale.ROOT),
                "impartial",
                match.game().rules().traits().contains(Trait.IMPARTIAL));
        if (match.scoring()) {
            long[] totals = match.totals();
            document.put("totals", Json.object("first", totals[0], "second", totals[1]));
        }
        document.put(
                "opponents",
                Opponent.fitting(match.rules()).stream().map(OpponentKind::code).toList());
        document.put("scene", SceneJson.of(match, options));
        return document;
    }
}
