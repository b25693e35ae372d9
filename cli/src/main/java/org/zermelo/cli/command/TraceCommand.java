package org.zermelo.cli.command;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.cli.context.ZermeloCommand;
import org.zermelo.cli.input.Candidates;
import org.zermelo.cli.input.ColourInput;
import org.zermelo.cli.input.GameInput;
import org.zermelo.cli.input.OutputFile;
import org.zermelo.desk.trace.TraceRequest;
import org.zermelo.notation.Game;
import org.zermelo.present.trace.TraceJson;
import org.zermelo.present.trace.TracePicture;
import org.zermelo.present.trace.TraceText;
import org.zermelo.trace.Trace;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code zermelo trace GAME --method NAME}: a method at work, step by step. */
@Command(name = "trace", description = "A method at work, step by step: what it fills, what it reads, and why.")
public final class TraceCommand extends ZermeloCommand {

    @Mixin
    private GameInput input = new GameInput();

    @Mixin
    private ColourInput colours = new ColourInput();

    @Option(
            names = "--method",
            paramLabel = "NAME",
            completionCandidates = Candidates.Watched.class,
            description = "The method to watch; by default the first that can be watched on the game.")
    private @Nullable String method;

    @Option(names = "--step", paramLabel = "K", description = "One step with its picture, from 0.")
    private @Nullable Integer step;

    @Option(
            names = "--sheet",
            paramLabel = "N",
            description = "With --out, so many steps on a sheet for print, in place of the animated picture.")
    private @Nullable Integer sheet;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "Write a picture into this SVG file: with --step one step, else all of them, animated.")
    private @Nullable String out;

    /** The command in this context. */
    public TraceCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected int run(CommandContext c) throws Exception {
        Game game = input.watched(c);
        Trace trace = new TraceRequest(game, Optional.ofNullable(method)).trace();
        if (c.json()) {
            OutputFile.document(out, TraceJson.of(game, trace, c.words()), c);
        } else if (out != null) {
            OutputFile.write(out, picture(trace, c).getBytes(StandardCharsets.UTF_8), c);
        } else {
            c.out()
                    .print(
                            step == null
                                    ? TraceText.of(game, trace, c.words())
                                    : TraceText.step(game, trace, step, c.words(), colours.paint()));
        }
        return ExitCode.DONE;
    }

    private String picture(Trace trace, CommandContext c) {
        if (step != null) {
            return TracePicture.sheet(trace, List.of(step), c.words());
        }
        return sheet == null
                ? TracePicture.film(trace, c.words())
                : TracePicture.sheet(trace, TracePicture.spread(trace, sheet), c.words());
    }
}
