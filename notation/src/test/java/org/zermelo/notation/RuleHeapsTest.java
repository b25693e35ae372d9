package org.zermelo.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.RefusedException;
import org.zermelo.heap.HeapCode;
import org.zermelo.heap.HeapRules;
import org.zermelo.heap.check.CertificateChecker;
import org.zermelo.heap.pairs.PairSearch;
import org.zermelo.heap.period.Certificate;
import org.zermelo.heap.period.NimSequence;
import org.zermelo.heap.period.NimSequences;
import org.zermelo.heap.period.NimSequences.Settings;
import org.zermelo.heap.sequence.SequenceRun;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RulePosition;
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
                "heaps(S; move -k for k in 1..x) | 0.[3]",
                "heaps(S; move take any) | 0.[3]",
                "heaps(S; move -k for k in 4..x, -2) | 0.030[3]",
                "heaps(S; move -k for k in 1..x if k is odd) | -",
                "heaps(S; move -k for k in 1..x if x != 5) | -",
                "heaps(S; move -k for k in 1..x-1) | -",
                "heaps(S; move take any; end sum <= 3) | -",
                "heaps(S; move take any if x > 3, -1) | -"
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
        assertThat(CertificateChecker.check(Certificate.of(sequence), HeapRulesText::declared, Watch.NONE)
                        .game())
                .contains(sequence.rules().text());
    }

    /** By the interpreter alone: every option of every heap, and the least number that is none of their values. */
    private static int[] plain(String text, int heaps) {
        RuleGame game = RuleGame.unstarted(RuleText.ruleset(text));
        int[] values = new int[heaps];
        for (int heap = 0; heap < heaps; heap++) {
            BitSet options = new BitSet();
            RulePosition position = game.at(heap);
            game.moves(position)
                    .forEach(move ->
                            options.set(values[(int) game.play(position, move).value(0)]));
            values[heap] = options.nextClearBit(0);
        }
        return values;
    }

    private static void provedAsPlayed(String text) {
        NimSequence sequence = sequence(HeapRulesText.parse(text), 400);
        int[] plain = plain(text, 600);
        assertThat(sequence.proof()).as(text).isPresent();
        for (int heap = 0; heap < plain.length; heap++) {
            assertThat(sequence.value(heap)).as("%s at %d", text, heap).isEqualTo(plain[heap]);
        }
        assertThat(CertificateChecker.check(Certificate.of(sequence), HeapRulesText::declared, Watch.NONE)
                        .game())
                .as(text)
                .contains(sequence.rules().text());
    }

    /** Moves that depend on a remainder of the heap: before the move, after it, in what is taken, and in what ends the play. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "heaps(S; move -1, -3, -4)",
                "heaps(S; move -2 if x > 2, -5 if x >= 6)",
                "heaps(S; move -1 if x % 2 = 0, -2)",
                "heaps(S; move -1 if x % 3 = 0, -2 if x % 3 != 1, -5)",
                "heaps(S; move -1 if x % 4 = 0 or x % 6 = 1, -2 if x % 3 > 0, -7)",
                "heaps(S; move -k for k in 1..3 if (x + k) % 3 = 0)",
                "heaps(S; move -k for k in 1..x%5)",
                "heaps(S; move =x-(x%4+1), -3)",
                "heaps(S; move -1 if (x*x+1) % 5 = 0 else -2)",
                "heaps(S; move -1, -3 if x - 2 >= 9; result x % 5 != 2)",
                "heaps(S; move -1, -2, -6; result x != 20 and x % 2 = 0 or x > 30)",
                "heaps(S; move -1, -2; end x % 7 = 3)"
            })
    void periodsOfRulesByRemainder(String text) {
        assertThat(HeapRulesText.parse(text).byResidue()).as(text).isPresent();
        provedAsPlayed(text);
    }

    /** Takes of 1, 2 and 3, each allowed for any set of remainders by 2, or by 3. */
    @Test
    void allRulesOfThreeTakesBySmallRemainders() {
        for (int modulus = 2; modulus <= 3; modulus++) {
            for (int sets = 1; sets < 1 << 3 * modulus; sets += modulus == 2 ? 1 : 23) {
                StringJoiner moves = new StringJoiner(", ");
                for (int take = 1; take <= 3; take++) {
                    for (int residue = 0; residue < modulus; residue++) {
                        if ((sets >> modulus * (take - 1) + residue & 1) == 1) {
                            moves.add("-" + take + " if x % " + modulus + " = " + residue);
                        }
                    }
                }
                provedAsPlayed("heaps(S; move " + moves + ")");
            }
        }
    }

    @Test
    void whatDependsOnTheHeapOtherwiseIsNotTakenToRecur() {
        for (String move : List.of(
                "-k for k in 1..x",
                "-1 if x % 2 = x // 2",
                "-1 if 2*x > 9",
                "/2 floor",
                "-1 if x % 5000 = 1",
                "-k*k for k in 1..x",
                "-1 if 100 % x = 0")) {
            assertThat(HeapRulesText.parse("heaps(S; move " + move + ")").byResidue())
                    .as(move)
                    .isEmpty();
        }
    }

    /** Options listed by bytecode, and by the interpreter where there are few heaps or where bytecode cannot say what is wrong. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(S; move -k*k for k in 1..x if k*k <= x) | 700",
                "heaps(S; move -k for k in 1..x-1 if x % k = 0) | 700",
                "heaps(S; move -k for k in 1..x/2 floor; end x <= 4) | 900",
                "heaps(S; move /2 floor, -1, /3) | 20100",
                "heaps(S; move -1 if x < 5, -k for k in 1..x//7) | 600"
            })
    void listedOptionsGiveTheSameValues(String text, int heaps) {
        NimSequence sequence = sequence(HeapRulesText.parse(text), heaps);
        assertThat(sequence.stages()).extracting(SequenceRun.Stage::engine).containsExactly("listed");
        int[] plain = plain(text, heaps);
        for (int heap = 0; heap < heaps; heap++) {
            assertThat(sequence.value(heap)).as("%s at %d", text, heap).isEqualTo(plain[heap]);
        }
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
