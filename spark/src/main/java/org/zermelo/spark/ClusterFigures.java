package org.zermelo.spark;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.zermelo.notation.Notation;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.store.build.TableBuilder;
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
                out.println(plain(game, folder.resolve("plain")));
                for (String master : args[0].split(" ")) {
                    out.println(onSpark(game, master, folder.resolve("table")));
                    same(folder);
                }
            }
        } finally {
            delete(folder);
        }
    }

    private static String plain(String game, Path table) {
        long began = System.nanoTime();
        long used = SYSTEM.getProcessCpuTime();
        TableBuilder.build(
                Notation.standard().parse(game),
                table,
                new Budget(Runtime.getRuntime().maxMemory() / 4 * 3, 1),
                false,
                Watch.NONE);
        return String.format(
                Locale.ROOT,
                "| `%s` | none, one thread | | %.1f | | | | | %.1f |",
                game,
                (SYSTEM.getProcessCpuTime() - used) / 1e9,
                (System.nanoTime() - began) / 1e9);
    }

    private static String onSpark(String game, String master, Path table) throws TimeoutException {
        int executors = Integer.parseInt(master.replaceFirst(".*\\[", "").replaceFirst("[],].*", ""));
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
            long positions = ClusterBuild.build(
                    spark, TableName.of(Notation.standard().parse(game)), table, executors, Watch.NONE);
            double wall = (System.nanoTime() - began) / 1e9;
            spark.sc().listenerBus().waitUntilEmpty();
            return String.format(
                    Locale.ROOT,
                    "| | `%s` | %,d | %.1f | %.2f | %.0f | %.1f | %d | %.1f |",
                    master,
                    positions,
                    expense.taskSeconds(),
                    1e6 * expense.taskSeconds() / positions,
                    expense.moved() / 1e6,
                    (double) expense.moved() / positions,
                    expense.stages(),
                    wall);
        }
    }

    /** Both tables hold the same bytes; that of Spark goes. */
    private static void same(Path folder) throws IOException {
        Path table = folder.resolve("table");
        if (!Arrays.equals(Files.readAllBytes(table), Files.readAllBytes(folder.resolve("plain")))) {
            throw new IllegalStateException("The table of the cluster differs.");
        }
        Files.delete(table);
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
