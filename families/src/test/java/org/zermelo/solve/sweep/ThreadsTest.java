package org.zermelo.solve.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.zermelo.board.grid.Connect;
import org.zermelo.board.grid.Mnk;
import org.zermelo.board.grid.Sim;
import org.zermelo.game.PackedRules;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.solve.cells.PackedTable;
import org.zermelo.solve.keys.KeySet;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

/** Games with waves wide enough to be shared out: any number of threads finds the same positions worth the same. */
class ThreadsTest {

    /** Leaves no room for marks of each thread's own where the numbers go into the millions. */
    private static final long LITTLE = 1 << 22;

    private static PackedTable solve(PackedRules rules, Value value, long bytes, int threads) {
        return PackedSolver.solve(rules, value, new Budget(bytes, threads), Watch.NONE);
    }

    private static void agree(PackedRules rules, Value value, long bytes) {
        PackedTable one = solve(rules, value, bytes, 1);
        for (int threads = 2; threads <= 5; threads += 3) {
            PackedTable many = solve(rules, value, bytes, threads);
            assertThat(many.keys().size()).isEqualTo(one.keys().size());
            int[] places = new int[KeySet.SLICE];
            for (int slice = 0; slice < one.keys().slices(); slice++) {
                int count = one.keys().slice(slice, places);
                for (int i = 0; i < count; i++) {
                    long key = one.keys().keyAt(slice, places[i]);
                    if (many.keys().rank(key) < 0 || many.code(key) != one.code(key)) {
                        throw new AssertionError(key + " with " + threads + " threads");
                    }
                }
            }
        }
    }

    @Test
    void boards() {
        agree(Mnk.of(4, 3, 3).packed(), Values.outcome(), 1 << 26);
        agree(Mnk.of(4, 3, 3).packed(), Values.winner(), 1 << 26);
        agree(Sim.of(5).packed(), Values.outcome(), 1 << 26);
        agree(Connect.of(4, 4, 4).packed(), Values.outcome(), 1 << 26);
    }

    @Test
    void randomGraphs() {
        Random random = new Random(3);
        for (int i = 0; i < 12; i++) {
            boolean cyclic = i % 3 > 0;
            RandomGame game = new RandomGame(random, cyclic, false, i % 3 == 1, 100_000);
            agree(game.packed(), i % 2 == 0 ? Values.outcome() : Values.winner(), i < 6 ? 1 << 26 : LITTLE);
        }
    }
}
