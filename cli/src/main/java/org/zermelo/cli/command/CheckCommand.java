package org.zermelo.cli.command;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.cli.context.ZermeloCommand;
import org.zermelo.cli.input.Input;
import org.zermelo.desk.ValueCertificate;
import org.zermelo.game.BadInputException;
import org.zermelo.heap.check.CertificateChecker;
import org.zermelo.notation.HeapRulesText;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.nimbers.CheckJson;
import org.zermelo.present.nimbers.CheckText;
import org.zermelo.present.nimbers.ValueCheckJson;
import org.zermelo.solve.Budget;
import org.zermelo.store.check.DiagramCheck;
import org.zermelo.store.check.TableCheck;
import org.zermelo.store.table.DiagramFile;
import org.zermelo.store.table.StoredTable;
import org.zermelo.store.table.TableFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code zermelo check FILE}: verifies what was stored, by code that has no part in making it. */
@Command(name = "check", description = "Verify a stored table or a certificate, independently of the solver.")
public final class CheckCommand extends ZermeloCommand {

    /** A stored table that was gone through. */
    private record Verified(Path file, String game, long entries, boolean again, Optional<String> fault) {}

    private static final JsonShape<Verified> SHAPE = new JsonShape<Verified>()
            .constant("schema", "zermelo/check/1")
            .text("file", verified -> verified.file.toString())
            .text("game", Verified::game)
            .flag("right", verified -> verified.fault.isEmpty())
            .count("entries", Verified::entries)
            .flag("madeAgain", Verified::again)
            .with("fault", JsonType.TEXT.orNull(), Verified::fault);

    @Parameters(index = "0", paramLabel = "FILE", description = "The file to verify.")
    private Path file = Path.of("");

    /** The command in this context. */
    public CheckCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected int run(CommandContext c) throws IOException {
        String beginning = beginning();
        if (CertificateChecker.isCertificate(beginning)) {
            return period(c);
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
        CertificateChecker.Result result = CertificateChecker.check(text, HeapRulesText::declared, c.watch());
        if (c.json()) {
            c.write(CheckJson.of(result, file.toString(), c.words()));
        } else {
            c.out().println(CheckText.of(result, c.words()));
        }
        return result.holds() ? ExitCode.DONE : ExitCode.NO;
    }

    private int value(CommandContext c) throws IOException {
        ValueCertificate.Result result =
                ValueCertificate.check(Input.of(file.toString(), c).text(), c.watch());
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
            Verified verified =
                    table instanceof DiagramFile diagrams ? verified(diagrams, c) : verified((TableFile) table, c);
            if (c.json()) {
                c.write(SHAPE.json(verified));
            } else {
                c.out()
                        .println(verified.fault.orElseGet(() -> c.words()
                                .say(
                                        verified.again ? "store.right-again" : "store.right",
                                        "game",
                                        verified.game,
                                        "entries",
                                        verified.entries)));
            }
            return verified.fault.isEmpty() ? ExitCode.DONE : ExitCode.NO;
        }
    }

    private Verified verified(TableFile table, CommandContext c) {
        TableCheck.Report report = TableCheck.check(table, Runtime.getRuntime().availableProcessors(), c.watch());
        return new Verified(
                file,
                table.header().game(),
                report.entries(),
                false,
                report.fault().map(c.words()::say));
    }

    private Verified verified(DiagramFile table, CommandContext c) {
        DiagramCheck.Report report = DiagramCheck.check(table, Budget.ofThisMachine(), c.watch());
        return new Verified(
                file,
                table.name().game(),
                report.entries(),
                report.again(),
                report.fault().map(c.words()::say));
    }
}
