package org.zermelo.desk.table;

import java.util.Optional;
import org.zermelo.game.Note;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.store.check.DiagramCheck;
import org.zermelo.store.check.StageTableCheck;
import org.zermelo.store.check.TableCheck;
import org.zermelo.store.table.CellTable;
import org.zermelo.store.table.DiagramFile;
import org.zermelo.store.table.StageTable;
import org.zermelo.store.table.StoredTable;

/**
 * A stored table that was gone through, by code that has no part in making it.
 *
 * @param entries the positions that were verified
 * @param again whether diagrams were made again, as the positions of a ply did not fit the memory
 * @param stages the stages that are there, and of the game; empty for a table of another form
 * @param fault the first fault; empty when the table is right
 */
public record VerifiedTable(String game, long entries, boolean again, Optional<Stages> stages, Optional<Note> fault) {

    /**
     * How far a folder of stages was verified.
     *
     * @param each of so many positions one was verified
     */
    public record Stages(int solved, int all, int each) {}

    /**
     * Verifies a table.
     *
     * @param each of a folder of stages: of so many positions one is verified by its moves; 1 for all
     * @param budget of which a table of cells takes no more; diagrams that do not fit are made again
     * @throws org.zermelo.game.BadInputException when a part of it is damaged
     * @throws org.zermelo.game.RefusedException when the check does not fit the memory
     */
    public static VerifiedTable of(StoredTable table, int each, Budget budget, Watch watch) {
        String game = table.name().game();
        if (table instanceof StageTable folder) {
            StageTableCheck.StageTableReport report = StageTableCheck.check(folder, each, budget, watch);
            Stages stages = new Stages(report.stages(), report.all(), each);
            return new VerifiedTable(game, report.entries(), false, Optional.of(stages), report.fault());
        }
        if (table instanceof DiagramFile diagrams) {
            DiagramCheck.DiagramReport report = DiagramCheck.check(diagrams, budget, watch);
            return new VerifiedTable(game, report.entries(), report.again(), Optional.empty(), report.fault());
        }
        TableCheck.Report report = TableCheck.check((CellTable) table, budget, watch);
        return new VerifiedTable(game, report.entries(), false, Optional.empty(), report.fault());
    }
}
