package org.zermelo.spark;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.zermelo.notation.Game;
import org.zermelo.notation.Notation;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.store.build.StageBuild;
import org.zermelo.store.build.TableBuilder;
import org.zermelo.store.cluster.GraphInShards;
import org.zermelo.store.cluster.GraphTasks;
import org.zermelo.store.cluster.StagesInShards;
import org.zermelo.store.table.TableForm;
import org.zermelo.store.table.TableName;

/**
 * What a table costs on executors of this machine, beside one thread of one process: processor time of the tasks, bytes that move between
 * shards, wall. Each executor is a thread or a process of its own, as the master says; there are as many shards as executors.
 */
public final class ClusterFigures {

    private static final OperatingSystemMXBean SYSTEM =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    private ClusterFigures() {}

    /** Masters such as {@code local[2] local-cluster[4,1,1024]}, in one word, then games. */
    public static void main(String[] args) throws IOException, TimeoutException {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        if (args.length < 2) {
            out.println("MASTERS GAME .. are expected, such as 'local[2] local-cluster[4,1,1024]' 'mnk(4, 4, 4)'");
            System.exit(2);
        }
        out.println("| game | master | positions | task CPU s | µs a position | MB moved | bytes a position | stages"
                + " | wall s |");
        out.println("|---|---|---|---|---|---|---|---|---|");
        Path folder = Files.createTempDirectory("cluster");
        try {
            for (String game : List.of(args).subList(1, args.length)) {
                for (String master : args[0].split(" ")) {
                    int executors = executors(master);
                    out.println(plain(game, folder.resolve("plain"), executors));
                    out.println(onSpark(game, master, folder.resolve("table"), executors));
                    same(folder);
                }
            }
        } finally {
            delete(folder);
        }
    }

    private static int executors(String master) {
        return Integer.parseInt(master.replaceFirst(".*\\[", "").replaceFirst("[],].*", ""));
    }

    private static String plain(String game, Path table, int shards) {
        long began = System.nanoTime();
        long used = SYSTEM.getProcessCpuTime();
        Game parsed = Notation.standard().parse(game);
        Budget budget = new Budget(Runtime.getRuntime().maxMemory() / 4 * 3, 1);
        if (TableForm.usual(parsed, null) == TableForm.STAGES) {
            StageBuild.build(TableName.ofStages(parsed, null), table, budget, Watch.NONE);
        } else {
            TableBuilder.build(
                    TableName.of(parsed),
                    table,
                    OptionalInt.of(shards),
                    budget,
                    false,
                    TableBuilder.CHECKPOINTS,
                    Watch.NONE);
        }
        return String.format(
                Locale.ROOT,
                "| `%s` | none, one thread | | %.1f | | | | | %.1f |",
                game,
                (SYSTEM.getProcessCpuTime() - used) / 1e9,
                (System.nanoTime() - began) / 1e9);
    }

    private static String onSpark(String game, String master, Path table, int executors) throws TimeoutException {
        SparkConf conf = new SparkConf()
                .setAppName("zermelo " + game)
                .setMaster(master)
                .set("spark.shuffle.compress", "false")
                .set("spark.ui.enabled", "false")
                .set("spark.scheduler.minRegisteredResourcesRatio", "1")
                .set("spark.scheduler.maxRegisteredResourcesWaitingTime", "300s")
                .set("spark.driver.host", "127.0.0.1")
                .set("spark.driver.bindAddress", "127.0.0.1");
        try (JavaSparkContext spark = new JavaSparkContext(conf)) {
            Expense expense = new Expense();
            spark.sc().addSparkListener(expense);
            long began = System.nanoTime();
            Game parsed = Notation.standard().parse(game);
            AtomicLong told = new AtomicLong();
            long positions = made(spark, parsed, table, executors, told);
            double wall = (System.nanoTime() - began) / 1e9;
            spark.sc().listenerBus().waitUntilEmpty();
            return String.format(
                    Locale.ROOT,
                    "| | `%s` | %,d | %.1f | %.2f | %.0f | %.1f | %d | %.1f |",
                    master,
                    positions,
                    expense.taskSeconds(),
                    1e6 * expense.taskSeconds() / positions,
                    (expense.moved() + told.get()) / 1e6,
                    (double) (expense.moved() + told.get()) / positions,
                    expense.stages(),
                    wall);
        }
    }

    /** What shards tell each other through the shared folder is counted, too. */
    private static long made(JavaSparkContext spark, Game game, Path place, int shards, AtomicLong told) {
        if (TableForm.usual(game, null) == TableForm.STAGES) {
            TableName name = TableName.ofStages(game, null);
            StageCluster cluster = new StageCluster(spark, name, place, shards);
            cluster.heard(wave -> told.addAndGet(wave.told()));
            return StagesInShards.build(name, place, shards, cluster, Watch.NONE)
                    .positions();
        }
        TableName name = TableName.of(game);
        if (name.rules().levels() > 0) {
            return ClusterBuild.build(spark, name, place, shards, Watch.NONE).positions();
        }
        ShardCluster<GraphTasks> cluster = new ShardCluster<>(spark, name, place, shards, GraphTasks::joined);
        cluster.heard(wave -> told.addAndGet(wave.told()));
        return GraphInShards.build(name, place, shards, cluster, Watch.NONE).positions();
    }

    /** Both tables hold the same bytes; then they go. */
    private static void same(Path folder) throws IOException {
        Path table = folder.resolve("table");
        Path plain = folder.resolve("plain");
        try (Stream<Path> files = Files.walk(plain)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                if (Files.mismatch(file, table.resolve(plain.relativize(file))) >= 0) {
                    throw new IllegalStateException("The table of the cluster differs.");
                }
            }
        }
        delete(table);
        delete(plain);
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
