package org.zermelo.sum;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.zermelo.game.CancelledException;
import org.zermelo.game.RefusedException;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;

/** How a search for nimbers counts its memory, tells how far it is, and stops. */
class MexSearchTest {

    @Test
    void aSearchOfFewStopsAtTheNext() {
        assertThat(MexSearch.ofFew(new SumAnswersTest.Heap(4), 5).nimber(4)).isEqualTo(4);
        assertThatThrownBy(() -> MexSearch.ofFew(new SumAnswersTest.Heap(5), 5).nimber(5))
                .isInstanceOf(RefusedException.class)
                .asString()
                .contains("5");
    }

    /** On stairs each step takes an entry of 56 bytes and its position, and on the path 80 and an option of 40 and a position. */
    @Test
    void aSearchCountsWhatIsKnownAndWhatIsOnThePath() {
        long step = 56 + 8 + 80 + 40 + 8;
        assertThat(stairs(50, 50 * step + 1).nimber(50)).isZero();
        assertThatThrownBy(() -> stairs(50, 50 * step).nimber(50)).isInstanceOf(RefusedException.class);
        // the leaves of a heap of 2 leave the path, so that the path of its root is all that is left of it
        long path = 80 + 2 * 56;
        MexSearch<Integer, Integer> heap =
                new MexSearch<>(new SumAnswersTest.Heap(2), new Budget(2 * 72 + path + 1, 1), Watch.NONE);
        assertThat(heap.nimber(2)).isEqualTo(2);
        assertThat(heap.counted()).isEqualTo(3);
        assertThat(MexSearch.bytesAPosition(new SumAnswersTest.Heap(2))).isEqualTo(72);
    }

    private static MexSearch<Integer, Integer> stairs(int steps, long bytes) {
        return new MexSearch<>(new SumAnswersTest.Stairs(steps, 8), new Budget(bytes, 1), Watch.NONE);
    }

    @Test
    void aSearchTellsHowFarItIsAndCanBeStopped() {
        List<Long> told = new ArrayList<>();
        Watch watch = new Watch() {
            @Override
            public void progress(long done, long total) {
                told.add(done);
            }
        };
        Budget budget = new Budget(1L << 30, 1);
        assertThat(new MexSearch<>(new SumAnswersTest.Stairs(9000, 8), budget, watch).nimber(9000))
                .isZero();
        assertThat(told).containsExactly(4096L, 8192L);
        Watch cancelled = new Watch() {
            @Override
            public boolean cancelled() {
                return true;
            }
        };
        assertThatThrownBy(() -> new MexSearch<>(new SumAnswersTest.Stairs(9000, 8), budget, cancelled).nimber(9000))
                .isInstanceOf(CancelledException.class);
    }
}
