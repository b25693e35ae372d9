package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.game.PackedBoardGame;
import org.zermelo.boards.kernel.KeptPlay;
import org.zermelo.boards.kernel.PackedPlay;
import org.zermelo.notation.text.Source;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.solve.cells.PackedTable;
import org.zermelo.solve.sweep.Analysis;
import org.zermelo.solve.sweep.PackedSolver;
import org.zermelo.testkit.GameCheck;
import org.zermelo.tests.Share;
import org.zermelo.value.Values;

/**
 * Random games whose captured pieces are kept: on bit fields the moves, the positions before a move, the index and the symmetries are
 * those of the interpreter, and all that is reached is worth as much as on digits, where moves are never taken back.
 */
class RandomKeptTest {

    private static final int GAMES = Share.of(2_000, 40);

    private static final int MOST_POSITIONS = 1_200;

    private final SplittableRandom random = new SplittableRandom(20261124);

    private String pick(String... words) {
        return words[random.nextInt(words.length)];
    }

    /** Clauses of one kind, some of which must be made. */
    private String moves(String kind) {
        String way = pick(" forward", " any way", " straight", " diagonally", " sideways or forward");
        String step =
                kind + " step" + way + pick("", " onto empty or other", " onto other", " onto empty or other lion");
        String must = pick("", "", "must " + kind + " step any way onto other" + pick("", " lion") + ", ");
        return must
                + step
                + (kind.equals("lion") ? "" : pick("", ", place " + kind, ", " + kind + " capture backward"));
    }

    private String text() {
        boolean hens = random.nextBoolean();
        List<String> kinds = hens ? List.of("chick", "lion", "hen") : List.of("chick", "lion");
        int rows = 2 + random.nextInt(2);
        int columns = 2 + random.nextInt(2);
        String signs = "....xo" + pick("", "x", "L") + (hens && random.nextBoolean() ? "Hh" : "");
        String drawn = IntStream.range(0, rows)
                .mapToObj(row -> IntStream.range(0, columns)
                        .mapToObj(column -> row == 0 && column == 0
                                ? "l"
                                : row == rows - 1 && column == columns - 1
                                        ? "L"
                                        : "" + signs.charAt(random.nextInt(signs.length())))
                        .collect(Collectors.joining()))
                .collect(Collectors.joining("/"));
        return "board " + rows + " x " + columns + "; pieces chick x o, lion L l" + (hens ? ", hen H h" : "")
                + "; start " + drawn + "; hand " + pick("", "chick 1 each, ", "x chick 1, ") + "captured; moves "
                + kinds.stream().map(this::moves).collect(Collectors.joining(", "))
                + (hens && random.nextBoolean() ? "; promotion hen on last row" : "")
                + pick("", "; end no other lion left", "; end no other lion left, lion reach last row safely")
                + pick("", "; stuck draws", "; stuck wins");
    }

    @Test
    void bitFieldsSayWhatDigitsSay() {
        Map<String, Integer> seen = new HashMap<>();
        Budget budget = new Budget(1L << 28, 1);
        for (int i = 0; i < GAMES; i++) {
            String text = text();
            if (text.startsWith("board 3 x 3") && !Share.all() || !Share.today(i / 50, 20)) {
                continue;
            }
            seen.merge("games", 1, Integer::sum);
            BoardGame game = BoardRuleText.game(Source.of(text));
            boolean classes = i % 2 == 0;
            PackedBoardGame digits =
                    new PackedBoardGame(PackedPlay.of(game.form(), classes).orElseThrow());
            if (KeptPlay.of(game.form(), classes).isEmpty()) {
                seen.merge("no fields", 1, Integer::sum);
                continue;
            }
            PackedBoardGame fields =
                    new PackedBoardGame(KeptPlay.of(game.form(), classes).orElseThrow());
            seen.merge("fields", 1, Integer::sum);
            seen.merge(text.contains("must") ? "must" : "free", 1, Integer::sum);
            seen.merge(fields.form().symmetries().size() > 1 ? "symmetric" : "plain", 1, Integer::sum);
            assertThat(GameCheck.faults(fields, MOST_POSITIONS)).as(text).isEmpty();
            PackedTable table = PackedSolver.solve(fields.packed(), Values.outcome(), budget, Watch.NONE);
            PackedTable plain = PackedSolver.solve(digits.packed(), Values.outcome(), budget, Watch.NONE);
            assertThat(Analysis.of(table).byCode())
                    .as(text)
                    .isEqualTo(Analysis.of(plain).byCode());
        }
        assertThat(seen).containsKeys("must", "free", "symmetric", "plain");
        assertThat(seen.get("fields")).isGreaterThan(seen.get("games") / Share.of(2, 4));
    }
}
