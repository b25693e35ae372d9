package org.zermelo.heap;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.zermelo.heap.nimbers.NimValues;
import org.zermelo.heap.pairs.PairSearch;
import org.zermelo.heap.period.NimSequence;
import org.zermelo.heap.sequence.SequenceRun;
import org.zermelo.tests.Share;

/** Every engine against the definition, and every proved period against values far beyond its window. */
class EnginesAgreeTest {

    private static void agree(HeapRules rules, int heaps) {
        int[] expected = Sequences.array(Sequences.values(rules, heaps, "naive"));
        List<String> engines = new SequenceRun(rules, 1, 1_000, PairSearch.PLAIN, null).engines();
        for (String engine : engines) {
            assertThat(Sequences.array(Sequences.values(rules, heaps, engine)))
                    .as("%s of %s", engine, rules.text())
                    .isEqualTo(expected);
        }
        assertThat(Sequences.array(Sequences.values(rules, heaps)))
                .as(rules.text())
                .isEqualTo(expected);
        NimSequence sequence = Sequences.proved(rules, heaps / 2);
        int known = sequence.proof().isPresent() ? heaps : heaps / 2;
        for (int heap = 0; heap < known; heap++) {
            assertThat(sequence.value(heap)).as("%s at %d", rules.text(), heap).isEqualTo(expected[heap]);
        }
    }

    /** A search for a period goes on from 64 heaps, 128 and so on, each time with an engine that begins behind known values. */
    @Test
    void repeatingDigitsThatBreakHeaps() {
        for (String code : List.of("0.[4]", "0.3[4]", "0.[04]", "4.[34]", "0.[7]", "0.[37]", "0.12[46]")) {
            agree(HeapCode.parse(code), 600);
        }
    }

    @Test
    void allCodesOfThreeOctalDigits() {
        for (int d0 = 0; d0 <= 4; d0 += 4) {
            for (int digits = 0; digits < 512; digits++) {
                agree(HeapCode.of(d0, digits >> 6, digits >> 3 & 7, digits & 7), 300);
            }
        }
    }

    @Test
    void allHexadecimalCodesOfTwoDigits() {
        for (int digits = 0; digits < 256; digits++) {
            agree(HeapCode.of(0, digits >> 4, digits & 15), 90);
        }
        agree(HeapCode.of(8, 3), 90);
        agree(HeapCode.of(12, 0, 9), 90);
    }

    /** Games whose rare heaps end early and whose space counts the top bit; in the last three the parity of the heap counts, too. */
    @Test
    void halfTheWordsBeyondTheLastRareHeap() {
        for (String code : List.of("0.174", "0.374", "4.064", "0.36242", "0.072502", "0.62406")) {
            HeapRules rules = HeapCode.parse(code);
            assertThat(Sequences.array(Sequences.values(rules, 6_000, "sparse-sets")))
                    .as(code)
                    .isEqualTo(Sequences.array(Sequences.values(rules, 6_000, "naive")));
        }
    }

    @Test
    void longerDigits() {
        agree(HeapCode.parse("0.G"), 40);
        agree(HeapCode.parse("0.3V"), 40);
        agree(HeapCode.parse("0.0(65)"), 30);
    }

    @Test
    void allSubtractionSetsUpToEight() {
        for (int bits = 0; bits < 256; bits++) {
            Set<Integer> amounts = new TreeSet<>();
            for (int amount = 1; amount <= 8; amount++) {
                if ((bits >> amount - 1 & 1) == 1) {
                    amounts.add(amount);
                }
            }
            agree(Subtraction.of(amounts), 600);
            agree(Subtraction.allBut(amounts), 300);
        }
    }

    @Test
    void repeatingDigits() {
        for (String code :
                List.of("0.[37]", "0.[7]", "0.[1]", "0.[2]", "0.0[12]", "0.5[30]", "4.[3]", "0.13[203]", "0.[16]")) {
            agree(HeapCode.parse(code), 160);
        }
        agree(HeapCode.parse("0.[8]"), 60);
    }

    @Test
    void randomLongCodes() {
        Random random = new Random(20_021);
        for (int round = 0; round < 40; round++) {
            int[] digits = random.ints(2 + random.nextInt(12), 0, 8).toArray();
            digits[0] &= 4;
            agree(HeapCode.of(digits), 400);
        }
    }

    /** Moves that take more than most heaps hold. */
    @Test
    void codesOfHundredsOfDigits() {
        Random random = new Random(400);
        for (int length : new int[] {60, 130, 400}) {
            int[] digits = random.ints(length, 0, 8).toArray();
            digits[0] &= 4;
            agree(HeapCode.of(digits), 700);
        }
    }

    @Test
    void rulesByFunction() {
        agree(new GrundysGame(), 700);
        HeapTake unequal = new HeapTake(1, 2, true);
        UniformTakes uniform = new UniformTakes(0, List.of(HeapTake.of(1, 1), unequal, HeapTake.of(2, 2)));
        agree(HeapRules.of("take-1-break-apart", heap -> uniform.takes(), uniform), 600);
        UniformTakes late = new UniformTakes(7, List.of(HeapTake.of(1, 1), HeapTake.of(1, 2), HeapTake.of(3, 0)));
        agree(HeapRules.of("late", heap -> heap < 7 ? List.of(HeapTake.of(2, 1)) : late.takes(), late), 600);
        agree(HeapRules.of("half", heap -> halves(heap)), 300);
        agree(HeapRules.of("three-apart", heap -> List.of(new HeapTake(1, 3, true), HeapTake.of(1, 1))), 60);
    }

    /** Random moves by the remainder of the heap, some of which break it. */
    @Test
    void rulesByRemainder() {
        Random random = new Random(1_956);
        int proved = 0;
        for (int round = 0; round < 60; round++) {
            List<List<HeapTake>> byResidue = new ArrayList<>();
            int modulus = 2 + random.nextInt(4);
            for (int residue = 0; residue < modulus; residue++) {
                List<HeapTake> takes = new ArrayList<>();
                for (int i = random.nextInt(3); i >= 0; i--) {
                    takes.add(HeapTake.of(1 + random.nextInt(4), random.nextInt(round % 2 == 0 ? 2 : 3)));
                }
                byResidue.add(takes);
            }
            ResidueTakes moves = new ResidueTakes(random.nextInt(6), byResidue);
            HeapRules rules = HeapRules.of(
                    "round " + round,
                    heap -> heap < moves.from() ? List.of(HeapTake.of(1, 1)) : moves.takes(heap),
                    moves);
            agree(rules, 900);
            proved += Sequences.proved(rules, 900).proof().isPresent() ? 1 : 0;
        }
        assertThat(proved).isGreaterThan(30);
    }

    private static List<HeapTake> halves(int heap) {
        List<HeapTake> takes = new ArrayList<>();
        for (int take = 1; 2 * take <= heap; take++) {
            takes.add(HeapTake.of(take, 1));
        }
        return takes;
    }

    /** At most half of a heap: G(2m) = m and G(2m + 1) = G(m). */
    @Test
    void atMostHalf() {
        NimValues values = Sequences.values(HeapRules.of("half", EnginesAgreeTest::halves), 200);
        for (int heap = 1; heap < 200; heap++) {
            assertThat(values.get(heap)).isEqualTo(heap % 2 == 0 ? heap / 2 : values.get(heap / 2));
        }
    }

    @Test
    void valuesOutgrowAByteAndGoOn() {
        HeapRules dense = HeapCode.parse("0.007");
        NimValues values = Sequences.values(dense, 16_000);
        assertThat(values.width()).isEqualTo(2);
        assertThat(values.get(10_000)).isEqualTo(33);
        assertThat(values.max()).isGreaterThan(255);
        assertThat(Sequences.fnv(values, 16_000))
                .isEqualTo(Sequences.fnv(Sequences.values(dense, 16_000, "naive"), 16_000))
                .isEqualTo(Sequences.fnv(Sequences.values(dense, 16_000, "sparse-wide"), 16_000))
                .isEqualTo(Sequences.fnv(Sequences.values(dense, 16_000, "sparse-sets"), 16_000));
    }

    /** Asked for by name, every engine goes over the border of a byte, or hands on what it cannot hold. */
    @Test
    void everyEngineGoesOverTheBorderOfAByte() {
        HeapRules dense = HeapCode.parse("0.007");
        long expected = Sequences.fnv(Sequences.values(dense, 11_000, "naive"), 11_000);
        for (String engine : List.of("sparse-64", "sparse-block", "sparse-sets", "sparse-wide", "exhaustive")) {
            NimValues values = Sequences.values(dense, 11_000, engine);
            assertThat(values.max()).isGreaterThan(255);
            assertThat(Sequences.fnv(values, 11_000)).as(engine).isEqualTo(expected);
        }
        Set<Integer> amounts = new TreeSet<>();
        for (int amount = 1; amount <= 600; amount++) {
            amounts.add(amount);
        }
        NimValues unsplit = Sequences.values(Subtraction.of(amounts), 2_000, "unsplit");
        NimValues triple = Sequences.values(HeapCode.parse("0.8"), 1_000, "pair-sets");
        for (int heap = 0; heap < 2_000; heap++) {
            assertThat(unsplit.get(heap)).isEqualTo(heap % 601);
            assertThat(heap < 1_000 && heap > 0 ? triple.get(heap) : 0)
                    .isEqualTo(heap < 1_000 && heap > 0 ? (heap - 1) / 3 : 0);
        }
    }

    @Test
    @EnabledIfSystemProperty(named = Share.LONG, matches = "true")
    void valuesOutgrowSixteenBitsAndGoOn() {
        NimValues values = Sequences.values(Subtraction.allBut(Set.of()), 70_000);
        assertThat(values.width()).isEqualTo(4);
        for (int heap = 0; heap < 70_000; heap++) {
            assertThat(values.get(heap)).isEqualTo(heap);
        }
    }
}
