package org.zermelo.cli.command;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.zermelo.cli.CommandContext;
import org.zermelo.cli.ExitCode;
import org.zermelo.cli.ZermeloCommand;
import org.zermelo.cli.input.OutputFile;
import org.zermelo.game.BadInputException;
import org.zermelo.notation.Game;
import org.zermelo.present.answer.Ask;
import org.zermelo.present.measure.Experiment;
import org.zermelo.present.measure.Experiments;
import org.zermelo.present.measure.Experiments.Range;
import org.zermelo.present.measure.Laboratory;
import org.zermelo.present.measure.MeasureJson;
import org.zermelo.present.measure.MeasureTables;
import org.zermelo.present.measure.Measured;
import org.zermelo.present.measure.PngPlot;
import org.zermelo.present.measure.SvgPlot;
import org.zermelo.present.table.TableFormat;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code zermelo compare GAME}: methods against each other over growing sizes. */
@Command(
        name = "compare",
        description = "Methods against each other over growing sizes: time and count, with the fitted power. GAME is"
                + " 'coins' or 'coins(; take any)' for random rows, 'robanumeros' for the text's experiment, 'nim' for"
                + " more and more heaps, or any one game.")
public final class CompareCommand extends ZermeloCommand {

    @Parameters(arity = "1..*", paramLabel = "GAME", description = "What is compared.")
    private List<String> words = new ArrayList<>();

    @Option(names = "--sizes", split = ",", paramLabel = "N", description = "The sizes, such as 100,200,300,400.")
    private List<Integer> sizes = new ArrayList<>();

    @Option(names = "--method", split = ",", paramLabel = "NAME", description = "The methods; by default what fits.")
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
        Experiment experiment = experiment(c, String.join(" ", words).trim());
        Measured measured = new Laboratory(repeat, limit).measure(experiment, c.watch());
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

    private Experiment experiment(CommandContext c, String game) {
        Experiments experiments = new Experiments(c.desk(), seed);
        String wanted = game.toLowerCase(Locale.ROOT).replaceAll("\\s+", "");
        List<Range> drawn = ranges.stream().map(Range::of).toList();
        return switch (wanted) {
            case "robanumeros", "robanúmeros" -> robanumeros(experiments, drawn);
            case "coins", "coins()" ->
                experiments.rows(
                        "coins",
                        "",
                        methods(List.of(
                                "interval-search", "interval-memo", "interval-rows", "interval-rolling", "linear")),
                        drawn.isEmpty() ? List.of(new Range(0, 100)) : drawn,
                        sizes(8, 12, 16, 20, 24, 200, 1000, 3000));
            case "coins(;takeany)" ->
                experiments.rows(
                        "coins(; take any)",
                        "; take any",
                        methods(List.of("takes-cubic", "takes-running", "takes-tiles")),
                        drawn.isEmpty() ? List.of(new Range(-50, 50)) : drawn,
                        sizes(100, 200, 400, 800, 1600, 3200));
            case "nim", "nim()" ->
                experiments.nim(
                        "nim",
                        methods(List.of("plain-search", "nim-search", "nim-memo", "nim-xor")),
                        sizes(1, 2, 3, 4, 5, 6));
            default -> one(c, experiments, c.desk().notation().parseWords(words));
        };
    }

    /** The text's experiment: n = 100 .. 400 and three distributions. */
    private Experiment robanumeros(Experiments experiments, List<Range> drawn) {
        List<Range> three =
                drawn.isEmpty() ? List.of(new Range(-50, 50), new Range(-100, 0), new Range(0, 100)) : drawn;
        List<Integer> lengths = sizes(100, 200, 300, 400);
        return parts
                ? experiments.parts("robanumeros " + three.get(0), three.get(0), lengths)
                : experiments.rows("robanumeros", "; take any", methods(List.of("takes-cubic")), three, lengths);
    }

    private Experiment one(CommandContext c, Experiments experiments, Game game) {
        List<String> fitting = c.desk().plan(game, Ask.everything().withParts(java.util.Set.of())).usable().stream()
                .map(org.zermelo.solve.Method::name)
                .toList();
        return experiments.game(game, methods(fitting));
    }

    private List<String> methods(List<String> usual) {
        return methods.isEmpty() ? usual : methods;
    }

    private List<Integer> sizes(Integer... usual) {
        return sizes.isEmpty()
                ? Arrays.asList(usual)
                : sizes.stream().sorted().distinct().toList();
    }

    private String tables(Measured measured, TableFormat format, CommandContext c) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        format.write(MeasureTables.times(measured, repeat, c.words()), bytes);
        bytes.write('\n');
        format.write(MeasureTables.counts(measured, c.words()), bytes);
        return bytes.toString(StandardCharsets.UTF_8);
    }

    private byte[] file(Measured measured, String name, CommandContext c) throws IOException {
        String axis = c.words().say("measure.axis");
        String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        if (ending.equals("svg")) {
            return SvgPlot.of(measured, axis).getBytes(StandardCharsets.UTF_8);
        }
        if (ending.equals("png")) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            PngPlot.write(measured, axis, bytes);
            return bytes.toByteArray();
        }
        TableFormat format = TableFormat.of(ending);
        if (!format.isText() || format == TableFormat.HTML) {
            throw new BadInputException("measure.format", "seen", ending);
        }
        return tables(measured, format, c).getBytes(StandardCharsets.UTF_8);
    }
}
