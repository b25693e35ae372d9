package org.zermelo.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.cli.context.ZermeloCommand;
import org.zermelo.cli.input.Candidates;
import org.zermelo.cli.input.ColourInput;
import org.zermelo.cli.input.GameInput;
import org.zermelo.cli.input.Input;
import org.zermelo.cli.input.TableOutput;
import org.zermelo.desk.Analyzed;
import org.zermelo.desk.BoardValues;
import org.zermelo.desk.CoinRowTable;
import org.zermelo.exam.Examiner;
import org.zermelo.game.BadInputException;
import org.zermelo.notation.Game;
import org.zermelo.present.analysis.AnalysisJson;
import org.zermelo.present.analysis.AnalysisText;
import org.zermelo.present.exam.view.ExamViews;
import org.zermelo.present.table.BoardTable;
import org.zermelo.present.table.ComparedTable;
import org.zermelo.present.table.LostPositions;
import org.zermelo.present.table.PositionTable;
import org.zermelo.present.table.RowTables;
import org.zermelo.present.table.Table;
import org.zermelo.present.table.TableJson;
import org.zermelo.row.Row;
import org.zermelo.rule.Ruleset;
import org.zermelo.solve.Budget;
import org.zermelo.store.table.StoredTable;
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
                    "Of a coin row, also with take any or take 1..3: margin, guarantee (the text's p), choice (its m),"
                            + " pairs or sum; default margin. Of boards"
                            + " between two sizes, domineering(1..4 x 1..4): value, outcome, mean or temperature; default value.")
    private @Nullable String of;

    @Option(
            names = "--check",
            paramLabel = "FILE",
            description =
                    "Compare the table in this file with the right one, cell by cell, and name the first that is wrong.")
    private @Nullable String check;

    @Option(
            names = "--lost",
            description = "List only the positions that the player to move loses; as CSV of any number of them.")
    private boolean lost;

    @Option(
            names = "--whole",
            description =
                    "What the whole solved game looks like: its positions counted by value, depth and level, and the"
                            + " longest win. Instead of GAME a table may be named that 'zermelo build' has written.")
    private boolean whole;

    @Mixin
    private TableOutput output = new TableOutput();

    /** The command in this context. */
    public TableCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected int run(CommandContext c) throws Exception {
        if (whole) {
            return whole(c);
        }
        Optional<Ruleset> open = input.open(c);
        if (lost) {
            return lost(c);
        }
        if (open.isPresent() && check != null) {
            throw new BadInputException("table.check-open");
        }
        if (open.isPresent() && !c.json()) {
            classes(c, open.get());
            return ExitCode.DONE;
        }
        Optional<BoardValues> boards = BoardValues.of(input.text(), c.watch());
        Supplier<Table> table;
        if (boards.isPresent()) {
            table = () -> BoardTable.of(boards.get(), of == null ? "value" : of, c.words());
        } else {
            Game game = input.game(c);
            table = () -> table(c, game);
        }
        if (check != null) {
            ComparedTable checked =
                    ComparedTable.of(table.get(), Input.of(check, c).text());
            if (c.json()) {
                output.write(checked.json(), c);
            } else {
                c.out().println(checked.text(c.words()));
            }
            return checked.fault().isEmpty() ? ExitCode.DONE : ExitCode.NO;
        }
        if (c.json()) {
            output.write(TableJson.of(table.get()), c);
        } else {
            output.write(table, colours.paint(), c);
        }
        return ExitCode.DONE;
    }

    private int whole(CommandContext c) throws IOException {
        if (of != null || check != null || lost) {
            throw new BadInputException("table.alone", "option", "--whole", "others", "--of, --check, --lost");
        }
        Optional<Path> stored = StoredTable.named(input.text());
        if (stored.isEmpty()) {
            return whole(Analyzed.of(input.game(c), Budget.ofThisMachine(), c.watch()), c);
        }
        try (StoredTable table = StoredTable.open(stored.get())) {
            return whole(Analyzed.of(table), c);
        }
    }

    private int whole(Analyzed analyzed, CommandContext c) throws IOException {
        if (c.json()) {
            output.write(AnalysisJson.of(analyzed), c);
        } else {
            output.text(AnalysisText.of(analyzed, c.words()), c);
        }
        return ExitCode.DONE;
    }

    private int lost(CommandContext c) throws IOException {
        if (of != null || check != null) {
            throw new BadInputException("table.alone", "option", "--lost", "others", "--of, --check");
        }
        LostPositions list = LostPositions.of(input.game(c), c.desk(), c.watch());
        if (!c.json() && output.isCsv()) {
            output.writeAsItComes(writer -> list.csv(writer, c.words()), c);
            return ExitCode.DONE;
        }
        Table table = list.table(c.words());
        if (c.json()) {
            output.write(TableJson.of(table), c);
        } else {
            output.write(() -> table, colours.paint(), c);
        }
        return ExitCode.DONE;
    }

    /** With an open S the table of the codes around the critical positions, as exams draw it. */
    private void classes(CommandContext c, Ruleset rules) throws IOException {
        Examiner examiner = new Examiner(Budget.ofThisMachine(), c.watch(), Examiner.LISTED);
        ExamViews views = new ExamViews(rules, examiner, c.words());
        output.write((format, stream) -> views.table(null, null, CODES, format.name(), stream), c);
    }

    private Table table(CommandContext c, Game game) {
        Optional<Row> row = CoinRowTable.row(game.rules());
        if (row.isEmpty() && of != null) {
            row = CoinRowTable.takes(game.rules());
        }
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
