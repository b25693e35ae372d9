package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.stage.PlacedOutcomes;
import org.zermelo.boards.stage.PlacingSearch;
import org.zermelo.boards.stage.StageShelf;
import org.zermelo.boards.stage.StageWork;
import org.zermelo.notation.Notation;
import org.zermelo.notation.text.Source;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Question;
import org.zermelo.solve.Retrograde;
import org.zermelo.solve.Watch;
import org.zermelo.solve.work.Workers;
import org.zermelo.tests.Share;
import org.zermelo.value.Outcome;
import org.zermelo.value.Values;
import org.zermelo.value.Worth;

/** The search of the placing beside retrograde analysis of positions as objects. */
class PlacingSearchTest {

    private static final String RINGS = "points a b c d e f g h; lines a-b-c, c-d-e, e-f-g, g-h-a, b-f, d-h; ";

    private static final String CROSSED = "points a b c d e f g; lines a-b-c, c-d-e, e-f-a, a-g-d, b-g; ";

    /** 1 where the first player wins, 0 for a draw, -1 where he loses; only stages without men in hand are solved. */
    private static int searched(BoardGame game, int bits) {
        StageWork work = StageWork.of(game).orElseThrow();
        StageShelf shelf = StageShelf.inMemory();
        try (Workers workers = new Workers(2, Watch.NONE)) {
            for (String stage : work.inOrder()) {
                if (!stage.contains("+")) {
                    shelf.keep(stage, work.solve(stage, shelf, workers, Watch.NONE));
                }
            }
        }
        PlacedOutcomes placed = PlacedOutcomes.of(work, shelf).orElseThrow();
        PlacingSearch search = new PlacingSearch(placed, bits, Watch.NONE);
        boolean wins = search.firstReaches(1);
        boolean draws = search.firstReaches(0);
        assertThat(draws || !wins).isTrue();
        return wins ? 1 : draws ? 0 : -1;
    }

    private static int plain(BoardGame game) {
        Worth worth = new Retrograde()
                .solve(Question.of(game, Values.outcome()).within(new Budget(1L << 28, 1)), Watch.NONE)
                .worth();
        return switch (((Outcome) worth).result()) {
            case WIN -> 1;
            case LOSS -> -1;
            default -> 0;
        };
    }

    @Test
    void agreesOnTextsWhoseMenArePlacedFirst() {
        Random random = new Random(1988);
        Set<Integer> met = new HashSet<>();
        for (int i = 0; i < Share.of(40, 25); i++) {
            int hand = 2 + random.nextInt(2);
            boolean grid = random.nextInt(3) == 0;
            String text = (grid ? "3x3; " : random.nextBoolean() ? RINGS : CROSSED) + "hand x " + hand + ", o "
                    + (hand - random.nextInt(hand - 1)) + "; moves place, then step "
                    + (grid ? random.nextBoolean() ? "orthogonally" : "any way" : "along line")
                    + (random.nextBoolean() ? ", then fly with 2 own" : "")
                    + (random.nextInt(4) > 0 ? "; mill of 3" : "; end line of 3")
                    + (random.nextBoolean() ? "; end fewer than 2 own loses" : "");
            BoardGame game = BoardRuleText.game(Source.of(text), 0, text.length());
            int expected = plain(game);
            assertThat(searched(game, 4 + random.nextInt(8))).as(text).isEqualTo(expected);
            met.add(expected);
        }
        assertThat(met).hasSizeGreaterThan(1);
    }

    @Test
    void sixMensMorrisIsADraw() {
        BoardGame game =
                (BoardGame) Notation.standard().parse("@six-mens-morris").rules();
        assertThat(searched(game, 16)).isZero();
    }

    /** Where men go before all are placed, positions may come back. */
    @Test
    void refusesGamesWhoseMenGoWhileOthersAreInHand() {
        String text = RINGS + "hand x 2, o 2; moves place, step along line; end line of 3";
        StageWork work = StageWork.of(BoardRuleText.game(Source.of(text), 0, text.length()))
                .orElseThrow();
        assertThat(PlacedOutcomes.of(work, StageShelf.inMemory())).isEmpty();
    }
}
