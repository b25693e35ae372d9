package org.zermelo.misere;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.board.notakto.Notakto;
import org.zermelo.game.RefusedException;
import org.zermelo.heap.HeapCode;
import org.zermelo.misere.MisereQuotient.Period;
import org.zermelo.solve.Watch;

class GeneraTest {

    private static final int HEAPS = 9;
    private static final int MOST_VALUE = 8;

    /** Heaps 1 .. 9 of a code, then Nim heaps 1 .. 8 as components 10 .. 17. */
    private static Heaps withNim(Heaps code) {
        return n -> {
            if (n <= HEAPS) {
                return code.options(n);
            }
            int[][] options = new int[n - HEAPS][];
            for (int left = 0; left < options.length; left++) {
                options[left] = left == 0 ? new int[0] : new int[] {HEAPS + left};
            }
            return options;
        };
    }

    /** Misère nim values against their definition: the component beside a Nim heap and some heaps of two is lost. */
    @ParameterizedTest
    @ValueSource(strings = {"0.77", "0.123", "0.137", "0.07", "0.16", "0.37", "4.7"})
    void againstTheDefinition(String code) {
        Heaps heaps = withNim(MisereQuotientTest.code(code));
        Genera genera = new Genera(heaps, Watch.NONE);
        MisereQuotientTest.Search search = new MisereQuotientTest.Search(heaps);
        for (int n = 1; n <= HEAPS; n++) {
            Genus genus = genera.of(n).orElseThrow();
            for (int twos = 0; twos <= 3; twos++) {
                for (int v = 0; v <= MOST_VALUE; v++) {
                    List<Integer> sum = new ArrayList<>(List.of(n));
                    for (int i = 0; i < twos; i++) {
                        sum.add(HEAPS + 2);
                    }
                    if (v > 0) {
                        sum.add(HEAPS + v);
                    }
                    sum.sort(null);
                    assertThat(!search.wins(sum))
                            .as("heap %s of %s beside %s heaps of two and one of %s", n, code, twos, v)
                            .isEqualTo(genus.at(twos) == v);
                }
            }
        }
    }

    /** Misère nim values of Kayles and the genus of its heap of five, as CGSuite's tests have them. */
    @Test
    void kayles() {
        Genera genera = new Genera(MisereQuotientTest.code("0.77"), Watch.NONE);
        int[] misere = {0, 2, 3, 0, 1, 3, 2, 1, 0, 2, 4, 0, 1, 2, 5, 1, 6, 3, 2, 0};
        for (int n = 1; n <= misere.length; n++) {
            assertThat(genera.of(n).orElseThrow().at(0)).isEqualTo(misere[n - 1]);
        }
        assertThat(genera.of(5)).hasToString("Optional[4^146]");
        assertThat(genera.isTame(4)).isTrue();
        assertThat(genera.isTame(5)).isFalse();
    }

    @Test
    void studies() {
        QuotientStudy kayles = QuotientStudy.ofHeaps(HeapCode.parse("0.77"), 200, Watch.NONE);
        assertThat(kayles.quotient().order()).isEqualTo(40);
        assertThat(kayles.period()).contains(new Period(12, 71));
        QuotientStudy shorter = QuotientStudy.ofHeaps(HeapCode.parse("0.77"), 150, Watch.NONE);
        assertThat(shorter.period())
                .as("150 heaps do not prove a period from 71 on")
                .isEmpty();
        QuotientStudy notakto = QuotientStudy.ofGame(Notakto.of(1, 3), Watch.NONE);
        assertThat(notakto.quotient().order()).isEqualTo(18);
        assertThat(notakto.quotient().previousCount()).isEqualTo(4);
        assertThatThrownBy(() -> QuotientStudy.ofHeaps(HeapCode.parseHexadecimal("0.F"), 20, Watch.NONE))
                .isInstanceOf(RefusedException.class);
    }
}
