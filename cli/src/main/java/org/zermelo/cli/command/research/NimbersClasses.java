package org.zermelo.cli.command.research;

import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.cli.input.OutputFile;
import org.zermelo.cli.input.WholeNumber;
import org.zermelo.game.BadInputException;
import org.zermelo.heap.classes.CodeClasses;
import org.zermelo.heap.period.NimSequences.Settings;
import org.zermelo.present.nimbers.ClassesReport;

/** {@code zermelo nimbers --classes DIGITS}: all octal codes sorted by their sequences. */
final class NimbersClasses {

    /** Each class keeps its values. */
    private static final long MOST_HEAPS = 1_000_000;

    private static final List<String> FORMATS = List.of("text", "csv");

    private NimbersClasses() {}

    static int run(CommandContext c, String digits, String to, String format, @Nullable String out) throws IOException {
        if (!FORMATS.contains(format)) {
            throw new BadInputException("nimbers.format", "seen", format, "allowed", FORMATS);
        }
        int count = (int) WholeNumber.read(digits, 1, CodeClasses.MOST_DIGITS);
        long last = WholeNumber.read(to, 1, MOST_HEAPS);
        ClassesReport report = new ClassesReport(
                count, last, CodeClasses.of(count, (int) last + 1, Settings.ofThisMachine(), c.watch()));
        if (c.json()) {
            OutputFile.document(out, report.json(), c);
        } else if (format.equals("csv")) {
            StringWriter text = new StringWriter();
            report.csv(text);
            OutputFile.text(out, text.toString(), c);
        } else {
            OutputFile.text(out, report.text(c.words()), c);
        }
        return ExitCode.DONE;
    }
}
