package org.zermelo.cli.command.research;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.cli.context.ZermeloCommand;
import org.zermelo.cli.input.Input;
import org.zermelo.cli.input.OutputFile;
import org.zermelo.desk.ValueCertificate;
import org.zermelo.desk.table.VerifiedTable;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Note;
import org.zermelo.heap.check.CertificateChecker;
import org.zermelo.law.check.LawCheck;
import org.zermelo.notation.HeapRulesText;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.law.LawCheckReport;
import org.zermelo.present.nimbers.CheckJson;
import org.zermelo.present.nimbers.CheckText;
import org.zermelo.present.nimbers.ValueCheckJson;
import org.zermelo.present.words.Words;
import org.zermelo.solve.Budget;
import org.zermelo.store.table.StoredTable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code zermelo check FILE}: verifies what was stored, or a reader's program, by code that has no part in making it. */
@Command(name = "check", description = "Verify a stored table, a certificate, or a program of your own.")
public final class CheckCommand extends ZermeloCommand {

    private static final JsonShape<VerifiedTable.Stages> STAGES = new JsonShape<VerifiedTable.Stages>()
            .count("stagesSolved", VerifiedTable.Stages::solved)
            .count("stages", VerifiedTable.Stages::all)
            .count("oneIn", VerifiedTable.Stages::each);

    @Parameters(
            index = "0",
            paramLabel = "FILE",
            description = "The file to verify, or the folder of stages; with --against the game.")
    private String named = "";

    private Path file = Path.of("");

    @Mixin
    private AgainstInput against = new AgainstInput();

    @Option(
            names = "--one-in",
            paramLabel = "N",
            defaultValue = "1",
            description =
                    "Of a folder of stages: verify one position of so many by its moves, by default each; the sums of"
                            + " all files are verified anyway.")
    private int each;

    @Option(
            names = "--memory",
            paramLabel = "MB",
            description =
                    "Megabytes for the entries of a table, by default three quarters of what Java may take; what does not"
                            + " fit is read again as it is needed.")
    private @Nullable Long memory;

    /** The command in this context. */
    public CheckCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected int run(CommandContext c) throws IOException {
        if (against.given()) {
            return against.run(named, c);
        }
        file = OutputFile.path(named);
        String beginning = beginning();
        if (CertificateChecker.isCertificate(beginning)) {
            return period(c);
        }
        if (LawCheck.isCertificate(beginning)) {
            return law(c);
        }
        return ValueCertificate.isCertificate(beginning) ? value(c) : table(c);
    }

    private String beginning() throws IOException {
        if (!Files.isRegularFile(file)) {
            return "";
        }
        try (InputStream in = Files.newInputStream(file)) {
            return new String(in.readNBytes(64), StandardCharsets.US_ASCII);
        }
    }

    private int period(CommandContext c) throws IOException {
        String text = Input.of(file.toString(), c).text();
        CertificateChecker.CheckedCertificate result =
                CertificateChecker.check(text, HeapRulesText::declared, c.watch());
        if (c.json()) {
            c.write(CheckJson.of(result, file.toString(), c.words()));
        } else {
            c.out().println(CheckText.of(result, c.words()));
        }
        return result.holds() ? ExitCode.DONE : ExitCode.NO;
    }

    private int law(CommandContext c) throws IOException {
        LawCheck.CheckedLaw result =
                LawCheck.check(Input.of(file.toString(), c).text(), HeapRulesText::declared, c.watch());
        LawCheckReport report = new LawCheckReport(result, file.toString(), c.words());
        if (c.json()) {
            c.write(report.json());
        } else {
            c.out().println(report.text());
        }
        return result.holds() ? ExitCode.DONE : ExitCode.NO;
    }

    private int value(CommandContext c) throws IOException {
        ValueCertificate.CertificateResult result = ValueCertificate.check(
                Input.of(file.toString(), c).text(),
                c.watch(),
                note -> c.err().println(c.words().say(note)));
        if (c.json()) {
            c.write(ValueCheckJson.of(result, file.toString(), c.words()));
        } else {
            c.out().println(CheckText.of(result, c.words()));
        }
        return result.holds() ? ExitCode.DONE : ExitCode.NO;
    }

    private StoredTable open() {
        try {
            return StoredTable.open(file);
        } catch (BadInputException e) {
            // here a certificate would have been as good
            throw e.note().key().equals("store.not-a-table") ? new BadInputException("check.unknown", "file", file) : e;
        }
    }

    private int table(CommandContext c) {
        try (StoredTable table = open()) {
            VerifiedTable verified = VerifiedTable.of(
                    table, Math.max(1, each), Budget.ofThisMachine().within(memory), c.watch());
            if (c.json()) {
                c.write(shape(c.words()).json(verified));
            } else {
                c.out().println(verified.fault().map(c.words()::say).orElseGet(() -> right(verified, c.words())));
            }
            return verified.fault().isEmpty() ? ExitCode.DONE : ExitCode.NO;
        }
    }

    private JsonShape<VerifiedTable> shape(Words words) {
        return new JsonShape<VerifiedTable>()
                .constant("schema", "zermelo/check/1")
                .text("file", verified -> file.toString())
                .text("game", VerifiedTable::game)
                .flag("right", verified -> verified.fault().isEmpty())
                .count("entries", VerifiedTable::entries)
                .flag("madeAgain", VerifiedTable::again)
                .some(STAGES, VerifiedTable::stages)
                .with(
                        "fault",
                        JsonType.TEXT.orNull(),
                        verified -> verified.fault().map(words::say));
    }

    private String right(VerifiedTable verified, Words words) {
        Optional<VerifiedTable.Stages> stages = verified.stages();
        String key = verified.again() ? "store.right-again" : "store.right";
        if (stages.isPresent()
                && (stages.get().each() > 1
                        || stages.get().solved() < stages.get().all())) {
            key = "store.right-stages";
        }
        return words.say(Note.of(key)
                .with("game", verified.game())
                .with("entries", verified.entries())
                .with("each", stages.map(VerifiedTable.Stages::each).orElse(1))
                .with("solved", stages.map(VerifiedTable.Stages::solved).orElse(0))
                .with("all", stages.map(VerifiedTable.Stages::all).orElse(0)));
    }
}
