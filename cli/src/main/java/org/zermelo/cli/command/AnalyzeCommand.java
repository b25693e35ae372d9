package org.zermelo.cli.command;

import java.util.List;
import org.zermelo.board.graph.GraphGame;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.cli.context.ZermeloCommand;
import org.zermelo.cli.input.GameInput;
import org.zermelo.game.Packed;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.notation.Game;
import org.zermelo.present.analysis.AnalysisJson;
import org.zermelo.present.analysis.AnalysisText;
import org.zermelo.present.analysis.VerticesText;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Answers;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Question;
import org.zermelo.solve.Question.Part;
import org.zermelo.solve.packed.Analysis;
import org.zermelo.solve.packed.PackedSolver;
import org.zermelo.solve.packed.PackedTable;
import org.zermelo.store.TableBuilder;
import org.zermelo.store.TableName;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code zermelo analyze GAME}: what the whole solved game looks like. */
@Command(
        name = "analyze",
        description = "Solve every position; count them by value, depth and level, and show the longest win.")
public final class AnalyzeCommand extends ZermeloCommand {

    @Mixin
    private GameInput input = new GameInput();

    /** The command in this context. */
    public AnalyzeCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected int run(CommandContext c) throws Exception {
        Game game = input.game(c);
        analyze(c, game, game.rules());
        return ExitCode.DONE;
    }

    private static <P, M> void analyze(CommandContext c, Game game, Rules<P, M> rules) {
        if (!(rules instanceof Packed<?>)) {
            throw new RefusedException("store.not-packed", "game", rules);
        }
        @SuppressWarnings("unchecked")
        Packed<P> packed = (Packed<P>) rules;
        TableName name = TableName.of(game);
        Budget budget = Budget.ofThisMachine();
        TableBuilder.refuseWhatCannotFit(game, packed.packed(), budget, c.watch());
        PackedTable table = PackedSolver.solve(packed.packed(), name.valueOf(), budget, c.watch());
        Analysis analysis = Analysis.of(table);
        P longest = packed.unpack(analysis.longestWin() < 0 ? packed.packed().start() : analysis.longestWin());
        List<String> line = line(packed, rules, longest, table);
        if (c.json()) {
            c.write(AnalysisJson.of(game, analysis, table.value(), line));
            return;
        }
        c.out().print(AnalysisText.of(analysis, table.value(), c.words()));
        if (rules instanceof GraphGame graph) {
            c.out().print(VerticesText.of(graph, table, c.words()));
        }
        if (analysis.longestWin() >= 0) {
            c.out().println();
            c.out()
                    .println(c.words()
                            .say(
                                    "analysis.longest",
                                    "position",
                                    longest,
                                    "plies",
                                    line.size(),
                                    "line",
                                    String.join(" ", line)));
        }
    }

    private static <P, M> List<String> line(Packed<P> packed, Rules<P, M> rules, P from, PackedTable table) {
        Question<P, M> question = Question.of(org.zermelo.game.Games.from(rules, from), table.value())
                .only(Part.LINE);
        Answer<M> answer =
                Answers.of(question, position -> table.code(packed.pack(position)), "table", new Answer.Counts(0, 0));
        return answer.line().stream().map(Object::toString).toList();
    }
}
