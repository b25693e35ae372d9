package org.zermelo.spark;

import java.io.Serializable;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.apache.spark.SparkEnv;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.storage.StorageLevel;
import org.jspecify.annotations.Nullable;
import org.zermelo.store.cluster.ShardTasks;
import org.zermelo.store.cluster.ShardedStage;
import org.zermelo.store.cluster.ToldShard;
import org.zermelo.store.stage.StageTally;
import org.zermelo.store.table.TableName;

/**
 * Has shards pass on waves on an Apache Spark cluster. A stage of Spark's is one wave, or several that are narrow. A shard stays where it
 * was opened, as Spark keeps what it has computed: it sends the next wave there, and opens a shard anew whose machine was lost, which then
 * takes up the waves before.
 */
class ShardCluster<T extends ShardTasks> implements ShardedStage.ShardOpener {

    /** For how long one stage of Spark's goes on with waves, if they are narrow. */
    private static final long TOGETHER = 2_000_000_000;

    /** After how many waves one by one it is tried again, at most. */
    private static final int MOST_APART = 15;

    /** How long shards stay where they are, at least; twice as long each time that they were opened anew. */
    private static final long STAY = 20_000_000_000L;

    final JavaSparkContext spark;
    final Broadcast<SharedWork<T>> work;
    private final int shards;
    private Consumer<ToldShard.Wave> hearer = wave -> {};

    ShardCluster(JavaSparkContext spark, TableName name, Path place, int shards, SharedWork.Joining<T> joining) {
        this.spark = spark;
        this.work = spark.broadcast(new SharedWork<>(name, place, shards, joining));
        this.shards = shards;
    }

    /** Has somebody hear of each wave that a shard has passed on. */
    void heard(Consumer<ToldShard.Wave> by) {
        hearer = by;
    }

    /** What a shard says of some waves, and which executor it is kept by. */
    private record PassedWaves(String executor, List<ToldShard.Wave> waves) implements Serializable {}

    /** A shard on the machine where it is; what it holds does not travel. */
    private static final class KeptShard<T extends ShardTasks> implements Serializable {

        private static final long serialVersionUID = 1L;

        private final Broadcast<SharedWork<T>> work;
        private final String stage;
        private final int shard;
        private transient @Nullable ToldShard open;

        KeptShard(Broadcast<SharedWork<T>> work, String stage, int shard) {
            this.work = work;
            this.stage = stage;
            this.shard = shard;
        }

        private ToldShard open() {
            ToldShard known = open;
            // a task that fails may leave it between two waves
            open = null;
            return known == null ? work.value().get().open(stage, shard) : known;
        }

        synchronized PassedWaves pass(List<Long> depths, long nanos) {
            return Told.telling(() -> {
                ToldShard shard = open();
                List<ToldShard.Wave> waves = shard.pass(depths, nanos);
                open = shard;
                return new PassedWaves(SparkEnv.get().executorId(), waves);
            });
        }

        synchronized StageTally store(List<Long> depths) {
            return Told.telling(() -> open().store(depths));
        }
    }

    @Override
    public ShardedStage open(String stage) {
        Broadcast<SharedWork<T>> all = work;
        return new ShardedStage() {
            private JavaRDD<KeptShard<T>> kept = opened(all, stage);
            private long since = System.nanoTime();
            private long stay = STAY;
            private boolean crowded;
            private int pause;
            private int left;

            @Override
            public List<List<ToldShard.Wave>> pass(List<Long> depths) {
                // only where all shards work at once has one the time to wait for the others
                boolean together = !crowded && shards <= spark.defaultParallelism() && --left < 0;
                long nanos = together ? TOGETHER : 0;
                List<PassedWaves> passed =
                        kept.map(shard -> shard.pass(depths, nanos)).collect();
                List<List<ToldShard.Wave>> waves =
                        passed.stream().map(PassedWaves::waves).toList();
                spread(passed.stream().map(PassedWaves::executor).distinct().count());
                int most = waves.stream().mapToInt(List::size).min().orElseThrow();
                waves.forEach(shard -> shard.subList(0, most).forEach(hearer));
                if (together) {
                    // wide waves, or shards that have to share a processor since another was lost: it is tried again
                    // later
                    pause = most > 1 ? 0 : Math.min(MOST_APART, 2 * pause + 1);
                    left = pause;
                }
                return waves;
            }

            /** Opens shards anew where some share an executor, as after one was lost, while another has none. */
            private void spread(long used) {
                int executors = spark.sc().getExecutorMemoryStatus().size() - 1;
                crowded = used < Math.min(shards, executors);
                if (crowded && System.nanoTime() - since > stay) {
                    kept.unpersist(true);
                    kept = opened(all, stage);
                    since = System.nanoTime();
                    stay *= 2;
                }
            }

            @Override
            public List<StageTally> store(List<Long> depths) {
                List<StageTally> counted =
                        kept.map(shard -> shard.store(depths)).collect();
                kept.map(shard -> shard.shard)
                        .foreach(part -> Told.telling(() -> {
                            all.value().get().pack(stage, part);
                            return part;
                        }));
                return counted;
            }

            @Override
            public void close() {
                kept.unpersist();
            }
        };
    }

    private JavaRDD<KeptShard<T>> opened(Broadcast<SharedWork<T>> all, String stage) {
        return spark.parallelize(IntStream.range(0, shards).boxed().toList(), shards)
                .map(shard -> new KeptShard<>(all, stage, shard))
                .persist(StorageLevel.MEMORY_ONLY());
    }
}
