package org.zermelo.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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
}
