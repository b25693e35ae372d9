package org.zermelo.cli.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.desk.against.OwnProgram;
import org.zermelo.game.BadInputException;
import org.zermelo.present.json.Json;

/**
 * A program at the other end of standard input and output, which is asked one input after another: a line {@code {"input": ".."}}, and
 * its answer in a line {@code {"output": ".."}}, or {@code {"error": ".."}}.
 */
public final class PipedRuns implements OwnProgram {

    private final BufferedReader in;
    private final PrintWriter out;

    /** The program that started this command. */
    public PipedRuns(CommandContext c) {
        in = new BufferedReader(new InputStreamReader(c.in(), StandardCharsets.UTF_8));
        out = c.out();
    }

    @Override
    public ProgramRun run(String input) {
        out.println(Json.line(Json.object("input", input)));
        out.flush();
        try {
            String line = in.readLine();
            if (line != null && Json.read(line) instanceof Map<?, ?> answer) {
                Object output = answer.get("output");
                return output != null
                        ? ProgramRun.of(output.toString())
                        : new ProgramRun(Ended.CRASHED, String.valueOf(answer.get("error")));
            }
        } catch (IOException e) {
            // as good as no line
        }
        throw new BadInputException("against.gone");
    }
}
