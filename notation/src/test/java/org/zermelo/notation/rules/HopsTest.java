package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.zermelo.notation.rules.TextBoards.moves;
import static org.zermelo.notation.rules.TextBoards.read;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.notation.text.NotationException;

/** Jumps that take nothing, one after the other, as in Halma. */
class HopsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "strip 8; start xo.o.o..; moves jump over other repeatedly             | a1-c1, a1-e1, a1-g1",
                "strip 8; start xo.o.o..; moves jump over other                        | a1-c1",
                "strip 8; start xo.x.o..; moves jump over other repeatedly             | a1-c1",
                "strip 8; start xo.x.o..; moves jump over own or other repeatedly | a1-c1, a1-e1, a1-g1",
                "board 3 x 3; start xo./o.o/.o.; moves jump over other repeatedly      | a1-a3, a1-c1, a1-c3",
                "board 3 x 3; start xo./..o/...; moves jump over other repeatedly, step down | a1-a2, a1-c1, a1-c3",
                "board 3 x 3; start xo./..o/...; moves jump over other repeatedly onto c3 | a1-c3",
                "board 3 x 3; start xo./o.o/.o.; moves jump over other repeatedly leaving * | a1-a3, a1-c1, a1-c3",
                "hex 3 x 3; start xo./.o./...; moves jump over other repeatedly        | a1-a3, a1-c1"
            })
    void wherePiecesCome(String text, String moves) {
        assertThat(moves(text)).isEqualTo(moves);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "полоса 3; ходы прыжок через чужую многократно",
                "tira 3; movimientos salto por encima de ajena repetidamente",
                "长条 3; 走法 跳 越过 对方 反复",
                "نوار 3; حرکت‌ها پرش از روی حریف بارها"
            })
    void otherLanguagesSayTheSame(String text) {
        assertThat(read(text).toString()).endsWith("moves jump over other repeatedly)");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "strip 4; moves jump over other capturing repeatedly",
                "strip 4; moves jump flying over other repeatedly",
                "strip 4; moves jump over own onto other repeatedly"
            })
    void whatDoesNotGo(String text) {
        assertThatThrownBy(() -> read(text))
                .isInstanceOf(NotationException.class)
                .asString()
                .contains("board.hops-take-nothing");
    }
}
