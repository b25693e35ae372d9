package org.zermelo.solve;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.board.grid.Quixo;

/** How many numbers can be canonical positions, by a sample, against what is known. */
class FillTest {

    /** Boards up to symmetry by Burnside's lemma; of them 2,219 of 3 x 3 and 5,170,021 of 4 x 4 are in reach. */
    @ParameterizedTest
    @CsvSource({"3, 2862, 1900, 2500", "4, 5398083, 4.8e6, 5.7e6", "5, 1.0594e11, 0.97e11, 1.14e11"})
    void quixo(int side, double canonical, double least, double most) {
        Fill fill = Fill.of(Quixo.of(side).packed());
        assertThat(fill.fed()).isBetween(least, most);
        assertThat(fill.most()).isBetween(canonical, 1.25 * canonical);
    }
}
