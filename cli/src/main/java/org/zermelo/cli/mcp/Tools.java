package org.zermelo.cli.mcp;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.cli.mcp.Tool.Parameter;
import org.zermelo.desk.Ask;
import org.zermelo.desk.Claim;
import org.zermelo.desk.Desk;
import org.zermelo.desk.Why;
import org.zermelo.desk.count.PlyCounts;
import org.zermelo.desk.exam.Attempt;
import org.zermelo.desk.nimbers.SequenceDesk;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.task.ExamQuestion;
import org.zermelo.exam.task.Task;
import org.zermelo.heap.pairs.PairSearch;
import org.zermelo.heap.period.NimSequences.Settings;
import org.zermelo.notation.Game;
import org.zermelo.notation.HeapRulesText;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.notation.text.Source;
import org.zermelo.present.answer.PlanJson;
import org.zermelo.present.answer.ValueJson;
import org.zermelo.present.answer.WhyJson;
import org.zermelo.present.exam.ExamJson;
import org.zermelo.present.exam.view.FixedStart;
import org.zermelo.present.graph.CountReport;
import org.zermelo.present.nimbers.NimbersJson;
import org.zermelo.present.nimbers.Report;
import org.zermelo.present.words.Words;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;

/** The tools: the use cases of the desk that an assistant can put a question to. */
final class Tools {

    /** Heaps of one answer: more would fill the assistant's memory. */
    private static final int MOST_HEAPS = 10_000;

    private static final int MOST_PLIES = 100;
    private static final long LISTED = 200;

    private static final Parameter GAME =
            Parameter.required("game", "The game in Zermelo's notation, such as nim(5, 3, 6) or coins(7 9 1 6 4 3).");
    private static final Parameter VALUE = Parameter.optional(
            "value",
            "What to ask: outcome, winner, margin, nimber, misere, canonical; by default what suits the game.");

    private final Desk desk;
    private final Words words;

    private Tools(Desk desk, Words words) {
        this.desk = desk;
        this.words = words;
    }

    static List<Tool> at(Desk desk, Words words) {
        Tools tools = new Tools(desk, words);
        return List.of(
                new Tool(
                        "solve",
                        "The proved value of a two-player game without chance, its best moves, a main line and the reason."
                                + " Exact, never estimated; what does not fit into memory is refused.",
                        List.of(
                                GAME,
                                VALUE,
                                Parameter.optional("method", "The method's name; by default the planner's choice."),
                                Parameter.numberOrWord(
                                        "moves", "How many moves are listed: all, best or a number; 20."),
                                Parameter.numberOrWord("line", "How many plies of best play are listed; 40.")),
                        new SolveTool(desk, words)),
                new Tool(
                        "why",
                        "Whether a claim about a game holds, with the witness or the refutation.",
                        List.of(
                                GAME,
                                Parameter.required("claim", "Such as: first wins, draw, +6, *0, or a best move.")),
                        tools::why),
                new Tool(
                        "nimbers",
                        "The nim-values of the heaps 0 to N of an octal, subtraction or other heap game, and its proved period.",
                        List.of(
                                Parameter.required(
                                        "code", "Such as 0.77 (Kayles), subtraction({1,3,4}), grundys-game."),
                                Parameter.number("to", "The last heap, up to 10000; 50.")),
                        tools::nimbers),
                new Tool(
                        "value",
                        "The canonical value of a game with Left and Right, its mean, temperature and thermograph; or whether"
                                + " a relation of values holds.",
                        List.of(Parameter.required(
                                "text",
                                "Such as {3|1} + ^*, domineering(2x3), or up + * || 0; sums and relations, too.")),
                        tools::value),
                new Tool(
                        "exam",
                        "The answers to questions 19 to 21 of the Russian computer science exam about heaps of stones, with"
                                + " every reading.",
                        List.of(
                                Parameter.required(
                                        "rules", "Such as heaps(7, S in 1..69; move +1, *2; end sum >= 77)."),
                                Parameter.optional("ask", "Questions, such as 19=U:min, 20=W2:all.")),
                        tools::exam),
                new Tool(
                        "count",
                        "How many plays and positions the first plies of a game have.",
                        List.of(GAME, Parameter.number("plies", "How many plies, up to 100; 3.")),
                        tools::count),
                new Tool(
                        "explain",
                        "Which methods can answer for a game, at what cost, and what kind of game it is.",
                        List.of(GAME, VALUE),
                        tools::explain),
                new Tool(
                        "games",
                        "The games that have a name, with arguments and an example; with a word, those that match it.",
                        List.of(Parameter.optional("word", "A name or a part of one, in any language.")),
                        new GamesTool(desk, words)));
    }

    private Game game(ToolArguments arguments) {
        return desk.notation().parse(new Source("game", arguments.required("game")));
    }

    private Map<String, @Nullable Object> why(ToolArguments arguments, Watch watch) {
        String claim = arguments.required("claim");
        return WhyJson.of(Why.of(desk, game(arguments), Claim.of(claim), watch), claim);
    }

    private Map<String, @Nullable Object> nimbers(ToolArguments arguments, Watch watch) {
        int to = arguments.number("to", 50, MOST_HEAPS);
        Settings settings = new Settings(Budget.ofThisMachine().bytes(), PairSearch.best(), null, true);
        return NimbersJson.of(Report.of(
                SequenceDesk.compute(HeapRulesText.parse(arguments.required("code")), to, settings, watch), to));
    }

    private Map<String, @Nullable Object> value(ToolArguments arguments, Watch watch) {
        return ValueJson.of(new Source("text", arguments.required("text")), watch);
    }

    private Map<String, @Nullable Object> exam(ToolArguments arguments, Watch watch) {
        Source rules = new Source("rules", arguments.required("rules"));
        List<String> asked = arguments.text("ask").map(ExamQuestion::texts).orElse(List.of());
        Task task = Task.asking(RuleText.ruleset(rules), asked);
        Examiner examiner = new Examiner(Budget.ofThisMachine(), watch, LISTED);
        return FixedStart.document(examiner, words)
                .json(new ExamJson.Answered(task, Attempt.at(task, examiner::answer)));
    }

    private Map<String, @Nullable Object> count(ToolArguments arguments, Watch watch) {
        Game game = game(arguments);
        int plies = arguments.number("plies", 3, MOST_PLIES);
        return CountReport.json(game, PlyCounts.of(game.rules(), plies, PlyCounts.MOST, watch));
    }

    private Map<String, @Nullable Object> explain(ToolArguments arguments, Watch watch) {
        Game game = game(arguments);
        Ask ask = Ask.everything().withValue(arguments.text("value").orElse(null));
        return PlanJson.of(game, desk.survey(game, ask, watch), words);
    }
}
