package org.zermelo.bench.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.board.grid.ColumnBoard;
import org.zermelo.board.grid.Connect;

/** The list of positions that ours and a program in C are measured on. */
class ConnectListTest {

    private static final Path FILE = Path.of("c/connect.txt");

    @ParameterizedTest
    @CsvSource({"8, 8", "12, 40", "16, 100"})
    void nobodyCanWinAtOnce(int plies, int count) throws IOException {
        ConnectList list = ConnectList.of(FILE, plies);
        assertThat(list.plays()).hasSize(count);
        assertThat(new HashSet<>(list.plays())).hasSize(count);
        Connect game = Connect.of(7, 6, 4);
        ColumnBoard board = game.columnBoard().orElseThrow();
        for (String play : list.plays()) {
            long key = game.columnKey(list.after(play));
            long stones = board.stones(key);
            long own = board.own(key);
            assertThat(Long.bitCount(stones)).isEqualTo(plies);
            long wins = board.completing(own, stones) | board.completing(stones ^ own, stones);
            assertThat(wins & board.open(stones)).as(play).isZero();
        }
    }

    /** As the program in C, which is another search, prints it. */
    @Test
    void scoresAreThoseOfTheProgramInC() throws IOException {
        assertThat(ConnectList.of(FILE, 16).sum()).isEqualTo(22_109);
    }
}
