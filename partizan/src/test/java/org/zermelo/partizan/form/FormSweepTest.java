package org.zermelo.partizan.form;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.zermelo.game.RefusedException;
import org.zermelo.partizan.family.PartizanFamilies;
import org.zermelo.partizan.play.DecomposingRules;
import org.zermelo.partizan.play.PositionValues;
import org.zermelo.partizan.value.CanonicalForm;

/** Forms that nothing needs go, and all others stay what they are. */
class FormSweepTest {

    @Test
    void whatIsNeededStaysWhatItIs() {
        Forms forms = new Forms(1 << 12);
        List<Integer> old = Days.by(forms, 2);
        forms.ups(3);
        SplittableRandom random = new SplittableRandom(7);
        for (int round = 0; round < 20; round++) {
            List<CanonicalForm> before =
                    old.stream().map(form -> CanonicalForm.of(forms, form)).toList();
            Forms.Generation since = forms.generation();
            forms.lefts(forms.ups(3)); // an old form whose options are younger
            int[] needed = new int[8];
            List<CanonicalForm> values = new ArrayList<>();
            for (int k = 0; k < needed.length - 1; k++) {
                int form = forms.sum(Days.random(forms, old, random), Days.random(forms, old, random));
                forms.negative(Days.random(forms, old, random));
                needed[k] = random.nextBoolean() ? forms.negative(form) : form;
                values.add(CanonicalForm.of(forms, needed[k]));
            }
            needed[needed.length - 1] = -2;
            int size = forms.size();
            forms.sweep(since, needed, needed.length);
            assertThat(forms.size()).isLessThan(size);
            assertThat(needed).endsWith(-2);
            assertThat(old.stream().map(form -> CanonicalForm.of(forms, form)).toList())
                    .isEqualTo(before);
            for (int k = 0; k < values.size(); k++) {
                int form = needed[k];
                assertThat(CanonicalForm.of(forms, form)).isEqualTo(values.get(k));
                assertThat(values.get(k).into(forms)).isEqualTo(form);
                assertThat(forms.of(forms.lefts(form), forms.rights(form))).isEqualTo(form);
                assertThat(forms.sum(form, forms.negative(form))).isEqualTo(Forms.ZERO);
            }
            assertThat(forms.of(forms.lefts(forms.ups(3)), forms.rights(forms.ups(3))))
                    .isEqualTo(forms.ups(3));
        }
    }

    /** A board is valued in an arena so small that it is swept many times. */
    @Test
    void boardsHaveTheSameValuesInASmallArena() {
        for (String board : List.of("3x8", "4x6")) {
            Forms large = new Forms(1 << 14);
            Forms small = new Forms(1 << 12, 1 << 19);
            DecomposingRules<?, ?> rules = PartizanFamilies.GAMES.rules("domineering", board, 0, board.length());
            assertThat(value(small, rules)).isEqualTo(value(large, rules));
            assertThat(small.size()).isLessThan(large.size());
        }
    }

    private static <P, M> CanonicalForm value(Forms forms, DecomposingRules<P, M> rules) {
        return CanonicalForm.of(forms, new PositionValues<>(forms, rules).of(rules.start()));
    }

    @Test
    void moreThanMemoryHoldsIsRefused() {
        Forms forms = new Forms(1 << 12, 1 << 16);
        assertThatThrownBy(() -> {
                    int sum = Forms.ZERO;
                    for (int n = 1; n < 30; n++) {
                        sum = forms.sum(sum, forms.plusMinus(forms.integer(1L << n)));
                    }
                })
                .isInstanceOf(RefusedException.class)
                .asString()
                .contains("too-many-forms");
    }
}
