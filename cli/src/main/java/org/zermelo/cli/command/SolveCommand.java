package org.zermelo.cli.command;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.cli.context.ZermeloCommand;
import org.zermelo.cli.input.Candidates;
import org.zermelo.cli.input.CiteInput;
import org.zermelo.cli.input.ColourInput;
import org.zermelo.cli.input.GameInput;
import org.zermelo.cli.input.OutputFile;
import org.zermelo.desk.Ask;
import org.zermelo.desk.LoopyValued;
import org.zermelo.desk.Paging;
import org.zermelo.desk.Solved;
import org.zermelo.desk.Summed;
import org.zermelo.desk.Timed;
import org.zermelo.desk.ValueCertificate;
import org.zermelo.desk.Valued;
import org.zermelo.desk.box.OneBox;
import org.zermelo.desk.box.Typed;
import org.zermelo.game.BadInputException;
import org.zermelo.game.RefusedException;
import org.zermelo.notation.Game;
import org.zermelo.notation.text.Source;
import org.zermelo.partizan.value.CanonicalForm;
import org.zermelo.present.answer.AnswerJson;
import org.zermelo.present.answer.AnswerText;
import org.zermelo.present.answer.LoopyJson;
import org.zermelo.present.answer.LoopyText;
import org.zermelo.present.answer.SumJson;
import org.zermelo.present.answer.SumText;
import org.zermelo.present.answer.ValueLatex;
import org.zermelo.present.box.TypedReport;
import org.zermelo.present.scene.drawing.SceneText;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Question.Part;
import org.zermelo.solve.Watch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code zermelo solve GAME}: the answer. */
@Command(name = "solve", description = "What the game is worth, which moves are best, and how best play goes.")
public final class SolveCommand extends ZermeloCommand {

    /** So many characters of a form are written into a file. */
    private static final long MOST_CHARACTERS = 1_000_000_000;

    @Mixin
    private GameInput input = new GameInput();

    @Mixin
    private ColourInput colours = new ColourInput();

    @Mixin
    private CiteInput cite = new CiteInput();

    @Option(
            names = "--method",
            paramLabel = "NAME",
            completionCandidates = Candidates.Methods.class,
            description = "Solve by this method; 'zermelo explain' lists them.")
    private @Nullable String method;

    @Option(
            names = "--value",
            paramLabel = "NAME",
            completionCandidates = Candidates.Asked.class,
            description = "What to ask: ${COMPLETION-CANDIDATES}, canonical; by default what suits the game.")
    private @Nullable String value;

    @Option(
            names = "--moves",
            paramLabel = "all|best|N",
            description =
                    "How many moves to list; by default all up to 1000, else the best. With all, nimbers too that take"
                            + " long.")
    private @Nullable String moves;

    @Option(
            names = "--line",
            paramLabel = "all|N",
            description = "How many plies of best play to show; by default 1000.")
    private @Nullable String line;

    @Option(names = "--brief", description = "Only the value, in one line.")
    private boolean brief;

    @Option(
            names = "--latex",
            description =
                    "A value of a game with Left and Right for a paper: its form in LaTeX, its thermograph in TikZ.")
    private boolean latex;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            description = "Stop after so long, and say what is proved by then; without it, there is no limit.")
    private @Nullable Double seconds;

    @Option(
            names = "--form",
            paramLabel = "FILE",
            description =
                    "Of a value of a game with Left and Right: write the whole canonical form into this file, however"
                            + " long.")
    private @Nullable String form;

    @Option(
            names = "--certificate",
            paramLabel = "FILE",
            description = "Of a position of a game with Left and Right: write its value into a file that zermelo check"
                    + " verifies.")
    private @Nullable String certificate;

    /** The command in this context. */
    public SolveCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected int run(CommandContext c) throws Exception {
        boolean canonical = "canonical".equals(value);
        if (canonical) {
            Valued.refuseMethod(Optional.ofNullable(method));
        }
        Typed typed = new OneBox(c.desk().notation()).read(input.text());
        if (typed.kind() == Typed.Kind.NUMBERS) {
            return numbers(c, TypedReport.of(typed, c.desk(), c.words(), c.watch()));
        }
        Optional<Source> text = input.value(c);
        if (text.isPresent() && method == null && (value == null || canonical)) {
            Optional<LoopyValued> loopy = within(c, watch -> LoopyValued.solve(text.get(), watch));
            return loopy.isPresent()
                    ? printEndless(c, loopy.get())
                    : print(
                            c,
                            within(c, watch -> Summed.solve(text.get(), watch).orElseThrow()));
        }
        Game game = input.game(c);
        if (canonical) {
            Optional<LoopyValued> loopy = within(c, watch -> LoopyValued.of(game, watch));
            return loopy.isPresent()
                    ? printEndless(c, loopy.get())
                    : print(c, within(c, watch -> Summed.of(Valued.of(game, watch))));
        }
        if (latex) {
            throw new BadInputException("cli.latex-value", "game", game);
        }
        if (form != null) {
            throw new BadInputException("cli.form-value", "game", game);
        }
        if (certificate != null) {
            throw new BadInputException("cli.certificate-value", "game", game);
        }
        Ask ask = Ask.everything().withMethod(method).withValue(value).withParts(parts());
        Solved<?, ?> solved = seconds == null
                ? c.desk().solve(game, ask, c.watch())
                : timed(c, seconds).solve(game, ask);
        if (c.json()) {
            cite.write(c, AnswerJson.of(solved, paging()));
        } else if (brief) {
            c.out().print(AnswerText.brief(solved, c.words(), colours.paint()));
            cite.below(c);
        } else {
            c.out()
                    .print(AnswerText.of(
                            solved, paging(), c.words(), SceneText.ofGraph(solved.rules()), colours.paint()));
            cite.below(c);
        }
        if (seconds == null || solved.answer().status() != Answer.Status.UNFINISHED) {
            return ExitCode.DONE;
        }
        c.out().flush();
        c.err().println("zermelo: " + c.words().say("timed.only-the-winner", "seconds", seconds));
        return ExitCode.REFUSED;
    }

    /** Numbers alone are no game yet: the games that they may be, each with its answer. */
    private static int numbers(CommandContext c, TypedReport report) {
        if (c.json()) {
            c.write(TypedReport.SHAPE.json(report));
        } else {
            c.out().print(report.text(c.words()));
        }
        return ExitCode.DONE;
    }

    private <T> T within(CommandContext c, Function<Watch, T> work) {
        return seconds == null ? work.apply(c.watch()) : timed(c, seconds).within(work);
    }

    private static Timed timed(CommandContext c, double seconds) {
        return new Timed(c.desk(), seconds, c.watch());
    }

    private int printEndless(CommandContext c, LoopyValued valued) {
        if (latex || form != null || certificate != null) {
            throw new BadInputException(
                    "partizan.loopy-operation", "name", latex ? "--latex" : form != null ? "--form" : "--certificate");
        }
        if (c.json()) {
            cite.write(c, brief(LoopyJson.of(valued)));
        } else {
            c.out().print(brief ? LoopyText.brief(valued, c.words()) : LoopyText.of(valued, c.words()));
            cite.below(c);
        }
        return ExitCode.DONE;
    }

    private int print(CommandContext c, Summed summed) {
        if (form != null) {
            CanonicalForm whole = valued(summed).value().form();
            OutputFile.write(form, stream -> write(whole, stream), c);
        }
        if (certificate != null) {
            OutputFile.write(certificate, ValueCertificate.of(valued(summed)).getBytes(StandardCharsets.UTF_8), c);
        }
        if (latex) {
            c.out().print(ValueLatex.of(valued(summed).value()));
            cite.belowLatex(c);
        } else if (c.json()) {
            cite.write(c, brief(SumJson.of(summed)));
        } else {
            c.out().print(brief ? SumText.brief(summed, c.words()) : SumText.of(summed, c.words()));
            cite.below(c);
        }
        return ExitCode.DONE;
    }

    /** A document without what is asked of the value's parts and moves, if only the value is asked. */
    private Map<String, @Nullable Object> brief(Map<String, @Nullable Object> document) {
        if (brief) {
            document.keySet().removeAll(Set.of("moves", "sum", "parts"));
        }
        return document;
    }

    private static void write(CanonicalForm whole, OutputStream stream) throws IOException {
        Writer writer = new BufferedWriter(new OutputStreamWriter(stream, StandardCharsets.US_ASCII));
        try {
            whole.write(
                    piece -> {
                        try {
                            writer.write(piece);
                        } catch (IOException e) {
                            throw new UncheckedIOException(e);
                        }
                    },
                    MOST_CHARACTERS);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        writer.write('\n');
        writer.flush();
    }

    private static Valued valued(Summed summed) {
        return summed.valued().orElseThrow(() -> new RefusedException("partizan.no-form", "game", summed.text()));
    }

    private Set<Part> parts() {
        if (brief) {
            return Set.of();
        }
        return paging().moves() == Paging.ALL
                ? EnumSet.allOf(Part.class)
                : EnumSet.complementOf(EnumSet.of(Part.ALL_WORTHS));
    }

    private Paging paging() {
        Paging paging = Paging.usual();
        paging = moves == null ? paging : paging.withMoves(moves);
        return line == null ? paging : paging.withLine(line);
    }
}
