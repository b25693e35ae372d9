package org.zermelo.solve.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.Ending;
import org.zermelo.game.PackedRules;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.solve.cells.PackedTable;
import org.zermelo.value.Values;

/** A game may have as many levels as there are numbers, and positions on a few of them: the others cost nothing. */
class SparseLevelsTest {

    /** A heap from which one or two are taken; its levels lie far apart. */
    private record Heap(int size, int apart) implements PackedRules {
        @Override
        public long start() {
            return size;
        }

        @Override
        public long bound() {
            return size + 1L;
        }

        @Override
        public int mostOptions() {
            return 2;
        }

        @Override
        public int options(long heap, long[] options) {
            int count = (int) Math.min(2, heap);
            for (int i = 0; i < count; i++) {
                options[i] = heap - 1 - i;
            }
            return count;
        }

        @Override
        public Ending ending(long heap) {
            return Ending.LAST_MOVER_WINS;
        }

        @Override
        public int levels() {
            return apart == 1 ? size + 1 : Integer.MAX_VALUE;
        }

        @Override
        public int level(long heap) {
            return (int) heap * apart;
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 1_000, 2_000_000})
    void levelsWithoutPositionsTakeNoMemory(int apart) {
        Heap game = new Heap(1_000, apart);
        PackedTable table = PackedSolver.solve(game, Values.winner(), new Budget(1 << 26, 1), Watch.NONE);
        for (int heap = 0; heap <= game.size(); heap++) {
            assertThat(Values.winner().worth(table.code(heap)).sign()).isEqualTo(heap % 3 == 0 ? -1 : 1);
        }
    }
}
