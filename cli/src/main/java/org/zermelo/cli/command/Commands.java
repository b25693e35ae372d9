package org.zermelo.cli.command;

import java.util.List;
import java.util.function.Function;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.context.ZermeloCommand;

/** The commands, in the order of the help. */
public final class Commands {

    /**
     * A command and how to make it.
     *
     * @param name its first word on the command line; the same as in its annotation
     * @param alias another word for it; the name again when there is none
     * @param examples whole command lines, for its help
     */
    public record Entry(
            String name, String alias, Function<CommandContext, ZermeloCommand> make, List<String> examples) {

        Entry(String name, Function<CommandContext, ZermeloCommand> make, String... examples) {
            this(name, name, make, List.of(examples));
        }

        Entry(String name, String alias, Function<CommandContext, ZermeloCommand> make, String... examples) {
            this(name, alias, make, List.of(examples));
        }
    }

    private Commands() {}

    /** All commands, in the order of the help. */
    public static List<Entry> all() {
        return List.of(
                new Entry("games", GamesCommand::new, "zermelo games", "zermelo games kayles"),
                new Entry(
                        "solve",
                        SolveCommand::new,
                        "zermelo solve 'coins(7 9 1 6 4 3)'",
                        "zermelo solve 'nim(5, 3) + notakto(1)' --moves best",
                        "zermelo solve coins --file row.txt --brief"),
                new Entry("explain", ExplainCommand::new, "zermelo explain 'coins(3 2 2 3 1 2)'"),
                new Entry(
                        "why",
                        WhyCommand::new,
                        "zermelo why 'nim(5, 3)' 'first wins'",
                        "zermelo why 'coins(7 9 1 6 4 3)' R"),
                new Entry(
                        "table",
                        TableCommand::new,
                        "zermelo table 'coins(7 9 1 6 4 3)' --of guarantee",
                        "zermelo table 'coins(7 9 1 6 4 3)' --out table.svg"),
                new Entry(
                        "tree",
                        TreeCommand::new,
                        "zermelo tree 'nim(2, 1)' --depth 2",
                        "zermelo tree 'nim(3, 2)' --prune strategy --out tree.svg",
                        "zermelo tree 'nim(2, 1)' --graph"),
                new Entry(
                        "trace",
                        TraceCommand::new,
                        "zermelo trace 'coins(7 9 1 6 4 3)' --method interval-guarantee --step 12",
                        "zermelo trace 'coins(5 8 3 2)' --method interval-memo",
                        "zermelo trace 'coins(5 8 3 2)' --method interval-rows --out trace.svg"),
                new Entry(
                        "compare",
                        CompareCommand::new,
                        "zermelo compare coins --sizes 8,16,100 --repeat 1",
                        "zermelo compare robanumeros --sizes 10,20,40 --out plot.svg"),
                new Entry("line", LineCommand::new, "zermelo line 'coins(7 9 1 6 4 3)' --play 'L R R'"),
                new Entry("tournament", TournamentCommand::new, "zermelo tournament 'coins(5 8 3 2)'"),
                new Entry("batch", BatchCommand::new, "zermelo batch questions.jsonl"),
                new Entry(
                        "exam",
                        ExamCommand::new,
                        "zermelo exam 'heaps(7, S in 1..69; move +1, *2; end sum >= 77)'",
                        "zermelo exam 'heaps(S in 1..32; move +1, *2; end sum >= 33)' --explain"),
                new Entry("analyze", AnalyzeCommand::new, "zermelo analyze 'tictactoe()'"),
                new Entry(
                        "count",
                        CountCommand::new,
                        "zermelo count 'tictactoe()' --plies 4",
                        "zermelo count @breakthrough --plies 3"),
                new Entry("build", BuildCommand::new, "zermelo build 'tictactoe()' --to tictactoe.ztb"),
                new Entry("probe", ProbeCommand::new, "zermelo probe tictactoe.ztb"),
                new Entry("check", CheckCommand::new, "zermelo check tictactoe.ztb"),
                new Entry(
                        "nimbers",
                        "grundy",
                        NimbersCommand::new,
                        "zermelo nimbers 0.77 --to 100",
                        "zermelo nimbers 'subtraction({1,3,4})' --certificate proof.json"),
                new Entry(
                        "quotient",
                        QuotientCommand::new,
                        "zermelo quotient 0.77",
                        "zermelo quotient 'notakto(1)'",
                        "zermelo quotient 'heaps(S; move -1, -3)' --to 40"),
                new Entry(
                        "play",
                        PlayCommand::new,
                        "zermelo play 'coins(5 8 3 2)' --opponent greedy",
                        "zermelo play 'nim(3, 4, 5)' --values"),
                new Entry("history", HistoryCommand::new, "zermelo history 'tictactoe()' --played 'b2 b1 a1'"),
                new Entry("referee", RefereeCommand::new, "zermelo referee 'count-to(4)' --games 2"),
                new Entry("serve", ServeCommand::new, "zermelo serve", "zermelo serve --port 0 --seconds 60"));
    }
}
