package org.zermelo.present.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.zermelo.desk.Desk;
import org.zermelo.present.catalogue.GameCatalogue.CountedGame;
import org.zermelo.present.catalogue.SolvedGame.ByWorth;
import org.zermelo.present.catalogue.SolvedGame.Start;

/** The catalogue that the program holds is that of the page in the docs, and its rows agree with themselves. */
class GameCatalogueTest {

    private static final String PAGE = """
            | game | positions | start | longest win | won | lost | tied | drawn | bits | seconds | table |
            |---|--:|---|--:|--:|--:|--:|--:|--:|--:|---|
            | `a game` | 5,716 | second in 12 | 11 | 3,527 | 2,189 | 0 | 0 | 6.95 | 1.7 | `0496e8b4eb5b1a38` |
            | `of points` | 5 | first by 2 | 4 | 3 | 1 | 1 | 0 | 2.25 | 0.5 | `5026e8e47bca4af5` |
            | `tied points` | 5 | tie | 4 | 3 | 1 | 1 | 0 | 2.25 | 0.5 | `5026e8e47bca4af5` |
            | `board(a | b)` | 3 | draw | 1 | 1 | 1 | 0 | 1 | 6.95 | 0.0 | `ffff` |

            | `@large` | 7; 49; 2,401 |
            """;

    @Test
    void rowsAreRead() {
        GameCatalogue catalogue = GameCatalogue.of(PAGE);
        assertThat(catalogue.solved())
                .containsExactly(
                        new SolvedGame(
                                "a game",
                                5_716,
                                Start.SECOND,
                                OptionalLong.of(12),
                                11,
                                new ByWorth(3_527, 2_189, 0, 0),
                                6.95,
                                1.7,
                                "0496e8b4eb5b1a38"),
                        new SolvedGame(
                                "board(a | b)",
                                3,
                                Start.DRAW,
                                OptionalLong.empty(),
                                1,
                                new ByWorth(1, 1, 0, 1),
                                6.95,
                                0,
                                "ffff"));
        assertThat(catalogue.counted()).containsExactly(new CountedGame("@large", List.of(7L, 49L, 2_401L)));
        assertThatThrownBy(() -> GameCatalogue.of("| `a game` | 5 | 6 |"))
                .isInstanceOf(IllegalArgumentException.class)
                .asString()
                .contains("| 5 | 6 |");
    }

    @Test
    void everyPositionIsWorthSomethingAndEveryTextIsAGame() {
        GameCatalogue catalogue = GameCatalogue.read();
        assertThat(catalogue.solved()).hasSizeGreaterThan(100).allSatisfy(solved -> {
            ByWorth worths = solved.worths();
            assertThat(worths.won() + worths.lost() + worths.tied() + worths.drawn())
                    .as(solved.game())
                    .isEqualTo(solved.positions());
            assertThat(solved.plies().isEmpty()).as(solved.game()).isEqualTo(solved.start() == Start.DRAW);
        });
        Desk desk = Desk.standard();
        assertThat(catalogue.solved().stream().map(SolvedGame::game))
                .doesNotHaveDuplicates()
                .filteredOn(game -> !game.startsWith("@"))
                .hasSizeGreaterThan(30)
                .allSatisfy(game ->
                        assertThat(desk.notation().parse(game).toString()).isNotEmpty());
    }
}
