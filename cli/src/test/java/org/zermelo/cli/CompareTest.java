package org.zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.desk.measure.Contestant;
import org.zermelo.desk.measure.Contestant.Outcome;
import org.zermelo.desk.measure.Experiment;
import org.zermelo.desk.measure.Growth;
import org.zermelo.desk.measure.Laboratory;
import org.zermelo.desk.measure.Measured;
import org.zermelo.desk.measure.Measured.Ran;
import org.zermelo.desk.measure.ReadyExperiment;
import org.zermelo.game.large.CancelScope;
import org.zermelo.present.json.Json;
import org.zermelo.solve.Watch;

class CompareTest {

    @TempDir
    private Path folder;

    private static Map<?, ?> series(CliRun run, int which) {
        Map<?, ?> document = (Map<?, ?>) Json.read(run.out());
        return (Map<?, ?>) ((List<?>) document.get("series")).get(which);
    }

    @Test
    void theCubicMethodCountsCubicallyWhateverTheValues() {
        CliRun run = CliRun.of("compare", "robanumeros", "--sizes", "20,40,60,80", "--repeat", "1", "--json");
        assertThat(run.code()).isZero();
        for (int i = 0; i < 3; i++) {
            Map<?, ?> series = series(run, i);
            assertThat(series.get("label").toString()).startsWith("takes-cubic [");
            assertThat((double) series.get("countPower")).isCloseTo(3.0, within(0.1));
            assertThat((List<?>) series.get("points")).hasSize(4);
        }
    }

    @Test
    void theThreePartsAreTimedApart() {
        String out = CliRun.of("compare", "robanumeros", "--parts", "--sizes", "200,300,400", "--repeat", "2")
                .out();
        assertThat(out).contains("sums S", "margins P", "line", "2 runs each", "nodes or cells");
    }

    @Test
    void methodsOnOneGameCountTheSameNodesEveryTime() {
        String[] command = {
            "compare", "coins(7 9 1 6 4 3)", "--method", "interval-rows,plain-search", "--repeat", "1", "--json"
        };
        Map<?, ?> rows = series(CliRun.of(command), 0);
        Map<?, ?> point = (Map<?, ?>) ((List<?>) rows.get("points")).get(0);
        assertThat(point.get("count")).isEqualTo(21L);
    }

    @Test
    void whatDoesNotFitIsSaidAndNotTriedFurther() {
        CliRun run = CliRun.of(
                "compare", "coins", "--method", "interval-search,linear", "--sizes", "8,100,200", "--repeat", "1");
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("interval-search stops at n = 100").containsPattern("200 +- ");
    }

    @Test
    void everyReadyExperimentRunsAndItsMethodsAgree() {
        for (ReadyExperiment ready : ReadyExperiment.values()) {
            String sizes = ready == ReadyExperiment.NIM ? "1,2" : "8,10";
            CliRun run =
                    CliRun.of("compare", ready.code(), "--sizes", sizes, "--repeat", "1", "--limit", "600", "--json");
            assertThat(run.code()).as(run.err()).isZero();
            Map<?, ?> document = (Map<?, ?>) Json.read(run.out());
            assertThat(document.get("agrees")).isEqualTo(true);
            for (Object series : (List<?>) document.get("series")) {
                for (Object point : (List<?>) ((Map<?, ?>) series).get("points")) {
                    assertThat(((Map<?, ?>) point).containsKey("medianSeconds"))
                            .as("%s", series)
                            .isTrue();
                }
            }
        }
    }

    @Test
    void aMethodThatDisagreesIsSeen() {
        Contestant right = new Contestant("right", "sums", size -> watch -> new Outcome(1, size));
        Contestant wrong = new Contestant("wrong", "sums", size -> watch -> new Outcome(1, size == 2 ? 0 : size));
        Contestant other = new Contestant("other", "products", size -> watch -> new Outcome(1, 7));
        Experiment experiment = new Experiment("test", "n", List.of(1, 2, 3), List.of(right, wrong, other));
        List<String> heard = new ArrayList<>();

        Measured measured = new Laboratory(1, 1)
                .measure(
                        experiment,
                        Watch.NONE,
                        (contestant, point) -> heard.add(contestant.label() + point.size() + ((Ran) point).agrees()));

        assertThat(measured.agrees()).isFalse();
        assertThat(heard)
                .containsExactly(
                        "right1true",
                        "right2true",
                        "right3true",
                        "wrong1true",
                        "wrong2false",
                        "wrong3true",
                        "other1true",
                        "other2true",
                        "other3true");
    }

    /** Loops behind contracts without a watch ask the scope alone. */
    @Test
    @Timeout(600)
    void aRunEndsAtItsLimitWhereverItAsks() {
        Contestant.Task asksItsScope = size -> watch -> {
            while (true) {
                CancelScope.check();
            }
        };
        Contestant.Task preparesForEver = size -> {
            while (true) {
                CancelScope.check();
            }
        };
        Experiment experiment = new Experiment(
                "test",
                "n",
                List.of(1),
                List.of(
                        new Contestant("runs", "sums", asksItsScope),
                        new Contestant("prepares", "sums", preparesForEver)));
        Measured measured = new Laboratory(1, 0.05).measure(experiment, Watch.NONE, (contestant, point) -> {});
        assertThat(measured.series())
                .allSatisfy(series -> assertThat(series.points())
                        .singleElement()
                        .isInstanceOfSatisfying(
                                Measured.Skipped.class,
                                skipped -> assertThat(skipped.why().key()).isEqualTo("measure.over-limit")));
    }

    @Test
    void plotsAndTablesAreFiles() throws Exception {
        for (String ending : new String[] {"svg", "png", "md", "csv"}) {
            Path file = folder.resolve("plot." + ending);
            CliRun run = CliRun.of(
                    "compare",
                    "coins",
                    "--method",
                    "linear",
                    "--sizes",
                    "10,100,1000",
                    "--repeat",
                    "3",
                    "--out",
                    file.toString());
            assertThat(run.code()).as(run.err()).isZero();
            assertThat(Files.size(file)).isPositive();
        }
        DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(folder.resolve("plot.svg").toFile());
        assertThat(ImageIO.read(folder.resolve("plot.png").toFile()).getWidth()).isEqualTo(1720);
    }

    @Test
    void theGrowthIsExactOnAPowerAndKnowsItsError() {
        double[] x = {100, 200, 300, 400};
        Growth cubic = Growth.of(x, new double[] {2e6, 16e6, 54e6, 128e6});
        assertThat(cubic.kind()).isEqualTo(Growth.GrowthShape.POWER);
        assertThat(cubic.figure()).isCloseTo(3, within(1e-9));
        assertThat(cubic.error()).isCloseTo(0, within(1e-9));
        Growth noisy = Growth.of(x, new double[] {2.2e6, 15e6, 57e6, 125e6});
        assertThat(noisy.kind()).isEqualTo(Growth.GrowthShape.POWER);
        assertThat(noisy.error()).isBetween(0.01, 0.2);
    }

    @Test
    void anExponentialIsNoPower() {
        double[] x = {8, 12, 16, 20};
        double[] doubling = Arrays.stream(x).map(n -> 3 * Math.pow(2, n)).toArray();
        Growth growth = Growth.of(x, doubling);
        assertThat(growth.kind()).isEqualTo(Growth.GrowthShape.EXPONENTIAL);
        assertThat(growth.figure()).isCloseTo(2, within(1e-9));
        double[] golden = {
            1.05 * Math.pow(1.618, 8), 0.96 * Math.pow(1.618, 12), Math.pow(1.618, 16), Math.pow(1.618, 20)
        };
        assertThat(Growth.of(x, golden).kind()).isEqualTo(Growth.GrowthShape.EXPONENTIAL);
        assertThat(Growth.of(x, golden).figure()).isCloseTo(1.618, within(0.03));
    }

    @Test
    void whatFollowsNoCurveHasNoGrowth() {
        assertThat(Growth.of(new double[] {1}, new double[] {1})).isEqualTo(Growth.NONE);
        // two points lie on curves of every shape
        assertThat(Growth.of(new double[] {1, 2}, new double[] {1, 4})).isEqualTo(Growth.NONE);
        assertThat(Growth.of(new double[] {10, 20, 30, 40}, new double[] {1, 90, 2, 70}))
                .isEqualTo(Growth.NONE);
        // the same time at every size is a power of 0
        Growth flat = Growth.of(new double[] {10, 20, 30}, new double[] {5, 5, 5});
        assertThat(flat.kind()).isEqualTo(Growth.GrowthShape.POWER);
        assertThat(flat.figure()).isCloseTo(0, within(1e-12));
    }

    @Test
    void badRangesAndSizesAreOneSentence() {
        for (String[] options : new String[][] {
            {"--values", "5..1"}, {"--values", "x"}, {"--sizes", "0"}, {"--repeat", "0"}, {"--sizes", "many"}
        }) {
            CliRun run = CliRun.of("compare", "coins", options[0], options[1]);
            assertThat(run.code()).as(options[1]).isEqualTo(ExitCode.BAD_INPUT);
            assertThat(run.err()).as(options[1]).hasLineCount(1);
        }
    }
}
