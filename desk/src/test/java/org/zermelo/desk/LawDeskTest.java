package org.zermelo.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.desk.nimbers.SequenceDesk;
import org.zermelo.game.RefusedException;
import org.zermelo.heap.period.NimSequence;
import org.zermelo.heap.period.NimSequences.Settings;
import org.zermelo.law.DigitLaw;
import org.zermelo.law.PeriodLaw;
import org.zermelo.notation.HeapRulesText;
import org.zermelo.solve.Watch;

/** Proved periods of nimbers as laws: what their automaton reads from digits is what is computed heap by heap. */
class LawDeskTest {

    private static final int BELOW = 3_000;

    private static void likeComputed(DigitLaw law, String rules) {
        Settings all = new Settings(1L << 28, Settings.ofThisMachine().search(), null, false);
        NimSequence computed = SequenceDesk.compute(HeapRulesText.parse(rules), BELOW, all, Watch.NONE);
        for (long heap = 0; heap < BELOW; heap++) {
            assertThat(law.automaton().of(law.numeration(), heap))
                    .as(rules + " at " + heap)
                    .isEqualTo((int) computed.value(heap));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "kayles(S) | kayles | S | 14",
                "kayles | kayles | n | 14",
                "octal(0.07, H) | 0.07 | H | 43",
                "0.137 | 0.137 | n | 43",
                "0.137(K) | 0.137 | K | 43"
            })
    void namedHeaps(String text, String rules, String name, int states) {
        PeriodLaw law = (PeriodLaw) LawDesk.ofNamedHeaps(text, Watch.NONE).orElseThrow();
        assertThat(law.names()).containsExactly(name);
        assertThat(law.automaton().states()).isEqualTo(states);
        likeComputed(law, rules);
    }

    @ParameterizedTest
    @ValueSource(strings = {"heaps(S; take 1..2 then maybe split)", "heaps(S; take 1 then split, take 2)"})
    void rulesThatBreakHeaps(String text) {
        PeriodLaw law = (PeriodLaw) LawDesk.find(LawDesk.question(text), "winner", Watch.NONE);
        likeComputed(law, text.replace("S;", "1;"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"nim(3, 4)", "kayles(40)", "heaps(S; move -1)", "wythoff(a, b)", "chess"})
    void othersAreNotNamedHeaps(String text) {
        assertThat(LawDesk.ofNamedHeaps(text, Watch.NONE)).isEmpty();
    }

    /** Grundy's game, whose period nobody knows, and nimbers that rise with each period. */
    @ParameterizedTest
    @ValueSource(strings = {"grundy", "0.3f"})
    void withoutPeriod(String text) {
        assertThatThrownBy(() -> LawDesk.ofNamedHeaps(text, Watch.NONE))
                .isInstanceOf(RefusedException.class)
                .hasMessageContaining("period");
    }
}
