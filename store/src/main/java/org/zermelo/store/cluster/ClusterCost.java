package org.zermelo.store.cluster;

import java.util.Optional;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.stage.StageWork;
import org.zermelo.game.Note;
import org.zermelo.game.PackedRules;
import org.zermelo.game.RefusedException;
import org.zermelo.solve.Size;
import org.zermelo.solve.SizeSample;
import org.zermelo.solve.Watch;
import org.zermelo.store.table.TableForm;
import org.zermelo.store.table.TableName;
import org.zermelo.value.Subject;

/**
 * What a table takes on a cluster, by rates that {@code bench/cluster} measured on one machine: a guess anywhere else.
 *
 * @param positions about how many there are
 * @param seconds of processor time, of all tasks together
 * @param stages of Spark's, which come one after the other
 * @param moved bytes that shards tell each other
 * @param disk bytes that lie in the shared folder until the table is made
 * @param memory bytes that all shards have at once: of a game by levels those of the widest level, of which a processor takes one shard
 *     after the other
 * @param byLevels whether more shards than processors save memory
 */
public record ClusterCost(
        double positions, double seconds, int stages, double moved, double disk, double memory, boolean byLevels) {

    /** What Spark needs for a stage of its own on a quiet machine. */
    private static final double SECONDS_A_STAGE = 0.1;
    /** Of a level, and of the stage of a game of men. */
    private static final int STAGES_EACH = 4;
    /** Narrow waves that are one stage of Spark's, at least. */
    private static final int WAVES_A_STAGE = 10;
    /** Waves of a game whose plays come back: a guess, for nothing tells them beforehand. */
    private static final int WAVES = 100;

    /** The same for points, for each pair of a stage and a number of points: measured on small games of sowing. */
    private static final int WAVES_OF_POINTS = 5;
    /** How much larger the largest stage of points is than the average one, as a guess. */
    private static final double LARGEST_STAGE = 12;

    /** How much wider the widest level is than the average one, as a guess. */
    private static final int WIDEST = 4;
    /** A position of a level with its options. */
    private static final double BYTES_IN_LEVEL = 200;

    private static final double LEVEL_SECONDS_AN_OPTION = 0.081e-6;
    private static final double LEVEL_BYTES_MOVED = 16;
    private static final double WAVE_SECONDS_AN_OPTION = 0.25e-6;
    /** Of a board in words: Dobutsu shogi, whose hands and size take the processor's caches, at a load of 12. */
    private static final double BOARD_SECONDS_AN_OPTION = 3.3e-6;

    private static final double WAVE_BYTES_MOVED_AN_OPTION = 1.2;
    private static final double POINT_SECONDS_AN_OPTION = 1.4e-6;
    private static final double POINT_BYTES_MOVED_AN_OPTION = 7;
    private static final double STAGE_SECONDS = 0.68e-6;
    private static final double STAGE_BYTES_MOVED = 0.2;
    /** A packed position of a table or of the work on it. */
    private static final double BYTES_STORED = 5;

    /** A cell. */
    private static final double BYTES_OF_CELL = 4;
    /** A listed move, where a game has no backward moves. */
    private static final double BYTES_OF_MOVE = 12;

    /**
     * What a table takes.
     *
     * @param form cells, or stages
     */
    public static ClusterCost of(TableName name, TableForm form, Watch watch) {
        Optional<StageWork> stages = form == TableForm.STAGES
                ? StageWork.of((BoardGame) name.parsed().rules())
                : Optional.empty();
        if (stages.isPresent()) {
            return ofStages(stages.get());
        }
        PackedRules rules = name.rules();
        Size size = SizeSample.of(name.parsed().rules(), watch);
        double positions = size.positions();
        if (rules.levels() > 0) {
            double moved = positions * LEVEL_BYTES_MOVED;
            double widest = WIDEST * positions / rules.levels();
            return new ClusterCost(
                    positions,
                    size.edges() * LEVEL_SECONDS_AN_OPTION,
                    STAGES_EACH * rules.levels(),
                    moved,
                    positions * BYTES_STORED + moved,
                    Math.min(positions, widest) * BYTES_IN_LEVEL,
                    true);
        }
        boolean points = name.valueOf().subject() == Subject.POINTS;
        double moved = size.edges() * (points ? POINT_BYTES_MOVED_AN_OPTION : WAVE_BYTES_MOVED_AN_OPTION);
        double bound = rules.indices() > 0 ? rules.indices() : rules.bound();
        double moves = rules.mostParents() > 0 ? 0 : size.edges() * BYTES_OF_MOVE;
        boolean board = name.parsed().rules() instanceof BoardGame;
        return new ClusterCost(
                positions,
                size.edges()
                        * (points ? POINT_SECONDS_AN_OPTION : board ? BOARD_SECONDS_AN_OPTION : WAVE_SECONDS_AN_OPTION),
                (points ? WAVES_OF_POINTS * rules.stages() * rules.stages() : WAVES) / WAVES_A_STAGE,
                moved,
                positions * BYTES_STORED + moved,
                positions * BYTES_OF_CELL
                        + (points ? moves * Math.min(1, LARGEST_STAGE / rules.stages()) : moves)
                        + Places.bytes(positions, bound),
                false);
    }

    private static ClusterCost ofStages(StageWork work) {
        double positions = 0;
        double largest = 0;
        for (String stage : work.inOrder()) {
            positions += work.guess(stage);
            largest = Math.max(largest, work.size(stage) * BYTES_OF_CELL);
        }
        double moved = positions * STAGE_BYTES_MOVED;
        return new ClusterCost(
                positions,
                positions * STAGE_SECONDS,
                STAGES_EACH * work.inOrder().size(),
                moved,
                positions + moved,
                largest,
                false);
    }

    /** Seconds on so many processors, with Spark's own. */
    public double seconds(int processors) {
        return seconds / processors + SECONDS_A_STAGE * stages;
    }

    /** Bytes that each of so many processors takes. */
    public double memory(int processors) {
        return memory / processors;
    }

    /** About how many positions of such a game would fit so many processors with so many bytes each. */
    public double fits(int processors, double bytes) {
        return positions / memory(processors) * bytes;
    }

    /** Into how many shards the levels are cut so that one takes no more bytes than this. */
    public double shards(double bytes) {
        return Math.ceil(memory / bytes);
    }

    /**
     * Refuses what does not fit.
     *
     * @param processors how many there are; of a game by levels the shards
     * @param bytes what each may take
     * @throws RefusedException when it takes more
     */
    public void refuseWhatCannotFit(int processors, long bytes) {
        if (memory(processors) > bytes) {
            throw new RefusedException(Note.of("store.cluster-too-large")
                    .with("positions", positions)
                    .with("processors", processors)
                    .with("needed", memory(processors))
                    .with("allowed", bytes)
                    .with("fit", fits(processors, bytes)));
        }
    }
}
