package org.zermelo.cli.command;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.cli.context.ZermeloCommand;
import org.zermelo.cli.input.Candidates;
import org.zermelo.cli.input.GameInput;
import org.zermelo.cli.input.OutputFile;
import org.zermelo.cli.input.WholeNumber;
import org.zermelo.desk.Ask;
import org.zermelo.desk.table.TableRequest;
import org.zermelo.game.BadInputException;
import org.zermelo.notation.Game;
import org.zermelo.plan.Plan;
import org.zermelo.present.answer.ClusterPlan;
import org.zermelo.present.answer.PlanJson;
import org.zermelo.present.answer.PlanText;
import org.zermelo.present.picture.PictureFormat;
import org.zermelo.present.scene.drawing.BlocksPicture;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code zermelo explain GAME}: what the rules are, and what every method says to the question. */
@Command(name = "explain", description = "How the game would be solved: every method, whether it fits, and its cost.")
public final class ExplainCommand extends ZermeloCommand {

    private static final int MOST_PROCESSORS = 1_000_000;
    private static final long MOST_MEGABYTES = 1L << 40;

    @Mixin
    private GameInput input = new GameInput();

    @Option(
            names = "--value",
            paramLabel = "NAME",
            completionCandidates = Candidates.Asked.class,
            description = "What to ask: ${COMPLETION-CANDIDATES}; by default what suits the game.")
    private @Nullable String value;

    @Option(names = "--all", description = "List the methods that do not fit, too, each with its reason.")
    private boolean all;

    @Option(
            names = "--blocks",
            description = "Show how the linear method melts a row of coins into blocks, step by step.")
    private boolean blocks;

    @Option(
            names = "--svg",
            paramLabel = "FILE",
            description = "Write the drawing of the blocks to this file; as PNG when it ends in .png.")
    private @Nullable String svg;

    @Option(
            names = "--cluster",
            paramLabel = "N",
            description = "Tell, too, what a table would take on a cluster of so many processors.")
    private @Nullable String cluster;

    @Option(
            names = "--memory",
            paramLabel = "MB",
            description = "With --cluster: megabytes for each of the processors; by default 1024.")
    private @Nullable String memory;

    /** The command in this context. */
    public ExplainCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected int run(CommandContext c) throws Exception {
        if (memory != null && cluster == null) {
            throw new BadInputException("explain.memory-alone");
        }
        int processors = cluster == null ? 0 : (int) WholeNumber.read(cluster, 1, MOST_PROCESSORS);
        long bytes = WholeNumber.read(memory == null ? "1024" : memory, 1, MOST_MEGABYTES) << 20;
        Game game = input.game(c);
        BlocksPicture drawn = blocks || svg != null ? BlocksPicture.of(game, c.words()) : null;
        if (drawn != null && svg != null) {
            PictureFormat pictures = PictureFormat.ofFile(svg);
            OutputFile.write(svg, stream -> pictures.write(drawn.picture(), stream), c);
        }
        Plan plan = c.desk().survey(game, Ask.everything().withValue(value), c.watch());
        ClusterPlan onCluster = cluster == null
                ? null
                : new ClusterPlan(
                        TableRequest.onCluster(game, value == null ? null : Ask.value(value, game), c.watch()),
                        processors,
                        bytes);
        if (c.json()) {
            Map<String, @Nullable Object> document = PlanJson.of(game, plan, c.words());
            if (drawn != null) {
                document.put("reduction", drawn.json());
            }
            if (onCluster != null) {
                document.put("cluster", onCluster.json());
            }
            c.write(document);
        } else {
            c.out().print(PlanText.of(game, plan, all, c.words()));
            if (onCluster != null) {
                c.out().print("\n" + onCluster.text(c.words()) + "\n");
            }
            if (drawn != null) {
                c.out().print("\n" + drawn.text());
            }
        }
        return ExitCode.DONE;
    }
}
