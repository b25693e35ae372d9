package org.zermelo.partizan.form;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.zermelo.game.RefusedException;
import org.zermelo.partizan.number.Dyadic;

/** The laws of the group and of the order, on complete days and on random games of later ones. */
class FormsTest {

    private final Forms forms = new Forms(1 << 16);

    /** 1, 4, 22 and 1474 games (Siegel 2013, III.1). */
    @Test
    void asManyGamesAsKnownAreBornByEachDay() {
        assertThat(Days.by(forms, 0)).hasSize(1);
        assertThat(Days.by(forms, 1)).hasSize(4);
        assertThat(Days.by(forms, 2)).hasSize(22);
        assertThat(Days.by(forms, 3)).hasSize(1474);
    }

    @Test
    void dayTwoIsAGroupInItsSums() {
        List<Integer> day = Days.by(forms, 2);
        for (int a : day) {
            assertThat(forms.difference(a, a)).isEqualTo(Forms.ZERO);
            assertThat(forms.negative(forms.negative(a))).isEqualTo(a);
            for (int b : day) {
                int sum = forms.sum(a, b);
                assertThat(sum).isEqualTo(forms.sum(b, a));
                assertThat(forms.negative(sum)).isEqualTo(forms.sum(forms.negative(a), forms.negative(b)));
                for (int c : day) {
                    assertThat(forms.sum(sum, c)).isEqualTo(forms.sum(a, forms.sum(b, c)));
                }
            }
        }
    }

    @Test
    void theOrderIsThatOfDifferences() {
        List<Integer> day = Days.by(forms, 2);
        for (int a : day) {
            for (int b : day) {
                Relation relation = forms.relation(a, b);
                assertThat(relation == Relation.EQUAL).isEqualTo(a == b);
                assertThat(forms.relation(forms.difference(a, b), Forms.ZERO)).isEqualTo(relation);
                for (int c : day) {
                    assertThat(forms.relation(forms.sum(a, c), forms.sum(b, c))).isEqualTo(relation);
                    if (forms.atMost(a, b) && forms.atMost(b, c)) {
                        assertThat(forms.atMost(a, c)).isTrue();
                    }
                }
            }
        }
    }

    @Test
    void randomGamesOfDayFourObeyTheSameLaws() {
        List<Integer> day = Days.by(forms, 3);
        SplittableRandom random = new SplittableRandom(17);
        Set<Integer> seen = new HashSet<>();
        for (int i = 0; i < 300; i++) {
            int a = Days.random(forms, day, random);
            int b = Days.random(forms, day, random);
            seen.add(a);
            assertThat(forms.difference(a, a)).isEqualTo(Forms.ZERO);
            int difference = forms.difference(a, b);
            assertThat(forms.relation(difference, Forms.ZERO)).isEqualTo(forms.relation(a, b));
            assertThat(forms.sum(difference, b)).isEqualTo(a);
        }
        assertThat(seen).hasSizeGreaterThan(60);
    }

    /** Sums of games of day 3, which are of day 6, in threes. */
    @Test
    void randomGamesOfDayThreeAreAGroupInTheirSums() {
        List<Integer> day = Days.by(forms, 3);
        SplittableRandom random = new SplittableRandom(3);
        for (int i = 0; i < 200; i++) {
            int[] games = random.ints(3, 0, day.size()).map(day::get).toArray();
            int sum = forms.sum(games[0], games[1]);
            assertThat(sum).isEqualTo(forms.sum(games[1], games[0]));
            assertThat(forms.sum(sum, games[2])).isEqualTo(forms.sum(games[0], forms.sum(games[1], games[2])));
            assertThat(forms.negative(sum)).isEqualTo(forms.sum(forms.negative(games[0]), forms.negative(games[1])));
            assertThat(forms.relation(sum, forms.sum(games[2], games[1])))
                    .isEqualTo(forms.relation(games[0], games[2]));
        }
    }

    /** No option can be spared, and none is reversible, in any game of day 3. */
    @Test
    void canonicalFormsAreSimplest() {
        for (int game : Days.by(forms, 3)) {
            int[] lefts = forms.lefts(game);
            int[] rights = forms.rights(game);
            assertThat(forms.of(lefts, rights)).isEqualTo(game);
            for (int left : lefts) {
                for (int answer : forms.rights(left)) {
                    assertThat(forms.atMost(answer, game)).isFalse();
                }
                for (int other : lefts) {
                    assertThat(other != left && forms.atMost(left, other)).isFalse();
                }
            }
            for (int right : rights) {
                for (int answer : forms.lefts(right)) {
                    assertThat(forms.atMost(game, answer)).isFalse();
                }
            }
        }
    }

    /** The short forms are those that their options make: the rules of nimbers and ups, and numbers added to them. */
    @Test
    void shortFormsAreMadeOfTheirOptions() {
        for (int ups = -4; ups <= 4; ups++) {
            for (int star = 0; star <= 5; star++) {
                for (Dyadic number : List.of(Dyadic.ZERO, Dyadic.of(-3), Dyadic.of(5, 3))) {
                    int form = forms.shortForm(number, ups, star);
                    assertThat(forms.of(forms.lefts(form), forms.rights(form))).isEqualTo(form);
                }
            }
        }
        int up = forms.of(new int[] {Forms.ZERO}, new int[] {forms.star(1)});
        assertThat(up).isEqualTo(forms.ups(1));
        int listed = forms.of(
                new int[] {forms.sum(up, forms.star(2)), up},
                new int[] {forms.sum(up, forms.star(2)), up, forms.star(1)});
        assertThat(forms.isShort(listed)).isFalse();
        assertThat(forms.sum(listed, forms.sum(up, forms.negative(up)))).isEqualTo(listed);
    }

    /** So many ups that nobody could follow them one by one are compared by stops. */
    @Test
    void manyUpsAndLargeNimbersAreComparedAtOnce() {
        int tiny = forms.of(new int[] {Forms.ZERO}, new int[] {
            forms.of(new int[] {Forms.ZERO}, new int[] {forms.integer(-2)})
        });
        for (int n : new int[] {1, 3, 5, 1_000_000_000}) {
            assertThat(forms.relation(forms.ups(n), tiny)).isEqualTo(Relation.GREATER);
            assertThat(forms.relation(tiny, forms.ups(-n))).isEqualTo(Relation.GREATER);
            int hot = forms.plusMinus(forms.integer(1));
            assertThat(forms.relation(forms.ups(n), hot)).isEqualTo(Relation.CONFUSED);
        }
        for (int m : new int[] {3, 4, 5, 7, 8, 100, 1_000_003}) {
            assertThat(forms.relation(forms.star(m), tiny)).isEqualTo(Relation.CONFUSED);
            int far = forms.shortForm(Dyadic.ZERO, 1, m);
            assertThat(forms.relation(far, tiny)).isEqualTo(Relation.GREATER);
        }
    }

    @Test
    void numbersOfAnySizeAreExact() {
        Dyadic huge = Dyadic.of(BigInteger.TEN.pow(300), 0);
        Dyadic fine = Dyadic.of(BigInteger.TEN.pow(300).add(BigInteger.ONE), 900);
        int a = forms.number(huge);
        int b = forms.number(huge.plus(fine));
        assertThat(forms.relation(a, b)).isEqualTo(Relation.LESS);
        assertThat(forms.difference(b, a)).isEqualTo(forms.number(fine));
        int hot = forms.of(new int[] {b}, new int[] {a});
        assertThat(forms.relation(hot, a)).isEqualTo(Relation.CONFUSED);
        assertThat(forms.times(1L << 40, a)).isEqualTo(forms.number(huge.times(Dyadic.of(1L << 40))));
    }

    @Test
    void whatIsTooDeepIsRefused() {
        assertThatThrownBy(() -> {
                    int form = Forms.ZERO;
                    for (int i = 0; i < 2_000; i++) {
                        form = forms.of(new int[] {form}, new int[] {forms.star(1)});
                    }
                })
                .isInstanceOf(RefusedException.class)
                .asString()
                .contains("too-deep");
    }

    @Test
    void manyOptionsAreSimplified() {
        int[] many = new int[100_000];
        for (int i = 0; i < many.length; i++) {
            many[i] = forms.integer(i);
        }
        assertThat(forms.of(many, new int[0])).isEqualTo(forms.integer(100_000));
        int[] switches = new int[Simplifier.MOST_OPTIONS + 1];
        for (int i = 0; i < switches.length; i++) {
            switches[i] = forms.sum(forms.plusMinus(forms.integer(i + 1)), forms.integer(50_000));
        }
        assertThatThrownBy(() -> forms.of(switches, new int[] {Forms.ZERO}))
                .isInstanceOf(RefusedException.class)
                .asString()
                .contains("too-many-options");
    }
}
