package org.zermelo.spark;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.stage.StageWork;
import org.zermelo.solve.Watch;
import org.zermelo.store.build.Built;
import org.zermelo.store.cluster.ClusterCost;
import org.zermelo.store.cluster.ClusterEngine;
import org.zermelo.store.cluster.GraphInShards;
import org.zermelo.store.cluster.GraphTasks;
import org.zermelo.store.cluster.ShardWork;
import org.zermelo.store.cluster.StagesInShards;
import org.zermelo.store.table.TableForm;
import org.zermelo.store.table.TableName;

/** Tables on Apache Spark. Settings that begin with {@code spark.} are those of the virtual machine, as for any Spark program. */
public final class SparkEngine implements ClusterEngine {

    /** What a processor takes of a level when nothing else is said. */
    private static final long BYTES = 2L << 30;
    /** So that no processor waits long for another one's last shard. */
    private static final int SHARDS_A_CORE = 2;

    private static final int MOST_SHARDS = 4096;

    @Override
    public Built build(
            TableName name,
            TableForm form,
            Path file,
            String master,
            OptionalInt shards,
            OptionalLong bytes,
            Watch watch) {
        Optional<StageWork> stages = form == TableForm.STAGES
                ? StageWork.of((BoardGame) name.parsed().rules())
                : Optional.empty();
        boolean levels = stages.isEmpty() && name.rules().levels() > 0;
        if (stages.isEmpty() && !levels) {
            GraphInShards.refuseOther(name);
        }
        ClusterCost cost = ClusterCost.of(name, form, watch);
        OptionalInt begun = ShardWork.begun(name, file);
        try (QuietContext context = new QuietContext(new JavaSparkContext(settings(name, master)))) {
            JavaSparkContext spark = context.spark();
            int cores = spark.defaultParallelism();
            // all shards of waves are held at once: more than cores would save no memory
            int parts = shards.orElseGet(() ->
                    begun.orElseGet(() -> levels ? parts(cores, cost.shards(bytes.orElse(BYTES))) : cores));
            bytes.ifPresent(most -> cost.refuseWhatCannotFit(levels ? parts : Math.min(cores, parts), most));
            if (stages.isPresent()) {
                return StagesInShards.build(name, file, parts, new StageCluster(spark, name, file, parts), watch);
            }
            if (!levels) {
                ShardCluster<GraphTasks> machines = new ShardCluster<>(spark, name, file, parts, GraphTasks::joined);
                return GraphInShards.build(name, file, parts, machines, watch);
            }
            return ClusterBuild.build(spark, name, file, parts, watch);
        } catch (Exception e) { // Scala does not declare what it throws
            throw Told.in(e, master).orElseThrow(() -> new IllegalStateException(e));
        }
    }

    /** Stops without a word: what still waits for an executor that was lost would print its stack. */
    private record QuietContext(JavaSparkContext spark) implements AutoCloseable {
        @Override
        public void close() {
            PrintStream err = System.err;
            System.setErr(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
            try {
                spark.close();
            } finally {
                System.setErr(err);
            }
        }
    }

    private static SparkConf settings(TableName name, String master) {
        SparkConf conf = new SparkConf().setAppName("zermelo " + name.game()).setMaster(master);
        // chunks are compact; compressing them again costs a fifth of the work and saves a quarter of the bytes
        conf.setIfMissing("spark.shuffle.compress", "false");
        conf.setIfMissing("spark.ui.enabled", "false");
        // a shard that is opened anew elsewhere reads what it has saved and does the waves since again, so it is worth
        // a wait for the machine that has it; one that was lost is waited for, too
        conf.setIfMissing("spark.locality.wait.process", "20s");
        return conf;
    }

    private static int parts(int cores, double wanted) {
        return (int) Math.min(MOST_SHARDS, Math.max((double) SHARDS_A_CORE * cores, Math.ceil(wanted)));
    }
}
