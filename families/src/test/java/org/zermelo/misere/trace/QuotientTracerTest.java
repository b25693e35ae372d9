package org.zermelo.misere.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.heap.HeapCode;
import org.zermelo.heap.HeapRules;
import org.zermelo.heap.Subtraction;
import org.zermelo.heap.play.HeapGame;
import org.zermelo.heap.play.HeapPosition;
import org.zermelo.misere.MisereQuotient;
import org.zermelo.nim.Nim;
import org.zermelo.solve.Watch;
import org.zermelo.trace.Change;
import org.zermelo.trace.Trace;
import org.zermelo.trace.TraceStep;
import org.zermelo.value.Values;

/** Quotients that are watched, against misère play searched to its end and against the quotients of the method. */
class QuotientTracerTest {

    private static final QuotientTracer TRACER = new QuotientTracer();

    private static Trace trace(Rules<?, ?> game) {
        assertThat(TRACER.fits(game, Values.misere())).isTrue();
        return TRACER.trace(game, Values.misere());
    }

    /** Under misère play who cannot move has won. */
    private static <P, M> boolean wins(Rules<P, M> rules, P position) {
        List<M> moves = rules.moves(position);
        return moves.isEmpty() || moves.stream().anyMatch(move -> !wins(rules, rules.play(position, move)));
    }

    private static String order(Trace trace) {
        return trace.steps().get(trace.steps().size() - 1).variables().getOrDefault("|Q|", "");
    }

    @Test
    void theAnswerIsThatOfMiserePlayOnEveryTwoSmallHeaps() {
        List<HeapRules> all = new ArrayList<>(List.of(
                HeapCode.of(0, 7, 7),
                HeapCode.of(0, 1, 2, 3),
                HeapCode.of(0, 7, 5),
                HeapCode.of(0, 3, 7),
                Subtraction.of(Set.of(1, 3, 4)),
                Subtraction.of(Set.of(1, 2))));
        for (HeapRules rules : all) {
            for (long a = 1; a <= 5; a++) {
                for (long b = 0; b <= a; b++) {
                    HeapGame game = new HeapGame(rules, HeapPosition.of(a, b));
                    MisereQuotient quotient =
                            MisereQuotient.ofHeaps(rules, (int) a, MisereQuotient.Limits.STANDARD, Watch.NONE);
                    if (quotient.generators().isEmpty()) {
                        assertThatThrownBy(() -> trace(game)).isInstanceOf(RefusedException.class);
                        continue;
                    }
                    Trace trace = trace(game);
                    assertThat(trace.answered()).as(game.toString()).isEqualTo(wins(game, game.start()) ? "+" : "-");
                    assertThat(order(trace)).as(game.toString()).isEqualTo(Integer.toString(quotient.order()));
                }
            }
        }
    }

    /** T. E. Plambeck and A. N. Siegel, 2008: misère Nim with heaps below 2^k has a quotient of 2^k + 2 elements. */
    @Test
    void nimHasItsKnownQuotients() {
        assertThat(order(trace(Nim.of(1)))).isEqualTo("2");
        assertThat(order(trace(Nim.of(1, 2)))).isEqualTo("6");
        assertThat(order(trace(Nim.of(1, 2, 3)))).isEqualTo("6");
        assertThat(order(trace(Nim.of(4)))).isEqualTo("10");
        assertThat(trace(Nim.of(1, 2, 3)).answered()).isEqualTo("-");
        assertThat(trace(Nim.of(1, 1)).answered()).isEqualTo("+");
    }

    @Test
    void whatIsForetoldIsWrittenAndOnlyWhatWasWrittenIsRead() {
        Trace trace = trace(Nim.of(1, 2, 3));
        for (int k = 1; k < trace.steps().size(); k++) {
            TraceStep step = trace.steps().get(k);
            int before = k - 1;
            assertThat(step.looked())
                    .allMatch(spot -> !trace.at(before).text(spot).isEmpty());
            step.guess()
                    .ifPresent(guess -> assertThat(step.changes().stream()
                                    .filter(change -> change.spot().equals(guess.spot()))
                                    .map(Change::text))
                            .containsExactly(guess.answer()));
        }
    }

    @Test
    void whatIsTooLargeIsRefused() {
        assertThatThrownBy(() -> trace(Nim.of(31))).isInstanceOf(RefusedException.class);
        assertThatThrownBy(() -> trace(Nim.of(16))).isInstanceOf(RefusedException.class);
        assertThatThrownBy(() -> trace(Nim.of())).isInstanceOf(RefusedException.class);
        assertThat(TRACER.fits(Nim.of(1), Values.nimber())).isFalse();
    }
}
