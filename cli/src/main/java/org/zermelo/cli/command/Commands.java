package org.zermelo.cli.command;

import static org.zermelo.cli.command.CommandGroup.EXAM;
import static org.zermelo.cli.command.CommandGroup.LEARN;
import static org.zermelo.cli.command.CommandGroup.RESEARCH;
import static org.zermelo.cli.command.CommandGroup.SOLVE;
import static org.zermelo.cli.command.CommandGroup.TOOLS;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.zermelo.cli.command.exam.ExamCommand;
import org.zermelo.cli.command.research.BuildCommand;
import org.zermelo.cli.command.research.CheckCommand;
import org.zermelo.cli.command.research.LawCommand;
import org.zermelo.cli.command.research.NimbersCommand;
import org.zermelo.cli.command.research.ProbeCommand;
import org.zermelo.cli.command.research.QuotientCommand;
import org.zermelo.cli.command.tools.BatchCommand;
import org.zermelo.cli.command.tools.CompletionCommand;
import org.zermelo.cli.command.tools.McpCommand;
import org.zermelo.cli.command.tools.RefereeCommand;
import org.zermelo.cli.command.tools.ServeCommand;
import org.zermelo.cli.command.tools.SiteCommand;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.context.ZermeloCommand;
import org.zermelo.present.use.UseCase;
import org.zermelo.present.use.UseCases;
import picocli.CommandLine.Model.CommandSpec;

/** The commands, in the order of the help: group by group. */
public final class Commands {

    /**
     * A command and how to make it.
     *
     * @param group what it is for
     * @param name its first word on the command line; the same as in its annotation
     * @param alias another word for it; the name again when there is none
     * @param examples whole command lines, for its help
     */
    public record Entry(
            CommandGroup group,
            String name,
            String alias,
            Function<CommandContext, CommandSpec> make,
            List<String> examples) {

        Entry(CommandGroup group, String name, Function<CommandContext, ZermeloCommand> make, String... examples) {
            this(group, name, name, context -> CommandSpec.forAnnotatedObject(make.apply(context)), List.of(examples));
        }

        /** A use case that needs no options but its parameters. */
        static Entry of(UseCase useCase) {
            return new Entry(
                    SOLVE,
                    useCase.name(),
                    useCase.name(),
                    context -> UseCommand.of(context, useCase),
                    useCase.examples());
        }
    }

    private Commands() {}

    /** All commands, in the order of the help. */
    public static List<Entry> all() {
        Stream<Entry> readOff = UseCases.all().stream()
                .filter(useCase -> !useCase.examples().isEmpty())
                .map(Entry::of);
        return Stream.concat(Stream.concat(solving().stream(), readOff), others().stream())
                .toList();
    }

    private static List<Entry> solving() {
        return List.of(
                new Entry(SOLVE, "games", GamesCommand::new, "zermelo games", "zermelo games kayles"),
                new Entry(
                        SOLVE,
                        "solve",
                        SolveCommand::new,
                        "zermelo solve 'coins(7 9 1 6 4 3)'",
                        "zermelo solve 'nim(5, 3) + notakto(1)' --moves best",
                        "zermelo solve coins --file row.txt --brief"),
                new Entry(SOLVE, "explain", ExplainCommand::new, "zermelo explain 'coins(3 2 2 3 1 2)'"),
                new Entry(
                        SOLVE,
                        "why",
                        WhyCommand::new,
                        "zermelo why 'nim(5, 3)' 'first wins'",
                        "zermelo why 'coins(7 9 1 6 4 3)' R"),
                new Entry(
                        SOLVE,
                        "table",
                        TableCommand::new,
                        "zermelo table 'coins(7 9 1 6 4 3)' --of guarantee",
                        "zermelo table 'coins(7 9 1 6 4 3)' --out table.svg",
                        "zermelo table 'tictactoe()' --whole"),
                new Entry(
                        SOLVE,
                        "tree",
                        TreeCommand::new,
                        "zermelo tree 'nim(2, 1)' --depth 2",
                        "zermelo tree 'nim(3, 2)' --prune strategy --out tree.svg",
                        "zermelo tree 'nim(2, 1)' --graph"),
                new Entry(
                        SOLVE,
                        "line",
                        LineCommand::new,
                        "zermelo line 'coins(7 9 1 6 4 3)'",
                        "zermelo line 'tictactoe()' --played 'b2 b1 a1'"));
    }

    private static List<Entry> others() {
        return List.of(
                new Entry(
                        LEARN,
                        "trace",
                        TraceCommand::new,
                        "zermelo trace 'coins(7 9 1 6 4 3)' --method interval-guarantee --step 12",
                        "zermelo trace 'coins(5 8 3 2)' --method interval-memo",
                        "zermelo trace 'coins(5 8 3 2)' --method interval-rows --out trace.svg"),
                new Entry(
                        LEARN,
                        "play",
                        PlayCommand::new,
                        "zermelo play 'coins(5 8 3 2)' --opponent greedy",
                        "zermelo play 'nim(3, 4, 5)' --values"),
                new Entry(
                        LEARN,
                        "compare",
                        CompareCommand::new,
                        "zermelo compare coins --sizes 8,16,100 --repeat 1",
                        "zermelo compare 'coins(5 8 3 2)' --strategies",
                        "zermelo compare robanumeros --sizes 10,20,40 --out plot.svg"),
                new Entry(
                        EXAM,
                        "exam",
                        ExamCommand::new,
                        "zermelo exam 'heaps(7, S in 1..69; move +1, *2; end sum >= 77)'",
                        "zermelo exam 'heaps(S in 1..32; move +1, *2; end sum >= 33)' --explain"),
                new Entry(
                        RESEARCH,
                        "nimbers",
                        "grundy",
                        context -> CommandSpec.forAnnotatedObject(new NimbersCommand(context)),
                        List.of(
                                "zermelo nimbers 0.77 --to 100",
                                "zermelo nimbers 'subtraction({1,3,4})' --certificate proof.json")),
                new Entry(
                        RESEARCH,
                        "law",
                        LawCommand::new,
                        "zermelo law 'heaps(S; move -1, -3, -4)'",
                        "zermelo law 'heaps(S; move -1, =x//2)'"),
                new Entry(
                        RESEARCH,
                        "quotient",
                        QuotientCommand::new,
                        "zermelo quotient 0.77",
                        "zermelo quotient 'notakto(1)'",
                        "zermelo quotient 'heaps(S; move -1, -3)' --to 40"),
                new Entry(RESEARCH, "build", BuildCommand::new, "zermelo build 'tictactoe()' --to tictactoe.ztb"),
                new Entry(RESEARCH, "probe", ProbeCommand::new, "zermelo probe tictactoe.ztb"),
                new Entry(
                        RESEARCH,
                        "check",
                        CheckCommand::new,
                        "zermelo check tictactoe.ztb",
                        "zermelo check --against 'python3 mine.py' 'nim({1..4 random 0..9})'"),
                new Entry(TOOLS, "batch", BatchCommand::new, "zermelo batch questions.jsonl"),
                new Entry(TOOLS, "referee", RefereeCommand::new, "zermelo referee 'count-to(4)' --games 2"),
                new Entry(TOOLS, "serve", ServeCommand::new, "zermelo serve", "zermelo serve --port 0 --seconds 60"),
                new Entry(TOOLS, "site", SiteCommand::new, "zermelo site page", "zermelo site --single-file page.html"),
                new Entry(TOOLS, "mcp", McpCommand::new, "zermelo mcp --seconds 20"),
                new Entry(TOOLS, CompletionCommand.NAME, CompletionCommand::new, "zermelo completion bash"));
    }
}
