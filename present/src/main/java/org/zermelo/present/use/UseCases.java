package org.zermelo.present.use;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.Claim;
import org.zermelo.desk.LawDesk;
import org.zermelo.desk.Why;
import org.zermelo.desk.count.PlyCounts;
import org.zermelo.desk.graph.GameTree.Prune;
import org.zermelo.desk.graph.PositionGraph;
import org.zermelo.desk.graph.TreeRequest;
import org.zermelo.desk.nimbers.SequenceDesk;
import org.zermelo.desk.play.Review;
import org.zermelo.exam.task.ExamQuestion;
import org.zermelo.heap.HeapRules;
import org.zermelo.heap.pairs.PairSearch;
import org.zermelo.heap.period.NimSequences.Settings;
import org.zermelo.law.ProvedLaw;
import org.zermelo.notation.Game;
import org.zermelo.notation.HeapRulesText;
import org.zermelo.notation.text.Source;
import org.zermelo.present.answer.LoopyJson;
import org.zermelo.present.answer.PlanJson;
import org.zermelo.present.answer.SumJson;
import org.zermelo.present.answer.ValueJson;
import org.zermelo.present.answer.WhyJson;
import org.zermelo.present.graph.CountReport;
import org.zermelo.present.graph.GraphJson;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.law.LawAskReport;
import org.zermelo.present.law.LawJson;
import org.zermelo.present.nimbers.NimbersJson;
import org.zermelo.present.nimbers.Report;
import org.zermelo.present.play.ReviewJson;
import org.zermelo.present.tree.TreeJson;

/** The use cases that more than one face has. */
public final class UseCases {

    private static final List<Param> PLAYED = List.of(Param.GAME, Param.START, Param.STARTS, Param.LINE);

    private static final Param PRUNE =
            Param.optional("prune", "none; best: only the best moves; strategy: what a proof needs.");

    private static final int DEEPEST = 40;

    /** The longest nim-sequence that is told; a face may grant fewer heaps. */
    private static final int MOST_HEAPS = 1_000_000;

    private static final Param DEPTH = Param.number("depth", "Plies to go down, 1 to 40.", 3, 1, DEEPEST);

    private static final Param GRAPH_DEPTH = Param.number(
            "depth",
            "Plies to go down; by default as many as can be drawn.",
            PositionGraph.MOST,
            0,
            PositionGraph.MOST);

    private static final Param SIDE = Param.choice(
            "side",
            "To whom the sentences are told: the player of this side, or both players.",
            "first",
            "second",
            "both");

    private static final Param CLAIM = Param.required("claim", "Such as: first wins, draw, +6, *0, or a best move.");

    private static final Param PLIES =
            Param.number("plies", "Plies to go, 0 to 1000; 3 by default.", 3, 0, PlyCounts.MOST_PLIES);

    private static final int USUAL_HEAPS = 200;

    private static final Param HEAPS = Param.number("to", "The last heap.", USUAL_HEAPS, 0, MOST_HEAPS);

    private static final Param RULES_OF_HEAPS = Param.required(
            "game", "Rules of heaps, such as heaps(S; move -1, -3, -4); a word misere may stand before them.");

    private static final Param TOLD = Param.choice("value", "What is told of each position.", "winner", "nimber");

    /** How many plays and positions the first plies of a game have. */
    public static final UseCase COUNT = new UseCase(
                    "count",
                    "How many plays and positions the first plies of a game have.",
                    List.of(Param.GAME, PLIES),
                    words -> CountReport.SHAPE,
                    UseCases::count)
            .alsoForAssistants()
            .alsoACommand("zermelo count 'tictactoe()' --plies 4", "zermelo count @breakthrough --plies 3");

    /** What every method says to the question. */
    public static final UseCase EXPLAIN = new UseCase(
                    "explain",
                    "What kind of game it is, and what every method says to the question.",
                    and(PLAYED, Param.VALUE, Param.METHOD),
                    words -> PlanJson.SHAPE,
                    UseCases::explain)
            .alsoForAssistants();

    /** Whether a claim holds. */
    public static final UseCase WHY = new UseCase(
                    "why",
                    "Whether a claim about a game holds, with the witness or the refutation.",
                    List.of(Param.GAME, CLAIM),
                    words -> WhyJson.SHAPE,
                    UseCases::why)
            .alsoForAssistants();

    /** The game tree, to a depth. */
    public static final UseCase TREE = new UseCase(
            "tree",
            "The tree of a game.",
            and(PLAYED, DEPTH, PRUNE),
            words -> TreeJson.SHAPE,
            request -> UseResult.of(TreeJson.of(
                    treeRequest(request, (int) request.params().number(DEPTH)).tree(request.desk(), request.watch()))));

    /** The positions of a game, each once. */
    public static final UseCase GRAPH = new UseCase(
            "graph",
            "The positions of a game, each once, with what they are worth: as many as can be drawn.",
            and(PLAYED, GRAPH_DEPTH, PRUNE),
            words -> GraphJson.SHAPE,
            request -> UseResult.of(GraphJson.of(treeRequest(
                            request,
                            request.params()
                                    .given(GRAPH_DEPTH.name())
                                    .map(given -> (int) request.params().number(GRAPH_DEPTH))
                                    .orElse(null))
                    .graph(request.desk(), request.watch()))));

    /** What every move of a played game was worth. */
    public static final UseCase REVIEW = new UseCase(
            "review",
            "What every move of a played game was worth, and where the game was lost.",
            and(PLAYED, Param.VALUE, SIDE),
            words -> ReviewJson.shape(words, "both"),
            UseCases::review);

    /** The canonical value of a game with Left and Right. */
    public static final UseCase VALUE = new UseCase(
                    "value",
                    "The canonical value of a game with Left and Right, its thermograph, and what every move leads to; or whether a"
                            + " relation of values holds.",
                    List.of(Param.required(
                            "text",
                            "A value, a position or a relation, such as {3|1} + ^*, domineering(2x3) or up + * || 0.")),
                    words -> JsonType.either(SumJson.ANSWER, LoopyJson.ANSWER),
                    request -> UseResult.of(
                            ValueJson.of(new Source("text", request.params().required("text")), request.watch())))
            .alsoForAssistants();

    /** A nim-sequence. */
    public static final UseCase NIMBERS = new UseCase(
                    "nimbers",
                    "A nim-sequence with its proved period.",
                    List.of(
                            Param.required(
                                    "code", "A code such as 0.77 (Kayles), or subtraction({1,3,4}), grundys-game."),
                            HEAPS),
                    words -> NimbersJson.SHAPE,
                    UseCases::nimbers)
            .alsoForAssistants();

    /** A theorem for every size. */
    public static final UseCase LAW = new UseCase(
                    "law",
                    "A theorem for every size: which positions of rules of heaps are lost, found and proved; or the answers to"
                            + " questions of an exam as formulas in a number that no move changes.",
                    List.of(RULES_OF_HEAPS, TOLD, Param.ASK),
                    words -> JsonType.either(LawJson.SHAPE, LawAskReport.SHAPE),
                    UseCases::law)
            .alsoForAssistants();

    private static final List<UseCase> ALL = List.of(EXPLAIN, WHY, REVIEW, TREE, GRAPH, COUNT, VALUE, NIMBERS, LAW);

    private UseCases() {}

    /** All of them, in the order in which they are listed. */
    public static List<UseCase> all() {
        return ALL;
    }

    private static List<Param> and(List<Param> some, Param... more) {
        return Stream.concat(some.stream(), Stream.of(more)).toList();
    }

    private static UseResult count(Request request) {
        Game game = request.game();
        int plies = (int) request.params().number(PLIES);
        PlyCounts counts =
                PlyCounts.of(game.rules(), plies, request.params().grant().positions(), request.watch());
        return UseResult.table(() -> CountReport.json(game, counts), () -> CountReport.table(counts, request.words()));
    }

    private static UseResult explain(Request request) {
        Game game = request.match().rest();
        return UseResult.of(
                PlanJson.of(game, request.desk().survey(game, request.ask(), request.watch()), request.words()));
    }

    private static UseResult why(Request request) {
        String claim = request.params().required(CLAIM.name());
        return UseResult.of(
                WhyJson.of(Why.of(request.desk(), request.game(), Claim.of(claim), request.watch()), claim));
    }

    private static TreeRequest treeRequest(Request request, @Nullable Integer depth) {
        return new TreeRequest(
                request.match().rest(),
                depth,
                Prune.of(request.params().given(PRUNE.name()).orElse("none")));
    }

    private static UseResult review(Request request) {
        Review review = Review.soon(request.match(), request.desk(), request.ask(), request.watch());
        String side = request.params().choice(SIDE.name(), "both", SIDE.allowed());
        return UseResult.of(ReviewJson.shape(request.words(), side).json(review));
    }

    private static UseResult nimbers(Request request) {
        HeapRules rules = HeapRulesText.parse(request.params().required("code"));
        int most = Math.min(MOST_HEAPS, request.params().grant().listed());
        long to = request.params().number(HEAPS.name(), USUAL_HEAPS, 0, most);
        Settings settings = new Settings(request.params().grant().bytes(), PairSearch.best(), null, true);
        return UseResult.of(NimbersJson.of(Report.of(SequenceDesk.compute(rules, to, settings, request.watch()), to)));
    }

    private static UseResult law(Request request) {
        String text = request.params().required(RULES_OF_HEAPS.name());
        request.params().checkLength(text);
        List<ExamQuestion> questions = ExamQuestion.all(List.of(request.params().text(Param.ASK.name())));
        if (!questions.isEmpty()) {
            return UseResult.of(LawAskReport.of(LawDesk.question(text), questions, request.words(), request.watch())
                    .json());
        }
        Optional<ProvedLaw> named = LawDesk.ofNamedHeaps(text, request.watch());
        return UseResult.of(LawJson.of(named.orElseGet(() -> law(request, text)), request.words()));
    }

    private static ProvedLaw law(Request request, String text) {
        String value = request.params().choice(TOLD.name(), "winner", TOLD.allowed());
        return LawDesk.find(LawDesk.question(text), value, request.watch());
    }
}
