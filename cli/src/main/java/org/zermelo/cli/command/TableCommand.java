package org.zermelo.cli.command;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.cli.context.ZermeloCommand;
import org.zermelo.cli.input.Candidates;
import org.zermelo.cli.input.ColourInput;
import org.zermelo.cli.input.GameInput;
import org.zermelo.cli.input.OutputFile;
import org.zermelo.desk.BoardValues;
import org.zermelo.desk.CoinRowTable;
import org.zermelo.exam.Examiner;
import org.zermelo.game.BadInputException;
import org.zermelo.notation.Game;
import org.zermelo.present.exam.ExamViews;
import org.zermelo.present.table.BoardTable;
import org.zermelo.present.table.PositionTable;
import org.zermelo.present.table.RowTables;
import org.zermelo.present.table.Table;
import org.zermelo.present.table.TableFormat;
import org.zermelo.present.table.TableJson;
import org.zermelo.row.Row;
import org.zermelo.rule.Ruleset;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code zermelo table GAME}: the values of all positions that can come up. */
@Command(
        name = "table",
        description = "The values of all positions. Of a coin row it is the table of its intervals, else a list.")
public final class TableCommand extends ZermeloCommand {

    /** Plies that show the codes +1, -1, +2 and -2. */
    private static final int CODES = 4;

    @Mixin
    private GameInput input = new GameInput();

    @Mixin
    private ColourInput colours = new ColourInput();

    @Option(
            names = "--of",
            paramLabel = "KIND",
            completionCandidates = Candidates.RowKinds.class,
            description =
                    "Of a coin row: margin, guarantee (the text's p), choice (its m) or pairs; default margin. Of boards"
                            + " between two sizes, domineering(1..4 x 1..4): value, outcome, mean or temperature; default value.")
    private @Nullable String of;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            completionCandidates = Candidates.Tables.class,
            description = "text, markdown, csv, svg, png, html or xlsx; by default the ending of --out, else text.")
    private @Nullable String format;

    @Option(names = "--out", paramLabel = "FILE", description = "Write into this file.")
    private @Nullable String out;

    /** The command in this context. */
    public TableCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected int run(CommandContext c) throws Exception {
        Optional<Ruleset> open = input.open(c);
        if (open.isPresent() && !c.json()) {
            classes(c, open.get());
            return ExitCode.DONE;
        }
        TableFormat wanted = format != null
                ? TableFormat.of(format)
                : out != null && !c.json() ? TableFormat.ofFile(out) : TableFormat.TEXT;
        Optional<BoardValues> boards = BoardValues.of(input.text(), c.watch());
        Table table = boards.isPresent()
                ? BoardTable.of(boards.get(), of == null ? "value" : of, c.words())
                : table(c, input.game(c));
        if (c.json()) {
            c.write(TableJson.of(table));
        } else if (out != null) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            wanted.write(table, bytes);
            OutputFile.write(out, bytes.toByteArray(), c);
        } else if (wanted == TableFormat.TEXT) {
            c.out().print(TableFormat.text(table, colours.paint()));
        } else if (wanted.isText()) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            wanted.write(table, bytes);
            c.out().print(bytes.toString(StandardCharsets.UTF_8));
        } else {
            String name = wanted.name().toLowerCase(Locale.ROOT);
            throw new BadInputException("table.needs-file", "format", name, "ending", name);
        }
        return ExitCode.DONE;
    }

    /** With an open S the table of the codes around the critical positions, as exams draw it. */
    private void classes(CommandContext c, Ruleset rules) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        String ending = format != null ? format : out != null ? out : "txt";
        new ExamViews(rules, Examiner.standard(), c.words()).table(null, null, CODES, ending, bytes);
        if (out != null) {
            OutputFile.write(out, bytes.toByteArray(), c);
        } else {
            c.out().print(bytes.toString(StandardCharsets.UTF_8));
        }
    }

    private Table table(CommandContext c, Game game) {
        Optional<Row> row = CoinRowTable.row(game.rules());
        if (row.isPresent()) {
            RowTables.Of kind = of == null ? RowTables.Of.MARGIN : RowTables.kind(of);
            return RowTables.of(row.get(), kind, c.words(), c.watch());
        }
        if (of != null) {
            throw new BadInputException("table.only-coin-rows", "seen", of);
        }
        return PositionTable.of(game, game.value(), c.desk(), c.words(), c.watch());
    }
}
