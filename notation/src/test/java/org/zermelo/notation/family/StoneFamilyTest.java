package org.zermelo.notation.family;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.notation.Game;
import org.zermelo.notation.Notation;
import org.zermelo.notation.text.NotationException;
import org.zermelo.plan.Planner;
import org.zermelo.value.Margin;

class StoneFamilyTest {

    @Test
    void examplesReadBack() {
        for (Family family : StoneFamily.all()) {
            Game game = Notation.standard().parse(family.example());
            Game again = Notation.standard().parse(game.toString());
            assertThat(again.toString()).isEqualTo(game.toString());
        }
    }

    @Test
    void namesOfTheProblemsAreUnderstood() {
        Game game = Notation.standard().parse("stone-game-vii(5 3 1 4 2)");
        assertThat(Planner.standard().solve(game.rules(), game.value()).worth()).isEqualTo(new Margin(6));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "stones-two-values(1 2; 3) | 19",
                "stones-two-values(1 2) | 22",
                "stones-divisors(0) | 17",
                "stones-squares(-1) | 16"
            })
    void errorsNameTheirPlace(String text, int column) {
        assertThatThrownBy(() -> Notation.standard().parse(text))
                .isInstanceOfSatisfying(
                        NotationException.class, e -> assertThat(e.column()).isEqualTo(column));
    }
}
