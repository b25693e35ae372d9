package org.zermelo.bench.count;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.zermelo.notation.Notation;
import org.zermelo.notation.rules.BoardRuleText;
import org.zermelo.notation.rules.Library;
import org.zermelo.solve.Watch;
import org.zermelo.tests.Share;

/** The page of solved games holds what is found when a game is solved again: counts, the longest win, and the table bit by bit. */
class CatalogueTest {

    private static final int MOST_POSITIONS = Share.of(1_000_000, 1_000);

    private static List<List<String>> rows() throws IOException {
        return Files.readAllLines(Path.of("..", "docs", "catalogue.md")).stream()
                .filter(line -> line.startsWith("| `"))
                .map(line -> List.of(line.substring(2, line.length() - 2).split(" [|] ")))
                .toList();
    }

    static Stream<List<String>> solved() throws IOException {
        return rows().stream()
                .filter(row -> row.size() > 2)
                .filter(row -> Long.parseLong(row.get(1).replace(",", "")) <= MOST_POSITIONS);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("solved")
    void aRowIsMadeAgain(List<String> row) throws IOException {
        String game = row.get(0).replace("`", "");
        String[] again = CatalogueRow.solved(Notation.standard().parse(game), Watch.NONE)
                .toString()
                .split(" [|] ");
        for (int column = 0; column < again.length; column++) {
            boolean time = column == again.length - 2;
            assertThat(time ? row.get(column + 1) : again[column]).isEqualTo(row.get(column + 1));
        }
    }

    @Test
    void everyBoardGameOfTheLibraryHasARow() throws IOException {
        List<String> rows = rows().stream().map(row -> row.get(0)).toList();
        List<String> games = Library.names().stream()
                .filter(name -> BoardRuleText.isBoard(Library.find(name).orElseThrow()))
                .map(name -> "`@" + name + "`")
                .toList();
        assertThat(games).hasSizeGreaterThanOrEqualTo(60);
        assertThat(rows).containsAll(games);
        assertThat(rows().stream().filter(row -> row.size() > 2)).hasSizeGreaterThanOrEqualTo(100);
    }
}
