package org.zermelo.board.connect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.function.LongToIntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.board.grid.Connect;
import org.zermelo.solve.Watch;

/** Books of small boards against the search that made them. */
class OpeningBookTest {

    private static final long BYTES = 1L << 20;

    static byte[] book(Connect game, int plies) {
        LongToIntFunction solver = OpeningBook.solver(game, BYTES, Watch.NONE);
        long[] positions = OpeningBook.positions(game, plies);
        byte[] scores = new byte[positions.length];
        for (int i = 0; i < scores.length; i++) {
            scores[i] = (byte) solver.applyAsInt(positions[i]);
        }
        return OpeningBook.write(game, plies, scores);
    }

    /** Also where a row is full within the book, and where the board is. */
    @ParameterizedTest
    @CsvSource({"4, 4, 4, 4", "5, 4, 4, 5", "4, 4, 3, 7", "3, 2, 3, 5", "5, 1, 3, 4"})
    void whatStandsBeforeTheLastPlyFollows(int columns, int rows, int inARow, int plies) {
        Connect game = Connect.of(columns, rows, inARow);
        OpeningBook book = OpeningBook.read(game, book(game, plies));
        LongToIntFunction solver = OpeningBook.solver(game, BYTES, Watch.NONE);

        assertThat(book.plies()).isEqualTo(plies);
        for (int ply = 0; ply <= plies; ply++) {
            for (long key : OpeningBook.positions(game, ply)) {
                long mirrored = game.columnBoard().orElseThrow().mirrored(key);
                assertThat(book.score(key)).hasValue(solver.applyAsInt(key));
                assertThat(book.score(mirrored)).isEqualTo(book.score(key));
            }
        }
        for (long key : OpeningBook.positions(game, plies + 1)) {
            assertThat(book.score(key)).isEmpty();
        }
    }

    /** Tromp's counts of Connect Four's positions after 0 to 4 plies are 1, 7, 49, 238 and 1120, with reflections. */
    @Test
    void thePositionsAreThoseOfTheGame() {
        Connect game = Connect.of(7, 6, 4);
        var board = game.columnBoard().orElseThrow();
        long[] counts = {1, 7, 49, 238, 1120};
        for (int ply = 0; ply < counts.length; ply++) {
            long count = 0;
            for (long key : OpeningBook.positions(game, ply)) {
                count += board.mirrored(key) == key ? 1 : 2;
            }
            assertThat(count).isEqualTo(counts[ply]);
        }
    }

    @Test
    void aDamagedBookOrOneOfAnotherBoardIsRefused() {
        Connect game = Connect.of(4, 4, 4);
        byte[] whole = book(game, 2);
        for (int at = 0; at < whole.length; at++) {
            byte[] damaged = whole.clone();
            damaged[at] ^= 4;
            assertThatThrownBy(() -> OpeningBook.read(game, damaged))
                    .as("byte %d", at)
                    .isInstanceOf(IllegalArgumentException.class);
        }
        assertThatThrownBy(() -> OpeningBook.read(game, new byte[3])).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> OpeningBook.read(Connect.of(5, 4, 4), whole))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
