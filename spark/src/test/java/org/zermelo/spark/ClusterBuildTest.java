package org.zermelo.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.boards.kernel.BoardCompiler;
import org.zermelo.game.BadInputException;
import org.zermelo.game.PackedRules;
import org.zermelo.game.RefusedException;
import org.zermelo.notation.Game;
import org.zermelo.notation.Notation;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.store.build.Built;
import org.zermelo.store.build.StageBuild;
import org.zermelo.store.build.TableBuilder;
import org.zermelo.store.cluster.ClusterEngine;
import org.zermelo.store.cluster.ShardWork;
import org.zermelo.store.table.StageFormat;
import org.zermelo.store.table.TableForm;
import org.zermelo.store.table.TableName;

/** Spark in local mode gives the bytes that memory gives. */
class ClusterBuildTest {

    private static final String MASTER = "local[2]";

    @TempDir
    private Path folder;

    private static JavaSparkContext local() {
        return new JavaSparkContext(new SparkConf()
                .setAppName("test")
                .setMaster(MASTER)
                .set("spark.ui.enabled", "false")
                .set("spark.driver.host", "127.0.0.1")
                .set("spark.driver.bindAddress", "127.0.0.1"));
    }

    @Test
    void sameBytesAsInMemory() throws Exception {
        try (JavaSparkContext spark = local()) {
            for (String game : new String[] {"tictactoe()", "mnk(4, 3, 3)", "boxes(2, 2)"}) {
                TableName name = TableName.of(Notation.standard().parse(game));
                Path table = folder.resolve("cluster " + game);
                Built built = ClusterBuild.build(spark, name, table, 4, Watch.NONE);
                assertThat(built.positions()).isPositive();
                assertAsOnOneMachine(name, table, 4);
            }
        }
    }

    private void assertAsOnOneMachine(TableName name, Path table, int shards) throws IOException {
        Path one = folder.resolve("one " + table.getFileName());
        TableBuilder.build(
                name, one, OptionalInt.of(shards), new Budget(1 << 28, 1), false, TableBuilder.CHECKPOINTS, Watch.NONE);
        assertThat(table.toFile().list()).containsExactlyInAnyOrder(one.toFile().list());
        for (String file : one.toFile().list()) {
            assertThat(table.resolve(file)).hasSameBinaryContentAs(one.resolve(file));
        }
    }

    /** Six men's morris, of which the largest stages are cut: plays that come back. */
    @Test
    void stagesHaveTheBytesOfOneMachine() throws Exception {
        Game game = Notation.standard().parse("@six-mens-morris");
        TableName name = TableName.ofStages(game, null);
        Path expected = folder.resolve("one");
        StageBuild.build(name, expected, new Budget(1 << 29, 2), Watch.NONE);
        Path place = folder.resolve("cluster");
        Built built = ClusterEngine.present()
                .build(name, TableForm.STAGES, place, MASTER, OptionalInt.of(3), OptionalLong.empty(), Watch.NONE);
        assertThat(built.positions()).isEqualTo(StageFormat.read(expected).positions());
        try (Stream<Path> files = Files.list(expected)) {
            for (Path file : files.toList()) {
                assertThat(place.resolve(file.getFileName())).hasSameBinaryContentAs(file);
            }
        }
    }

    /** Plays that come back, with backward moves, and for points. */
    @Test
    void generalGamesHaveTheBytesOfOneMachine() throws Exception {
        for (String text : List.of("quixo(3)", "dodgem(3)", "@awari(pits 2x2; seeds 1)")) {
            Game game = Notation.standard().parse(text);
            Path table = folder.resolve("cluster " + text);
            ClusterEngine.present()
                    .build(
                            TableName.of(game),
                            TableForm.CELLS,
                            table,
                            MASTER,
                            OptionalInt.of(3),
                            OptionalLong.empty(),
                            Watch.NONE);
            assertAsOnOneMachine(TableName.of(game), table, 3);
        }
    }

    @Test
    void whatAProcessorMayTakeIsABound() {
        TableName name = TableName.of(Notation.standard().parse("dodgem(4)"));
        assertThatThrownBy(() -> ClusterEngine.present()
                        .build(
                                name,
                                TableForm.CELLS,
                                folder.resolve("table"),
                                MASTER,
                                OptionalInt.empty(),
                                OptionalLong.of(1 << 18),
                                Watch.NONE))
                .isInstanceOf(RefusedException.class)
                .hasMessageContaining("256 KiB are allowed");
        assertThat(folder).isEmptyDirectory();
    }

    /** A worker makes no folder of its own where it does not see that of the table. */
    @Test
    void aFolderThatIsNotSharedIsRefused() {
        TableName name = TableName.of(Notation.standard().parse("tictactoe()"));
        assertThatThrownBy(() -> ShardWork.joined(name, folder.resolve("nowhere"), 2))
                .isInstanceOf(BadInputException.class)
                .hasMessageContaining("the same on all machines");
    }

    @Test
    void theEngineIsFoundAndTakesUpTheShardsOfAStoppedRun() throws Exception {
        TableName name = TableName.of(Notation.standard().parse("tictactoe()"));
        Path table = folder.resolve("table");
        try (ShardWork stopped = new ShardWork(name, table, 3)) {
            stopped.expand(stopped.topLevel(), 0);
        }
        assertThat(ShardWork.begun(name, table)).hasValue(3);
        Built built = ClusterEngine.present()
                .build(name, TableForm.CELLS, table, MASTER, OptionalInt.empty(), OptionalLong.empty(), Watch.NONE);
        assertThat(built.positions()).isEqualTo(5478);
        assertThat(built.resumed()).isTrue();
        assertThatThrownBy(() -> ClusterEngine.present()
                        .build(
                                name,
                                TableForm.CELLS,
                                table,
                                "nowhere",
                                OptionalInt.empty(),
                                OptionalLong.empty(),
                                Watch.NONE))
                .isInstanceOf(RefusedException.class)
                .hasMessageStartingWith("The cluster at nowhere does not answer");
    }

    /** What a worker cannot read or write reaches the driver as a sentence, not as a key. */
    @Test
    void whatFailsOnAWorkerIsToldInASentence() throws Exception {
        try (JavaSparkContext spark = local()) {
            assertThat(Told.in(
                            catchThrowable(() -> spark.parallelize(List.of(1))
                                    .foreach(one -> Told.telling(() -> {
                                        throw new BadInputException(
                                                "store.disk-full", "file", Path.of("/shared/table"));
                                    }))),
                            MASTER))
                    .hasValueSatisfying(told -> assertThat(told)
                            .isInstanceOf(RefusedException.class)
                            .hasMessageStartingWith("/shared/table could not be written: the disk is full."));
        }
    }

    @Test
    void aFullDiskOfSparkAndARefusalAreToldAndADefectIsNot() {
        assertThat(Told.in(new IllegalStateException(new IOException("No space left on device")), MASTER))
                .hasValueSatisfying(told -> assertThat(told.getMessage()).contains("the disk is full"));
        assertThat(Told.in(new RefusedException("store.stages-on-disk", "value", "margin"), MASTER))
                .hasValueSatisfying(
                        told -> assertThat(told).hasMessageStartingWith("Points of endless play are solved in memory"));
        assertThat(Told.in(new IllegalStateException("Job aborted: ExecutorLostFailure, exited with code 52"), MASTER))
                .hasValueSatisfying(told ->
                        assertThat(told).hasMessageStartingWith("An executor of the cluster ran out of memory."));
        assertThat(Told.in(new IllegalStateException("Job 1 cancelled because SparkContext was shut down"), MASTER))
                .hasValueSatisfying(told -> assertThat(told).hasMessageStartingWith("The cluster at local[2]"));
        assertThat(Told.in(new IllegalStateException(new ArithmeticException("overflow")), MASTER))
                .isEmpty();
    }

    /** Spark has no metrics of a task whose worker was lost. */
    @Test
    void theExpenseOfALostTaskIsNothing() {
        Expense expense = new Expense();
        expense.onTaskEnd(new SparkListenerTaskEnd(0, 0, "ResultTask", null, null, null, null));
        assertThat(expense.taskSeconds()).isZero();
        assertThat(expense.moved()).isZero();
    }

    /** Rules in words, of a family and of heaps, and the code that is made of them. */
    @ParameterizedTest
    @ValueSource(strings = {"dodgem(3)", "quixo(3)", "@awari(pits 2x2; seeds 1)", "heaps(3; take 1..2)"})
    void machinesCompareThePartsFromWhichRulesCome(String game) {
        PackedRules rules = TableName.of(Notation.standard().parse(game)).rules();
        BoardCompiler compiler = BoardCompiler.present().orElseThrow();
        assertThat(SameBuild.PARTS)
                .extracting(part -> part.getProtectionDomain().getCodeSource().getLocation())
                .contains(place(rules), place(compiler));
    }

    private static URL place(Object made) {
        return made.getClass().getProtectionDomain().getCodeSource().getLocation();
    }
}
