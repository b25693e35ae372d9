package org.zermelo.boards.stage;

import java.util.Arrays;
import java.util.List;
import org.zermelo.boards.stage.StageSide.Tally;
import org.zermelo.solve.Watch;
import org.zermelo.solve.packed.Workers;

/**
 * Solves one stage, and the one turned round with it, by retrograde analysis: first what moves out of the stage are worth and how many
 * stay in it, then wins and losses backwards by rising depth. A move that stays takes nothing, so it is undone without a look at the
 * stages below. Four bytes a number, all in place: nothing is queued, blocks without news are passed over.
 *
 * <p>After R. Gasser, Solving Nine Men's Morris, 1996. Where a symmetry keeps a position, one move stands for several: counts are of
 * moves, and a move is undone as often as the symmetries of both its ends say.
 */
final class StageSolver {

    private final MenRules rules;
    private final StageCells cells;
    /** Whether the other player meets the stage, too. */
    private final boolean turns;

    private final List<StageSide> sides;
    private final Workers workers;
    private final Watch watch;

    private StageSolver(MenStages stages, MenStage stage, StageShelf shelf, Workers workers, Watch watch) {
        this.rules = stages.rules;
        this.workers = workers;
        this.watch = watch;
        this.sides = stages.sides(stage).stream()
                .map(side -> new StageSide(stages, side, shelf))
                .toList();
        this.turns = sides.size() == 2 || stage.turned().equals(stage);
        this.cells = new StageCells(stages.size(stage));
    }

    /**
     * The values of a stage.
     *
     * @param shelf the values of those below
     */
    static StageValues solve(MenStages stages, MenStage stage, StageShelf shelf, Workers workers, Watch watch) {
        StageSolver solver = new StageSolver(stages, stage, shelf, workers, watch);
        solver.workers.each(solver.cells.blocks(), (block, worker) -> solver.begin(block));
        int depth = solver.cells.least();
        while (depth >= 0) {
            int wave = depth;
            solver.workers.each(solver.cells.blocks(), (block, worker) -> solver.pass(block, wave));
            depth = solver.cells.least();
        }
        return solver.values();
    }

    private long end(int block) {
        return Math.min(cells.size(), block + 1L << StageCells.BLOCK);
    }

    private StageSide side(long at) {
        StageSide last = sides.get(sides.size() - 1);
        return at >= last.begin ? last : sides.get(0);
    }

    private void begin(int block) {
        Tally tally = new Tally();
        for (long at = (long) block << StageCells.BLOCK; at < end(block); at++) {
            StageSide side = side(at);
            int own = side.index.own(at - side.begin);
            int other = side.index.other(at - side.begin, own);
            cells.begin(at, cell(side, at - side.begin, own, other, tally));
        }
    }

    private int cell(StageSide side, long number, int own, int other, Tally tally) {
        if (side.index.symmetries(number, other) == 0) {
            return StageCells.cell(StageCells.NONE, 0, 0);
        }
        if (rules.inLine(other)) {
            return StageCells.cell(StageCells.LOST, 0, 0);
        }
        if (rules.inLine(own)) {
            // the play had ended before
            return StageCells.cell(StageCells.NONE, 0, 0);
        }
        side.count(own, other, tally);
        if (tally.win < Integer.MAX_VALUE) {
            return StageCells.cell(StageCells.WON, tally.win, 0);
        }
        if (tally.draw) {
            return StageCells.cell(StageCells.OPEN, 0, StageCells.NEVER);
        }
        if (tally.inner == 0) {
            return StageCells.cell(StageCells.LOST, Math.max(0, tally.loss), 0);
        }
        boolean holds = tally.loss >= 0;
        return StageCells.cell(holds ? StageCells.HOLDING : StageCells.OPEN, Math.max(0, tally.loss), tally.inner);
    }

    /** Passes on what a block knows at this depth. */
    private void pass(int block, int depth) {
        if (!cells.takes(block, depth)) {
            return;
        }
        long later = Long.MAX_VALUE;
        for (long at = (long) block << StageCells.BLOCK; at < end(block); at++) {
            int cell = cells.get(at);
            int kind = StageCells.kind(cell);
            if (kind == StageCells.WON || kind == StageCells.LOST) {
                int known = StageCells.depth(cell);
                if (known == depth) {
                    pass(at, kind == StageCells.WON, depth);
                } else if (known > depth) {
                    later = Math.min(later, known);
                }
            }
        }
        cells.awaitsInBlock(block, later);
    }

    /** Undoes the moves that lead to a position within the stage. */
    private void pass(long at, boolean won, int depth) {
        if (!turns) {
            return;
        }
        StageSide side = side(at);
        StageSide before = side == sides.get(0) ? sides.get(sides.size() - 1) : sides.get(0);
        int own = side.index.own(at - side.begin);
        int other = side.index.other(at - side.begin, own);
        int kept = won ? side.index.symmetries(at - side.begin, other) : 1;
        long[] several = kept > 1 ? new long[MenRules.MOST_CELLS * MenRules.MOST_CELLS] : new long[0];
        int count = 0;
        int empty = side.empty(own, other);
        for (int left = other; left != 0; left &= left - 1) {
            int man = left & -left;
            int cell = Integer.numberOfTrailingZeros(man);
            if (own != 0 && rules.inMill(cell, other)) {
                continue;
            }
            for (int from = before.sources(cell, empty); from != 0; from &= from - 1) {
                long found = before.index.find(other ^ man | from & -from, own);
                long parent = before.begin + StageIndex.index(found);
                if (!won) {
                    cells.wins(parent, depth);
                } else if (kept == 1) {
                    cells.loses(parent, depth, StageIndex.kept(found));
                } else {
                    several[count++] = found;
                }
            }
        }
        if (count > 0) {
            Arrays.sort(several, 0, count);
            for (int i = 0, next; i < count; i = next) {
                next = i + 1;
                while (next < count && several[next] == several[i]) {
                    next++;
                }
                int moves = (next - i) * StageIndex.kept(several[i]) / kept;
                cells.loses(before.begin + StageIndex.index(several[i]), depth, moves);
            }
        }
    }

    private StageValues values() {
        watch.check();
        StageValues values = new StageValues(cells.size());
        workers.each(cells.blocks(), (block, worker) -> {
            for (long at = (long) block << StageCells.BLOCK; at < end(block); at++) {
                int cell = cells.get(at);
                int kind = StageCells.kind(cell);
                boolean known = kind == StageCells.WON || kind == StageCells.LOST;
                values.set(at, known ? StageCells.depth(cell) + 1 : kind == StageCells.NONE ? StageValues.NONE : 0);
            }
        });
        return values;
    }
}
