package org.zermelo.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.zermelo.game.BadInputException;
import org.zermelo.game.RefusedException;
import org.zermelo.notation.Notation;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.store.build.TableBuilder;

/** Spark in local mode gives the bytes that memory gives. */
class ClusterBuildTest {

    @TempDir
    private Path folder;

    private static JavaSparkContext local() {
        return new JavaSparkContext(new SparkConf()
                .setAppName("test")
                .setMaster("local[2]")
                .set("spark.ui.enabled", "false")
                .set("spark.driver.host", "127.0.0.1")
                .set("spark.driver.bindAddress", "127.0.0.1"));
    }

    @Test
    void sameBytesAsInMemory() throws Exception {
        try (JavaSparkContext spark = local()) {
            for (String game : new String[] {"tictactoe()", "mnk(4, 3, 3)", "boxes(2, 2)"}) {
                Path expected = folder.resolve("memory");
                TableBuilder.build(
                        Notation.standard().parse(game), expected, new Budget(1 << 28, 1), false, Watch.NONE);
                Path table = folder.resolve("cluster");
                long positions = ClusterBuild.build(spark, game, table, 4);
                assertThat(positions).isPositive();
                assertThat(Files.readAllBytes(table)).as(game).isEqualTo(Files.readAllBytes(expected));
            }
        }
    }

    /** What a worker cannot read or write reaches the driver as a sentence, not as a key. */
    @Test
    void whatFailsOnAWorkerIsToldInASentence() throws Exception {
        try (JavaSparkContext spark = local()) {
            assertThat(Told.in(catchThrowable(() -> spark.parallelize(List.of(1))
                            .foreach(one -> Told.telling(() -> {
                                throw new BadInputException("store.disk-full", "file", Path.of("/shared/table"));
                            })))))
                    .hasValueSatisfying(told -> {
                        assertThat(told)
                                .hasMessageStartingWith("/shared/table could not be written: the disk is full.");
                        assertThat(told.code()).isEqualTo(2);
                    });
        }
    }

    @Test
    void aFullDiskOfSparkAndARefusalAreToldAndADefectIsNot() {
        assertThat(Told.in(new IllegalStateException(new IOException("No space left on device"))))
                .hasValueSatisfying(told -> assertThat(told.getMessage()).contains("the disk is full"));
        assertThat(Told.in(new RefusedException("store.no-levels", "game", "quixo(3)")))
                .hasValueSatisfying(told -> {
                    assertThat(told.getMessage()).startsWith("A play of quixo(3) may come to a position again");
                    assertThat(told.code()).isEqualTo(3);
                });
        assertThat(Told.in(new IllegalStateException(new ArithmeticException("overflow"))))
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
}
