package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.zermelo.notation.rules.TextBoards.read;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.game.PackedBoardGame;
import org.zermelo.boards.kernel.PackedPlay;
import org.zermelo.boards.numbers.PackedBoard;
import org.zermelo.testkit.GameCheck;

/** Boards whose numbers tell of each kind of piece where it stands. */
class FewPiecesTest {

    private static final String LARGE = "board 8 x 8; pieces a x o, b B b, c C c; moves step any way; start ";

    /** On 64 cells two pieces of each kind have room, three have not; nor have many kinds together. */
    @ParameterizedTest
    @CsvSource({
        "'x a1 a2, o h8', true",
        "'x a1 a2, o h8 g8, B c1 c2', true",
        "'x a1 a2 a3', false",
        "'x a1 a2 a3, B b1 b2 b3, C c1 c2 c3', false",
        "'x a1 a2, o h8 g8, B c1 c2, b c3 c4, C d1 d2', false"
    })
    void whatHasRoomInANumber(String start, boolean fits) {
        BoardGame game = read(LARGE + start);
        assertThat(game instanceof PackedBoardGame).isEqualTo(fits);
        assertThat(game.moves(game.start())).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "board 5 x 5; start xx.../x..../...../...../....o; moves step, capture diagonally",
                "board 4 x 4; pieces man x o, king K k; start .x../..../..x./.o..; promotion king on last row;"
                        + " moves man step forward, king step diagonally onto empty or other",
                "board 3 x 3; pieces man x o, king K k; start x.x/.k./o.o; moves man jump over other capturing, step,"
                        + " turn man into king"
            })
    void theNumbersOfAllPositionsTellThem(String text) {
        PackedBoard packed = PackedPlay.byPieces(read(text).form(), true).orElseThrow();
        assertThat(GameCheck.faults(new PackedBoardGame(packed), 1_500)).isEmpty();
    }

    /** Any number may be asked for its class: what is no position has none of a position. */
    @Test
    void whatIsNoPositionStaysNone() {
        BoardGame game =
                read("board 2 x 2; pieces king x o, rook R r; start xx/Ro; moves step any way onto empty or other");
        PackedBoard packed = PackedPlay.byPieces(game.form(), true).orElseThrow();
        assertThat(game.form().symmetries().size()).isGreaterThan(1);
        int positions = 0;
        for (long number = 0; number < packed.bound(); number++) {
            long canonical = packed.canonical(number);
            assertThat(canonical).isBetween(0L, packed.bound() - 1);
            assertThat(packed.canonical(canonical)).isEqualTo(canonical);
            assertThat(isPosition(packed, canonical)).as(String.valueOf(number)).isEqualTo(isPosition(packed, number));
            positions += isPosition(packed, number) ? 1 : 0;
        }
        assertThat((long) positions).isBetween(100L, packed.bound() - 100);
    }

    private static boolean isPosition(PackedBoard packed, long number) {
        return packed.pack(packed.unpack(number)) == number;
    }
}
