package org.zermelo.partizan.operation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.zermelo.partizan.form.Days;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.literal.LiteralReader;
import org.zermelo.partizan.number.Dyadic;
import org.zermelo.tests.Share;

class UptimalTest {

    private final Forms forms = new Forms(1 << 16);

    private int sum(Dyadic number, int nimber, List<Integer> powers) {
        int sum = forms.shortForm(number, 0, nimber);
        for (int n = 1; n <= powers.size(); n++) {
            sum = forms.sum(sum, forms.times(powers.get(n - 1), Powers.up(forms, n)));
        }
        return sum;
    }

    @Test
    void sumsOfPowersHaveTheirDigits() {
        for (Dyadic number : List.of(Dyadic.ZERO, Dyadic.of(-5, 2))) {
            for (int nimber : new int[] {0, 1, 2, 4}) {
                for (int digits = 0; digits < 5 * 5 * 5; digits++) {
                    List<Integer> powers = new ArrayList<>();
                    for (int rest = digits; rest > 0; rest /= 5) {
                        powers.add(rest % 5 == 0 ? 0 : rest % 5 - 3 >= 0 ? rest % 5 - 2 : rest % 5 - 3);
                    }
                    assertThat(Uptimal.of(forms, sum(number, nimber, powers)))
                            .contains(new Uptimal(number, nimber, powers));
                }
            }
        }
    }

    /** Of the games born by day 3, exactly those are told that are such sums. */
    @Test
    void otherGamesHaveNone() {
        Set<Integer> all = uptimals();
        int found = 0;
        for (int game : Days.by(forms, 3)) {
            if (!Share.takes(game, 3)) {
                continue;
            }
            Optional<Uptimal> uptimal = Uptimal.of(forms, game);
            uptimal.ifPresent(expansion -> assertThat(sum(expansion.number(), expansion.nimber(), expansion.powers()))
                    .isEqualTo(game));
            found += uptimal.isPresent() ? 1 : 0;
            assertThat(uptimal.isPresent()).isEqualTo(all.contains(game));
        }
        assertThat(found).isGreaterThan(Share.of(30, 8));
    }

    /** All with two digits of at most 3, and the numbers and nimbers of day 3. */
    private Set<Integer> uptimals() {
        Set<Integer> all = new HashSet<>();
        for (int quarters = -12; quarters <= 12; quarters++) {
            for (int nimber = 0; nimber <= 3; nimber++) {
                for (int digits = 0; digits < 49; digits++) {
                    all.add(sum(Dyadic.of(quarters, 2), nimber, List.of(digits % 7 - 3, digits / 7 - 3)));
                }
            }
        }
        return all;
    }

    @Test
    void digitsAreWritten() {
        assertThat(text("{0|*||*|||*||||*}")).isEqualTo("0.1111");
        assertThat(text("^<2> + ^<2> + ^<4> + ^<4> + *4")).isEqualTo("*4.0202");
        assertThat(text("9/8*")).isEqualTo("9/8*.0");
        assertThat(text("^<2> + ^<2> + v + 1")).isEqualTo("1.(-1)2");
        assertThat(Uptimal.of(forms, LiteralReader.read(forms, "Tiny(2)"))).isEmpty();
    }

    private String text(String literal) {
        return Uptimal.of(forms, LiteralReader.read(forms, literal))
                .orElseThrow()
                .toString();
    }
}
