package org.zermelo.store.cluster;

import java.io.IOException;
import java.nio.file.Path;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicLong;
import org.zermelo.game.Note;
import org.zermelo.solve.Watch;
import org.zermelo.solve.sweep.PackedSolver;
import org.zermelo.store.build.Built;
import org.zermelo.store.file.FileFailures;
import org.zermelo.store.table.TableName;
import org.zermelo.store.table.TablePlace;
import org.zermelo.store.work.WorkFolder;

/**
 * Solves a game whose play may come to a position again on many machines: all its positions as one stage, wave by wave. The folder has the
 * bytes of one with as many shards that was made on one machine.
 */
public final class GraphInShards {

    private static final String STAGE = "all";

    private GraphInShards() {}

    /**
     * Refuses what is not solved so.
     *
     * @throws org.zermelo.game.RefusedException when the value is neither an outcome nor points by stages
     */
    public static void refuseOther(TableName name) {
        PackedSolver.refuseOther(name.rules(), name.valueOf());
    }

    /**
     * Makes a table, or goes on with it.
     *
     * @param file the folder, which all machines see
     * @param machines which are first asked when the work is begun, so that they find it in its folder
     * @throws org.zermelo.game.RefusedException as {@link #refuseOther} does
     * @throws org.zermelo.game.BadInputException when the folder holds something else or cannot be written, or another run is at it
     */
    public static Built build(TableName name, Path file, int shards, ShardedStage.ShardOpener machines, Watch watch) {
        refuseOther(name);
        TablePlace place = TablePlace.of(name, file, OptionalInt.of(shards));
        try (WorkFolder files = WorkFolder.claim(file, ShardWork.about(name, shards))) {
            // each position is found once, and passed on once at most
            AtomicLong reached = new AtomicLong();
            ShardedStage.solve(machines, STAGE, files, (wave, depth, passed, told) -> {
                watch.at(Note.of("store.at-wave", "wave", wave, "bytes", told));
                if (depth < GraphReach.WAVES) {
                    reached.set(passed);
                    watch.progress(passed, -1);
                } else {
                    watch.progress(reached.get() + passed, 2 * reached.get());
                }
                watch.check();
            });
            long positions = place.finish(name);
            files.remove();
            return new Built(positions, place.bytes(), true, files.begun());
        } catch (IOException e) {
            throw FileFailures.of(file, e);
        }
    }
}
