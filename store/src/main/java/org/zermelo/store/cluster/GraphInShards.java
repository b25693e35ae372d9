package org.zermelo.store.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import org.zermelo.solve.Watch;
import org.zermelo.store.build.Built;
import org.zermelo.store.file.FileFailures;
import org.zermelo.store.file.ResultFile;
import org.zermelo.store.table.TableName;
import org.zermelo.store.wave.RetrogradeOnDisk;
import org.zermelo.store.work.WorkFolder;

/**
 * Solves a game whose play may come to a position again on many machines: all its positions as one stage, wave by wave. The table has the
 * bytes of one that was made on one machine.
 */
public final class GraphInShards {

    private static final String STAGE = "all";

    private GraphInShards() {}

    /**
     * Refuses what is not solved so.
     *
     * @throws org.zermelo.game.RefusedException when the value is not an outcome
     */
    public static void refuseOther(TableName name) {
        RetrogradeOnDisk.refuseOther(name.rules(), name.valueOf());
    }

    /**
     * Makes a table, or goes on with it.
     *
     * @param file in a folder that all machines see
     * @param machines which are first asked when the work is begun, so that they find it in its folder
     * @throws org.zermelo.game.RefusedException as {@link #refuseOther} does
     * @throws org.zermelo.game.BadInputException when the file cannot be written, or another run is at it
     */
    public static Built build(
            TableName name, Path file, int shards, ShardedStage.ShardOpener machines, int threads, Watch watch) {
        refuseOther(name);
        Path place = ResultFile.place(file);
        try (WorkFolder files = WorkFolder.claim(place, ShardWork.about(name, shards))) {
            AtomicLong reached = new AtomicLong(-1);
            ShardedStage.solve(machines, STAGE, files, (depth, passed) -> {
                if (depth < GraphShard.LIST) {
                    reached.set(passed);
                }
                watch.progress(passed, depth < GraphShard.LIST ? -1 : reached.get());
                watch.check();
            });
            long positions = new CellMerge(files).table(name, place, shards, threads, watch);
            files.remove();
            return new Built(positions, Files.size(place), true, files.begun());
        } catch (IOException e) {
            throw FileFailures.of(file, e);
        }
    }
}
