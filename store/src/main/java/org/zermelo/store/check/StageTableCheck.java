package org.zermelo.store.check;

import java.nio.file.NoSuchFileException;
import java.util.Optional;
import org.zermelo.boards.stage.StageValues;
import org.zermelo.boards.stage.StageWork;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Note;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.solve.work.Workers;
import org.zermelo.store.file.FileFailures;
import org.zermelo.store.stage.StageCheck;
import org.zermelo.store.stage.StageFolder;
import org.zermelo.store.stage.StageTally;
import org.zermelo.store.table.StageTable;

/**
 * Verifies a folder of stages by the rules alone: the sum of every block, every position from its moves, the counts. Takes two bytes for
 * each position of a stage and of those to which its moves lead; where the budget is less, rows of them are read again as they are needed
 * and held while there is memory for them. A folder that is in the making is verified as far as it goes.
 */
public final class StageTableCheck {

    /**
     * What was found.
     *
     * @param entries the positions that were verified by their moves
     * @param stages the stages that are there
     * @param all the stages of the game
     * @param fault the first fault; empty when all is right
     */
    public record StageTableReport(long entries, int stages, int all, Optional<Note> fault) {}

    private StageTableCheck() {}

    /**
     * Verifies a folder.
     *
     * @param each of so many positions one is verified by its moves; 1 for all, which proves the table
     * @throws BadInputException when a file is damaged or missing
     */
    public static StageTableReport check(StageTable table, int each, Budget budget, Watch watch) {
        StageWork work = table.work();
        StageFolder folder = table.folder(most(table) > budget.bytes());
        StageCheck check = new StageCheck(table.board(), work, folder);
        long entries = 0;
        Optional<Note> fault = Optional.empty();
        try (Workers workers = new Workers(budget.threads(), watch)) {
            for (String stage : work.inOrder()) {
                if (!table.solved().containsKey(stage) || fault.isPresent()) {
                    continue;
                }
                folder.need(work.below(stage));
                for (String below : work.below(stage)) {
                    values(folder, below, work);
                }
                StageValues values = values(folder, stage, work);
                StageCheck.StageReport report = check.check(stage, values, each, workers);
                entries += report.entries();
                fault = report.fault().or(() -> counts(table, stage, values));
                watch.progress(entries, table.positions() / each);
            }
        }
        return new StageTableReport(
                entries, table.solved().size(), work.inOrder().size(), fault);
    }

    /** Bytes of the largest stage with those to which its moves lead. */
    private static double most(StageTable table) {
        StageWork work = table.work();
        return table.solved().keySet().stream()
                .mapToDouble(stage -> work.bytesHeld(stage)
                        + work.below(stage).stream()
                                .mapToDouble(work::bytesHeld)
                                .sum())
                .max()
                .orElse(0);
    }

    private static StageValues values(StageFolder folder, String stage, StageWork work) {
        StageValues values = folder.values(stage);
        if (values == null) {
            throw FileFailures.of(
                    folder.file(stage),
                    new NoSuchFileException(folder.file(stage).toString()));
        }
        if (values.size() != work.size(stage)) {
            throw FileFailures.damaged(folder.file(stage), "header", 2L * Long.BYTES);
        }
        return values;
    }

    private static Optional<Note> counts(StageTable table, String stage, StageValues values) {
        return StageTally.of(values).equals(table.solved().get(stage))
                ? Optional.empty()
                : Optional.of(Note.of("store.wrong-tally", "stage", stage));
    }
}
