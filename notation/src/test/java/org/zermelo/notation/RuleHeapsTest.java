package org.zermelo.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.RefusedException;
import org.zermelo.heap.HeapCode;
import org.zermelo.heap.HeapRules;
import org.zermelo.heap.check.CertificateChecker;
import org.zermelo.heap.period.Certificate;
import org.zermelo.heap.period.NimSequence;
import org.zermelo.heap.period.NimSequences;
import org.zermelo.heap.period.NimSequences.Settings;
import org.zermelo.heap.sequence.PairSearch;
import org.zermelo.solve.Watch;

/** Nim-sequences of declared rules with one heap. */
class RuleHeapsTest {

    private static NimSequence sequence(HeapRules rules, int heaps) {
        return NimSequences.compute(rules, heaps, new Settings(1 << 26, PairSearch.PLAIN, null, true), Watch.NONE);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(S; move -1, -3, -4) | 0.3033",
                "heaps(S; move -k for k in 1..5 if k != 3; S = 9) | 0.33033",
                "heaps(S; move -2 if x > 2, -5 if x >= 6) | 0.02002",
                "heaps(S; move -1 if x = 1, -2 if x != 2) | 0.12",
                "heap(S in 1..30; move take 1..3) | 0.333",
                "@matches | 0.23",
                "@subtract-a-square | -",
                "heaps(S; move -1 if x % 2 = 0, -2) | -",
                "heaps(S; move -1, -2 if x != 5) | -",
                "heaps(S; move -k for k in 1..x) | -"
            })
    void codesAreRecognised(String text, String code) {
        HeapRules rules = HeapRulesText.parse(text);
        assertThat(rules.asCode().map(HeapCode::text))
                .isEqualTo(Optional.of(code).filter(c -> !c.equals("-")));
    }

    /** By the definition, against the heaps of a code. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "heaps(S; move -1, -3, -4)",
                "heaps(S; move -2 if x > 2, -5 if x >= 6)",
                "heaps(S; move -k for k in 1..9)"
            })
    void theSameAsTheirCode(String text) {
        HeapRules rules = HeapRulesText.parse(text);
        NimSequence expected = sequence(rules.asCode().orElseThrow(), 300);
        NimSequence found = sequence(HeapRules.of("moves", rules::takes), 300);
        for (int heap = 0; heap < 300; heap++) {
            assertThat(found.value(heap)).isEqualTo(expected.value(heap));
        }
    }

    /** The moves of all heaps from 6 on are the same although no code has them: a period is proved, and its certificate holds. */
    @Test
    void periodsOfRulesThatAreNoCode() {
        HeapRules rules = HeapRulesText.parse("heaps(S; move -1, -2 if x != 5)");
        NimSequence sequence = sequence(rules, 500);
        assertThat(sequence.proof()).isPresent();
        NimSequence plain = sequence(HeapRules.of("moves", rules::takes), 500);
        assertThat(plain.proof()).isEmpty();
        for (int heap = 0; heap < 500; heap++) {
            assertThat(sequence.value(heap)).isEqualTo(plain.value(heap));
        }
        assertThat(CertificateChecker.check(Certificate.of(sequence), Watch.NONE)
                        .holds())
                .isTrue();
    }

    @Test
    void squaresHaveNoProvedPeriod() {
        NimSequence sequence = sequence(HeapRulesText.parse("heaps(S; move -k*k for k in 1..x if k*k <= x)"), 120);
        assertThat(sequence.proof()).isEmpty();
        int[] lost = {0, 2, 5, 7, 10, 12, 15, 17, 20, 22, 34};
        for (int heap : lost) {
            assertThat(sequence.value(heap)).isZero();
        }
    }

    /** A finished game has no moves, whoever finished it: heaps of at most 4 are 0, and larger ones count from there. */
    @Test
    void endsAtWhichTheLastMoverWins() {
        HeapRules rules = HeapRulesText.parse("heaps(S; move -1, -2; end sum <= 4)");
        NimSequence sequence = sequence(rules, 60);
        for (int heap = 0; heap < 60; heap++) {
            assertThat(sequence.value(heap)).isEqualTo(heap <= 4 ? 0 : (heap - 4) % 3);
        }
        assertThat(sequence.proof()).isPresent();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "heaps(3, 4; move -1)",
                "heaps(S; move -1; stuck wins)",
                "heaps(S; move -1, -2 once)",
                "@two-heaps",
                "@once"
            })
    void whatIsNoSequenceIsRefused(String text) {
        assertThatThrownBy(() -> HeapRulesText.parse(text)).isInstanceOf(RefusedException.class);
    }

    @Test
    void growingHeapsAreRefused() {
        assertThatThrownBy(() -> sequence(HeapRulesText.parse("heaps(S; move +1, -2; end sum >= 9)"), 20))
                .isInstanceOf(RefusedException.class);
    }
}
