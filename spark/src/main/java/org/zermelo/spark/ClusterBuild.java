package org.zermelo.spark;

import java.io.PrintStream;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.apache.spark.HashPartitioner;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.jspecify.annotations.Nullable;
import org.zermelo.notation.Notation;
import org.zermelo.solve.Watch;
import org.zermelo.store.cluster.ShardWork;
import org.zermelo.store.cluster.Shipment;
import org.zermelo.store.table.TableName;
import scala.Tuple2;

/**
 * Makes a table on an Apache Spark cluster. Spark carries {@link Shipment}s, one for each pair of shards and level, and
 * repeats what fails; the levels themselves are files in a folder that all machines see, so that no lineage grows and a
 * run that was stopped goes on at the level where it was. The bytes are those of a table made on one machine.
 *
 * <pre>spark-submit --class org.zermelo.spark.ClusterBuild zermelo-spark.jar 'mnk(4, 4, 4)' /shared/table.ztb 64</pre>
 */
public final class ClusterBuild {

    private final JavaSparkContext spark;
    private final Broadcast<Job> job;
    private final ShardWork work;
    private final JavaRDD<Integer> shards;
    private final HashPartitioner owners;

    /** What every machine has once: the work, which its tasks share. */
    private static final class Job implements Serializable {

        private static final long serialVersionUID = 1L;

        private final String game;
        private final String table;
        private final int shards;
        /** Made when it is first asked for on a machine; the rules do not travel. */
        private transient @Nullable ShardWork work;

        Job(String game, String table, int shards) {
            this.game = game;
            this.table = table;
            this.shards = shards;
        }

        synchronized ShardWork work() {
            ShardWork made = work;
            if (made == null) {
                made = new ShardWork(TableName.of(Notation.standard().parse(game)), Path.of(table), shards);
                work = made;
            }
            return made;
        }
    }

    private ClusterBuild(JavaSparkContext spark, Job job) {
        this.spark = spark;
        this.job = spark.broadcast(job);
        this.work = job.work();
        this.shards = spark.parallelize(IntStream.range(0, job.shards).boxed().toList(), job.shards);
        this.owners = new HashPartitioner(job.shards);
    }

    /**
     * {@code GAME TABLE SHARDS}; the master comes from spark-submit, or is this machine. Leaves with 2 for bad input and 3 for a refusal.
     */
    public static void main(String[] args) throws Exception {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        PrintStream err = new PrintStream(System.err, true, StandardCharsets.UTF_8);
        if (args.length != 3 || !args[2].matches("[1-9]\\d{0,5}")) {
            err.println("GAME TABLE SHARDS are expected, such as 'mnk(4, 4, 4)' /shared/table.ztb 64");
            System.exit(2);
        }
        try {
            build(args[0], args[1], Integer.parseInt(args[2]), out);
        } catch (Exception e) {
            Told told = Told.in(e).orElse(null);
            if (told == null) {
                throw e;
            }
            err.println("zermelo: " + told.getMessage());
            System.exit(told.code());
        }
    }

    private static void build(String game, String table, int shards, PrintStream out) throws TimeoutException {
        // the driver refuses what it can before Spark is started
        new Job(game, table, shards).work();
        SparkConf conf = new SparkConf().setAppName("zermelo " + game).setIfMissing("spark.master", "local[*]");
        // chunks are compact; compressing them again costs a fifth of the work and saves a quarter of the bytes
        conf.setIfMissing("spark.shuffle.compress", "false");
        long began = System.nanoTime();
        try (JavaSparkContext spark = new JavaSparkContext(conf)) {
            long started = System.nanoTime();
            Expense expense = new Expense();
            spark.sc().addSparkListener(expense);
            long positions = build(spark, game, Path.of(table), shards);
            long done = System.nanoTime();
            out.printf(
                    "%d positions; context %.1f s, work %.1f s%n",
                    positions, (started - began) / 1e9, (done - started) / 1e9);
            spark.sc().listenerBus().waitUntilEmpty();
            out.println(expense.line(spark.defaultParallelism()));
        }
    }

    /**
     * Makes a table.
     *
     * @param table where it goes; its folder must be the same on all machines
     * @return the number of positions
     */
    public static long build(JavaSparkContext spark, String game, Path table, int shards) {
        return new ClusterBuild(spark, new Job(game, table.toString(), shards)).run(table);
    }

    private long run(Path table) {
        for (int level = work.topLevel(); level >= 0; level--) {
            if (!work.finished("expanded", level)) {
                expand(level);
                work.finish("expanded", level);
            }
        }
        for (int level = 0; level <= work.topLevel(); level++) {
            if (!work.finished("solved", level)) {
                solve(level);
                work.finish("solved", level);
            }
        }
        return work.assemble(table, spark.defaultParallelism(), Watch.NONE);
    }

    private void expand(int level) {
        Broadcast<Job> all = job;
        shards.flatMapToPair(shard -> sent(all, work -> work.expand(level, shard)))
                .groupByKey(owners)
                .foreach(found -> kept(all, work -> work.receive(level, found._1(), found._2())));
    }

    private void solve(int level) {
        Broadcast<Job> all = job;
        shards.flatMapToPair(shard -> sent(all, work -> work.solve(level, shard)))
                .groupByKey(owners)
                .foreach(answers -> kept(all, work -> work.keep(level, answers._1(), answers._2())));
    }

    /** What a shard's step makes for others, by receiver. */
    private static Iterator<Tuple2<Integer, Shipment>> sent(
            Broadcast<Job> all, Function<ShardWork, List<Shipment>> step) {
        List<Shipment> shipments = Told.telling(() -> step.apply(all.value().work()));
        return shipments.stream().map(s -> new Tuple2<>(s.to(), s)).iterator();
    }

    private static void kept(Broadcast<Job> all, Consumer<ShardWork> step) {
        Told.telling(() -> {
            step.accept(all.value().work());
            return all;
        });
    }
}
