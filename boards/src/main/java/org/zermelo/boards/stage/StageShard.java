package org.zermelo.boards.stage;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.IntBinaryOperator;
import org.jspecify.annotations.Nullable;
import org.zermelo.solve.work.ShardWaves;
import org.zermelo.solve.work.Workers;

/**
 * Solves one stage, and the one turned round with it, by retrograde analysis: first what moves out of the stage are worth and how many
 * stay in it, then wins and losses backwards by rising depth, a wave for each. A move that stays takes nothing, so it is undone without a
 * look at the stages below. Two bytes a number, all in place. Rows are of one set of the major's men, so that the moves from all their
 * positions lead to a few rows, which the processor's caches hold.
 *
 * <p>A shard has hold of some of the rows. A wave is {@link #pass}ed on by all shards, each of which then {@link #hear}s what the others
 * tell of its rows; within a wave the order does not matter. Alone, one shard has all rows.
 *
 * <p>After R. Gasser, Solving Nine Men's Morris, 1996.
 */
public final class StageShard implements ShardWaves {

    /** How many rows are a task. */
    private static final int TASK = 8;

    private final RowRange range;
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
    /** Whether it knows what moves out of the stage are worth. */
    private boolean begun;

    /** What a thread works with. */
    private final class Room {
        private final StageRow row = new StageRow(major.rules, index);
        private final RowBeginning majorBeginning = new MajorBeginning(major, row);
        private final @Nullable RowBeginning minorBeginning =
                even || byMinor == null ? null : new MinorBeginning(minor, row);
        private final RowReports reports = new RowReports(range, index.length());
        private final RowPassing passing = new RowPassing(row, reports);
        private final MoveTally tally = new MoveTally();
        private @Nullable EvenRow evenRow;

        private EvenRow even() {
            if (evenRow == null) {
                evenRow = new EvenRow(row);
            }
            return evenRow;
        }
    }

    StageShard(MenStages all, MenStage stage, int shard, int shards, StageShelf shelf, Workers workers) {
        if (shards > 1 && workers.threads() > 1) {
            throw new IllegalArgumentException("a shard is one thread's");
        }
        this.workers = workers;
        this.stages = all.sides(stage);
        this.index = all.index(stage);
        this.range = new RowRange(index.rows(), shard, shards);
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
        this.byMajor = both || first ? new RowTable(range, index.length(), shared) : null;
        // the minor's moves stay in a row, and a row is one thread's
        this.byMinor = both || !first ? new RowTable(range, index.length(), false) : null;
        for (int i = 0; i < Math.max(1, workers.threads()); i++) {
            rooms.add(new Room());
        }
    }

    private interface RowBody {
        void run(int row, Room room);
    }

    private void rows(RowBody body) {
        int from = range.from();
        int to = range.to();
        workers.each((to - from + TASK - 1) / TASK, (task, worker) -> {
            int first = from + task * TASK;
            for (int row = first; row < Math.min(to, first + TASK); row++) {
                body.run(row, rooms.get(worker));
            }
        });
    }

    private void begin() {
        if (begun) {
            return;
        }
        begun = true;
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
            char[][] exchanged = first.rows;
            rows((row, room) -> {
                room.row.open(row);
                if (turned && range.isWhole()) {
                    room.even().fill(second.rows[row], number -> exchanged[number]);
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

    @Override
    public boolean hasWaves() {
        return byMajor != null && byMinor != null && sides.stream().anyMatch(StageSide::stays);
    }

    @Override
    public long next(long depth) {
        RowTable first = byMajor;
        RowTable second = byMinor;
        if (first == null || second == null || !hasWaves()) {
            return NONE;
        }
        begin();
        for (int next = (int) depth + 1; next <= Math.max(first.deepest(), second.deepest()); next++) {
            for (int row = range.from(); row < range.to(); row++) {
                if (first.mayKnow(row, next) || second.mayKnow(row, next)) {
                    return next;
                }
            }
        }
        return NONE;
    }

    @Override
    public byte[][] pass(long wave) {
        begin();
        RowTable first = Objects.requireNonNull(byMajor);
        RowTable second = Objects.requireNonNull(byMinor);
        int depth = (int) wave;
        IntBinaryOperator minorLatest =
                (row, place) -> minor.latest(index.minor(row, place), index.major(row), new MoveTally());
        rows((row, room) -> {
            boolean one = first.mayKnow(row, depth);
            boolean two = second.mayKnow(row, depth);
            if (one || two) {
                room.row.open(row);
            }
            if (one) {
                room.passing.undoMinor(first, second, minor, depth, minorLatest);
            }
            if (two) {
                room.passing.undoMajor(second, first, major, depth, this::majorLatest);
            }
        });
        return rooms.get(0).reports.take();
    }

    @Override
    public long passed() {
        return rooms.stream().mapToLong(room -> room.passing.passed()).sum();
    }

    private int majorLatest(int row, int place) {
        return major.latest(index.major(row), index.minor(row, place), new MoveTally());
    }

    @Override
    public void hear(long depth, byte[] told) {
        RowTable first = Objects.requireNonNull(byMajor);
        rooms.get(0).reports.read(told, (row, place) -> {
            if ((depth & 1) != 0) {
                first.loses(row, place, (int) depth, 1, this::majorLatest);
            } else {
                first.wins(row, place, (int) depth);
            }
        });
    }

    @Override
    public void write(DataOutput out) throws IOException {
        out.writeLong(passed());
        Objects.requireNonNull(byMajor).write(out);
        Objects.requireNonNull(byMinor).write(out);
    }

    @Override
    public void read(DataInput in) throws IOException {
        begun = true;
        rooms.get(0).passing.goOn(in.readLong());
        Objects.requireNonNull(byMajor).read(in);
        Objects.requireNonNull(byMinor).read(in);
    }

    /** The rows that it has. */
    public RowRange range() {
        return range;
    }

    private RowTable table(int side) {
        return Objects.requireNonNull(stages.get(side).byMajor() && !exchanged(side) ? byMajor : byMinor);
    }

    /** Whether the rows of a side are those of the same men with the colours exchanged. */
    private boolean exchanged(int side) {
        return even && side == 1;
    }

    private static char[] told(char[] cells, char[] values) {
        for (int place = 0; place < values.length; place++) {
            values[place] = RowTable.value(cells[place]);
        }
        return values;
    }

    /**
     * The values of a row, after all waves. Where both have as many men, the second side's are those with the colours exchanged:
     * {@link StageWork#whole} turns them round.
     */
    public char[] values(int side, int row) {
        begin();
        char[] cells = table(side).rows[row];
        return told(cells, new char[cells.length]);
    }

    /** The values of a stage of which it has all rows; nothing is left here. */
    StageValues values() {
        begin();
        char[][] all = new char[index.rows() * stages.size()][];
        for (int side = 0; side < stages.size(); side++) {
            RowTable table = table(side);
            int begin = side * index.rows();
            boolean exchanged = exchanged(side);
            rows((row, room) -> {
                char[] values = table.rows[row];
                if (exchanged) {
                    values = new char[index.length()];
                    room.row.open(row);
                    room.even().fill(values, number -> table.rows[number]);
                }
                all[begin + row] = told(values, values);
            });
        }
        return new StageValues(all, index.length());
    }
}
