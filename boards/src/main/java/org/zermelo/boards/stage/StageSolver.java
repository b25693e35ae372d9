package org.zermelo.boards.stage;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.IntBinaryOperator;
import org.jspecify.annotations.Nullable;
import org.zermelo.solve.Watch;
import org.zermelo.solve.work.Workers;

/**
 * Solves one stage, and the one turned round with it, by retrograde analysis: first what moves out of the stage are worth and how many
 * stay in it, then wins and losses backwards by rising depth. A move that stays takes nothing, so it is undone without a look at the
 * stages below. Two bytes a number, all in place. Rows are of one set of the major's men, so that the moves from all their positions lead
 * to a few rows, which the processor's caches hold.
 *
 * <p>After R. Gasser, Solving Nine Men's Morris, 1996.
 */
final class StageSolver {

    /** How many rows are a task. */
    private static final int TASK = 8;

    private final StageIndex index;
    private final List<MenStage> stages;
    private final List<StageSide> sides;
    /** The major to move, and the minor; null where no play meets that. */
    private final @Nullable RowTable byMajor;

    private final @Nullable RowTable byMinor;
    private final StageSide major;
    private final StageSide minor;
    /** Both have as many men, so that each is the major when he is to move. */
    private final boolean even;

    private final boolean turned;
    private final List<Room> rooms = new ArrayList<>();
    private final Workers workers;

    /** What a thread works with. */
    private final class Room {
        private final StageRow row = new StageRow(major.rules, index);
        private final RowBeginning majorBeginning = new MajorBeginning(major, row);
        private final @Nullable RowBeginning minorBeginning =
                even || byMinor == null ? null : new MinorBeginning(minor, row);
        private final RowPassing passing = new RowPassing(row);
        private final MoveTally tally = new MoveTally();
        private @Nullable EvenRow evenRow;

        private EvenRow even() {
            if (evenRow == null) {
                evenRow = new EvenRow(row);
            }
            return evenRow;
        }
    }

    private StageSolver(MenStages all, MenStage stage, StageShelf shelf, Workers workers) {
        this.workers = workers;
        this.stages = all.sides(stage);
        this.index = all.index(stage);
        this.sides =
                stages.stream().map(side -> new StageSide(all, side, shelf)).toList();
        StageSide last = sides.get(sides.size() - 1);
        this.even = stage.own() == stage.other();
        this.turned = stage.turned().equals(stage);
        boolean both = sides.size() == 2 || turned && sides.get(0).stays();
        boolean first = stages.get(0).byMajor();
        this.major = first ? sides.get(0) : last;
        this.minor = first ? last : sides.get(0);
        boolean shared = workers.threads() > 1;
        this.byMajor = both || first ? new RowTable(index.rows(), index.length(), shared) : null;
        // the minor's moves stay in a row, and a row is one thread's
        this.byMinor = both || !first ? new RowTable(index.rows(), index.length(), false) : null;
        for (int i = 0; i < Math.max(1, workers.threads()); i++) {
            rooms.add(new Room());
        }
    }

    /**
     * The values of a stage.
     *
     * @param shelf the values of those below
     */
    static StageValues solve(MenStages stages, MenStage stage, StageShelf shelf, Workers workers, Watch watch) {
        StageSolver solver = new StageSolver(stages, stage, shelf, workers);
        solver.begin();
        watch.check();
        boolean stays = solver.sides.stream().anyMatch(StageSide::stays);
        if (stays && solver.byMajor != null && solver.byMinor != null) {
            solver.waves(solver.byMajor, solver.byMinor);
        }
        return solver.values();
    }

    private interface RowBody {
        void run(int row, Room room);
    }

    private void rows(RowBody body) {
        int rows = index.rows();
        workers.each((rows + TASK - 1) / TASK, (task, worker) -> {
            for (int row = task * TASK; row < Math.min(rows, (task + 1) * TASK); row++) {
                body.run(row, rooms.get(worker));
            }
        });
    }

    private void begin() {
        RowTable first = byMajor;
        RowTable second = byMinor;
        rows((row, room) -> {
            room.row.open(row);
            if (first != null) {
                room.majorBeginning.fill(first.rows[row]);
                first.noteAll(row);
            }
            if (second != null && room.minorBeginning != null) {
                room.minorBeginning.fill(second.rows[row]);
                second.noteAll(row);
            }
        });
        if (even && first != null && second != null) {
            rows((row, room) -> {
                room.row.open(row);
                if (turned) {
                    room.even().fill(second.rows[row], first.rows);
                } else {
                    beginMinor(row, second.rows[row], room.tally);
                }
                second.noteAll(row);
            });
        }
    }

    /** The same with the minor to move where both have as many men. */
    private void beginMinor(int row, char[] cells, MoveTally tally) {
        int men = index.major(row);
        for (int place = 0; place < cells.length; place++) {
            int own = index.minor(row, place);
            boolean stands = index.symmetries(row, own) > 0;
            cells[place] = stands ? (char) minor.cell(own, men, tally) : RowTable.NONE;
        }
    }

    /** Passes on what is known, wave by wave. */
    private void waves(RowTable first, RowTable second) {
        IntBinaryOperator majorLatest =
                (row, place) -> major.latest(index.major(row), index.minor(row, place), new MoveTally());
        IntBinaryOperator minorLatest =
                (row, place) -> minor.latest(index.minor(row, place), index.major(row), new MoveTally());
        for (int depth = 0; depth <= Math.max(first.deepest(), second.deepest()); depth++) {
            int wave = depth;
            rows((row, room) -> {
                boolean one = first.mayKnow(row, wave);
                boolean two = second.mayKnow(row, wave);
                if (one || two) {
                    room.row.open(row);
                }
                if (one) {
                    room.passing.undoMinor(first, second, minor, wave, minorLatest);
                }
                if (two) {
                    room.passing.undoMajor(second, first, major, wave, majorLatest);
                }
            });
        }
    }

    private StageValues values() {
        char[][] all = new char[index.rows() * stages.size()][];
        for (int side = 0; side < stages.size(); side++) {
            RowTable table =
                    Objects.requireNonNull(stages.get(side).byMajor() && !(even && side == 1) ? byMajor : byMinor);
            int begin = side * index.rows();
            boolean exchanged = even && side == 1;
            rows((row, room) -> {
                char[] values = table.rows[row];
                if (exchanged) {
                    values = new char[index.length()];
                    room.row.open(row);
                    room.even().fill(values, table.rows);
                }
                for (int place = 0; place < values.length; place++) {
                    values[place] = RowTable.value(values[place]);
                }
                all[begin + row] = values;
            });
        }
        return new StageValues(all, index.length());
    }
}
