package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.notation.Notation;
import org.zermelo.notation.text.NotationException;

/** Rules in Spanish are those in English; its words for "and" and "or" have one letter, as heaps may have. */
class SpanishRulesTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "montones(7, S en 1..69; jugada +1, *2; fin suma >= 77; S = 31)"
                        + "| heaps(7, S in 1..69; move +1, *2; end sum >= 77; S = 31)",
                "montones(10; jugadas toma 1 o 3; atasco pierde) | heaps(10; moves take 1 or 3; stuck loses)",
                "montones(10; jugadas quita k en 1..3; atasco gana) | heaps(10; moves take k in 1..3; stuck wins)",
                "montones(9, 5; jugadas quita 1 si x es par, duplica si otro > 2 y suma < 20; fin suma >= 20 o a = 0; gana último)"
                        + "| heaps(9, 5; moves take 1 if x is even, double if other > 2 and sum < 20; end sum >= 20 or a = 0; win last)",
                "montones(20; jugadas divide entre 2 redondeando abajo, -1; fin x <= 2; no repetir propia)"
                        + "| heaps(20; moves divide by 2 rounded down, -1; end x <= 2; no repeat own)",
                "montones(9; añade 2; añade 5; fin suma > 20: empate; límites 0..30)"
                        + "| heaps(9; move +2, +5; end sum > 20: draw; limits 0..30)",
            })
    void aGameInSpanishIsTheSame(String spanish, String english) {
        assertThat(RuleTextTest.code(spanish)).isEqualTo(RuleTextTest.code(english));
        assertThat(RuleTextTest.moves(spanish)).hasSameSizeAs(RuleTextTest.moves(english));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "tablero 3 x 3; jugadas poner; fin línea de 3; atasco empate"
                        + "| board 3 x 3; moves place; end line of 3; stuck draws",
                "tablero 4 x 4; comienzo oooo/oooo/xxxx/xxxx; jugadas paso adelante o en diagonal adelante,"
                        + " capturar en diagonal adelante; fin alcanzar última fila"
                        + "| board 4 x 4; start oooo/oooo/xxxx/xxxx; moves step forward or diagonally forward,"
                        + " capture diagonally forward; end reach last row",
                "tablero 6 x 6; jugadas poner volteando; atasco pasa; marcador piezas"
                        + "| board 6 x 6; moves place flipping; stuck passes; score pieces",
                "tablero 3 x 3; mano 3 cada uno; jugadas poner de la mano, luego paso en cualquier dirección; fin línea de 3"
                        + "| board 3 x 3; hand 3 each; moves place from hand, then step any way; end line of 3",
                "tablero 5 x 5; comienzo ooo../ooo../...../..xxx/..xxx; jugadas saltar en diagonal por encima de ajena capturando en cadena;"
                        + " fin menos de 2 propias pierde"
                        + "| board 5 x 5; start ooo../ooo../...../..xxx/..xxx; moves jump diagonally over other capturing in chains;"
                        + " end fewer than 2 own loses",
            })
    void aBoardGameInSpanishIsTheSame(String spanish, String english) {
        String rules = Notation.standard().parse("board(" + english + ")").toString();
        assertThat(Notation.standard().parse("board(" + spanish + ")")).hasToString(rules);
    }

    @Test
    void aHeapMayBeNamedLikeAWordOfOneLetter() {
        assertThat(RuleTextTest.code("heaps(y = 3, o = 4; move y: -1, o: -1; end y + o = 0 or o = y and y = 0)"))
                .isEqualTo(
                        RuleTextTest.code("heaps(k = 3, l = 4; move k: -1, l: -1; end k + l = 0 or l = k and k = 0)"));
        assertThat(RuleTextTest.code("heaps(o = 4; move take o; stuck loses)")).isEqualTo(1);
    }

    @Test
    void aSlipIsToldTheWordOfItsLanguage() {
        assertThatThrownBy(() -> RuleTextTest.game("montones(9; jugada -1; fin sma <= 4)"))
                .isInstanceOfSatisfying(
                        NotationException.class,
                        e -> assertThat(e.note().args()).containsEntry("nearest", "suma"));
    }
}
