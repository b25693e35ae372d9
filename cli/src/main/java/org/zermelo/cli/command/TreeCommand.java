package org.zermelo.cli.command;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.cli.context.ZermeloCommand;
import org.zermelo.cli.input.Candidates;
import org.zermelo.cli.input.GameInput;
import org.zermelo.cli.input.OutputFile;
import org.zermelo.desk.graph.GameTree;
import org.zermelo.desk.graph.PositionGraph;
import org.zermelo.desk.graph.TreeRequest;
import org.zermelo.game.BadInputException;
import org.zermelo.notation.Game;
import org.zermelo.present.graph.GraphDot;
import org.zermelo.present.graph.GraphJson;
import org.zermelo.present.graph.GraphPicture;
import org.zermelo.present.graph.GraphText;
import org.zermelo.present.json.Json;
import org.zermelo.present.picture.Picture;
import org.zermelo.present.picture.PictureFormat;
import org.zermelo.present.tree.GameTreePicture;
import org.zermelo.present.tree.TreeDot;
import org.zermelo.present.tree.TreeJson;
import org.zermelo.present.tree.TreeText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code zermelo tree GAME}: the game tree, as deep and as pruned as asked. */
@Command(name = "tree", description = "The game tree with the value of every position.")
public final class TreeCommand extends ZermeloCommand {

    @Mixin
    private GameInput input = new GameInput();

    @Option(
            names = "--depth",
            paramLabel = "N",
            description = "Plies to go down; 3 by default, in a graph as many as can be drawn.")
    private @Nullable Integer depth;

    @Option(
            names = "--prune",
            paramLabel = "none|best|strategy",
            description = "Follow all moves, only best moves, or one best move of the first player and all replies;"
                    + " default ${DEFAULT-VALUE}.")
    private String prune = "none";

    @Option(
            names = "--graph",
            description = "Instead of a tree a graph: each position once; of an impartial game with nimbers and mex.")
    private boolean graph;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            completionCandidates = Candidates.Trees.class,
            description = "text, dot, svg, png or json; by default the ending of --out, else text.")
    private @Nullable String format;

    @Option(names = "--out", paramLabel = "FILE", description = "Write into this file.")
    private @Nullable String out;

    /** The command in this context. */
    public TreeCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected int run(CommandContext c) throws Exception {
        Game game = input.game(c);
        TreeRequest request = new TreeRequest(game, depth, GameTree.Prune.of(prune));
        Drawing drawing = graph ? graph(request, c) : tree(request, c);
        if (c.json()) {
            OutputFile.document(out, drawing.json().get(), c);
            return ExitCode.DONE;
        }
        String ending = out == null ? "text" : out.substring(out.lastIndexOf('.') + 1);
        String wanted = (format == null ? ending : format).toLowerCase(Locale.ROOT);
        byte[] bytes = bytes(drawing, wanted);
        if (out != null) {
            OutputFile.write(out, bytes, c);
        } else if (wanted.equals("png")) {
            throw new BadInputException("table.needs-file", "format", wanted, "ending", wanted);
        } else {
            c.out().print(new String(bytes, StandardCharsets.UTF_8));
        }
        return ExitCode.DONE;
    }

    /** What is drawn, in each of the formats. */
    private record Drawing(
            Supplier<String> text,
            Supplier<String> dot,
            Supplier<Picture> picture,
            Supplier<Map<String, @Nullable Object>> json) {}

    private static Drawing tree(TreeRequest request, CommandContext c) {
        GameTree tree = request.tree(c.desk(), c.watch());
        return new Drawing(
                () -> TreeText.of(tree, c.words()),
                () -> TreeDot.of(tree, c.words()),
                () -> GameTreePicture.of(tree, c.words()),
                () -> TreeJson.of(tree));
    }

    private static Drawing graph(TreeRequest request, CommandContext c) {
        PositionGraph graph = request.graph(c.desk(), c.watch());
        return new Drawing(
                () -> GraphText.of(graph, c.words()),
                () -> GraphDot.of(graph, c.words()),
                () -> GraphPicture.of(graph, c.words()),
                () -> GraphJson.of(graph));
    }

    private static byte[] bytes(Drawing drawing, String format) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        switch (format) {
            case "text", "txt" -> bytes.write(utf8(drawing.text().get()));
            case "dot", "gv" -> bytes.write(utf8(drawing.dot().get()));
            case "svg" -> PictureFormat.SVG.write(drawing.picture().get(), bytes);
            case "png" -> PictureFormat.PNG.write(drawing.picture().get(), bytes);
            case "json" -> bytes.write(utf8(Json.pretty(drawing.json().get()) + "\n"));
            default -> throw new BadInputException("tree.format-unknown", "seen", format);
        }
        return bytes.toByteArray();
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
