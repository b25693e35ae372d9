package org.zermelo.heap;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.zermelo.heap.nimbers.NimValues;
import org.zermelo.heap.period.NimSequence;
import org.zermelo.heap.period.Period;

/** Sequences and periods that are published, or that independent programs agree on. */
class PublishedSequencesTest {

    private static final int HEAPS = 10_000;

    static List<OctalClass> classes() {
        return OctalClass.all();
    }

    @ParameterizedTest
    @MethodSource("classes")
    void classOfThreeDigitCodes(OctalClass expected) {
        NimValues values = Sequences.values(HeapCode.parse(expected.code()), HEAPS);
        long sum = 0;
        long fold = 0;
        for (int heap = 0; heap < HEAPS; heap++) {
            sum += values.get(heap);
            fold ^= values.get(heap) * (heap + 1L);
        }
        assertThat(Arrays.copyOf(Sequences.array(values), 40)).isEqualTo(expected.first());
        assertThat(sum).isEqualTo(expected.sum());
        assertThat(fold).isEqualTo(expected.fold());
        assertThat(Sequences.fnv(values, HEAPS)).isEqualTo(expected.fnv().get(HEAPS));
    }

    @Test
    void shortPeriodsAreProvedWithTheLeastLengthAndPreperiod() {
        List<OctalClass> periodic = classes().stream()
                .filter(c -> c.heapsToProve().isPresent() && c.heapsToProve().getAsLong() <= 2 * HEAPS)
                .toList();
        assertThat(periodic).hasSizeGreaterThan(30);
        for (OctalClass c : periodic) {
            NimSequence sequence = Sequences.proved(HeapCode.parse(c.code()), 2 * HEAPS);
            assertThat(sequence.proof()).as(c.code()).isPresent();
            Period expected = new Period(c.period().getAsLong(), c.preperiod().getAsLong(), 0);
            assertThat(sequence.proof().get().period()).as(c.code()).isEqualTo(expected);
        }
    }

    @Test
    void noPeriodIsClaimedForOpenGames() {
        for (String code : List.of("0.6", "0.04", "0.06", "0.14", "0.36", "0.007", "0.106")) {
            assertThat(Sequences.proved(HeapCode.parse(code), HEAPS).proof())
                    .as(code)
                    .isEmpty();
        }
        assertThat(Sequences.proved(new GrundysGame(), HEAPS).proof()).isEmpty();
    }

    @Test
    void aliasesAreShifted() {
        for (OctalClass c : classes()) {
            NimValues values = Sequences.values(HeapCode.parse(c.code()), 400);
            for (Map.Entry<String, Integer> alias : c.aliases().entrySet()) {
                NimValues other = Sequences.values(HeapCode.parse(alias.getKey()), 400);
                for (int heap = 0; heap < 400; heap++) {
                    int shifted = heap - alias.getValue();
                    assertThat(other.get(heap))
                            .as("%s at %d", alias.getKey(), heap)
                            .isEqualTo(shifted < 0 ? 0 : values.get(shifted));
                }
            }
        }
    }

    /** The published table that equates 0.161 and 0.36 errs: they part at heap 519. */
    @Test
    void twoCodesThatPartLate() {
        NimValues one = Sequences.values(HeapCode.parse("0.161"), 600);
        NimValues other = Sequences.values(HeapCode.parse("0.36"), 600);
        int first = 0;
        while (one.get(first) == other.get(first)) {
            first++;
        }
        assertThat(first).isEqualTo(519);
    }

    /** First terms as in OEIS; A002186 Kayles, A002187 Dawson's Kayles from heap 1, A002188 Grundy's game. */
    @Test
    void oeisSequences() {
        assertThat(Sequences.array(Sequences.values(HeapCode.parse("0.77"), 24)))
                .containsExactly(0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7);
        assertThat(Sequences.array(Sequences.values(HeapCode.parse("0.07"), 21)))
                .containsExactly(0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3);
        assertThat(Sequences.array(Sequences.values(new GrundysGame(), 31)))
                .containsExactly(
                        0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0, 4, 3, 0, 4, 3, 0, 4, 1, 2, 3);
    }

    @Test
    void grundysGameFurtherOn() {
        NimValues values = Sequences.values(new GrundysGame(), 20_000);
        assertThat(values.get(50)).isZero();
        assertThat(values.get(80)).isEqualTo(5);
        assertThat(values.get(100)).isEqualTo(2);
        assertThat(Sequences.array(values))
                .isEqualTo(Sequences.array(Sequences.values(new GrundysGame(), 20_000, "exhaustive")));
    }

    /** A071436 names 326637 as the last exception of 0.56; it is 326639. A071430 for 0.16. */
    @ParameterizedTest
    @CsvSource({"0.56, 144, 326640, 660000", "0.16, 149459, 105351, 510000", "0.127, 4, 46578, 100000"})
    void longPeriods(String code, long length, long preperiod, int heaps) {
        NimSequence sequence = Sequences.proved(HeapCode.parse(code), heaps);
        assertThat(sequence.proof().orElseThrow().period()).isEqualTo(new Period(length, preperiod, 0));
    }

    @ParameterizedTest
    @CsvSource({
        "0.1377, 24, 141", "0.11377, 32, 187", "0.7777, 24, 142", "0.117, 48, 47", "0.115, 14, 1",
        "0.141, 11, 14", "0.15, 10, 1", "0.26, 4, 1", "0.71, 2, 3", "0.524, 52, 1"
    })
    void periodsOfOtherCodes(String code, long length, long preperiod) {
        NimSequence sequence = Sequences.proved(HeapCode.parse(code), 2_000);
        assertThat(sequence.proof().orElseThrow().period()).isEqualTo(new Period(length, preperiod, 0));
    }

    @Test
    void farHeapsOfPeriodicGames() {
        NimSequence kayles = Sequences.proved(HeapCode.parse("0.77"), 1_000);
        assertThat(kayles.computed()).isLessThanOrEqualTo(256);
        NimValues direct = Sequences.values(HeapCode.parse("0.77"), 5_000);
        for (int heap = 0; heap < 5_000; heap++) {
            assertThat(kayles.value(heap)).isEqualTo(direct.get(heap));
        }
        // 10^18 leaves 4 modulo 12, and so does heap 76
        assertThat(kayles.value(1_000_000_000_000_000_000L)).isEqualTo(direct.get(76));
    }

    @Test
    void subtractionGames() {
        period(Subtraction.of(Set.of(2, 3, 7)), 5, 0, 0);
        period(Subtraction.of(Set.of(1, 3, 4)), 7, 0, 0);
        period(Subtraction.of(Set.of(2, 5, 7)), 22, 0, 0);
        period(Subtraction.of(Set.of(1, 2)), 3, 0, 0);
        period(Subtraction.of(Set.of(1, 2, 5)), 3, 0, 0);
        period(Subtraction.of(Set.of(1, 3)), 2, 0, 0);
        period(Subtraction.of(Set.of()), 1, 0, 0);
        period(Subtraction.allBut(Set.of(2, 3, 7)), 4, 0, 2);
        period(Subtraction.allBut(Set.of()), 1, 0, 1);
        period(HeapCode.parse("0.3F"), 6, 0, 3);
        period(HeapCode.parse("0.8"), 3, 1, 1);
    }

    private static void period(HeapRules rules, long length, long preperiod, long saltus) {
        NimSequence sequence = Sequences.proved(rules, 2_000);
        assertThat(sequence.proof()).as(rules.text()).isPresent();
        assertThat(sequence.proof().get().period()).as(rules.text()).isEqualTo(new Period(length, preperiod, saltus));
    }

    @Test
    void twentyValuesOfArithmeticGames() {
        assertThat(Sequences.array(Sequences.values(Subtraction.allBut(Set.of(2, 3, 7)), 21)))
                .containsExactly(0, 1, 0, 1, 2, 3, 2, 3, 4, 5, 4, 5, 6, 7, 6, 7, 8, 9, 8, 9, 10);
        assertThat(Sequences.array(Sequences.values(HeapCode.parse("0.3F"), 21)))
                .containsExactly(0, 1, 2, 0, 1, 2, 3, 4, 5, 3, 4, 5, 6, 7, 8, 6, 7, 8, 9, 10, 11);
    }
}
