package org.zermelo.notation.family;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.notation.Game;
import org.zermelo.notation.Notation;
import org.zermelo.notation.text.NotationException;
import org.zermelo.plan.Planner;
import org.zermelo.solve.Answer;
import org.zermelo.value.Convention;
import org.zermelo.value.Nimber;
import org.zermelo.value.Values;

class ImpartialFamilyTest {

    private static final Notation NOTATION = Notation.standard();

    @Test
    void whatIsWrittenCanBeReadBack() {
        for (Family family : ImpartialFamily.all()) {
            Game game = NOTATION.parse(family.example());
            assertThat(NOTATION.parse(game.toString()).rules()).as("%s", game).isEqualTo(game.rules());
        }
        assertThat(NOTATION.parse("chomp(4, 4, 1)").toString()).isEqualTo("chomp(4, 4, 1)");
        assertThat(NOTATION.parse("euclid(5 3; positive)").toString()).isEqualTo("euclid(5, 3; positive)");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nim(5, 3, 6) | 0",
                "nim(5 3 6 2) | 2",
                "nim(5, 3) + chomp(2x2) | 4",
                "(nim(1) + nim(2)) + nim(3) | 0",
                "wythoff(10, 20) | 28",
                "divisors(72) | 9",
                "nim(10^6) | 1000000",
                "strip(1, 4, 9) | 5",
                "notakto(3) | 1",
                "cram(4x5) | 2",
                "pins(12) | 4",
                "treblecross(9) | 1",
                "treblecross(10) + nim(3) | 2",
                "node-kayles(cycle 6) | 0",
                "hackenbush(1-2, 2-3) | 2",
                "notakto(1; no lines) | 1",
                "notakto(x../.../...; no lines) | 2",
                "notakto(x../.x./... .x./x../...) | 3",
                "nim(5,3) + notakto(1) | 7"
            })
    void nimbers(String text, long nimber) {
        Game game = NOTATION.parse(text);
        assertThat(game.value()).isEqualTo(Values.nimber());
        Answer<?> answer = Planner.standard().solve(game.rules(), game.value());
        assertThat(answer.worth()).isEqualTo(new Nimber(nimber));
    }

    @Test
    void misereBindsTheWholeSum() {
        Game game = NOTATION.parse("misere nim(1) + nim(1)");
        assertThat(game.convention()).isEqualTo(Convention.MISERE);
        assertThat(Planner.standard().solve(game.rules(), game.value()).worth().sign())
                .isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nim(3, -1)",
                "nim(99999999999999999999)",
                "nim(a)",
                "chomp(0x4)",
                "chomp(3, 4)",
                "chomp()",
                "moore(0; 1)",
                "moore(2)",
                "northcott(5; 2-2)",
                "northcott(5; 2-9)",
                "euclid(0, 0)",
                "wythoff(1)",
                "strip(3, 3)",
                "divisors(0)",
                "notakto(x../..)",
                "notakto(a)",
                "cram(9x9)",
                "cram(3)",
                "pins(63)",
                "treblecross(-1)",
                "treblecross(1000001)",
                "treblecross(9, 1)",
                "arc-kayles(1-)",
                "hackenbush(1-)",
                "node-kayles(path 7000)",
                "notakto(1; side 9)",
                "notakto(2; lines)",
                "nim(1) + coins(1 2)",
                "fibonacci(9; least 3)",
                "chomp(2x2) 7"
            })
    void badInputHasAPlace(String text) {
        assertThatThrownBy(() -> NOTATION.parse(text)).isInstanceOf(NotationException.class);
    }
}
