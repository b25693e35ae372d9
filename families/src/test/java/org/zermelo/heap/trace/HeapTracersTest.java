package org.zermelo.heap.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.game.RefusedException;
import org.zermelo.heap.GrundysGame;
import org.zermelo.heap.HeapCode;
import org.zermelo.heap.HeapRules;
import org.zermelo.heap.Subtraction;
import org.zermelo.heap.period.NimSequence;
import org.zermelo.heap.period.NimSequences;
import org.zermelo.heap.period.PeriodProof;
import org.zermelo.heap.play.HeapGame;
import org.zermelo.heap.play.HeapMove;
import org.zermelo.heap.play.HeapPosition;
import org.zermelo.solve.Watch;
import org.zermelo.trace.Change;
import org.zermelo.trace.Trace;
import org.zermelo.trace.TraceStep;
import org.zermelo.trace.Tracer;
import org.zermelo.value.Values;

/** Nim-sequences and periods that are watched, against the definition and the prover, on all octal codes of two digits. */
class HeapTracersTest {

    private static Trace trace(String method, HeapRules rules, long... heaps) {
        HeapGame game = new HeapGame(rules, HeapPosition.of(heaps));
        Tracer tracer = HeapTracers.all().stream()
                .filter(each -> each.method().equals(method))
                .findFirst()
                .orElseThrow();
        assertThat(tracer.fits(game, Values.nimber())).isTrue();
        return tracer.trace(game, Values.nimber());
    }

    private static List<HeapRules> codes() {
        List<HeapRules> codes = new ArrayList<>();
        for (int a = 0; a < 8; a++) {
            for (int b = 1; b < 8; b++) {
                codes.add(HeapCode.of(0, a, b));
            }
        }
        codes.add(Subtraction.of(Set.of(1, 3, 4)));
        codes.add(Subtraction.of(Set.of(2, 5)));
        return codes;
    }

    /** The nimber by its definition, over whole positions. */
    private static int nimber(HeapGame game, HeapPosition position, Map<HeapPosition, Integer> known) {
        Integer found = known.get(position);
        if (found != null) {
            return found;
        }
        Set<Integer> seen = new TreeSet<>();
        for (HeapMove move : game.moves(position)) {
            seen.add(nimber(game, game.play(position, move), known));
        }
        int mex = 0;
        while (seen.contains(mex)) {
            mex++;
        }
        known.put(position, mex);
        return mex;
    }

    @Test
    void theSequenceGivesTheNimberOfEveryTwoSmallHeaps() {
        for (HeapRules rules : codes()) {
            HeapGame game = new HeapGame(rules, HeapPosition.of(1));
            Map<HeapPosition, Integer> known = new HashMap<>();
            for (long a = 1; a <= 7; a++) {
                for (long b = 0; b <= a; b += 2) {
                    int expected = nimber(game, HeapPosition.of(a, b), known);
                    assertThat(trace("sprague-grundy", rules, a, b).answered())
                            .as("%s: %d, %d", rules.text(), a, b)
                            .isEqualTo(Integer.toString(expected));
                }
            }
        }
    }

    @Test
    void thePeriodIsThatOfTheProver() {
        int proved = 0;
        for (HeapRules rules : codes()) {
            NimSequence sequence =
                    NimSequences.compute(rules, 1_000, NimSequences.Settings.ofThisMachine(), Watch.NONE);
            if (sequence.proof().isEmpty()) {
                assertThatThrownBy(() -> trace("period-proof", rules, 1)).isInstanceOf(RefusedException.class);
                continue;
            }
            proved++;
            PeriodProof proof = sequence.proof().get();
            Trace trace = trace("period-proof", rules, 1);
            Map<String, String> facts =
                    trace.steps().get(trace.steps().size() - 1).variables();
            assertThat(trace.answered())
                    .as(rules.text())
                    .isEqualTo(Long.toString(proof.period().length()));
            assertThat(facts)
                    .as(rules.text())
                    .containsEntry("n₀", Long.toString(proof.from()))
                    .containsEntry("N", Long.toString(proof.to()));
        }
        assertThat(proved).isGreaterThan(30);
    }

    /** R. K. Guy and C. A. B. Smith, The G-values of various games, 1956: Kayles and Dawson's Kayles. */
    @ParameterizedTest
    @CsvSource({"0.77, 12, 71, 156", "0.07, 34, 53, 142"})
    void knownPeriodsAreProved(String code, String period, String from, String window) {
        HeapRules rules = code.equals("0.77") ? HeapCode.of(0, 7, 7) : HeapCode.of(0, 0, 7);
        Trace trace = trace("period-proof", rules, 1);
        assertThat(trace.answered()).isEqualTo(period);
        assertThat(trace.steps().get(trace.steps().size() - 1).variables())
                .containsEntry("n₀", from)
                .containsEntry("N", window);
    }

    @Test
    void whatIsToBeForetoldIsWhatTheStepWritesAndOnlyWhatWasWrittenIsRead() {
        for (Trace trace : List.of(
                trace("sprague-grundy", HeapCode.of(0, 7, 7), 9, 4), trace("period-proof", HeapCode.of(0, 7, 7), 9))) {
            for (int k = 1; k < trace.steps().size(); k++) {
                TraceStep step = trace.steps().get(k);
                int before = k - 1;
                assertThat(step.looked())
                        .as("%s %d", trace.method(), k)
                        .allMatch(spot -> !trace.at(before).text(spot).isEmpty());
                step.guess()
                        .ifPresent(guess -> assertThat(step.changes().stream()
                                        .filter(change -> change.spot().equals(guess.spot()))
                                        .map(Change::text))
                                .containsExactly(guess.answer()));
            }
            assertThat(trace.steps()).anyMatch(step -> step.guess().isPresent());
        }
    }

    @Test
    void whatCannotBeShownIsRefused() {
        assertThatThrownBy(() -> trace("sprague-grundy", HeapCode.of(0, 7, 7), 1L << 40))
                .isInstanceOf(RefusedException.class);
        assertThatThrownBy(() -> trace("period-proof", new GrundysGame(), 9)).isInstanceOf(RefusedException.class);
        HeapGame none = new HeapGame(HeapCode.of(0, 7, 7), HeapPosition.of());
        assertThat(new SequenceTracer().fits(none, Values.nimber())).isFalse();
        assertThat(new PeriodTracer().fits(none, Values.misere())).isFalse();
    }
}
