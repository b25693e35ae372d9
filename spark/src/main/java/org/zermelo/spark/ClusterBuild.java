package org.zermelo.spark;

import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.apache.spark.HashPartitioner;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.zermelo.game.Note;
import org.zermelo.solve.Watch;
import org.zermelo.store.build.Built;
import org.zermelo.store.cluster.ShardWork;
import org.zermelo.store.cluster.Shipment;
import org.zermelo.store.table.TableName;
import scala.Tuple2;

/**
 * Makes a table on an Apache Spark cluster. Spark carries {@link Shipment}s, one for each pair of shards and level, and
 * repeats what fails; the levels themselves are files in a folder that all machines see, so that no lineage grows and a
 * run that was stopped goes on at the level where it was. The bytes are those of a folder of as many shards that was made on one machine.
 */
public final class ClusterBuild {

    private final JavaSparkContext spark;
    private final ShardWork work;
    private final Broadcast<SharedWork<ShardWork>> job;
    private final JavaRDD<Integer> shards;
    private final HashPartitioner owners;
    private final Watch watch;
    private final Expense expense = new Expense();

    private ClusterBuild(JavaSparkContext spark, ShardWork work, TableName name, Path table, int shards, Watch watch) {
        this.spark = spark;
        this.work = work;
        this.job = spark.broadcast(new SharedWork<>(name, table, shards, ShardWork::joined));
        this.shards = spark.parallelize(IntStream.range(0, shards).boxed().toList(), shards);
        this.owners = new HashPartitioner(shards);
        this.watch = watch;
        spark.sc().addSparkListener(expense);
    }

    /**
     * Makes a table.
     *
     * @param table the folder where it goes, which must be the same on all machines
     * @param watch hears how many steps of two for each level are done, and stops the work between them
     */
    public static Built build(JavaSparkContext spark, TableName name, Path table, int shards, Watch watch) {
        try (ShardWork work = new ShardWork(name, table, shards)) {
            return new ClusterBuild(spark, work, name, table, shards, watch).run();
        }
    }

    private Built run() {
        int levels = work.topLevel() + 1;
        for (int level = levels - 1; level >= 0; level--) {
            step("expanded", level, this::expand);
            watch.progress(levels - level, 2L * levels);
        }
        for (int level = 0; level < levels; level++) {
            step("solved", level, this::solve);
            watch.progress(levels + level + 1L, 2L * levels);
        }
        step("merged", 0, this::merge);
        return work.assemble();
    }

    private void step(String name, int level, IntConsumer step) {
        watch.check();
        if (!work.finished(name, level)) {
            watch.at(Note.of("store.at-level", "level", level, "bytes", expense.moved()));
            step.accept(level);
            work.finish(name, level);
        }
    }

    private void expand(int level) {
        Broadcast<SharedWork<ShardWork>> all = job;
        shards.flatMapToPair(shard -> sent(all, work -> work.expand(level, shard)))
                .groupByKey(owners)
                .foreach(found -> kept(all, work -> work.receive(level, found._1(), found._2())));
    }

    private void solve(int level) {
        Broadcast<SharedWork<ShardWork>> all = job;
        shards.flatMapToPair(shard -> sent(all, work -> work.solve(level, shard)))
                .groupByKey(owners)
                .foreach(answers -> kept(all, work -> work.keep(level, answers._1(), answers._2())));
    }

    private void merge(int level) {
        Broadcast<SharedWork<ShardWork>> all = job;
        shards.foreach(shard -> kept(all, work -> work.merge(shard)));
    }

    /** What a shard's step makes for others, by receiver. */
    private static Iterator<Tuple2<Integer, Shipment>> sent(
            Broadcast<SharedWork<ShardWork>> all, Function<ShardWork, List<Shipment>> step) {
        List<Shipment> shipments = Told.telling(() -> step.apply(all.value().get()));
        return shipments.stream().map(s -> new Tuple2<>(s.to(), s)).iterator();
    }

    private static void kept(Broadcast<SharedWork<ShardWork>> all, Consumer<ShardWork> step) {
        Told.telling(() -> {
            step.accept(all.value().get());
            return all;
        });
    }
}
