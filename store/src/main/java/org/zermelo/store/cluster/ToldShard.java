package org.zermelo.store.cluster;

import java.io.Serializable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
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

    /** How long it waits before it looks again whether others have told something. */
    private static final long PAUSE = 2_000_000;

    private final ShardWaves waves;
    private final WorkFolder files;
    private final String stage;
    private final int shard;
    private final int shards;
    private final Supplier<StageTally> store;
    /** The waves that it has passed on, and at which depths. */
    private final List<Wave> done = new ArrayList<>();

    private final List<Long> depths = new ArrayList<>();

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

    /**
     * Passes on the last of some waves, and those before it where it has not yet. Then it goes on as long as all shards have told what
     * comes next, which spares whoever asks a question for each narrow wave.
     *
     * @param asked depths of all waves so far, ascending
     * @param nanos how long it may go on, and wait for what others tell
     * @return what it says of the last of these waves and of those that it has passed on beyond, be it now or before
     */
    public List<Wave> pass(List<Long> asked, long nanos) {
        if (!waves.hasWaves()) {
            return List.of(new Wave(ShardWaves.NONE, 0, 0));
        }
        long began = System.nanoTime();
        while (done.size() < asked.size()) {
            pass(asked.get(done.size()), done.size() == asked.size() - 1);
        }
        if (done.size() == asked.size()) {
            long next = agreed(began, nanos);
            while (next != ShardWaves.NONE) {
                pass(next, true);
                next = agreed(began, nanos);
            }
        }
        return List.copyOf(done.subList(asked.size() - 1, done.size()));
    }

    private void pass(long depth, boolean fresh) {
        if (!depths.isEmpty()) {
            hear(depths.get(depths.size() - 1));
        }
        byte[][] told = waves.pass(depth);
        long next = Arrays.stream(told).anyMatch(block -> block.length > 0) ? depth + 1 : waves.next(depth);
        // also where nothing is told: a file that is missing would be no silence, but a folder that is not whole
        long bytes = fresh ? ToldFile.write(files, told(depth, shard), next, told) : 0;
        depths.add(depth);
        done.add(new Wave(next, waves.passed(), bytes));
    }

    /** The depth at which all go on, once all have told it in time; {@link ShardWaves#NONE} where they have not, or nothing is left. */
    private long agreed(long began, long nanos) {
        int last = done.size() - 1;
        long least = done.get(last).next();
        for (int from = 0; from < shards; from++) {
            if (from != shard) {
                String name = told(depths.get(last), from);
                if (!isThere(name, began, nanos)) {
                    return ShardWaves.NONE;
                }
                least = least(least, ToldFile.next(files.file(name)));
            }
        }
        return System.nanoTime() - began < nanos ? least : ShardWaves.NONE;
    }

    private boolean isThere(String name, long began, long nanos) {
        while (System.nanoTime() - began < nanos) {
            if (files.has(name)) {
                return true;
            }
            LockSupport.parkNanos(PAUSE);
        }
        return false;
    }

    /** The lesser of two depths, of which each may be {@link ShardWaves#NONE}. */
    static long least(long one, long other) {
        return one == ShardWaves.NONE || other != ShardWaves.NONE && other < one ? other : one;
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
     * @param asked depths of all waves
     */
    public StageTally store(List<Long> asked) {
        pass(asked, 0);
        if (waves.hasWaves()) {
            hear(depths.get(depths.size() - 1));
        }
        return store.get();
    }
}
