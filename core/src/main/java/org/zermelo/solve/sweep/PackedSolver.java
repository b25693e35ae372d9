package org.zermelo.solve.sweep;

import java.io.DataInput;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import org.zermelo.game.PackedRules;
import org.zermelo.game.RefusedException;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.solve.cells.CellPacking;
import org.zermelo.solve.cells.Cells;
import org.zermelo.solve.cells.PackedTable;
import org.zermelo.solve.keys.KeySet;
import org.zermelo.solve.work.Checkpoints;
import org.zermelo.solve.work.Workers;
import org.zermelo.value.Subject;
import org.zermelo.value.Value;

/** Solves a packed game for all its reachable positions. */
public final class PackedSolver {

    private final PackedRules rules;
    private final Value value;
    private final Budget budget;
    private final Workers workers;
    private final Checkpoints checkpoints;
    private final Watch watch;
    private final boolean ranked;

    private PackedSolver(
            PackedRules rules, Value value, Budget budget, Workers workers, Checkpoints checkpoints, Watch watch) {
        this.rules = rules;
        this.value = value;
        this.budget = budget;
        this.workers = workers;
        this.checkpoints = checkpoints;
        this.watch = watch;
        this.ranked = rules.levels() > 0;
    }

    /**
     * The worth of every reachable position: by a level sweep where the game has levels, else by retrograde analysis.
     * The result is the same for any number of threads.
     *
     * @throws RefusedException when the positions do not fit the budget, or play may be endless and the value is not an
     *     outcome
     */
    public static PackedTable solve(PackedRules rules, Value value, Budget budget, Watch watch) {
        return solve(rules, value, budget, Checkpoints.NONE, watch);
    }

    /**
     * The same, leaving its state at checkpoints, and going on from the state that is there.
     *
     * @throws UncheckedIOException when the state cannot be read
     */
    public static PackedTable solve(
            PackedRules rules, Value value, Budget budget, Checkpoints checkpoints, Watch watch) {
        refuseOther(rules, value);
        try (Workers workers = new Workers(budget.threads(), watch)) {
            return new PackedSolver(rules, value, budget, workers, checkpoints, watch).solve();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Refuses values that are not found for such a game.
     *
     * @throws RefusedException when play may be endless and the value is neither an outcome nor points by stages
     */
    public static void refuseOther(PackedRules rules, Value value) {
        if (rules.levels() == 0 && value.subject() != Subject.OUTCOME && !staged(rules, value)) {
            throw new RefusedException("method.packed.endless", "value", value.name());
        }
    }

    /** Whether the points of a game without levels are found stage by stage. */
    static boolean staged(PackedRules rules, Value value) {
        return rules.levels() == 0 && rules.stages() > 0 && value.subject() == Subject.POINTS && !value.hasPlies();
    }

    private PackedTable solve() throws IOException {
        Optional<DataInput> left = checkpoints.left();
        if (left.isEmpty() && ranked && ReachScan.fits(rules, budget)) {
            return explored(new Exploration.Explored(ReachScan.keys(rules, workers, watch), List.of()));
        }
        if (left.isEmpty()) {
            return explored(Exploration.of(rules, !ranked, budget, workers, checkpoints, watch));
        }
        DataInput state = left.get();
        if (Stage.read(state) == Stage.EXPLORING) {
            return explored(Exploration.of(state, rules, !ranked, budget, workers, checkpoints, watch));
        }
        KeySet keys = Stage.keys(state, rules);
        return table(
                keys,
                ranked
                        ? LevelSweep.solve(state, rules, keys, value, workers, checkpoints, watch)
                        : BackwardSweep.solve(state, rules, keys, value, parents(keys), workers, checkpoints, watch));
    }

    private PackedTable explored(Exploration.Explored found) {
        KeySet keys = found.keys();
        if (left(keys) < 0) {
            throw new RefusedException("method.packed.full", "positions", keys.size());
        }
        if (staged(rules, value)) {
            return table(keys, StageSweep.solve(rules, keys, value, left(keys), workers, watch));
        }
        return table(
                keys,
                ranked
                        ? LevelSweep.solve(rules, keys, value, workers, checkpoints, watch)
                        : BackwardSweep.solve(
                                rules, keys, value, found.ended(), parents(keys), workers, checkpoints, watch));
    }

    /** What keys and cells leave of the budget. */
    private long left(KeySet keys) {
        return budget.bytes() - keys.bytes() - keys.size() * (ranked ? 3L : 2L);
    }

    private Parents parents(KeySet keys) {
        return rules.mostParents() > 0
                ? new PlayedBack(rules, keys)
                : new ListedMoves(rules, keys, workers, left(keys));
    }

    /** The finished table, in the form that is smallest for so many positions among so many numbers. */
    private PackedTable table(KeySet keys, Cells cells) {
        return CellPacking.pack(rules, value, keys, cells, workers);
    }
}
