package org.zermelo.store.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.zermelo.solve.work.ShardWaves;
import org.zermelo.store.stage.StageTally;
import org.zermelo.store.work.WorkFolder;

/** A stage that all shards have opened, each somewhere. */
public interface ShardedStage extends AutoCloseable {

    /** Opens a stage on all shards. */
    @FunctionalInterface
    interface ShardOpener {
        ShardedStage open(String stage);
    }

    /** Has the last of some waves passed on by all shards, and perhaps more; of each shard what it says of these. */
    List<List<ToldShard.Wave>> pass(List<Long> depths);

    /** Has what they know stored by all shards, and then packed; what the shards count. */
    List<StageTally> store(List<Long> depths);

    @Override
    void close();

    /** The name of the file that says that a wave is done. */
    private static String wave(String stage, int number) {
        return "wave-" + stage + "-" + number;
    }

    /**
     * Does all waves of a stage, or goes on with them; each is a checkpoint.
     *
     * @param heard hears of each wave its depth, and how many positions have been passed on
     * @return what all shards count
     */
    static StageTally solve(ShardOpener machines, String stage, WorkFolder files, BiConsumer<Long, Long> heard)
            throws IOException {
        List<Long> depths = new ArrayList<>();
        long next = 0;
        while (files.has(wave(stage, depths.size()))) {
            String[] parts =
                    Files.readString(files.file(wave(stage, depths.size()))).split(" ");
            depths.add(Long.valueOf(parts[0]));
            next = Long.parseLong(parts[1]);
        }
        try (ShardedStage sharded = machines.open(stage)) {
            while (next != ShardWaves.NONE) {
                depths.add(next);
                List<List<ToldShard.Wave>> told = sharded.pass(List.copyOf(depths));
                int most = told.stream().mapToInt(List::size).min().orElseThrow();
                for (int i = 0; i < most; i++) {
                    if (i > 0) {
                        depths.add(next);
                    }
                    long depth = next;
                    long passed = 0;
                    next = ShardWaves.NONE;
                    for (List<ToldShard.Wave> shard : told) {
                        next = ToldShard.least(next, shard.get(i).next());
                        passed += shard.get(i).passed();
                    }
                    String name = wave(stage, depths.size() - 1);
                    Files.writeString(files.part(name), depth + " " + next);
                    files.finish(name);
                    heard.accept(depth, passed);
                }
            }
            return sharded.store(List.copyOf(depths)).stream().reduce(new StageTally(0, 0, 0, 0), StageTally::plus);
        }
    }
}
