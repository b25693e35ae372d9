package org.zermelo.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.zermelo.game.CancelledException;
import org.zermelo.game.Counted;
import org.zermelo.game.Ending;
import org.zermelo.game.PackedRules;
import org.zermelo.game.Rules;
import org.zermelo.value.Values;

/** Sizes by samples against games whose size is a formula, and what is reckoned from a size. */
class SizesTest {

    /** How a number above those in reach is played backwards. */
    private enum Above {
        /** No move leads to it. */
        NOTHING,
        /** Such a lot leads to it that a way back is not followed to its end. */
        MUCH
    }

    /**
     * Sets of {@code width} things as bits; a move takes one away. The first two things are alike. Numbers beyond the sets
     * stand for nothing in reach.
     */
    private record Sets(int width, long bound, boolean knowsReach, int mostParents, int levels, Above above)
            implements PackedRules {

        static Sets known(int width, int boundBits) {
            return new Sets(width, 1L << boundBits, true, 0, width + 1, Above.NOTHING);
        }

        static Sets backwards(int width, int boundBits, Above above) {
            return new Sets(width, 1L << boundBits, false, width, width + 1, above);
        }

        @Override
        public long start() {
            return (1L << width) - 1;
        }

        @Override
        public int mostOptions() {
            return 64;
        }

        @Override
        public int options(long set, long[] options) {
            int count = 0;
            for (long left = set; left != 0; left &= left - 1) {
                options[count++] = set ^ Long.lowestOneBit(left);
            }
            return count;
        }

        @Override
        public Ending ending(long set) {
            return Ending.LAST_MOVER_WINS;
        }

        @Override
        public int level(long set) {
            return Long.bitCount(set);
        }

        @Override
        public long canonical(long set) {
            return (set & 3) == 1 ? set ^ 3 : set;
        }

        @Override
        public boolean reached(long set) {
            return set <= start() && canonical(set) == set;
        }

        @Override
        public int parents(long set, long[] parents) {
            if (set > start()) {
                parents[0] = set + 1;
                return above == Above.MUCH ? 1 : 0;
            }
            int count = 0;
            for (long free = start() & ~set; free != 0; free &= free - 1) {
                parents[count++] = set | Long.lowestOneBit(free);
            }
            return count;
        }
    }

    @Test
    void aSieveComesCloseToTheTruth() {
        double there = 0.75 * (1 << 16);
        for (Sets rules : List.of(Sets.known(16, 18), Sets.backwards(16, 18, Above.NOTHING))) {
            Size size = Sieve.of(rules, Watch.NONE).orElseThrow();
            assertThat(there).isBetween(size.least(), size.most());
            assertThat(size.positions()).isCloseTo(there, within(0.1 * there));
            assertThat(size.most() - size.least()).isBetween(0.02 * there, 0.35 * there);
            // 14 things half of which are there, and of the other two one
            assertThat(size.options()).isCloseTo(8, within(0.2));
            assertThat(size.looked()).isEqualTo(rules.knowsReach() ? 1 << 15 : 1 << 12);
            assertThat(size.exact()).isFalse();
        }
        // of all numbers three quarters: the bound caps what the draw leaves open
        assertThat(Sieve.of(Sets.known(18, 18), Watch.NONE).orElseThrow().most())
                .isBetween(0.75 * (1 << 18), 1.0 * (1 << 18));
    }

    @Test
    void aWayBackThatIsLostIsLeftOpen() {
        Size size = Sieve.of(Sets.backwards(16, 18, Above.MUCH), Watch.NONE).orElseThrow();
        assertThat(size.least()).isLessThan(0.75 * (1 << 16)).isGreaterThan(0.6 * (1 << 16));
        assertThat(size.positions()).isCloseTo(0.75 * (1 << 18), within(0.05 * (1 << 18)));
        assertThat(size.most()).isGreaterThan(size.positions());
    }

    @Test
    void whereNumbersTellTooLittleNothingIsSaid() {
        assertThat(Sieve.of(Sets.known(16, 30), Watch.NONE)).isEmpty();
        assertThat(Sieve.of(new Sets(16, 1 << 18, true, 0, 0, Above.NOTHING), Watch.NONE))
                .isEmpty();
        assertThat(Sieve.of(new Sets(16, 1 << 18, false, 0, 17, Above.NOTHING), Watch.NONE))
                .isEmpty();
        Watch cancelled = new Watch() {
            @Override
            public boolean cancelled() {
                return true;
            }
        };
        assertThatThrownBy(() -> Sieve.of(Sets.known(16, 18), cancelled)).isInstanceOf(CancelledException.class);
    }

    @Test
    void fillCountsNumbersThatStandForThemselvesAndThoseWithAWayToThem() {
        Fill fill = Fill.of(Sets.backwards(13, 16, Above.NOTHING));
        double canonical = 0.75 * (1 << 16);
        assertThat(fill.most()).isBetween(canonical, 1.12 * canonical);
        assertThat(fill.fed()).isCloseTo(canonical / 8, within(0.15 * canonical / 8));
        assertThat(Fill.of(Sets.backwards(13, 16, Above.MUCH)).fed()).isGreaterThan(0.9 * canonical);
        assertThat(Fill.of(Sets.known(13, 16)).fed()).isEqualTo(-1);
        assertThat(Fill.of(Sets.known(10, 12))).isEqualTo(new Fill(4096, -1));
        assertThat(Fill.of(Sets.known(10, 13)).most()).isLessThan(8192);
    }

    private static List<int[]> times(int once, int twice, int often) {
        List<int[]> times = new ArrayList<>();
        for (int i = 0; i < once + twice + often; i++) {
            times.add(new int[] {i < once ? 1 : i < once + twice ? 2 : 7});
        }
        return times;
    }

    /** Chao's estimate in its form without bias: f1 (f1 - 1) / (2 (f2 + 1)) are unseen. */
    @Test
    void thingsUnseenAreReckonedFromThoseSeenOnceAndTwice() {
        Species species = Species.of(times(200, 100, 50), 1e9, 0, 1e9);
        assertThat(species.guess()).isCloseTo(350 + 197.0297, within(1e-3));
        double twoDeviations = 2 * Math.sqrt(4 / 200.0 + 1 / 101.0);
        assertThat(species.least()).isCloseTo(350 + 197.0297 * (1 - twoDeviations), within(1e-3));
        assertThat(species.most()).isCloseTo(350 + 197.0297 * (1 + twoDeviations), within(1e-3));
        assertThat(species.footing()).isTrue();
        // neither the guess nor the range passes what there can be
        assertThat(Species.of(times(200, 100, 50), 500, 0, 520))
                .isEqualTo(new Species(500, species.least(), 520, true));
        assertThat(Species.of(times(200, 100, 50), 450, 0, 460)).isEqualTo(new Species(460, 460, 460, true));
        assertThat(Species.of(times(0, 10, 5), 1e9, 0, 1e9)).isEqualTo(Species.all(15));
        // nine met twice are too few
        assertThat(Species.of(times(0, 9, 5), 1000, 0.5, 1e6)).isEqualTo(new Species(500, 14, 1e6, false));
        assertThat(Species.of(times(0, 9, 5), 1000, 0, 1e6)).isEqualTo(new Species(14, 14, 1e6, false));
        assertThat(new Species(3, 2, 5, true).plus(new Species(10, 7, 20, false)))
                .isEqualTo(new Species(13, 9, 25, false));
        assertThat(Species.all(3).plus(Species.all(4))).isEqualTo(Species.all(7));
    }

    @Test
    void onlySoundSizesAreTaken() {
        Size size = new Size(100, 50, 400, 2.5, 10, false);
        assertThat(size.edges()).isEqualTo(250);
        // beyond doubt: the least passes, or the guess by a factor of eight
        assertThat(size.passes(10, 500)).isFalse();
        assertThat(size.passes(10, 499)).isTrue();
        Size vague = new Size(100, 0, 400, 2.5, 10, false);
        assertThat(vague.passes(8, 100)).isFalse();
        assertThat(vague.passes(8, 99)).isTrue();
        assertThat(size.atLeast(50)).isSameAs(size);
        assertThat(size.atLeast(60)).isEqualTo(new Size(100, 60, 400, 2.5, 10, false));
        assertThat(size.atLeast(500)).isEqualTo(new Size(500, 500, 500, 2.5, 10, false));
        assertThat(Size.exact(7, 1).atLeast(500)).isEqualTo(new Size(7, 7, 7, 1, 7, true));
        assertThat(new Size(0, 0, 0, 0, 0, false).edges()).isZero();
        for (double[] bad : new double[][] {
            {1, -1, 2, 0, 0},
            {1, 2, 3, 0, 0},
            {3, 1, 2, 0, 0},
            {1, 1, 1, -1, 0},
            {1, 1, 1, 0, -1},
            {Double.POSITIVE_INFINITY, 1, Double.POSITIVE_INFINITY, 0, 0},
            {1, 1, 1, Double.POSITIVE_INFINITY, 0},
            {Double.NaN, 1, 1, 0, 0}
        }) {
            assertThatThrownBy(() -> new Size(bad[0], bad[1], bad[2], bad[3], (long) bad[4], false))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }

    /** A game that says how many positions it has. */
    private record Told(double positions) implements Counted<Integer, Integer> {

        @Override
        public Integer start() {
            return 0;
        }

        @Override
        public List<Integer> moves(Integer position) {
            return List.of();
        }

        @Override
        public Integer play(Integer position, Integer move) {
            return move;
        }

        @Override
        public Ending ending(Integer position) {
            return Ending.LAST_MOVER_WINS;
        }

        @Override
        public Optional<Rules<Integer, Integer>> smaller() {
            return Optional.empty();
        }
    }

    @Test
    void costsFollowFromTheSize() {
        Cost cost = new Rate(120, 250, 0).cost("O(n)", new Size(1000, 1000, 1000, 3, 1000, true));
        assertThat(cost).isEqualTo(new Cost("O(n)", 75_000, 120_000));
        assertThat(cost.seconds()).isEqualTo(75_000 / 1e8);
        double rounds = new Rate(120, 250, 5_000)
                .cost("O(n)", new Size(1000, 1000, 1000, 3, 1000, true))
                .steps();
        assertThat(rounds).as("no more rounds than positions").isEqualTo(75_000 + 1000 * Rate.NANOS_A_ROUND / 10);
        assertThat(new Rate(120, 0, 0)
                        .cost("O(n)", new Size(1e18, 0, 1e18, 3, 9, false))
                        .bytes())
                .isEqualTo(1L << 62);
        Question<Integer, Integer> question =
                Question.of(new Told(1000), Values.outcome()).within(new Budget(5000, 1));
        assertThat(question.bytesForAll(5)).isEqualTo(-1);
        assertThat(question.bytesForAll(5.001)).isEqualTo(5001);
        for (Method method : List.of(new MemoSearch(), new Retrograde())) {
            Rate rate = method.rate(question);
            assertThat(rate.bytes()).isGreaterThan(Counted.USUAL_BYTES);
            assertThat(((Fit.Yes) method.fit(question)).cost().bytes()).isEqualTo(1000 * rate.bytes());
        }
        assertThat(new PlainSearch().rate(question)).isNull();
        assertThat(new Rate(0, 0, 0).bytes()).isZero();
        assertThatThrownBy(() -> new Rate(-1, 0, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Rate(0, Double.NaN, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThat(new Cost("", 0, -1).seconds()).isZero();
        assertThatThrownBy(() -> new Cost("", -1, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Cost("", 0, -2)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Budget(0, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Budget(1, 0)).isInstanceOf(IllegalArgumentException.class);
    }
}
