package org.zermelo.partizan.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.PartizanRules;
import org.zermelo.game.Player;
import org.zermelo.game.RefusedException;
import org.zermelo.partizan.family.PartizanFamilies;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.literal.LiteralPrinter;
import org.zermelo.partizan.play.DecomposingRules;
import org.zermelo.partizan.play.PositionValues;
import org.zermelo.solve.Watch;

/** Two ways to the value of a position, which share the rules alone. */
class PlainValuesTest {

    private static DecomposingRules<?, ?> rules(String text) {
        int open = text.indexOf('(');
        return PartizanFamilies.GAMES.rules(text.substring(0, open), text, open + 1, text.length() - 1);
    }

    private static PlainCheck check() {
        return new PlainCheck((name, inner) -> Optional.empty(), Watch.NONE, note -> {});
    }

    /** Both agree, and no value that differs by a star, an up, or a tiny is taken. */
    private static <P, M> void assertOnlyItsValue(DecomposingRules<P, M> rules) {
        Forms forms = new Forms(1 << 14);
        LiteralPrinter printer = new LiteralPrinter(forms);
        int value = new PositionValues<>(forms, rules).of(rules.start());
        PlainCheck check = check();
        int plain = check.value(PlainRules.of(rules));
        assertThat(plain).isEqualTo(check.claimed(printer.text(value)));
        int two = forms.integer(2);
        int tiny = forms.of(new int[] {0}, new int[] {forms.of(new int[] {0}, new int[] {forms.negative(two)})});
        for (int other : new int[] {forms.star(1), forms.ups(1), forms.integer(1), forms.plusMinus(two), tiny}) {
            assertThat(plain).isNotEqualTo(check.claimed(printer.text(forms.sum(value, other))));
        }
        assertThat(plain == check.claimed(printer.text(forms.negative(value))))
                .isEqualTo(forms.negative(value) == value);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "domineering(3x4)",
                "domineering(4x4)",
                "domineering(.#..#.|.#..#.|.#..#.)",
                "clobber(xoxo|oxox|xoxo)",
                "clobber(xoxxoxxox)",
                "amazons(x...|...o)",
                "toads-and-frogs(ttt..ff)",
                "hackenbush((lr:A;e:A))",
                "cutcake(3,5)",
                "snort(path 6)",
                "col(path 7)"
            })
    void aValueIsFoundAgain(String text) {
        assertOnlyItsValue(rules(text));
    }

    @Test
    void randomBoardsHaveTheirValuesAgain() {
        SplittableRandom random = new SplittableRandom(11);
        for (int k = 0; k < 60; k++) {
            StringBuilder board = new StringBuilder();
            for (int cell = 0; cell < 15; cell++) {
                board.append(cell > 0 && cell % 5 == 0 ? "|" : "");
                board.append(k % 2 == 0 ? ".#".charAt(random.nextInt(3) / 2) : "xo.".charAt(random.nextInt(3)));
            }
            assertOnlyItsValue(rules((k % 2 == 0 ? "domineering(" : "clobber(") + board + ")"));
        }
    }

    @Test
    void aGameThatComesBackIsRefused() {
        PartizanRules<Integer, Integer> circle = new PartizanRules<>() {
            @Override
            public Integer start() {
                return 0;
            }

            @Override
            public List<Integer> moves(Integer at, Player mover) {
                return List.of((at + 1) % 3);
            }

            @Override
            public Integer play(Integer at, Player mover, Integer move) {
                return move;
            }
        };
        assertThatThrownBy(() -> check().value(PlainRules.of(circle, List::of)))
                .isInstanceOf(RefusedException.class)
                .asString()
                .contains("loopy");
    }

    @ParameterizedTest
    @ValueSource(strings = {"5000", "^5000", "*5000", "1/1267650600228229401496703205376 + 400", "600 . 1"})
    void aValueThatIsTooDeepIsRefused(String text) {
        assertThatThrownBy(() -> check().claimed(text))
                .isInstanceOf(RefusedException.class)
                .asString()
                .contains("too-deep");
    }
}
