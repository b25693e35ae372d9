package org.zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.zermelo.cli.context.ExitCode;

class LineTest {

    @TempDir
    private Path folder;

    @Test
    void bestPlayOfRobanumerosInTurnsSidesAndCounts() {
        CliRun run = CliRun.of("line", "coins(4 -11 -1 7 -3; take any)", "--json");
        assertThat(run.code()).isZero();
        assertThat(run.out())
                .contains("\"turns\" : 4")
                .contains("\"side\" : \"R\"", "\"count\" : 2")
                .contains("\"first\" : 3", "\"second\" : -7");
        assertThat(CliRun.of("line", "coins(4 -11 -1 7 -3; take any)").out())
                .contains("No move lost anything.", "4 : 4");
    }

    @Test
    void aGivenPlayShowsWhatEachMoveLost() {
        CliRun run = CliRun.of("line", "coins(5 8 3 2)", "--play", "L L L R");
        assertThat(run.out()).contains("Against best play the first player lost 4, the second 0.");
        assertThat(CliRun.of("line", "coins(5 8 3 2)", "--play", "L,L", "--lang", "ru")
                        .out())
                .contains("первый потерял 4");
    }

    @Test
    void theDrawingIsXmlInBothColoursWithTheLoss() throws Exception {
        Path file = folder.resolve("line.svg");
        CliRun run = CliRun.of("line", "coins(5 8 3 2) + coins(1)", "--play", "1:L 1:L", "--out", file.toString());
        assertThat(run.code()).isZero();
        DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile());
        assertThat(Files.readString(file)).contains("#c0392b", "#2563b0", "loses");
    }

    @Test
    void whatCannotBePlayedIsOneSentence() {
        CliRun illegal = CliRun.of("line", "coins(1 2 3)", "--play", "L2");
        assertThat(illegal.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(illegal.err()).contains("'L2'").doesNotContain("\tat ");
        assertThat(CliRun.of("line", "nim(1, 2)", "--played", "2: 2->3").code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(CliRun.of("line", "coins(1 2)", "--play", "up").err()).contains("'up' is not a move");
        CliRun long300 = CliRun.of("line", "coins(" + "1 ".repeat(300) + ")", "--format", "svg");
        assertThat(long300.code()).isEqualTo(ExitCode.REFUSED);
    }

    @Test
    void theTournamentOfThePersianTextsRows() throws IOException {
        String greedy = tournament("coins(5 8 3 2)");
        assertThat(greedy).contains("greedy,8 : 10,8 : 10,8 : 10,8 : 10");
        String parity = tournament("coins(3 2 2 3 1 2)");
        assertThat(parity).contains("parity,7 : 6,7 : 6,7 : 6,7 : 6").contains("perfect,8 : 5,8 : 5,8 : 5,8 : 5");
        assertThat(CliRun.of("compare", "coins(5 8 3 2)", "--strategies", "--json")
                        .out())
                .contains("\"best-reply\"", "\"scores\"");
        assertThat(CliRun.of("compare", "coins(1 2; take any)", "--strategies").code())
                .isEqualTo(ExitCode.BAD_INPUT);
    }

    private String tournament(String game) throws IOException {
        Path file = folder.resolve("tournament.csv");
        assertThat(CliRun.of("compare", game, "--strategies", "--out", file.toString())
                        .out())
                .contains("greedy");
        return Files.readString(file);
    }

    @Test
    void otherGamesHaveABestPlayToo() {
        CliRun run = CliRun.of("line", "nim(1, 2)");
        assertThat(run.out()).contains("2: 2->1", "*3", "first player 2 of 2, second player 1 of 1");
        assertThat(CliRun.of("line", "nim(1, 2)", "--json").out()).contains("zermelo/review/1", "\"grade\" : \"best\"");
    }
}
