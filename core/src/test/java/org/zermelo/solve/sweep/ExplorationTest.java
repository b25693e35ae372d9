package org.zermelo.solve.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.Ending;
import org.zermelo.game.PackedRules;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.solve.keys.BitmapKeys;
import org.zermelo.solve.keys.KeySet;
import org.zermelo.solve.keys.Numbering;
import org.zermelo.solve.keys.SortedKeys;
import org.zermelo.solve.work.Checkpoints;
import org.zermelo.solve.work.Workers;

/** Whether keys are bits or a list is decided by how many there turn out to be among the numbers. */
class ExplorationTest {

    /** Vertices 0, stride, 2 x stride, ...; from each a few random ones before it, the next one among them. */
    private record Strided(int vertices, long stride) implements PackedRules {

        @Override
        public long start() {
            return (vertices - 1) * stride;
        }

        @Override
        public long bound() {
            return vertices * stride;
        }

        @Override
        public int mostOptions() {
            return 4;
        }

        @Override
        public int options(long position, long[] options) {
            long vertex = position / stride;
            SplittableRandom random = new SplittableRandom(vertex);
            for (int i = 0; i < 4 && vertex > 0; i++) {
                options[i] = (i == 0 ? vertex - 1 : random.nextLong(vertex)) * stride;
            }
            return vertex == 0 ? 0 : 4;
        }

        @Override
        public Ending ending(long position) {
            return Ending.LAST_MOVER_WINS;
        }
    }

    private static KeySet keys(PackedRules rules, long bytes, int threads) {
        Budget budget = new Budget(bytes, threads);
        try (Workers workers = new Workers(threads, Watch.NONE)) {
            return Exploration.of(rules, false, budget, workers, Checkpoints.NONE, Watch.NONE)
                    .keys();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void fewAmongManyNumbersAreListedAndManyAreBits(int threads) {
        for (long stride : new long[] {1, 3, 20, 1000, 30_000}) {
            KeySet keys = keys(new Strided(20_000, stride), 1L << 30, threads);
            assertThat(keys).as("stride %d", stride).isInstanceOf(stride > 500 ? SortedKeys.class : BitmapKeys.class);
            assertThat(keys.size()).isEqualTo(20_000);
            for (long vertex = 0; vertex < 20_000; vertex++) {
                assertThat(keys.rank(vertex * stride)).isEqualTo((int) vertex);
            }
        }
    }

    /** Whatever takes over on the way, the keys are those that were marked. */
    @Test
    void nothingIsLostWhenBitsTakeOver() {
        SplittableRandom random = new SplittableRandom(6);
        for (int round = 0; round < 50; round++) {
            SeenHash hash = new SeenHash(1 << 24);
            TreeSet<Long> expected = new TreeSet<>();
            Path path = new Path(1 << 16, false);
            for (int i = random.nextInt(5000); i >= 0; i--) {
                long key = random.nextLong(1 << 16);
                assertThat(hash.add(key, hash.place(key))).isEqualTo(expected.add(key));
            }
            assertThat(hash.size()).isEqualTo(expected.size());
            KeySet keys = hash.bits(new SeenBits(Numbering.of(path), false)).keys();
            List<Long> there = new ArrayList<>();
            int[] places = new int[KeySet.SLICE];
            for (int i = 0, n = keys.slice(0, places); i < n; i++) {
                there.add(keys.keyAt(0, places[i]));
            }
            assertThat(there).isEqualTo(List.copyOf(expected));
        }
    }

    /** A budget that holds the bitmap holds the game, although a hash set of all its positions would not fit. */
    @Test
    void aHashSetGivesWayBeforeItTakesMoreThanTheBitmap() {
        int vertices = 1 << 20;
        assertThat(keys(new Strided(vertices, 1), 5 * BitmapKeys.bytesFor(vertices), 1)
                        .size())
                .isEqualTo(vertices);
        assertThat(SeenHash.mostBytes(vertices)).isGreaterThan(5 * BitmapKeys.bytesFor(vertices));
    }
}
