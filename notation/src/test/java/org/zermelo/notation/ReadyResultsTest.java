package org.zermelo.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.zermelo.plan.Planner;
import org.zermelo.tests.Share;
import org.zermelo.value.Outcome;

/** Solves the ready games whose results the page of methods quotes from others. */
class ReadyResultsTest {

    /** {@code | `sim(6)` | 2,230,702 | first loses in 15 | GamesmanClassic |}. */
    private static final Pattern ROW = Pattern.compile(
            "\\| `(?<game>[a-z-]+\\([^`]*)` \\|[^|]*\\| (?<result>tie|first wins|first loses)(?: in (?<plies>\\d+))?[^|]*\\|.*");

    /** They take more than a few seconds. */
    private static final Set<String> LARGE = Set.of("mnk(4, 4, 4)", "quixo(4)", "sim(6)");

    record Row(String game, String result, String plies) {}

    static List<Row> rows() throws IOException {
        List<Row> rows = new ArrayList<>();
        for (String line : Files.readAllLines(Path.of("..", "docs", "solving.md"))) {
            Matcher row = ROW.matcher(line);
            if (row.matches() && Share.of(1, LARGE.contains(row.group("game")) ? 0 : 1) == 1) {
                rows.add(new Row(row.group("game"), row.group("result"), String.valueOf(row.group("plies"))));
            }
        }
        assertThat(rows).hasSizeGreaterThan(5);
        return rows;
    }

    @ParameterizedTest
    @MethodSource("rows")
    void theResultIsTheQuotedOne(Row row) {
        Game game = Notation.standard().parse(row.game());
        Outcome outcome =
                (Outcome) Planner.standard().solve(game.rules(), game.value()).worth();
        String result = switch (outcome.result()) {
            case WIN -> "first wins";
            case LOSS -> "first loses";
            default -> "tie";
        };
        assertThat(result).isEqualTo(row.result());
        if (!row.plies().equals("null")) {
            assertThat(outcome.plies()).hasToString(row.plies());
        }
    }
}
