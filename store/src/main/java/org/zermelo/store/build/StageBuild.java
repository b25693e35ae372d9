package org.zermelo.store.build;

import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.stage.StageValues;
import org.zermelo.boards.stage.StageWork;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Note;
import org.zermelo.game.RefusedException;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.solve.work.Workers;
import org.zermelo.store.block.Compression;
import org.zermelo.store.file.FileFailures;
import org.zermelo.store.file.ResultFolder;
import org.zermelo.store.file.WorkLock;
import org.zermelo.store.stage.StageFolder;
import org.zermelo.store.stage.StageTally;
import org.zermelo.store.table.StageFormat;
import org.zermelo.store.table.TableName;

/**
 * Solves a game of men into a folder, stage by stage. Each stage that is done is a checkpoint; in memory are the stage that is solved and
 * those to which its moves lead. One run at a time works in a folder.
 */
public final class StageBuild implements AutoCloseable {

    private final Path place;
    private final StageWork work;
    private final StageFolder folder;
    private final Budget budget;
    private final Watch watch;
    private final WorkLock lock;
    private final Workers workers;
    private final boolean resumed;
    /** Whether this run made the folder, so that it may take it away again. */
    private final boolean made;

    private StageFormat format;

    private StageBuild(
            TableName name, BoardGame game, Path place, Budget budget, Watch watch, WorkLock lock, boolean made) {
        this.place = place;
        this.made = made;
        this.work = StageWork.of(game).orElseThrow();
        this.budget = budget;
        this.watch = watch;
        this.lock = lock;
        this.folder = new StageFolder(place, game.declared().toString());
        this.resumed = work.inOrder().stream().anyMatch(folder::has);
        if (StageFormat.in(place)) {
            this.format = StageFormat.read(place);
            if (!format.name().equals(name)) {
                throw ResultFolder.other(place);
            }
        } else {
            // files of another game tell so when they are opened
            folder.names().forEach(folder::open);
            this.format = StageFormat.begun(name);
        }
        this.workers = new Workers(budget.threads(), watch);
    }

    /**
     * Begins, or takes up what a run before has left. The folder is made when there is none.
     *
     * @param name by {@link TableName#ofStages}
     * @throws BadInputException when the folder holds something else or cannot be written, or another run works in it
     */
    public static StageBuild begin(TableName name, Path place, Budget budget, Watch watch) {
        Compression.require();
        BoardGame game = (BoardGame) name.parsed().rules();
        try {
            boolean made = !Files.exists(place);
            if (made) {
                Files.createDirectory(place);
            }
            ResultFolder.refuseOther(
                    place,
                    file -> file.equals(StageFormat.FILE) || file.equals(WorkLock.NAME) || StageFolder.isStage(file));
            WorkLock lock = WorkLock.take(place.resolve(WorkLock.NAME), place);
            try {
                return new StageBuild(name, game, place, budget, watch, lock, made);
            } catch (RuntimeException e) {
                lock.close();
                throw e;
            }
        } catch (IOException e) {
            throw FileFailures.of(place, e);
        }
    }

    /**
     * Solves a game whole, or goes on with it.
     *
     * @throws RefusedException before it begins, when the budget does not hold the largest stage that is left
     * @throws BadInputException as {@link #begin} does
     */
    public static Built build(TableName name, Path place, Budget budget, Watch watch) {
        try (StageBuild build = begin(name, place, budget, watch)) {
            build.refuseWhatCannotFit();
            long all = (long)
                    build.work.inOrder().stream().mapToDouble(build.work::guess).sum();
            long done = 0;
            long bytes = 0;
            for (String stage : build.work.inOrder()) {
                done += build.make(stage).positions();
                bytes += build.folder.bytes(stage);
                watch.progress(done, Math.max(done, all));
            }
            return new Built(done, bytes, true, build.resumed);
        }
    }

    private static void removeIfEmpty(Path place) throws IOException {
        try {
            Files.deleteIfExists(place);
        } catch (DirectoryNotEmptyException e) {
            // something was solved
        }
    }

    private void refuseWhatCannotFit() {
        Set<String> fit = new HashSet<>();
        String largest = "";
        double most = 0;
        for (String stage : work.inOrder()) {
            double bytes = has(stage) ? 0 : work.bytesToSolve(stage);
            if (fits(stage) && fit.containsAll(work.below(stage))) {
                fit.add(stage);
            } else if (bytes > most) {
                most = bytes;
                largest = stage;
            }
        }
        if (!largest.isEmpty()) {
            throw new RefusedException(Note.of("store.stages-too-large")
                    .with("stage", largest)
                    .with("positions", (long) work.guess(largest))
                    .with("needed", (long) most)
                    .with("allowed", budget.bytes())
                    .with("fit", fit.size())
                    .with("all", work.inOrder().size())
                    .with("heap", (long) (most / 3 * 4 / (1 << 20)) + 1));
        }
    }

    /** The stages, each before those from which moves lead to it. */
    public List<String> stages() {
        return work.inOrder();
    }

    /** What is known of the stages. */
    public StageWork work() {
        return work;
    }

    /** The files. */
    public StageFolder folder() {
        return folder;
    }

    /** The threads that work. */
    public Workers workers() {
        return workers;
    }

    /** Whether a stage is solved. */
    public boolean has(String stage) {
        return folder.has(stage);
    }

    /** Whether a stage is solved, or the budget holds it. */
    public boolean fits(String stage) {
        return has(stage) || work.bytesToSolve(stage) <= budget.bytes();
    }

    /**
     * Solves a stage, unless it is solved, and counts it.
     *
     * @throws BadInputException when the file of one that is needed is damaged
     */
    public StageTally make(String stage) {
        StageTally known = format.stages().get(stage);
        if (known != null && has(stage)) {
            return known;
        }
        watch.check();
        folder.need(has(stage) ? List.of(stage) : work.below(stage));
        StageValues values = folder.values(stage);
        if (values == null) {
            values = work.solve(stage, folder, workers, watch);
            folder.keep(stage, values);
        }
        StageTally tally = StageTally.of(values);
        note(stage, tally);
        return tally;
    }

    /** Whether a stage is solved and counted. */
    public boolean isNoted(String stage) {
        return has(stage) && format.stages().containsKey(stage);
    }

    /** Notes how a stage that is solved counts. */
    public void note(String stage, StageTally tally) {
        format = format.with(stage, tally);
        format.write(place);
    }

    /** Whether a run before this one had solved some stage. */
    public boolean resumed() {
        return resumed;
    }

    /** What the folder says of itself. */
    public StageFormat format() {
        return format;
    }

    @Override
    public void close() {
        workers.close();
        try {
            lock.close();
            if (made) {
                removeIfEmpty(place);
            }
        } catch (IOException e) {
            throw FileFailures.of(place, e);
        }
    }
}
