package org.zermelo.cli.mcp;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.Desk;
import org.zermelo.desk.count.PlyCounts;
import org.zermelo.desk.exam.Attempt;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.task.ExamQuestion;
import org.zermelo.exam.task.Task;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.notation.text.Source;
import org.zermelo.present.exam.ExamJson;
import org.zermelo.present.exam.view.FixedStart;
import org.zermelo.present.use.Grant;
import org.zermelo.present.use.Param;
import org.zermelo.present.use.Params;
import org.zermelo.present.use.UseCase;
import org.zermelo.present.use.UseCases;
import org.zermelo.present.words.Words;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.value.Values;

/** The tools: the use cases that an assistant can put a question to. */
final class Tools {

    /** Heaps of one answer: more would fill the assistant's memory. */
    private static final int MOST_HEAPS = 10_000;

    private static final long LISTED = 200;

    private static final int LONGEST_GAME = 2_000_000;

    private final Desk desk;
    private final Words words;

    private Tools(Desk desk, Words words) {
        this.desk = desk;
        this.words = words;
    }

    /** What one question may take. */
    static Grant grant() {
        return new Grant(LONGEST_GAME, Budget.ofThisMachine().bytes(), PlyCounts.MOST, MOST_HEAPS);
    }

    static List<Tool> at(Desk desk, Words words) {
        Tools tools = new Tools(desk, words);
        List<Tool> all = new ArrayList<>();
        all.add(new Tool(
                "solve",
                "The proved value of a two-player game without chance, its best moves, a main line and the reason."
                        + " Exact, never estimated; what does not fit into memory is refused.",
                List.of(
                        Param.GAME,
                        Param.optional(
                                "value",
                                "What to ask: " + String.join(", ", Values.names())
                                        + ", canonical; by default what suits the game."),
                        Param.METHOD,
                        Param.numberOrWord("moves", "How many moves are listed: all, best or a number; 20."),
                        Param.numberOrWord("line", "How many plies of best play are listed; 40.")),
                new SolveTool(desk, words)));
        UseCases.all().stream()
                .filter(UseCase::forAssistants)
                .forEach(useCase -> all.add(Tool.of(useCase, desk, words)));
        all.add(new Tool(
                "exam",
                "The answers to questions 19 to 21 of the Russian computer science exam about heaps of stones, with"
                        + " every reading.",
                List.of(Param.RULES, Param.ASK),
                tools::exam));
        all.add(new Tool(
                "games",
                "The games that have a name, with arguments and an example; with a word, those that match it.",
                List.of(Param.optional("word", "A name or a part of one, in any language.")),
                new GamesTool(desk, words)));
        return all;
    }

    private Map<String, @Nullable Object> exam(Params params, Watch watch) {
        Source rules = new Source("rules", params.required("rules"));
        List<String> asked = params.given("ask").map(ExamQuestion::texts).orElse(List.of());
        Task task = Task.asking(RuleText.ruleset(rules), asked);
        Examiner examiner = new Examiner(Budget.ofThisMachine(), watch, LISTED);
        return FixedStart.document(examiner, words)
                .json(new ExamJson.Answered(task, Attempt.at(task, examiner::answer)));
    }
}
