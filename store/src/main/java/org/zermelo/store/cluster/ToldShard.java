package org.zermelo.store.cluster;

import java.io.Serializable;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import org.zermelo.solve.work.ShardWaves;
import org.zermelo.store.file.FileFailures;
import org.zermelo.store.stage.StageTally;
import org.zermelo.store.work.WorkFolder;

/**
 * A shard that goes on from wave to wave and takes up the earlier ones when it has not seen them: what shards tell each other lies in
 * files. One thread's.
 */
public final class ToldShard {

    /** What the names of the files begin with. */
    static final String TOLD = "told-";

    private final ShardWaves waves;
    private final WorkFolder files;
    private final String stage;
    private final int shard;
    private final int shards;
    private final Supplier<StageTally> store;
    private int passed;

    /**
     * A shard before any wave.
     *
     * @param store stores what it knows after all waves, and counts it
     */
    ToldShard(ShardWaves waves, WorkFolder files, String stage, int shard, int shards, Supplier<StageTally> store) {
        this.waves = waves;
        this.files = files;
        this.stage = stage;
        this.shard = shard;
        this.shards = shards;
        this.store = store;
    }

    /**
     * What a shard says of a wave that it has passed on.
     *
     * @param next the least depth above at which it, or a shard that it told something, may have to pass on; {@link ShardWaves#NONE} when
     *     there is none
     * @param passed how many positions it has passed on so far
     * @param told bytes that it has for other shards
     */
    public record Wave(long next, long passed, long told) implements Serializable {}

    private String told(long depth, int from) {
        return TOLD + stage + "-" + depth + "-" + from;
    }

    /** How many waves it has passed on. */
    public int passed() {
        return passed;
    }

    /**
     * Passes on the last of some waves, and those before it where it has not yet.
     *
     * @param depths of all waves so far, ascending
     */
    public Wave pass(List<Long> depths) {
        if (!waves.hasWaves()) {
            return new Wave(ShardWaves.NONE, 0, 0);
        }
        long depth = -1;
        byte[][] told = new byte[0][];
        for (int i = passed; i < depths.size(); i++) {
            if (i > 0) {
                hear(depths.get(i - 1));
            }
            depth = depths.get(i);
            told = waves.pass(depth);
            passed++;
        }
        // also where nothing is told: a file that is missing would be no silence, but a folder that is not whole
        long bytes = ToldFile.write(files, told(depth, shard), told);
        return new Wave(bytes > 0 ? depth + 1 : waves.next(depth), waves.passed(), bytes);
    }

    private void hear(long depth) {
        for (int from = 0; from < shards; from++) {
            if (from != shard) {
                Path file = files.file(told(depth, from));
                try {
                    waves.hear(depth, ToldFile.read(file, shards, shard));
                } catch (IllegalArgumentException e) {
                    throw FileFailures.damaged(file, "block", 0);
                }
            }
        }
    }

    /**
     * Stores what it knows after all waves, and counts it.
     *
     * @param depths of all waves
     */
    public StageTally store(List<Long> depths) {
        if (passed < depths.size()) {
            pass(depths);
        }
        if (waves.hasWaves()) {
            hear(depths.get(passed - 1));
        }
        return store.get();
    }
}
