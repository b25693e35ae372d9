package org.zermelo.store.build;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import java.util.OptionalInt;
import org.zermelo.boards.diagram.DiagramTable;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.game.InWords;
import org.zermelo.game.Note;
import org.zermelo.game.PackedRules;
import org.zermelo.game.RefusedException;
import org.zermelo.notation.Game;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Size;
import org.zermelo.solve.SizeSample;
import org.zermelo.solve.Watch;
import org.zermelo.solve.cells.PackedTable;
import org.zermelo.solve.sweep.PackedSolver;
import org.zermelo.store.block.Compression;
import org.zermelo.store.file.FileFailures;
import org.zermelo.store.file.ResultFile;
import org.zermelo.store.level.LevelsOnDisk;
import org.zermelo.store.table.DiagramFile;
import org.zermelo.store.table.Entries;
import org.zermelo.store.table.EntryCounts;
import org.zermelo.store.table.PlyFiles;
import org.zermelo.store.table.TableName;
import org.zermelo.store.table.TablePlace;
import org.zermelo.store.wave.RetrogradeOnDisk;
import org.zermelo.store.work.StateFile;
import org.zermelo.store.work.WorkFolder;

/** Solves a game and stores the table, in memory or on disk; the bytes are the same. */
public final class TableBuilder {

    /** A key in a hash set that has just grown, and its cell. */
    private static final long BYTES_PER_POSITION = 24;
    /** Levels and the runs of one of them, compressed; or shards and the runs of a wave. */
    private static final double DISK_BYTES_PER_POSITION = 4;
    /** Moves by where they lead, in runs that are merged into others. */
    private static final double DISK_BYTES_PER_MOVE = 12;

    /** What the work folder says beside the table's name; the number is that of the form of the files in it. */
    private static final String ON_DISK = "on disk 2\n";

    /** How often a state in memory is saved, when nothing else is said. */
    public static final Duration CHECKPOINTS = Duration.ofMinutes(1);

    private TableBuilder() {}

    /**
     * Refuses a game of which the budget cannot hold all positions, before hours are spent on it. One whose bound is no help is
     * sampled.
     *
     * @throws RefusedException when it does not fit
     */
    public static void refuseWhatCannotFit(Game game, PackedRules rules, Budget budget, Watch watch) {
        if (rules.bound() / 64 * 10 <= budget.bytes() / 2) {
            return;
        }
        Size size = SizeSample.of(game.rules(), watch);
        if (size.passes(BYTES_PER_POSITION, budget.bytes())) {
            throw new RefusedException(Note.of("store.too-large")
                    .with("positions", size.positions())
                    .with("least", size.least())
                    .with("needed", (long) Math.min(Long.MAX_VALUE / 2, size.positions() * BYTES_PER_POSITION))
                    .with("allowed", budget.bytes())
                    .with("fit", budget.bytes() / BYTES_PER_POSITION)
                    .with("disk", (long) Math.min(Long.MAX_VALUE / 2, diskBytes(size, rules))));
        }
    }

    /** What the work on disk takes, the table beside it apart. */
    private static double diskBytes(Size size, PackedRules rules) {
        boolean listsMoves = rules.levels() == 0 && rules.mostParents() == 0;
        return size.positions() * DISK_BYTES_PER_POSITION + (listsMoves ? size.edges() * DISK_BYTES_PER_MOVE : 0);
    }

    /**
     * Solves and stores.
     *
     * @param onDisk work on disk, within the budget
     * @throws RefusedException when the game does not fit
     * @throws org.zermelo.game.BadInputException when the file cannot be written, or another process is making it
     */
    public static Built build(Game game, Path file, Budget budget, boolean onDisk, Watch watch) {
        return build(TableName.of(game), file, OptionalInt.empty(), budget, onDisk, CHECKPOINTS, watch);
    }

    /**
     * The same for the value that the name says. A run that was stopped, at whatever moment, is taken up again.
     *
     * @param shards into how many shards the table is cut, which makes it a folder; without, it is a file
     * @param checkpoints in memory, the time after which the state is saved again; on disk every level or wave is a checkpoint
     */
    public static Built build(
            TableName name,
            Path file,
            OptionalInt shards,
            Budget budget,
            boolean onDisk,
            Duration checkpoints,
            Watch watch) {
        Compression.require();
        TablePlace place = TablePlace.of(name, file, shards);
        PackedRules rules = name.rules();
        if (onDisk) {
            LevelsOnDisk.refuseTooLittle(budget);
        } else {
            refuseWhatCannotFit(name.parsed(), rules, budget, watch);
        }
        return inFolder(place.path(), file, name.lines() + (onDisk ? ON_DISK : "in memory\n"), work -> {
            long positions = onDisk
                    ? onDisk(name, rules, work, place, budget, watch)
                    : inMemory(name, rules, work, place, budget, checkpoints, watch);
            work.remove();
            return new Built(positions, place.bytes(), onDisk, work.begun());
        });
    }

    /**
     * Solves by decision diagrams and stores these. Each ply waits in a file until the whole is done, so a run that was stopped, or that
     * the memory did not hold, is taken up again.
     *
     * @param name by {@link TableName#ofDiagrams}
     * @throws RefusedException when the game is not one for diagrams, or the budget does not hold those of a ply
     * @throws org.zermelo.game.BadInputException when the file cannot be written, or another process is making it
     */
    public static Built buildDiagrams(TableName name, Path file, Budget budget, Watch watch) {
        Compression.require();
        Path place = ResultFile.place(file);
        BoardGame game = InWords.of(name.parsed().rules())
                .orElseThrow(() -> {
                    Note why = Note.of("method.decision-diagrams.no-board");
                    return new RefusedException("plan.unfit", "method", "decision-diagrams", "why", why);
                })
                .game();
        return inFolder(place, file, name.lines() + "diagrams\n", work -> {
            DiagramTable table = DiagramTable.solve(game, name.valueOf(), budget, new PlyFiles(name, work), watch);
            DiagramFile.write(place, name, table);
            work.remove();
            return new Built(table.positions(), Files.size(place), false, work.begun());
        });
    }

    /** What is done in the folder of a table's work. */
    @FunctionalInterface
    private interface Making {
        Built in(WorkFolder work) throws IOException;
    }

    private static Built inFolder(Path place, Path named, String about, Making making) {
        try (WorkFolder work = WorkFolder.claim(place, about)) {
            return making.in(work);
        } catch (IOException e) {
            throw FileFailures.of(named, e);
        } catch (UncheckedIOException e) {
            throw FileFailures.of(named, Objects.requireNonNull(e.getCause()));
        }
    }

    private static long onDisk(
            TableName name, PackedRules rules, WorkFolder work, TablePlace place, Budget budget, Watch watch)
            throws IOException {
        return rules.levels() > 0
                ? LevelsOnDisk.build(name, rules, work, place, budget, watch)
                : RetrogradeOnDisk.build(name, rules, work, place, budget, 0, watch);
    }

    private static long inMemory(
            TableName name,
            PackedRules rules,
            WorkFolder work,
            TablePlace place,
            Budget budget,
            Duration checkpoints,
            Watch watch)
            throws IOException {
        try (StateFile state = new StateFile(work, "state", checkpoints)) {
            PackedTable table = PackedSolver.solve(rules, name.valueOf(), budget, state, watch);
            EntryCounts counts = EntryCounts.of(table);
            place.write(name, rules, counts, () -> Entries.of(table), budget.threads(), watch);
            return counts.positions();
        }
    }
}
