package org.zermelo.board.treblecross;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.BadInputException;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Nimbers;
import org.zermelo.solve.Watch;
import org.zermelo.sum.Plain;

class WholeTreblecrossTest {

    private static final Budget BUDGET = new Budget(1 << 28, 1);

    /** Also rows that no play reaches, with several lines. */
    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13})
    void everyPositionAgainstTheDefinition(int squares) {
        WholeTreblecross game = new WholeTreblecross(squares);
        Plain<Long, Integer> plain = new Plain<>(game);
        Nimbers<Long, Integer> nimbers = game.nimbers(BUDGET, Watch.NONE);
        for (long crosses = 0; crosses < 1 << squares; crosses++) {
            long nimber = plain.nimber(crosses);
            assertThat(nimbers.is(crosses, 0)).as("%s", crosses).isEqualTo(nimber == 0);
            assertThat(nimbers.nimber(crosses)).as("%s", crosses).isEqualTo(nimber);
            assertThat(nimbers.is(crosses, nimber)).isTrue();
        }
    }

    /** Who wins a long row is asked of the heaps alone. */
    @Test
    void whoWinsIsThatOfTheHeaps() {
        for (int squares = 3; squares <= 24; squares++) {
            Treblecross heaps = new Treblecross(squares);
            Nimbers<Long, Integer> nimbers = new WholeTreblecross(squares).nimbers(BUDGET, Watch.NONE);
            boolean lost = heaps.nimbers(BUDGET, Watch.NONE).nimber(heaps.start()) == 0;
            assertThat(nimbers.is(0L, 0)).as("%s squares", squares).isEqualTo(lost);
            assertThat(nimbers.nimber(0L) == 0).as("%s squares", squares).isEqualTo(lost);
        }
    }

    @Test
    void refusesRowsWithoutThreatsAndTooLongOnes() {
        assertThatThrownBy(() -> new WholeTreblecross(2)).isInstanceOf(BadInputException.class);
        assertThatThrownBy(() -> new WholeTreblecross(33)).isInstanceOf(BadInputException.class);
    }
}
