package org.zermelo.cli.command.tools;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.cli.context.ZermeloCommand;
import org.zermelo.cli.input.Input;
import org.zermelo.present.answer.BatchLine;
import org.zermelo.present.json.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code zermelo batch}: JSON lines in, JSON lines out. */
@Command(
        name = "batch",
        description =
                "Answer many questions, one JSON object a line. A question may be"
                        + " {\"id\":1,\"game\":\"coins(7 9 1 6 4 3)\",\"ask\":[\"value\",\"moves\",\"line\"]}; each answer is a line, too.")
public final class BatchCommand extends ZermeloCommand {

    @Parameters(
            arity = "0..1",
            defaultValue = "-",
            paramLabel = "FILE",
            description = "Where the lines are; - is standard input.")
    private String file = "-";

    /** The command in this context. */
    public BatchCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected int run(CommandContext c) throws IOException {
        BatchLine answering = new BatchLine(c.desk(), c.words(), c.watch());
        int worst = ExitCode.DONE;
        long number = 0;
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(Input.of(file, c).stream(), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                number++;
                String asked = number == 1 ? Input.withoutMark(line) : line;
                if (asked.isBlank()) {
                    continue;
                }
                BatchLine.Result result = answering.answer(number, asked);
                worst = worse(worst, result.kind());
                c.out().println(Json.line(result.document()));
                if (!lines.ready()) {
                    // A program at the other end of a pipe waits for this answer before it asks on.
                    c.out().flush();
                }
            }
        }
        return worst;
    }

    private static int worse(int worst, BatchLine.LineResult kind) {
        return Math.max(
                worst,
                switch (kind) {
                    case ANSWERED -> ExitCode.DONE;
                    case REFUSED -> worst == ExitCode.BAD_INPUT ? ExitCode.BAD_INPUT : ExitCode.REFUSED;
                    case BAD -> ExitCode.BAD_INPUT;
                    case INTERNAL -> ExitCode.INTERNAL;
                });
    }
}
