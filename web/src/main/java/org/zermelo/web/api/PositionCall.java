package org.zermelo.web.api;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.zermelo.desk.Desk;
import org.zermelo.desk.Match;
import org.zermelo.desk.Paging;
import org.zermelo.desk.RuleNotes;
import org.zermelo.desk.play.Opponent;
import org.zermelo.desk.play.OpponentKind;
import org.zermelo.game.Player;
import org.zermelo.game.Trait;
import org.zermelo.notation.FirstMover;
import org.zermelo.notation.Game;
import org.zermelo.present.answer.AnswerJson;
import org.zermelo.present.answer.ReasonText;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.play.Goal;
import org.zermelo.present.play.Introduction;
import org.zermelo.present.scene.drawing.SceneJson;
import org.zermelo.present.use.Param;
import org.zermelo.present.use.Params;
import org.zermelo.present.use.Request;
import org.zermelo.present.words.Words;
import org.zermelo.solve.Watch;
import org.zermelo.value.Convention;
import org.zermelo.web.call.LastingCall;
import org.zermelo.web.call.Reply;
import org.zermelo.web.work.Load;
import org.zermelo.web.work.Weight;

/** The answer for a game after some moves, with what the position looks like. */
record PositionCall(Desk desk) implements LastingCall {

    static final List<Param> PARAMETERS = List.of(
            Param.GAME,
            Param.START,
            Param.STARTS,
            Param.LINE,
            Param.VALUE,
            Param.METHOD,
            Param.MOVES,
            Param.PLIES,
            Param.choice("solve", "no gives the position without its answer.", "yes", "no"));

    /** From a loss of the first player's to a win. */
    private static final List<String> WINNERS = List.of("second", "none", "first");

    /**
     * A position, and its answer once there is one.
     *
     * @param past what was drawn before
     */
    private record Seen(
            Match<?, ?> match,
            boolean over,
            boolean quick,
            SceneJson scene,
            Optional<Past> past,
            Optional<AnswerJson> answer) {
        static <P, M> Seen of(Match<P, M> match, boolean quick) {
            Optional<List<M>> options = match.listed();
            Optional<Past> past =
                    Optional.of(match).filter(played -> played.plies() > 0).map(Past::of);
            return new Seen(
                    match,
                    options.filter(List::isEmpty).isPresent(),
                    quick,
                    SceneJson.of(match, options.orElse(List.of())),
                    past,
                    Optional.empty());
        }

        Seen with(AnswerJson found) {
            return new Seen(match, over, quick, scene, past, Optional.of(found));
        }
    }

    /** The last move where it was made, and the start. */
    private record Past(SceneJson last, SceneJson begun) {
        static <P, M> Past of(Match<P, M> match) {
            Match<P, M> before = match.at(match.plies() - 1);
            return new Past(
                    SceneJson.of(before, match.line().subList(before.plies(), match.plies())),
                    SceneJson.of(match.at(0), List.of()));
        }
    }

    private static final JsonShape<Past> PAST =
            new JsonShape<Past>().with("last", SceneJson.SHAPE, Past::last).with("begun", SceneJson.SHAPE, Past::begun);

    private static final JsonShape<long[]> TOTALS =
            new JsonShape<long[]>().whole("first", totals -> totals[0]).whole("second", totals -> totals[1]);

    private static final JsonShape<List<String>> GOAL =
            new JsonShape<List<String>>().text("first", goals -> goals.get(0)).text("second", goals -> goals.get(1));

    /** The document in these words. */
    static JsonShape<Seen> shape(Words words) {
        return new JsonShape<Seen>("Position")
                .constant("schema", "zermelo/position/1")
                .text("game", seen -> seen.match.game().toString())
                .with(
                        "line",
                        JsonType.TEXTS,
                        seen -> seen.match.line().stream().map(Object::toString).toList())
                .with("toMove", JsonType.FIRST, seen -> seen.match.firstToMove())
                .flag("over", Seen::over)
                .with(
                        "convention",
                        JsonType.words(Convention.values()),
                        seen -> seen.match.game().convention())
                .with(
                        "impartial",
                        JsonType.FLAG.about(
                                "Whether the rules declare that both players have the same moves, so that /graph has"
                                        + " nimbers."),
                        seen -> seen.match.rules().traits().contains(Trait.IMPARTIAL))
                .maybe(
                        "begins",
                        JsonType.words(Player.values())
                                .about("Of a game with Left and Right who moves first, if either may; not of points."),
                        seen -> seen.match.scoring()
                                ? Optional.empty()
                                : FirstMover.of(seen.match.game().rules()))
                .unlessNull("totals", TOTALS, seen -> seen.match.scoring() ? seen.match.totals() : null)
                .with(
                        "opponents",
                        JsonType.list(JsonType.words(OpponentKind.codes()))
                                .about("Who of the opponents knows this game."),
                        seen -> Opponent.fitting(seen.match.rules()).stream()
                                .map(OpponentKind::code)
                                .toList())
                .with("scene", SceneJson.SHAPE, Seen::scene)
                .unlessNull(
                        "winner",
                        JsonType.words(WINNERS.toArray(String[]::new)).about("Who has won a play that is over."),
                        seen -> seen.over ? WINNERS.get(seen.match.winner() + 1) : null)
                .some(PAST, Seen::past)
                .with(
                        "how",
                        JsonType.TEXTS.about("How a move is made and written, what is in hand, and who wins."),
                        seen -> how(seen.match, words))
                .maybe(
                        "goal",
                        GOAL.about("What each player tries to do, where there are words for the ends of the rules."),
                        seen -> Goal.of(seen.match.game(), true, words)
                                .flatMap(first ->
                                        Goal.of(seen.match.game(), false, words).map(second -> List.of(first, second))))
                .with(
                        "quick",
                        JsonType.FLAG.about("Whether the perfect opponent is known to answer in a moment."),
                        Seen::quick)
                .maybe(
                        "notes",
                        JsonType.TEXTS.about(
                                "What is odd about the rules: most likely they do not say what was meant."),
                        seen -> Optional.of(RuleNotes.of(seen.match.game().rules()).stream()
                                        .map(words::say)
                                        .toList())
                                .filter(notes -> !notes.isEmpty()))
                .maybe("answer", AnswerJson.SHAPE, Seen::answer)
                .maybe(
                        "reason",
                        JsonType.TEXT,
                        seen -> seen.answer
                                .flatMap(answer -> answer.solved().answer().reason())
                                .map(reason -> ReasonText.of(reason, words)));
    }

    @Override
    public Reply answer(Params params, Watch watch, Consumer<Object> news) {
        JsonShape<Seen> shape = shape(params.words());
        Match<?, ?> match = Request.of(desk, params, watch).match();
        Seen seen = Seen.of(
                match,
                Opponent.isQuick(
                        desk, match.game(), Request.of(desk, params, watch).ask()));
        if (params.choice("solve", "yes", List.of("yes", "no")).equals("yes")) {
            news.accept(shape.json(seen));
            seen = seen.with(new AnswerJson(
                    desk.solve(match, Request.of(desk, params, watch).ask(), watch), paging(params)));
        }
        return Reply.of(shape.json(seen));
    }

    @Override
    public Weight weight(Params params) {
        return Weights.ofGame(params);
    }

    @Override
    public Load weigh(Params params, Watch watch) {
        return params.text("solve").equals("no") ? Load.of(Weight.UNKNOWN) : Weights.of(desk, params, watch);
    }

    static Paging paging(Params params) {
        Paging paging = Paging.usual();
        paging = params.text("moves").isBlank() ? paging : paging.withMoves(params.text("moves"));
        return params.text("plies").isBlank() ? paging : paging.withLine(params.text("plies"));
    }

    /** How a move is made, and who wins. */
    private static List<String> how(Match<?, ?> match, Words words) {
        Game game = match.game();
        List<String> how = new ArrayList<>(Introduction.clicks(game, words));
        Introduction.unseen(match.rules(), match.position()).forEach(note -> how.add(words.say(note)));
        Introduction.ending(game, words).ifPresent(how::add);
        return List.copyOf(how);
    }
}
