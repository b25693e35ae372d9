package org.zermelo.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.CancelledException;
import org.zermelo.game.Note;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Trait;
import org.zermelo.notation.Notation;
import org.zermelo.notation.text.Source;
import org.zermelo.partizan.value.CanonicalForm;
import org.zermelo.solve.Watch;
import org.zermelo.solve.certificate.CertificateText;
import org.zermelo.tests.Share;
import org.zermelo.value.Convention;

/** The check of values of sums, by definitions alone: it takes what the solver finds, and nothing that differs from it. */
class SumCertificateTest {

    private static final List<String> DIFFERENCES = List.of("*", "*2", "^", "1");

    private static String certificate(String game, String value) {
        return CertificateText.closed("zermelo-value-certificate: 1\ngame: " + game + "\nvalue: " + value + "\n");
    }

    private static boolean holds(String game, String value) {
        return ValueCertificate.check(certificate(game, value), Watch.NONE, note -> {})
                .holds();
    }

    private static CanonicalForm value(String game) {
        return Valued.solve(Source.of(game), Watch.NONE).orElseThrow().value().form();
    }

    @Test
    void everyImpartialFamilyIsThere() {
        Set<String> impartial = MixedSums.IMPARTIAL.keySet();
        Notation.standard().families().stream()
                .filter(family -> {
                    var game = Notation.standard().parse(family.example());
                    return game.rules().traits().contains(Trait.IMPARTIAL) && game.convention() == Convention.NORMAL;
                })
                .forEach(family -> assertThat(impartial).contains(family.name()));
    }

    static Stream<String> impartial() {
        return MixedSums.IMPARTIAL.values().stream();
    }

    /** 896 sums and 3,584 changed values in all; one in eight of them as a rule. */
    @ParameterizedTest
    @MethodSource("impartial")
    void theSumOfAnImpartialGameAndOneWithLeftAndRightHasOnlyItsValue(String impartial) {
        int taken = 0;
        List<String> others = MixedSums.partizan();
        for (int k = 0; k < others.size(); k++) {
            if (Share.takes(31L * impartial.hashCode() + k, 8) || k == others.size() - 1 && taken == 0) {
                taken++;
                String game = impartial + (k % 2 == 0 ? " + " : " - ") + others.get(k);
                CanonicalForm value = value(game);
                assertThat(holds(game, value.toString())).as(game).isTrue();
                for (String difference : DIFFERENCES) {
                    String other = value.plus(CanonicalForm.parse(difference)).toString();
                    assertThat(holds(game, other))
                            .as("%s is not %s", game, other)
                            .isFalse();
                }
            }
        }
    }

    /** The certificate of the third review: the impartial part counted as 0. */
    @Test
    void anImpartialPartDoesNotCountAsZero() {
        assertThat(holds("nim(3, 5) + domineering(2x2)", "+-(1*6)")).isTrue();
        assertThat(holds("nim(3, 5) + domineering(2x2)", "+-1")).isFalse();
        assertThat(holds("{nim(2)|0}", "{*2|0}")).isTrue();
        assertThat(holds("clobber(xxo) - *2", "^*2")).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "cool(domineering(2x2), 1) + domineering(2x2)",
                "heaps(7, 17; move +1, *2; end sum >= 77) + domineering(2x2)",
                "quixo(3) + domineering(2x2)",
                "board(2x2; moves place *; end line of 2 * loses) + domineering(2x2)",
                "board(2x2; moves place; stuck draws)",
                "backsliding-toads-and-frogs(t.f) + 1"
            })
    void whatIsNotValuedByItsMovesIsNotJudged(String game) {
        for (String value : new String[] {"0", "1", "+-1", "*"}) {
            assertThatThrownBy(() -> holds(game, value)).as(game).isInstanceOf(RefusedException.class);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "misere nim(2) + domineering(2x2)",
                "coins(1 2)",
                "misere nim(2)",
                "nim(2) + domineering(2x2) >= 0"
            })
    void whatHasNoValueIsNotCertified(String game) {
        assertThat(holds(game, "0")).isFalse();
        assertThat(holds(game, "+-(1*2)")).isFalse();
    }

    @Test
    void whoMovesFirstDoesNotChangeTheValue() {
        assertThat(holds("domineering(2x2) + nim(1) Right first", "+-(1*)")).isTrue();
        assertThat(holds("domineering(2x2) + nim(1) Right first", "+-1")).isFalse();
    }

    /** As a product of positions neither was checked within 40 s. */
    @ParameterizedTest
    @ValueSource(strings = {"cutcake(3,5) + cutcake(3,5)", "2 . snort(3x3)"})
    void aGameTwiceIsCheckedPartByPart(String game) {
        CanonicalForm value = value(game);
        assertThat(holds(game, value.toString())).isTrue();
        assertThat(holds(game, value.plus(CanonicalForm.parse("*")).toString())).isFalse();
    }

    @Test
    void aLongSumTellsItsCostAndItsProgressAndIsStopped() {
        String game = "domineering(2x2) + 400 - 400";
        List<Note> told = new ArrayList<>();
        List<Long> totals = new ArrayList<>();
        Watch watch = new Watch() {
            @Override
            public void progress(long done, long total) {
                if (total > 100_000) {
                    totals.add(total);
                }
            }

            @Override
            public boolean cancelled() {
                return totals.size() > 1;
            }
        };
        assertThatThrownBy(() -> ValueCertificate.check(certificate(game, "0"), watch, told::add))
                .isInstanceOf(CancelledException.class);
        assertThat(told).extracting(Note::key).containsOnly("partizan.check-sums");
        assertThat(totals).contains((Long) told.get(0).args().get("sums"));
    }
}
