package org.zermelo.solve.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.board.grid.Mnk;
import org.zermelo.board.grid.Quixo;
import org.zermelo.game.CancelledException;
import org.zermelo.game.PackedRules;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.solve.cells.PackedTable;
import org.zermelo.solve.keys.KeySet;
import org.zermelo.solve.work.Checkpoints;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

/** A solution that is stopped at any of its checkpoints, any number of times, comes to the same table. */
class CheckpointsTest {

    /** Keeps the last state, and stops the run that offers more than so many. */
    private static final class Memory implements Checkpoints {
        private byte @Nullable [] last;
        private int left;
        private int stops;

        @Override
        public void offer(State state) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try {
                state.write(new DataOutputStream(bytes));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            last = bytes.toByteArray();
            if (left-- == 0) {
                stops++;
                throw new CancelledException();
            }
        }

        @Override
        public Optional<DataInput> left() {
            return Optional.ofNullable(last).map(bytes -> new DataInputStream(new ByteArrayInputStream(bytes)));
        }
    }

    private static int stopped(PackedRules rules, Value value, Budget budget, Random random) {
        PackedTable expected = PackedSolver.solve(rules, value, budget, Watch.NONE);
        Memory memory = new Memory();
        PackedTable table = null;
        while (table == null) {
            memory.left = random.nextInt(4);
            try {
                table = PackedSolver.solve(rules, value, budget, memory, Watch.NONE);
            } catch (CancelledException e) {
                // the next run goes on from the state
            }
        }
        assertThat(table.keys().size()).isEqualTo(expected.keys().size());
        assertThat(table.cells().size()).isEqualTo(expected.cells().size());
        int[] places = new int[KeySet.SLICE];
        for (int slice = 0; slice < expected.keys().slices(); slice++) {
            for (int i = 0, n = expected.keys().slice(slice, places); i < n; i++) {
                long key = expected.keys().keyAt(slice, places[i]);
                assertThat(table.code(key)).isEqualTo(expected.code(key));
            }
        }
        return memory.stops;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void randomGames(int threads) {
        Random random = new Random(7);
        Budget budget = new Budget(1 << 26, threads);
        int stops = 0;
        for (long seed = 0; seed < 250; seed++) {
            RandomGame levels = new RandomGame(seed, false, false, false);
            RandomGame points = new RandomGame(seed, false, true, false);
            RandomGame cycles = new RandomGame(seed, true, false, seed % 2 == 0);
            stops += stopped(levels.packed(), Values.outcome(), budget, random);
            stops += stopped(levels.packed(), Values.winner(), budget, random);
            stops += stopped(points.packed(), Values.margin(), budget, random);
            stops += stopped(cycles.packed(), Values.outcome(), budget, random);
            stops += stopped(cycles.packed(), Values.winner(), budget, random);
        }
        assertThat(stops).isGreaterThan(1000);
    }

    @Test
    void boards() {
        Random random = new Random(9);
        Budget budget = new Budget(1 << 26, 2);
        assertThat(stopped(Mnk.of(3, 3, 3).packed(), Values.outcome(), budget, random))
                .isPositive();
        assertThat(stopped(Mnk.of(3, 3, 3).packed(), Values.winner(), budget, random))
                .isPositive();
        assertThat(stopped(Quixo.of(3).packed(), Values.outcome(), budget, random))
                .isPositive();
    }

    /** Cells of two and four bytes, and counters that were widened. */
    @Test
    void wideCells() {
        Random random = new Random(11);
        Budget budget = new Budget(1 << 26, 1);
        assertThat(stopped(new Path(300, true), Values.outcome(), budget, random))
                .isPositive();
        assertThat(stopped(new Path(700, false), Values.outcome(), budget, random))
                .isPositive();
        RandomGame points = new RandomGame(5, false, true, false);
        assertThat(stopped(points.packed(), Values.marginAndPlies(), budget, random))
                .isPositive();
    }
}
