package org.zermelo.partizan.operation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.partizan.form.Days;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.literal.LiteralPrinter;
import org.zermelo.partizan.literal.LiteralReader;
import org.zermelo.partizan.number.Dyadic;
import org.zermelo.partizan.thermograph.Thermographs;

class OperationsTest {

    private final Forms forms = new Forms(1 << 14);

    private int read(String text) {
        return LiteralReader.read(forms, text);
    }

    private String weight(String text) {
        OptionalInt weight = new AtomicWeights(forms).of(read(text));
        return weight.isPresent() ? new LiteralPrinter(forms).text(weight.getAsInt()) : "none";
    }

    /** Winning Ways, chapter 8; Siegel 2013, II.7. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "0; 0",
                "*5; 0",
                "^; 1",
                "^3*2; 3",
                "v; -1",
                "^<2>; 0",
                "^[4]; 1",
                "Tiny(1); 0",
                "{0|^}; 2",
                "{^|v}; 0",
                "{^^|vv}; *",
                "{0,^|v}; 0",
                "{1|0}; none",
                "1/2; none",
                "1*; none"
            })
    void atomicWeights(String text, String weight) {
        assertThat(weight(text)).isEqualTo(weight);
    }

    /** The definition's own case: g ups weigh g, for every game of day 2 and more. */
    @Test
    void aNortonProductWithUpWeighsTheGame() {
        SplittableRandom random = new SplittableRandom(2);
        List<Integer> day = Days.by(forms, 2);
        AtomicWeights weights = new AtomicWeights(forms);
        for (int i = 0; i < 120; i++) {
            int game = i < day.size() ? day.get(i) : Days.random(forms, day, random);
            int product = Products.norton(forms, game, forms.ups(1));
            assertThat(weights.of(product)).hasValue(game);
            assertThat(weights.of(forms.sum(product, forms.star(3)))).hasValue(game);
        }
    }

    @Test
    void nortonProductsAreLinearAndMonotone() {
        List<Integer> day = Days.by(forms, 2);
        for (String unit : List.of("^", "Tiny(1)", "1/2", "2", "{2|0} + 2")) {
            int u = read(unit);
            for (int a : day) {
                for (int b : day) {
                    int x = Products.norton(forms, a, u);
                    int y = Products.norton(forms, b, u);
                    assertThat(Products.norton(forms, forms.sum(a, b), u)).isEqualTo(forms.sum(x, y));
                    assertThat(forms.relation(x, y)).isEqualTo(forms.relation(a, b));
                }
            }
        }
    }

    /** The reduced form is infinitesimally near, and the same for all that is. */
    @Test
    void reducedFormsStandForAllThatIsNear() {
        List<Integer> day = Days.by(forms, 3);
        ReducedForms reduction = new ReducedForms(forms);
        SplittableRandom random = new SplittableRandom(9);
        List<Integer> small =
                List.of(read("^"), read("*"), read("Tiny(1)"), read("v*2"), read("^<2>"), read("{1|0||0,v}"));
        for (int i = 0; i < 400; i++) {
            int game = i < 250 ? day.get(random.nextInt(day.size())) : Days.random(forms, day, random);
            int reduced = reduction.of(game);
            int rest = forms.difference(game, reduced);
            assertThat(forms.isNumberish(rest)).isTrue();
            assertThat(forms.leftStop(rest)).isEqualTo(Dyadic.ZERO);
            int near = small.get(random.nextInt(small.size() - 1));
            assertThat(reduction.of(forms.sum(game, near))).isEqualTo(reduced);
            assertThat(reduction.of(reduced)).isEqualTo(reduced);
        }
        assertThat(reduction.of(read("{3||2*|1*}"))).isEqualTo(read("{3||2|1}"));
    }

    /** An automorphism of the order of day 2 and day 3 that exchanges 0 and *. */
    @Test
    void theCompanionKeepsTheOrder() {
        List<Integer> day = Days.by(forms, 2);
        for (int a : day) {
            assertThat(Companions.of(forms, Companions.of(forms, a))).isEqualTo(a);
            for (int b : day) {
                assertThat(forms.relation(Companions.of(forms, a), Companions.of(forms, b)))
                        .isEqualTo(forms.relation(a, b));
            }
        }
        for (int a : Days.by(forms, 3)) {
            assertThat(Companions.of(forms, Companions.of(forms, a))).isEqualTo(a);
        }
    }

    @Test
    void sumsOfOtherKinds() {
        // a green stalk under Hackenbush: *1 : n ordinal nimbers (Winning Ways, chapter 2); colon principle of strings
        // of numbers
        assertThat(OrdinalSums.sum(forms, read("*"), read("*2"))).isEqualTo(read("*3"));
        assertThat(OrdinalSums.sum(forms, read("1"), read("-1"))).isEqualTo(read("1/2"));
        assertThat(OrdinalSums.sum(forms, read("1"), read("{-1|}"))).isEqualTo(read("1"));
        assertThat(OrdinalSums.sum(forms, read("*"), read("1"))).isEqualTo(read("^*"));
        // {0|1} and {0|1/2}: conjunctive {0 | 1}; numbers add up in the selective sum (Winning Ways, chapters 9 and 10)
        assertThat(OrdinalSums.conjunctive(forms, read("1/2"), read("1/4"))).isEqualTo(read("1/2"));
        assertThat(OrdinalSums.selective(forms, read("1/2"), read("1/4"))).isEqualTo(read("3/4"));
    }

    @Test
    void productsOfNumbersAndNimbers() {
        for (int a = 0; a <= 4; a++) {
            for (int b = 0; b <= 4; b++) {
                assertThat(Products.conway(forms, forms.integer(a), forms.integer(b)))
                        .isEqualTo(forms.integer(a * b));
            }
        }
        // nimber products (On Numbers and Games, chapter 6): 2*2 = 3, 2*3 = 1, 4*4 = 6
        assertThat(Products.conway(forms, read("*2"), read("*2"))).isEqualTo(read("*3"));
        assertThat(Products.conway(forms, read("*2"), read("*3"))).isEqualTo(read("*"));
        assertThat(Products.conway(forms, read("*4"), read("*4"))).isEqualTo(read("*6"));
    }

    /** Warming and overheating undo cooling by what they should (Winning Ways, chapter 6). */
    @Test
    void coolingUndoesHeating() {
        Temperatures temperatures = new Temperatures(forms, new Thermographs(forms));
        for (int game : Days.by(forms, 2)) {
            int heated = temperatures.heated(game, forms.integer(2));
            assertThat(temperatures.cooled(heated, Dyadic.of(2))).isEqualTo(game);
            assertThat(temperatures.overheated(game, forms.integer(1), forms.integer(0)))
                    .isEqualTo(game);
        }
        assertThat(temperatures.frozen(read("{3||2*|1*}"))).isEqualTo(read("9/4*"));
        assertThat(temperatures.overheated(read("2"), read("^"), read("*"))).isEqualTo(read("^^"));
    }

    /** Every incentive of a positive tiny game is known; that of a number is negative (Siegel 2013, II.3). */
    @Test
    void incentives() {
        assertThat(Incentives.both(forms, read("3/4"))).containsExactly(read("-1/4"));
        assertThat(Incentives.both(forms, read("+-3"))).containsExactly(read("{6|0}"));
        assertThat(Incentives.both(forms, read("^"))).containsExactly(read("^*"));
    }

    /** Birthdays of forms are those of their options and a day more. */
    @Test
    void birthdays() {
        for (int ups = -5; ups <= 5; ups++) {
            for (int star = 0; star <= 6; star++) {
                for (Dyadic number : List.of(Dyadic.ZERO, Dyadic.of(3), Dyadic.of(-5, 3))) {
                    int form = forms.shortForm(number, ups, star);
                    long latest = -1;
                    for (int option : Products.joined(forms.lefts(form), forms.rights(form))) {
                        latest = Math.max(latest, Birthdays.of(forms, option).longValueExact());
                    }
                    assertThat(Birthdays.of(forms, form).longValueExact()).isEqualTo(latest + 1);
                }
            }
        }
        assertThat(Days.by(forms, 3)).allMatch(game -> Birthdays.of(forms, game).intValueExact() <= 3);
    }
}
