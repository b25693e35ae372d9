package org.zermelo.solve.packed;

import org.zermelo.game.PackedRules;
import org.zermelo.game.RefusedException;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.value.Value;

/** Solves a packed game for all its reachable positions. */
public final class PackedSolver {

    private PackedSolver() {}

    /**
     * The worth of every reachable position: by a level sweep where the game has levels, else by retrograde analysis.
     * The result is the same for any number of threads.
     *
     * @throws RefusedException when the positions do not fit the budget, or play may be endless and the value is not an
     *     outcome
     */
    public static PackedTable solve(PackedRules rules, Value value, Budget budget, Watch watch) {
        try (Workers workers = new Workers(budget.threads(), watch)) {
            return solve(rules, value, budget, workers, watch);
        }
    }

    private static PackedTable solve(PackedRules rules, Value value, Budget budget, Workers workers, Watch watch) {
        boolean ranked = rules.levels() > 0;
        if (!ranked && !Coding.of(value).outcomes()) {
            throw new RefusedException("method.packed.endless", "value", value.name());
        }
        Exploration.Found found = Exploration.of(rules, !ranked, budget, workers, watch);
        KeySet keys = found.keys();
        long left = budget.bytes() - keys.bytes() - keys.size() * (ranked ? 3L : 2L);
        if (left < 0) {
            throw new RefusedException("method.packed.full", "positions", keys.size());
        }
        Cells cells;
        if (ranked) {
            cells = LevelSweep.solve(rules, keys, value, workers, watch);
        } else {
            Parents parents =
                    rules.mostParents() > 0 ? new PlayedBack(rules, keys) : new ListedMoves(rules, keys, workers, left);
            cells = BackwardSweep.solve(rules, keys, value, found.ended(), parents, workers, watch);
        }
        return Coding.of(value) == Coding.WINNER
                ? ClassPacking.pack(rules, value, keys, cells, workers)
                : new PackedTable(rules, value, keys, cells);
    }
}
