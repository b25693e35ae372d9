package org.zermelo.cli.command.research;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.cli.context.ZermeloCommand;
import org.zermelo.desk.Paging;
import org.zermelo.desk.Solved;
import org.zermelo.present.answer.AnswerJson;
import org.zermelo.present.answer.AnswerText;
import org.zermelo.store.table.Probe;
import org.zermelo.store.table.StoredTable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code zermelo probe TABLE [POSITION]}: a position looked up in a stored table. */
@Command(name = "probe", description = "Look a position up in a stored table.")
public final class ProbeCommand extends ZermeloCommand {

    @Parameters(
            index = "0",
            paramLabel = "TABLE",
            description = "A file, or a folder of stages, that 'zermelo build' has written.")
    private Path file = Path.of("");

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "POSITION",
            description = "The text of a position; by default the game's start.")
    private @Nullable String position;

    /** The command in this context. */
    public ProbeCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected int run(CommandContext c) {
        try (StoredTable table = StoredTable.open(file)) {
            Solved<?, ?> solved = Solved.of(Probe.of(table, position));
            if (c.json()) {
                c.write(AnswerJson.of(solved, Paging.usual()));
            } else {
                c.out().print(AnswerText.of(solved, Paging.usual(), c.words()));
            }
        }
        return ExitCode.DONE;
    }
}
