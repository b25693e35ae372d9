package org.zermelo.store.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
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

    /** What the name of the list of waves that are done begins with. */
    String WAVES = "waves-";

    /** The depths of the waves that are done, each with that of the next one; a line that was not written whole goes. */
    private static List<String[]> done(Path list) throws IOException {
        String text = Files.exists(list) ? Files.readString(list) : "";
        String whole = text.substring(0, text.lastIndexOf('\n') + 1);
        if (whole.length() < text.length()) {
            Files.writeString(list, whole);
        }
        return whole.lines().map(line -> line.split(" ")).toList();
    }

    /** Hears of each wave. */
    interface Heard {
        /**
         * Hears of a wave.
         *
         * @param number of the wave, from 1
         * @param passed how many positions have been passed on so far
         * @param told how many bytes shards have told each other so far
         */
        void wave(int number, long depth, long passed, long told);
    }

    /**
     * Does all waves of a stage, or goes on with them; each is a checkpoint.
     *
     * @return what all shards count
     */
    static StageTally solve(ShardOpener machines, String stage, WorkFolder files, Heard heard) throws IOException {
        List<Long> depths = new ArrayList<>();
        long next = 0;
        long bytes = 0;
        Path list = files.file(WAVES + stage + "-");
        for (String[] wave : done(list)) {
            depths.add(Long.valueOf(wave[0]));
            next = Long.parseLong(wave[1]);
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
                        bytes += shard.get(i).told();
                    }
                    Files.writeString(
                            list, depth + " " + next + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
                    heard.wave(depths.size(), depth, passed, bytes);
                }
            }
            return sharded.store(List.copyOf(depths)).stream().reduce(new StageTally(0, 0, 0, 0), StageTally::plus);
        }
    }
}
