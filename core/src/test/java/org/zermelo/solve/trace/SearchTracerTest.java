package org.zermelo.solve.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.game.Ending;
import org.zermelo.game.Games;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.trace.Guess;
import org.zermelo.trace.Trace;
import org.zermelo.value.Values;

/** Which wrong answers a search foresees, and up to which length it is shown. */
class SearchTracerTest {

    private record Graph(Integer start, List<List<Integer>> next) implements Rules<Integer, Integer> {

        @Override
        public List<Integer> moves(Integer at) {
            return next.get(at);
        }

        @Override
        public Integer play(Integer at, Integer to) {
            return to;
        }

        @Override
        public Ending ending(Integer at) {
            return Ending.LAST_MOVER_WINS;
        }

        @Override
        public Set<Trait> traits() {
            return Set.of(Trait.ACYCLIC);
        }
    }

    /** A heap from which one or two are taken, as a graph. */
    private static Graph heap(int size) {
        return new Graph(
                size,
                IntStream.rangeClosed(0, size)
                        .mapToObj(n -> n == 0 ? List.<Integer>of() : n == 1 ? List.of(0) : List.of(n - 1, n - 2))
                        .toList());
    }

    private static List<String> slips(Trace trace) {
        Guess last = trace.steps().get(trace.steps().size() - 2).guess().orElseThrow();
        return last.slips().stream()
                .map(slip -> slip.answer() + " " + slip.why().key().replace("trace.slip.", ""))
                .toList();
    }

    /** 0 is the end; 3 wins at once or in three plies, 4 only in three; 5 leads to both, and so it is lost in two or in four. */
    @Test
    void aSlowWinAndAQuickLossAreForeseen() {
        List<List<Integer>> next = List.of(List.of(), List.of(0), List.of(1), List.of(0, 2), List.of(2), List.of(3, 4));
        SearchTracer memo = new SearchTracer("memo", true);
        Trace win = memo.trace(new Graph(3, next), Values.outcome());
        assertThat(win.answered()).isEqualTo("+1");
        assertThat(slips(win)).containsExactly("-1 other-side", "+0 own-move", "+2 slow-win");
        Trace loss = memo.trace(new Graph(5, next), Values.outcome());
        assertThat(loss.answered()).isEqualTo("-2");
        assertThat(slips(loss)).containsExactly("+2 other-side", "-1 quick-loss");
    }

    /** With a dictionary a heap of n takes 3 n + 2 steps; without one two for each node of its tree. */
    @ParameterizedTest
    @CsvSource({"true, 832, 2501", "false, 13, 3192"})
    void whatIsTooLongIsRefusedWithItsLength(boolean memo, int largest, double beyond) {
        SearchTracer tracer = new SearchTracer("any", memo);
        assertThat(tracer.trace(heap(largest), Values.outcome()).steps()).hasSizeBetween(1900, Trace.MOST_STEPS);
        assertThatThrownBy(() -> tracer.trace(heap(largest + 1), Values.outcome()))
                .isInstanceOfSatisfying(RefusedException.class, refused -> {
                    assertThat(refused.note().key()).isEqualTo("trace.too-long");
                    assertThat(refused.note().args()).containsEntry("steps", beyond);
                });
    }

    @Test
    void pointsAndEndlessPlaysAreNotSearched() {
        SearchTracer tracer = new SearchTracer("any", true);
        assertThat(tracer.fits(heap(3), Values.outcome())).isTrue();
        assertThat(tracer.fits(heap(3), Values.nimber())).isTrue();
        assertThat(tracer.fits(heap(3), Values.margin())).isFalse();
        assertThat(tracer.fits(Games.of(0, n -> List.of(), (n, m) -> n), Values.outcome()))
                .isFalse();
    }
}
