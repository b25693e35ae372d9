package org.zermelo.cli.command;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.cli.context.ZermeloCommand;
import org.zermelo.cli.input.Candidates;
import org.zermelo.cli.input.OutputFile;
import org.zermelo.desk.CoinRowTable;
import org.zermelo.desk.measure.Experiment;
import org.zermelo.desk.measure.Experiments;
import org.zermelo.desk.measure.Experiments.Range;
import org.zermelo.desk.measure.Laboratory;
import org.zermelo.desk.measure.Measured;
import org.zermelo.desk.measure.ReadyExperiment;
import org.zermelo.game.BadInputException;
import org.zermelo.notation.Game;
import org.zermelo.present.line.TournamentTable;
import org.zermelo.present.measure.MeasureJson;
import org.zermelo.present.measure.MeasurePlot;
import org.zermelo.present.measure.MeasureTables;
import org.zermelo.present.picture.PictureFormat;
import org.zermelo.present.scene.Paint;
import org.zermelo.present.table.Table;
import org.zermelo.present.table.TableFormat;
import org.zermelo.row.Row;
import org.zermelo.row.strategy.Strategies;
import org.zermelo.row.strategy.Tournament;
import org.zermelo.solve.Budget;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code zermelo compare GAME}: methods against each other over growing sizes. */
@Command(
        name = "compare",
        description = "Methods against each other over growing sizes. Time and count, with the fitted growth. GAME is"
                + " 'coins' or 'take-any' for random rows, 'robanumeros' for the text's experiment, 'nim' for more and"
                + " more heaps, 'two-heaps' for a growing target, or any one game.")
public final class CompareCommand extends ZermeloCommand {

    @Parameters(
            arity = "1..*",
            paramLabel = "GAME",
            completionCandidates = Candidates.Games.class,
            description = "What is compared.")
    private List<String> words = new ArrayList<>();

    @Option(names = "--sizes", split = ",", paramLabel = "N", description = "The sizes, such as 100,200,300,400.")
    private List<Integer> sizes = new ArrayList<>();

    @Option(
            names = "--method",
            split = ",",
            paramLabel = "NAME",
            completionCandidates = Candidates.Methods.class,
            description = "The methods; by default what fits.")
    private List<String> methods = new ArrayList<>();

    @Option(
            names = "--values",
            split = ",",
            paramLabel = "A..B",
            description = "Draw the values of rows uniformly from these ranges; by default -50..50.")
    private List<String> ranges = new ArrayList<>();

    @Option(names = "--parts", description = "Of robanumeros: the three parts of the cubic method apart.")
    private boolean parts;

    @Option(
            names = "--strategies",
            description =
                    "Not methods: the strategies of one coin row against each other and the best reply. They are greedy,"
                            + " parity and perfect.")
    private boolean strategies;

    @Option(
            names = "--repeat",
            paramLabel = "N",
            description = "Runs that count, for each size; default ${DEFAULT-VALUE}.")
    private int repeat = 5;

    @Option(names = "--limit", paramLabel = "SECONDS", description = "The longest run; default ${DEFAULT-VALUE}.")
    private double limit = 10;

    @Option(names = "--seed", paramLabel = "N", description = "Seed of the random rows; default ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "Write a plot (.svg, .png) or the tables (.txt, .md, .csv) into this file, too.")
    private @Nullable String out;

    /** The command in this context. */
    public CompareCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected int run(CommandContext c) throws Exception {
        if (repeat < 1 || !(limit > 0) || sizes.stream().anyMatch(size -> size < 1)) {
            throw new BadInputException("measure.positive", "repeat", repeat, "limit", limit, "sizes", sizes);
        }
        if (strategies) {
            strategies(c);
            return ExitCode.DONE;
        }
        Experiment experiment = experiment(c, String.join(" ", words).trim());
        Measured measured = new Laboratory(repeat, limit).measure(experiment, c.watch(), (contestant, point) -> {});
        if (c.json()) {
            c.write(MeasureJson.of(measured, seed, c.words()));
        } else {
            c.out().print(tables(measured, TableFormat.TEXT, c));
        }
        if (out != null) {
            OutputFile.write(out, file(measured, out, c), c);
        }
        return ExitCode.DONE;
    }

    private void strategies(CommandContext c) throws IOException {
        Game game = c.desk().notation().parseWords(words);
        Row row = CoinRowTable.row(game.rules())
                .orElseThrow(() -> new BadInputException("strategy.only-coin-rows", "seen", game.toString()));
        Tournament tournament = Tournament.of(row.items(), Strategies.all());
        Table table = TournamentTable.of(tournament, c.words());
        if (c.json()) {
            c.write(TournamentTable.json(game.toString(), tournament));
        } else {
            c.out().print(TableFormat.text(table, Paint.PLAIN));
        }
        if (out != null) {
            TableFormat format = TableFormat.ofFile(out);
            OutputFile.write(out, stream -> format.write(table, stream), c);
        }
    }

    private Experiment experiment(CommandContext c, String wanted) {
        Experiments experiments = new Experiments(c.desk(), Budget.ofThisMachine(), seed);
        String suffix = parts ? "-parts" : "";
        // its own name first: "robanumeros" is also what a language calls a row of coins
        Optional<ReadyExperiment> ready = ReadyExperiment.named(wanted + suffix)
                .or(() -> c.desk()
                        .notation()
                        .family(wanted)
                        .flatMap(family -> ReadyExperiment.named(family.name() + suffix)));
        if (ready.isPresent()) {
            return ready.get().of(experiments, ranges.stream().map(Range::of).toList(), sizes, methods);
        }
        Game game = c.desk().notation().parseWords(words);
        return experiments.game(game, methods.isEmpty() ? experiments.fitting(game) : methods);
    }

    private String tables(Measured measured, TableFormat format, CommandContext c) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        format.write(MeasureTables.times(measured, repeat, c.words()), bytes);
        bytes.write('\n');
        format.write(MeasureTables.counts(measured, c.words()), bytes);
        return bytes.toString(StandardCharsets.UTF_8);
    }

    private byte[] file(Measured measured, String name, CommandContext c) throws IOException {
        String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        if (ending.equals("svg") || ending.equals("png")) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            PictureFormat.ofFile(name).write(MeasurePlot.of(measured, c.words()), bytes);
            return bytes.toByteArray();
        }
        TableFormat format = TableFormat.of(ending);
        if (!format.isText() || format == TableFormat.HTML) {
            throw new BadInputException("measure.format", "seen", ending);
        }
        return tables(measured, format, c).getBytes(StandardCharsets.UTF_8);
    }
}
