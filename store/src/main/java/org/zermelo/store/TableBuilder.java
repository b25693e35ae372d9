package org.zermelo.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.zermelo.game.PackedRules;
import org.zermelo.notation.Game;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.solve.packed.PackedSolver;
import org.zermelo.solve.packed.PackedTable;

/** Solves a game and stores the table, in memory or with its levels on disk; the bytes are the same. */
public final class TableBuilder {

    private TableBuilder() {}

    /**
     * Solves and stores.
     *
     * @param onDisk keep the levels on disk, within the budget; for games with levels
     * @throws org.zermelo.game.RefusedException when the game does not fit
     * @throws org.zermelo.game.BadInputException when the file cannot be written
     */
    public static Built build(Game game, Path file, Budget budget, boolean onDisk, Watch watch) {
        TableName name = TableName.of(game);
        PackedRules rules = name.rules();
        boolean sharded = onDisk && rules.levels() > 0;
        long positions;
        if (sharded) {
            positions = ShardedSolver.build(name, rules, file, budget, watch);
        } else {
            PackedTable table = PackedSolver.solve(rules, name.valueOf(), budget, watch);
            TableWriter.write(file, name, table, budget.threads(), watch);
            positions = table.keys().size();
        }
        try {
            return new Built(positions, Files.size(file), sharded);
        } catch (IOException e) {
            throw Failures.of(file, e);
        }
    }
}
