package org.zermelo.cli.command.research;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.cli.context.ProgressWatch;
import org.zermelo.cli.context.ZermeloCommand;
import org.zermelo.cli.input.Candidates;
import org.zermelo.cli.input.CiteInput;
import org.zermelo.cli.input.GameInput;
import org.zermelo.cli.input.OutputFile;
import org.zermelo.cli.input.WholeNumber;
import org.zermelo.desk.nimbers.SequenceDesk;
import org.zermelo.game.BadInputException;
import org.zermelo.game.RefusedException;
import org.zermelo.heap.HeapRules;
import org.zermelo.heap.pairs.PairSearch;
import org.zermelo.heap.period.Certificate;
import org.zermelo.heap.period.NimSequence;
import org.zermelo.heap.period.NimSequences.Settings;
import org.zermelo.present.nimbers.NimbersJson;
import org.zermelo.present.nimbers.NimbersPlot;
import org.zermelo.present.nimbers.NimbersTable;
import org.zermelo.present.nimbers.NimbersText;
import org.zermelo.present.nimbers.Report;
import org.zermelo.present.picture.PictureFormat;
import org.zermelo.present.picture.Svg;
import org.zermelo.solve.Budget;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code zermelo nimbers GAME|CODE}: the nimbers of heaps 0 .. N, and the period with its proof. */
@Command(
        name = "nimbers",
        aliases = "grundy",
        description = "The nimbers of heaps 0 to N of a game by code, and its period if it is proved.")
public final class NimbersCommand extends ZermeloCommand {

    private static final long MOST_SECONDS = 1_000_000;

    @Parameters(
            arity = "0..*",
            paramLabel = "GAME|CODE",
            completionCandidates = Candidates.Games.class,
            description = "A code such as 0.77, or 'subtraction({1,3,4})', 'all-but({2,3,7})', 'grundys-game',"
                    + " or rules with one heap: 'heaps(S; move -1, -3)', a rule file, '@subtract-a-square'.")
    private List<String> game = List.of();

    @Option(names = "--to", paramLabel = "N", description = "The last heap; 10^6 is a number. By default 100.")
    private @Nullable String to;

    @Option(names = "--at", paramLabel = "N", description = "Only the nimber of this heap, which may be huge.")
    private @Nullable String at;

    @Option(
            names = "--format",
            paramLabel = "NAME",
            completionCandidates = Candidates.Sequences.class,
            description = "text, terms (one line to paste), csv, b-file, binary, svg or png.")
    private String format = "text";

    @Option(names = "--out", paramLabel = "FILE", description = "Write the values to this file.")
    private @Nullable String out;

    @Option(names = "--certificate", paramLabel = "FILE", description = "Write the proof of the period to this file.")
    private @Nullable String certificate;

    @Option(names = "--method", paramLabel = "NAME", description = "Compute by this method, not by the best.")
    private @Nullable String method;

    @Option(names = "--threads", paramLabel = "N", description = "Threads to use; by default all processors.")
    private @Nullable Integer threads;

    @Option(names = "--no-proof", description = "Compute all values; look for no period.")
    private boolean noProof;

    @Option(
            names = "--classes",
            paramLabel = "DIGITS",
            description = "All octal codes with 1 to 3 digits behind the point, sorted by their sequences.")
    private @Nullable String classes;

    @Option(
            names = "--window",
            paramLabel = "W",
            description = "Keep only the last W values; --to may then be as large as 10^15. No values are listed.")
    private @Nullable String window;

    @Option(
            names = "--resume",
            paramLabel = "FILE",
            description = "With --window: go on from this file if it exists, and keep it up to date.")
    private @Nullable String resume;

    @Option(
            names = "--checkpoint",
            paramLabel = "SECONDS",
            defaultValue = "10",
            description = "With --resume: how often the file is kept up to date; 0 after every step, by default 10.")
    private String checkpoint = "10";

    @Mixin
    private CiteInput cite = new CiteInput();

    /** The command in this context. */
    public NimbersCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected int run(CommandContext c) throws IOException {
        if (classes != null) {
            return NimbersClasses.run(c, classes, to == null ? "10000" : to, format, out);
        }
        if (game.isEmpty()) {
            throw new BadInputException("nimbers.no-game");
        }
        if (!Candidates.Sequences.FORMATS.contains(format)) {
            throw new BadInputException("nimbers.format", "seen", format, "allowed", Candidates.Sequences.FORMATS);
        }
        HeapRules rules = GameInput.heapRules(String.join(" ", game), c);
        if (window != null || resume != null) {
            long seconds = WholeNumber.read(checkpoint, 0, MOST_SECONDS);
            return new NimbersWindow(c, rules, resume, out, seconds, threads())
                    .run(window == null ? "65536" : window, to == null ? "10^7" : to);
        }
        long single = at == null ? -1 : WholeNumber.read(at, 0, Long.MAX_VALUE);
        long last = single >= 0
                ? Math.min(single, SequenceDesk.MOST)
                : WholeNumber.read(to == null ? "100" : to, 0, Long.MAX_VALUE);
        NimSequence sequence = compute(c, rules, last);
        writeCertificate(c, sequence);
        if (single >= 0) {
            return answer(c, sequence, single);
        }
        write(c, Report.of(sequence, last));
        return ExitCode.DONE;
    }

    private NimSequence compute(CommandContext c, HeapRules rules, long last) {
        Settings settings =
                new Settings(Budget.ofThisMachine().bytes(), PairSearch.best(), method, !noProof, threads());
        long heaps = SequenceDesk.looksAt(rules, last, settings.prove());
        boolean dear = heaps > last + 1
                && ProgressWatch.isShown()
                && rules.byResidue()
                        .filter(moves -> moves.all().mostParts() > 2)
                        .isPresent();
        long began = System.nanoTime();
        if (dear) {
            tell(c, "nimbers.search", "heaps", heaps - 1);
        }
        NimSequence sequence = SequenceDesk.compute(rules, last, settings, c.watch());
        if (dear) {
            tell(c, "nimbers.searched", "millis", (System.nanoTime() - began) / 1_000_000);
        }
        return sequence;
    }

    private static void tell(CommandContext c, String key, String name, long number) {
        c.err().println(c.words().say(key, name, number));
        c.err().flush();
    }

    private int threads() {
        return threads == null ? Budget.ofThisMachine().threads() : Math.max(1, threads);
    }

    private int answer(CommandContext c, NimSequence sequence, long heap) {
        if (!sequence.knows(heap)) {
            throw new RefusedException("nimbers.at-unknown", "heap", heap, "computed", sequence.computed());
        }
        if (c.json()) {
            cite.write(c, out, NimbersJson.at(sequence, heap));
        } else {
            String said = c.words().say("nimbers.at", "heap", heap, "value", sequence.value(heap));
            OutputFile.text(out, said + System.lineSeparator(), c);
            if (out == null) {
                cite.below(c);
            }
        }
        return ExitCode.DONE;
    }

    private void writeCertificate(CommandContext c, NimSequence sequence) throws IOException {
        if (certificate == null) {
            return;
        }
        if (sequence.proof().isEmpty()) {
            throw new RefusedException("nimbers.no-proof", "heaps", sequence.computed());
        }
        OutputFile.write(certificate, Certificate.of(sequence).getBytes(StandardCharsets.UTF_8), c);
    }

    private void write(CommandContext c, Report report) throws IOException {
        if (c.json()) {
            cite.write(c, out, NimbersJson.of(report));
        } else if (format.equals("binary")) {
            if (out == null) {
                throw new BadInputException("nimbers.binary-to-file");
            }
            OutputFile.write(out, stream -> NimbersTable.packed(report, stream), c);
        } else if (format.equals("png")) {
            if (out == null) {
                throw new BadInputException("table.needs-file", "format", format, "ending", format);
            }
            OutputFile.write(out, stream -> PictureFormat.PNG.write(NimbersPlot.of(report, c.words()), stream), c);
        } else if (out != null) {
            OutputFile.write(out, stream -> write(c, report, stream), c);
        } else {
            write(c, report, c.out());
            if (format.equals("text")) {
                cite.below(c);
            }
        }
    }

    private void write(CommandContext c, Report report, OutputStream stream) throws IOException {
        Writer writer = new OutputStreamWriter(stream, StandardCharsets.UTF_8);
        write(c, report, writer);
        writer.flush();
    }

    private void write(CommandContext c, Report report, Writer writer) throws IOException {
        switch (format) {
            case "csv" -> NimbersTable.csv(report, writer);
            case "terms" -> NimbersTable.terms(report, writer);
            case "b-file" -> NimbersTable.bFile(report, writer);
            case "svg" -> writer.write(Svg.write(NimbersPlot.of(report, c.words())));
            default -> writer.write(NimbersText.of(report, c.words()));
        }
    }
}
