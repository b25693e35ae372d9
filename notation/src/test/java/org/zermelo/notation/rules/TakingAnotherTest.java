package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.zermelo.notation.rules.TextBoards.moves;
import static org.zermelo.notation.rules.TextBoards.read;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.interpret.BoardMove;
import org.zermelo.notation.text.NotationException;

/** Moves that take one more piece of the other's, wherever it stands. */
class TakingAnotherTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "strip 6; start xo.o.o; moves jump over other capturing taking another   | a1xc1xd1, a1xc1xf1",
                "strip 6; start xo....; moves jump over other capturing taking another   | a1xc1",
                "strip 4; start x..o; moves step taking another                          | a1-b1xd1",
                "strip 4; start x..o; moves step taking another, step                    | a1-b1, a1-b1xd1",
                "strip 3; start .o.; hand 1 each; moves place taking another             | a1xb1, c1xb1",
                "strip 5; start xo.oo; moves capture and another                         | a1xb1xd1, a1xb1xe1",
                "strip 6; start xo.o.o; moves jump over other capturing in chains taking another | a1xc1xe1xf1"
            })
    void eachOtherPieceMakesAMove(String text, String moves) {
        assertThat(moves(text)).isEqualTo(moves);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "полоса 3; ходы шаг снимая ещё одну",
                "tira 3; movimientos paso tomando otra",
                "长条 3; 走法 移 再取一子",
                "نوار 3; حرکت‌ها برو با گرفتن یکی دیگر"
            })
    void otherLanguagesSayTheSame(String text) {
        assertThat(read(text).toString()).endsWith("moves step taking another)");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "strip 3; moves push taking another  | board.unknown-word",
                "strip 3; moves remove taking another | board.unknown-word",
                "strip 3; pieces man x o, king X O; moves fly covering taking another | board.covering-and"
            })
    void whatDoesNotGo(String text, String phrase) {
        assertThatThrownBy(() -> read(text))
                .isInstanceOf(NotationException.class)
                .asString()
                .contains(phrase);
    }

    @Test
    void bothCapturedPiecesComeIntoTheHand() {
        BoardGame game = read("strip 5; start xo.oo; hand captured; moves place, capture taking another; stuck wins");
        assertThat(game.moves(game.start())).extracting(BoardMove::hand).contains(2);
    }
}
