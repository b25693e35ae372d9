package org.zermelo.cli.command.research;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.cli.context.ZermeloCommand;
import org.zermelo.cli.input.Candidates;
import org.zermelo.cli.input.GameInput;
import org.zermelo.desk.Ask;
import org.zermelo.desk.table.TableRequest;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Note;
import org.zermelo.notation.Game;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.store.build.Built;
import org.zermelo.store.table.TableForm;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code zermelo build GAME --to FILE}: solves a game whole and stores the table. */
@Command(name = "build", description = "Solve every position of the game and store the table in a file.")
public final class BuildCommand extends ZermeloCommand {

    /** Between more shards more files move than a file system likes. */
    private static final int MOST_SHARDS = 10_000;

    /** What was stored, and where. */
    private record Stored(Game game, Path file, Built built) {}

    private static final JsonShape<Stored> SHAPE = new JsonShape<Stored>()
            .constant("schema", "zermelo/built/1")
            .text("game", stored -> stored.game.toString())
            .text("file", stored -> stored.file.toString())
            .count("positions", stored -> stored.built.positions())
            .count("bytes", stored -> stored.built.bytes())
            .with("bitsPerPosition", JsonType.FIGURE, stored -> stored.built.bitsPerPosition())
            .flag("shardsOnDisk", stored -> stored.built.onDisk())
            .flag("resumed", stored -> stored.built.resumed());

    @Mixin
    private GameInput input = new GameInput();

    @Option(
            names = "--to",
            paramLabel = "FILE",
            required = true,
            description = "Where the table goes: a file, or a folder for stages or shards.")
    private Path file = Path.of("");

    @Option(
            names = "--memory",
            paramLabel = "MB",
            description =
                    "Megabytes for the work, which is then done on disk: levels, or waves where play may be endless,"
                            + " wait in files, and a run that was stopped goes on where it was; on a cluster, what each"
                            + " processor takes.")
    private @Nullable Long memory;

    @Option(
            names = "--value",
            paramLabel = "VALUE",
            completionCandidates = Candidates.Asked.class,
            description =
                    "What to store: outcome or misere with depth, nimber, margin, or margin-and-plies; by default the"
                            + " game's own.")
    private @Nullable String value;

    @Option(
            names = "--form",
            paramLabel = "FORM",
            completionCandidates = Candidates.Forms.class,
            description =
                    "cells: a cell for each position, by default; diagram: decision diagrams of who wins, for board"
                            + " games of which every move adds or takes as many pieces. --memory then bounds the"
                            + " diagrams; stages: a folder with a file for each number of men, by default for games of"
                            + " men. --memory then bounds the largest stage.")
    private @Nullable String form;

    @Option(names = "--threads", paramLabel = "N", description = "Threads to use; by default all processors.")
    private @Nullable Integer threads;

    @Option(
            names = "--checkpoint",
            paramLabel = "SECONDS",
            defaultValue = "60",
            description =
                    "In memory, how often the state is saved, so that a run that was stopped goes on; 0 after every"
                            + " step, by default 60.")
    private long checkpoint;

    @Option(
            names = "--on",
            paramLabel = "MASTER",
            description =
                    "Make the table on a cluster: spark://HOST:7077, or local[4] for threads of this machine. The table's"
                            + " folder must be the same on all machines.")
    private @Nullable String master;

    @Option(
            names = "--shards",
            paramLabel = "N",
            description =
                    "Make the table a folder of so many files. On a cluster, where it is always one, a level or a large stage"
                            + " is cut into as many parts; by default as the machines and the game want.")
    private @Nullable Integer shards;

    /** The command in this context. */
    public BuildCommand(CommandContext context) {
        super(context);
    }

    private OptionalInt cut() {
        if (shards == null) {
            return OptionalInt.empty();
        }
        if (shards < 1 || shards > MOST_SHARDS) {
            throw new BadInputException("store.shards", "seen", shards, "allowed", MOST_SHARDS);
        }
        return OptionalInt.of(shards);
    }

    @Override
    protected int run(CommandContext c) throws Exception {
        Game game = input.game(c);
        TableRequest request = new TableRequest(
                game,
                file,
                form == null ? null : TableForm.of(form),
                value == null ? null : Ask.value(value, game),
                memory == null ? null : Math.max(1, memory),
                threads == null ? null : Math.max(1, threads),
                Duration.ofSeconds(Math.max(0, checkpoint)),
                cut(),
                master);
        Built built = request.build(c.watch());
        if (c.json()) {
            c.write(SHAPE.json(new Stored(game, file, built)));
        } else {
            if (built.resumed()) {
                c.out().println(c.words().say("store.resumed"));
            }
            c.out()
                    .println(c.words()
                            .say(Note.of("store.built")
                                    .with("file", file)
                                    .with("positions", built.positions())
                                    .with("bytes", built.bytes())
                                    .with("bits", String.format(Locale.ROOT, "%.2f", built.bitsPerPosition()))));
        }
        return ExitCode.DONE;
    }
}
