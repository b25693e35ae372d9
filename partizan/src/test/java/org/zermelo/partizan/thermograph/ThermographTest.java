package org.zermelo.partizan.thermograph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.partizan.form.Days;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.literal.LiteralReader;
import org.zermelo.partizan.number.Dyadic;
import org.zermelo.partizan.operation.Temperatures;

class ThermographTest {

    private final Forms forms = new Forms(1 << 14);
    private final Thermographs thermographs = new Thermographs(forms);

    /** Winning Ways, chapter 6; Siegel 2013, II.5. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "{3|1}; 2; 1",
                "{4|2||-1}; 1; 2",
                "{7|5||4|1}; 17/4; 7/4",
                "^; 0; 0",
                "{2||1|0}; 5/4; 3/4",
                "3; 3; -1",
                "5/8; 5/8; -1/8",
                "Tiny(5); 0; 0",
                "+-10; 0; 10"
            })
    void meansAndTemperatures(String text, String mean, String temperature) {
        Thermograph thermograph = thermographs.of(LiteralReader.read(forms, text));
        assertThat(thermograph.mean()).hasToString(mean);
        assertThat(thermograph.temperature()).hasToString(temperature);
    }

    @Test
    void theWallsOfAGameInTheBooks() {
        Thermograph thermograph = thermographs.of(LiteralReader.read(forms, "{2||1|0}"));
        assertThat(thermograph.left().slopes()).containsExactly(0, -1);
        assertThat(thermograph.left().at()).containsExactly(Dyadic.of(3, 2));
        assertThat(thermograph.right().slopes()).containsExactly(0, 1, 0);
    }

    /** At every temperature the walls are the stops of the cooled game, which is made by its own definition. */
    @Test
    void theWallsAreTheStopsOfCooledGames() {
        Temperatures temperatures = new Temperatures(forms, thermographs);
        List<Integer> day = Days.by(forms, 3);
        SplittableRandom random = new SplittableRandom(11);
        for (int i = 0; i < 250; i++) {
            int game = Days.random(forms, day, random);
            Thermograph thermograph = thermographs.of(game);
            for (Dyadic t : List.of(
                    Dyadic.of(-3, 2), Dyadic.of(-1, 2), Dyadic.ZERO, Dyadic.of(3, 3), Dyadic.ONE, Dyadic.of(7, 2))) {
                int cooled = temperatures.cooled(game, t);
                assertThat(thermograph.leftAt(t)).isEqualTo(forms.leftStop(cooled));
                assertThat(thermograph.rightAt(t)).isEqualTo(forms.rightStop(cooled));
            }
        }
    }

    /** The mean of a sum is the sum of the means, and it is no hotter than its hottest part (Siegel 2013, Theorem II.5.18). */
    @Test
    void meansAddUp() {
        List<Integer> day = Days.by(forms, 3);
        SplittableRandom random = new SplittableRandom(23);
        for (int i = 0; i < 150; i++) {
            int a = day.get(random.nextInt(day.size()));
            int b = day.get(random.nextInt(day.size()));
            Thermograph one = thermographs.of(a);
            Thermograph other = thermographs.of(b);
            Thermograph sum = thermographs.of(forms.sum(a, b));
            assertThat(sum.mean()).isEqualTo(one.mean().plus(other.mean()));
            boolean cooler = one.temperature().compareTo(other.temperature()) < 0;
            assertThat(sum.temperature()).isLessThanOrEqualTo((cooler ? other : one).temperature());
        }
    }
}
