package org.zermelo.cli.command;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.cli.CommandContext;
import org.zermelo.cli.ExitCode;
import org.zermelo.cli.ZermeloCommand;
import org.zermelo.store.TableCheck;
import org.zermelo.store.TableFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code zermelo check FILE}: verifies what was stored, by code that has no part in making it. */
@Command(name = "check", description = "Verify a stored table, every entry of it, independently of the solver.")
public final class CheckCommand extends ZermeloCommand {

    @Parameters(index = "0", paramLabel = "FILE", description = "The file to verify.")
    private Path file = Path.of("");

    /** The command in this context. */
    public CheckCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected int run(CommandContext c) {
        try (TableFile table = TableFile.open(file)) {
            int threads = Runtime.getRuntime().availableProcessors();
            TableCheck.Report report = TableCheck.check(table, threads, c.watch());
            String fault = report.fault().map(c.words()::say).orElse(null);
            if (c.json()) {
                Map<String, @Nullable Object> document = new LinkedHashMap<>();
                document.put("schema", "zermelo/check/1");
                document.put("file", file.toString());
                document.put("game", table.header().game());
                document.put("right", fault == null);
                document.put("entries", report.entries());
                document.put("fault", fault);
                c.write(document);
            } else {
                c.out()
                        .println(
                                fault != null
                                        ? fault
                                        : c.words()
                                                .say(
                                                        "store.right",
                                                        "game",
                                                        table.header().game(),
                                                        "entries",
                                                        report.entries()));
            }
            return fault == null ? ExitCode.DONE : ExitCode.NO;
        }
    }
}
