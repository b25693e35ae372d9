package org.zermelo.cli;

import java.util.List;
import java.util.function.Function;
import org.zermelo.cli.command.AnalyzeCommand;
import org.zermelo.cli.command.BatchCommand;
import org.zermelo.cli.command.BuildCommand;
import org.zermelo.cli.command.CheckCommand;
import org.zermelo.cli.command.CompareCommand;
import org.zermelo.cli.command.ExamCommand;
import org.zermelo.cli.command.ExplainCommand;
import org.zermelo.cli.command.HistoryCommand;
import org.zermelo.cli.command.LineCommand;
import org.zermelo.cli.command.NimbersCommand;
import org.zermelo.cli.command.PlayCommand;
import org.zermelo.cli.command.ProbeCommand;
import org.zermelo.cli.command.RefereeCommand;
import org.zermelo.cli.command.ServeCommand;
import org.zermelo.cli.command.SolveCommand;
import org.zermelo.cli.command.TableCommand;
import org.zermelo.cli.command.TournamentCommand;
import org.zermelo.cli.command.TreeCommand;
import org.zermelo.cli.command.WhyCommand;

/** The commands, in the order of the help. */
final class Commands {

    /**
     * A command and how to make it.
     *
     * @param name its first word on the command line; the same as in its annotation
     * @param alias another word for it; the name again when there is none
     */
    record Entry(String name, String alias, Function<CommandContext, ZermeloCommand> make) {

        Entry(String name, Function<CommandContext, ZermeloCommand> make) {
            this(name, name, make);
        }
    }

    private Commands() {}

    static List<Entry> all() {
        return List.of(
                new Entry("solve", SolveCommand::new),
                new Entry("explain", ExplainCommand::new),
                new Entry("why", WhyCommand::new),
                new Entry("table", TableCommand::new),
                new Entry("tree", TreeCommand::new),
                new Entry("compare", CompareCommand::new),
                new Entry("line", LineCommand::new),
                new Entry("tournament", TournamentCommand::new),
                new Entry("batch", BatchCommand::new),
                new Entry("exam", ExamCommand::new),
                new Entry("analyze", AnalyzeCommand::new),
                new Entry("build", BuildCommand::new),
                new Entry("probe", ProbeCommand::new),
                new Entry("check", CheckCommand::new),
                new Entry("nimbers", "grundy", NimbersCommand::new),
                new Entry("play", PlayCommand::new),
                new Entry("history", HistoryCommand::new),
                new Entry("referee", RefereeCommand::new),
                new Entry("serve", ServeCommand::new));
    }
}
