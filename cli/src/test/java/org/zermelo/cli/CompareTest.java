package org.zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.zermelo.present.json.Json;
import org.zermelo.present.measure.Measured.Fit;

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
        String out = CliRun.of("compare", "robanumeros", "--parts", "--sizes", "10,20,30", "--repeat", "2")
                .out();
        assertThat(out).contains("sums S", "margins P", "line", "2 runs each", "time grows as n^");
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
        assertThat(ImageIO.read(folder.resolve("plot.png").toFile()).getWidth()).isEqualTo(900);
    }

    @Test
    void theFitIsExactOnAPowerAndKnowsItsError() {
        double[] x = {100, 200, 300, 400};
        Fit cubic = Fit.of(x, new double[] {2e6, 16e6, 54e6, 128e6});
        assertThat(cubic.power().orElseThrow()).isCloseTo(3, within(1e-9));
        assertThat(cubic.error().orElseThrow()).isCloseTo(0, within(1e-9));
        Fit noisy = Fit.of(x, new double[] {2.2e6, 15e6, 57e6, 125e6});
        assertThat(noisy.error().orElseThrow()).isBetween(0.01, 0.2);
        assertThat(Fit.of(new double[] {1}, new double[] {1})).isEqualTo(Fit.NONE);
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
