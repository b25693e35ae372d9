package org.zermelo.misere;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.board.notakto.Notakto;
import org.zermelo.heap.HeapCode;
import org.zermelo.misere.MisereQuotient.Limits;
import org.zermelo.misere.MisereQuotient.QuotientPeriod;
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

    /** What stands for a sum has the outcome of the sum beside anything. */
    @ParameterizedTest
    @ValueSource(strings = {"0.77", "0.123", "0.07", "4.7", "0.26"})
    void reducedSumsAreEqual(String code) {
        Heaps heaps = withNim(MisereQuotientTest.code(code));
        NimHeaps nim = new NimHeaps(heaps);
        MisereQuotientTest.Search search = new MisereQuotientTest.Search(heaps);
        for (int a = 1; a <= 7; a++) {
            for (int b = a; b <= 7; b++) {
                for (int beside = 0; beside <= HEAPS + 3; beside++) {
                    List<Integer> sum = new ArrayList<>(List.of(a, b));
                    List<Integer> reduced = new ArrayList<>(
                            Arrays.stream(nim.reduced(a, b)).boxed().toList());
                    if (beside > 0) {
                        sum.add(beside);
                        reduced.add(beside);
                    }
                    sum.sort(null);
                    reduced.sort(null);
                    assertThat(search.wins(reduced)).as("%s: %s", code, sum).isEqualTo(search.wins(sum));
                }
            }
        }
        assertThat(nim.reduced(HEAPS + 1, HEAPS + 1)).isEmpty();
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

    /** Genera of 0.4107 against the quotient of its heaps and the heaps of Nim up to 7. */
    @Test
    void byTheQuotient() {
        Heaps code = MisereQuotientTest.code("0.4107");
        Heaps heaps = n -> n <= NIM ? nim(n) : shifted(code.options(n - NIM));
        MisereQuotient quotient = MisereQuotient.of(heaps, NIM + 32, Limits.STANDARD, Watch.NONE);
        assertThat(quotient.isComplete()).isTrue();
        Genera genera = new Genera(code, Watch.NONE);
        for (int n = 1; n <= 32; n++) {
            Genus genus = genera.of(n).orElseThrow();
            for (int twos = 0; twos <= 6; twos++) {
                int x = quotient.times(quotient.value(NIM + n), quotient.power(quotient.value(2), twos));
                for (int v = 0; v <= NIM; v++) {
                    assertThat(quotient.isPrevious(quotient.times(x, quotient.value(v))))
                            .as("heap %s beside %s heaps of two and one of %s", n, twos, v)
                            .isEqualTo(genus.at(twos) == v);
                }
            }
        }
    }

    private static final int NIM = 7;

    private static int[][] nim(int size) {
        int[][] options = new int[size][];
        for (int left = 0; left < size; left++) {
            options[left] = left == 0 ? new int[0] : new int[] {left};
        }
        return options;
    }

    private static int[][] shifted(int[][] options) {
        return Arrays.stream(options)
                .map(option -> Arrays.stream(option).map(n -> n + NIM).toArray())
                .toArray(int[][]::new);
    }

    @Test
    void studies() {
        QuotientStudy kayles = QuotientStudy.ofHeaps(HeapCode.parse("0.77"), 200, Watch.NONE);
        assertThat(kayles.quotient().order()).isEqualTo(40);
        assertThat(kayles.period()).contains(new QuotientPeriod(12, 71));
        QuotientStudy shorter = QuotientStudy.ofHeaps(HeapCode.parse("0.77"), 150, Watch.NONE);
        assertThat(shorter.period())
                .as("150 heaps do not prove a period from 71 on")
                .isEmpty();
        QuotientStudy notakto = QuotientStudy.ofGame(Notakto.of(1, 3), Watch.NONE);
        assertThat(notakto.quotient().order()).isEqualTo(18);
        assertThat(notakto.quotient().previousCount()).isEqualTo(4);
        QuotientStudy three = QuotientStudy.ofHeaps(HeapCode.parseHexadecimal("0.F"), 20, Watch.NONE);
        assertThat(three.period())
                .as("the theorem is for moves that leave two heaps")
                .isEmpty();
    }
}
