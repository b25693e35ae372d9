package org.zermelo.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalInt;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.zermelo.game.PackedRules;
import org.zermelo.game.RefusedException;
import org.zermelo.notation.Notation;
import org.zermelo.solve.SizeSample;
import org.zermelo.solve.Watch;
import org.zermelo.store.build.Built;
import org.zermelo.store.cluster.ClusterEngine;
import org.zermelo.store.cluster.ShardWork;
import org.zermelo.store.file.FileFailures;
import org.zermelo.store.table.TableName;

/** Tables on Apache Spark. Settings that begin with {@code spark.} are those of the virtual machine, as for any Spark program. */
public final class SparkEngine implements ClusterEngine {

    /** A level of a shard is held in memory with its options; so many positions take about 2 GB. */
    private static final double POSITIONS_A_SHARD = 1e7;
    /** How much wider the widest level is than the average one, as a guess. */
    private static final int WIDEST = 4;
    /** So that no processor waits long for another one's last shard. */
    private static final int SHARDS_A_CORE = 2;

    private static final int MOST_SHARDS = 4096;

    @Override
    public Built build(TableName name, Path file, String master, OptionalInt shards, Watch watch) {
        PackedRules rules = name.rules();
        if (rules.levels() == 0) {
            throw new RefusedException("store.no-levels", "game", name.game());
        }
        OptionalInt begun = ShardWork.begun(name, file);
        try (JavaSparkContext spark = new JavaSparkContext(settings(name, master))) {
            int parts = shards.orElseGet(
                    () -> begun.orElseGet(() -> parts(name, rules, spark.defaultParallelism(), watch)));
            long positions = ClusterBuild.build(spark, name, file, parts, watch);
            return new Built(positions, Files.size(file), true, begun.isPresent());
        } catch (IOException e) {
            throw FileFailures.of(file, e);
        } catch (Exception e) { // Scala does not declare what it throws
            throw Told.in(e, master).orElseThrow(() -> new IllegalStateException(e));
        }
    }

    private static SparkConf settings(TableName name, String master) {
        SparkConf conf = new SparkConf().setAppName("zermelo " + name.game()).setMaster(master);
        // chunks are compact; compressing them again costs a fifth of the work and saves a quarter of the bytes
        conf.setIfMissing("spark.shuffle.compress", "false");
        conf.setIfMissing("spark.ui.enabled", "false");
        return conf;
    }

    private static int parts(TableName name, PackedRules rules, int cores, Watch watch) {
        double positions = SizeSample.of(Notation.standard().parse(name.game()).rules(), watch)
                .positions();
        double wide = WIDEST * positions / rules.levels() / POSITIONS_A_SHARD;
        return (int) Math.min(MOST_SHARDS, Math.max((double) SHARDS_A_CORE * cores, Math.ceil(wide)));
    }
}
