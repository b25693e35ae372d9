package org.zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipInputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.zermelo.cli.context.ExitCode;

class TableTest {

    private static final String ROW = "coins(7 9 1 6 4 3)";

    @TempDir
    private Path folder;

    /** The table p of the Persian text, which belongs to this row; ties are at (1,3), (1,5), (3,5). */
    @Test
    void theTextsTableOfGuaranteesComesOut() {
        assertThat(CliRun.of("table", ROW, "--of", "guarantee", "--format", "csv")
                        .out())
                .isEqualTo("""
                        ,j=1,j=2,j=3,j=4,j=5,j=6\r
                        i=1 (7),7,9,8,15,12,18\r
                        i=2 (9),,9,9,10,15,14\r
                        i=3 (1),,,1,6,5,9\r
                        i=4 (6),,,,6,6,9\r
                        i=5 (4),,,,,4,4\r
                        i=6 (3),,,,,,3\r
                        """);
        assertThat(CliRun.of("table", ROW, "--of", "choice").out())
                .contains("i=1 (7)    i    j  i,j*    j  i,j*    j")
                .contains("i=3 (1)               i    j  i,j*    j");
    }

    @Test
    void pairsAndMarginsAgree() {
        assertThat(CliRun.of("table", ROW, "--of", "pairs").out()).contains("18/12");
        assertThat(CliRun.of("table", ROW).out()).contains("i=1 (7)    7    2  -1*    7  -3*    6");
    }

    @Test
    void otherGamesGetAListOfPositions() {
        String out = CliRun.of("table", "coins(2 1; take any)").out();
        assertThat(out).contains("2 1", "+3", "L2", "4 positions");
        assertThat(CliRun.of("table", "nim(2, 1)", "--of", "pairs").code()).isEqualTo(ExitCode.BAD_INPUT);
    }

    @Test
    void filesAreWrittenInTheFormatOfTheirEnding() throws Exception {
        for (String ending : new String[] {"svg", "png", "html", "md", "csv", "txt", "xlsx"}) {
            Path file = folder.resolve("table." + ending);
            CliRun run = CliRun.of("table", ROW, "--of", "guarantee", "--out", file.toString());
            assertThat(run.code()).as(ending).isZero();
            assertThat(run.out()).isEmpty();
            assertThat(Files.size(file)).as(ending).isPositive();
        }
        assertThat(DocumentBuilderFactory.newInstance()
                        .newDocumentBuilder()
                        .parse(folder.resolve("table.svg").toFile())
                        .getDocumentElement()
                        .getTagName())
                .isEqualTo("svg");
        assertThat(Files.readString(folder.resolve("table.html"))).contains("class=\"tie\"", "<th scope=\"row\">");
        try (ZipInputStream book = new ZipInputStream(Files.newInputStream(folder.resolve("table.xlsx")))) {
            assertThat(book.getNextEntry()).isNotNull();
        }
        try (var left = Files.list(folder)) {
            assertThat(left).noneMatch(file -> file.toString().endsWith(".part"));
        }
    }

    @Test
    void whatCannotBeWrittenIsOneSentence() {
        assertThat(CliRun.of("table", ROW, "--format", "xlsx").err())
                .contains("--out FILE.xlsx")
                .hasLineCount(1);
        for (String format : new String[] {"png", "xlsx"}) {
            CliRun open = CliRun.of("table", "heaps(S in 1..28; move +1, *2; end sum >= 29)", "--format", format);
            assertThat(open.out()).as(format).isEmpty();
            assertThat(open.err()).contains("--out FILE." + format).hasLineCount(1);
        }
        assertThat(CliRun.of("table", ROW, "--format", "pdf").err())
                .contains("'pdf'")
                .hasLineCount(1);
        assertThat(CliRun.of(
                                "table",
                                ROW,
                                "--out",
                                folder.resolve("no/where.csv").toString())
                        .err())
                .contains("There is no folder", "no")
                .hasLineCount(1);
        assertThat(CliRun.of("table", ROW, "--out", folder.toString(), "--format", "csv")
                        .code())
                .isEqualTo(ExitCode.BAD_INPUT);
        CliRun large = CliRun.reading("1 ".repeat(201), "table", "coins", "-");
        assertThat(large.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(large.err()).contains("201", "200").hasLineCount(1);
    }
}
