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

    /** The depths of the waves that are done, then that of the next one; a line that was not written whole goes, and all after it. */
    private static List<Long> done(Path list) throws IOException {
        List<Long> depths = new ArrayList<>(List.of(0L));
        String text = Files.exists(list) ? Files.readString(list) : "";
        int whole = 0;
        for (String line : text.split("(?<=\n)")) {
            // each begins where the one before goes on
            if (!line.matches(depths.get(depths.size() - 1) + " (-1|\\d{1,19})\n")) {
                break;
            }
            depths.add(Long.valueOf(line.substring(line.indexOf(' ') + 1, line.length() - 1)));
            whole += line.length();
        }
        if (whole < text.length()) {
            Files.writeString(list, text.substring(0, whole));
        }
        return depths;
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
        Path list = files.file(WAVES + stage + "-");
        List<Long> depths = done(list);
        long next = depths.remove(depths.size() - 1);
        long bytes = 0;
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
