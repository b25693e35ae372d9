package org.zermelo.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.zermelo.board.grid.Connect;
import org.zermelo.board.grid.Countdown;
import org.zermelo.board.grid.Mnk;
import org.zermelo.board.grid.Sim;
import org.zermelo.game.Ending;
import org.zermelo.game.Games;
import org.zermelo.game.Ranked;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.plan.Planner;
import org.zermelo.tests.Share;
import org.zermelo.value.Values;

/** Sizes before the work: counted when small, else close to what counting says, and never surer than that. */
class SizeSampleTest {

    /** Sets of {@code n} things; a move takes one away, so that level k has n over k positions. */
    private record Subsets(int n) implements Rules<Integer, Integer>, Ranked<Integer> {

        @Override
        public Integer start() {
            return (1 << n) - 1;
        }

        @Override
        public List<Integer> moves(Integer set) {
            return IntStream.range(0, n)
                    .filter(i -> (set >> i & 1) != 0)
                    .boxed()
                    .toList();
        }

        @Override
        public Integer play(Integer set, Integer taken) {
            return set & ~(1 << taken);
        }

        @Override
        public Ending ending(Integer set) {
            return Ending.LAST_MOVER_WINS;
        }

        @Override
        public long level(Integer set) {
            return Integer.bitCount(set);
        }
    }

    /** A random graph whose moves go anywhere, as lists. */
    private static Rules<Integer, Integer> cyclic(int size, int options, long seed) {
        Random random = new Random(seed);
        int[][] next = new int[size][];
        for (int i = 0; i < size; i++) {
            next[i] = random.ints(options, 0, size).distinct().toArray();
        }
        return Games.of(0, p -> IntStream.of(next[p]).boxed().toList(), (p, to) -> to);
    }

    private static <P, M> long counted(Rules<P, M> rules) {
        Set<P> seen = new HashSet<>(Set.of(rules.start()));
        List<P> wave = List.copyOf(seen);
        while (!wave.isEmpty()) {
            wave = wave.stream()
                    .flatMap(p -> rules.moves(p).stream().map(m -> rules.play(p, m)))
                    .filter(seen::add)
                    .toList();
        }
        return seen.size();
    }

    @Test
    void smallGamesAreCounted() {
        for (int n = 1; n < 14; n++) {
            Size size = SizeSample.of(new Subsets(n), Watch.NONE);
            assertThat(size.exact()).isTrue();
            assertThat(size.positions()).isEqualTo(1L << n);
            assertThat(size.edges()).isEqualTo(n * (1L << n) / 2.0, org.assertj.core.api.Assertions.within(1e-6));
        }
        for (int seed = 0; seed < 20; seed++) {
            Rules<Integer, Integer> rules = cyclic(5000, 3, seed);
            assertThat(SizeSample.of(rules, Watch.NONE).positions()).isEqualTo(counted(rules));
        }
    }

    @Test
    void levelsAreSampledCloseToTheTruth() {
        for (int n = 16; n < 24; n++) {
            Size size = SizeSample.of(new Subsets(n), Watch.NONE);
            assertThat(size.exact()).isFalse();
            assertThat(size.least()).as("n = %d", n).isLessThan(1.1 * (1L << n));
            assertThat(size.most()).as("n = %d", n).isGreaterThan(0.9 * (1L << n));
            assertThat(size.positions() / (1L << n)).as("n = %d", n).isBetween(0.5, 2.0);
        }
    }

    /** The same rules, of which nothing is known but the moves. */
    private static <P, M> Rules<P, M> bare(Rules<P, M> rules) {
        return Games.of(rules.start(), rules::moves, rules::play);
    }

    @Test
    void pliesOfGamesWithoutLevelsAreNotMoreThanThereAre() {
        Map<Rules<?, ?>, Double> games = new HashMap<>();
        for (int n = 16; n < 24; n += 3) {
            games.put(bare(new Subsets(n)), (double) (1L << n));
        }
        for (int seed = 0; seed < 3; seed++) {
            Rules<Integer, Integer> rules = cyclic(60_000, 2 + seed, seed);
            games.put(rules, (double) counted(rules));
        }
        games.put(bare(Mnk.of(4, 3, 3)), (double) counted(Mnk.of(4, 3, 3)));
        games.put(bare(Connect.of(4, 4, 4)), (double) counted(Connect.of(4, 4, 4)));
        games.forEach((rules, truth) -> {
            Size size = SizeSample.of(rules, Watch.NONE);
            assertThat(size.least()).as("%s of %s", size, truth).isLessThanOrEqualTo(1.1 * truth);
            assertThat(size.positions()).as("%s of %s", size, truth).isLessThanOrEqualTo(4 * truth);
        });
    }

    @Test
    void whatHasNoLevelsAndFitsNowhereIsRefusedBeforeItStarts() {
        Rules<Integer, Integer> rules = bare(new Subsets(31));
        assertThat(SizeSample.of(rules, Watch.NONE).positions()).isGreaterThan(1e7);
        Rules<Long, Integer> wide = Games.of(
                0L,
                p -> IntStream.range(0, 60)
                        .boxed()
                        .filter(i -> (p >> i & 1) == 0)
                        .toList(),
                (p, i) -> p | 1L << i);
        assertThatThrownBy(() -> Planner.standard().solve(wide, Values.outcome()))
                .isInstanceOfSatisfying(
                        RefusedException.class, e -> assertThat(e.note().key()).isEqualTo("plan.too-large"));
    }

    /** Levels of random widths; options lean to the first positions of a level, more or less, and may pass levels over. */
    private record Levels(int[] widths, long seed, double lean, int most)
            implements Rules<Long, Integer>, Ranked<Long> {

        static Levels random(long seed) {
            Random random = new Random(seed);
            int levels = 6 + random.nextInt(25);
            int[] widths = random.ints(levels, 200, 40_000).toArray();
            widths[levels - 1] = 1;
            return new Levels(widths, seed, 1 + 2 * random.nextDouble(), 2 + random.nextInt(7));
        }

        @Override
        public Long start() {
            return (long) (widths.length - 1) << 32;
        }

        @Override
        public long level(Long position) {
            return position >> 32;
        }

        @Override
        public List<Integer> moves(Long position) {
            long count = position >> 32 == 0 ? 0 : 1 + Math.floorMod(position * 31 + seed, (long) most);
            // a wide beginning, or few positions would be reached
            return IntStream.range(0, (int) count * (position >> 32 == widths.length - 1 ? 400 : 1))
                    .boxed()
                    .toList();
        }

        @Override
        public Long play(Long position, Integer move) {
            Random random = new Random((position * 1_000_003 + move) * 6_364_136_223_846_793_005L + seed);
            random.nextInt();
            long level = (position >> 32) - 1;
            level = level > 0 && random.nextInt(8) == 0 ? level - 1 : level;
            return level << 32 | (long) (Math.pow(random.nextDouble(), lean) * widths[(int) level]);
        }

        @Override
        public Ending ending(Long position) {
            return Ending.LAST_MOVER_WINS;
        }
    }

    /** The range holds the truth of every game, and most guesses are within a factor of two. */
    @Test
    void rangesOfRandomGamesHoldTheTruth() {
        int near = 0;
        int sampled = 0;
        int games = Share.of(40, 3);
        for (long seed = 0; seed < games; seed++) {
            Levels game = Levels.random(seed);
            Size size = SizeSample.of(game, Watch.NONE);
            double there = counted(game);
            assertThat(there).as("seed %d: %s", seed, size).isBetween(size.least(), size.most());
            sampled += size.exact() ? 0 : 1;
            near += !size.exact() && size.positions() < 2 * there && there < 2 * size.positions() ? 1 : 0;
        }
        assertThat(sampled).isGreaterThan(games * 3 / 4);
        assertThat(near).isGreaterThan(sampled * 9 / 10);
    }

    /** Numbers that tell whether they are positions in reach leave no more than the chance of the draw. */
    @Test
    void boardsAreSievedCloseToTheTruth() {
        Map<Rules<?, ?>, Integer> there = Map.of(
                Mnk.of(4, 3, 3),
                111_973,
                Mnk.of(4, 4, 4),
                9_722_011,
                Sim.of(6),
                2_230_702,
                Connect.of(4, 4, 4),
                161_029);
        there.forEach((rules, positions) -> {
            Size size = SizeSample.of(rules, Watch.NONE);
            assertThat(size.exact()).isFalse();
            assertThat((double) positions).as("%s: %s", rules, size).isBetween(size.least(), size.most());
            assertThat(size.most() / size.least()).isLessThan(1.2);
        });
        assertThat(SizeSample.of(Countdown.of(1_000_000), Watch.NONE).positions())
                .isEqualTo(1_000_001);
    }

    @Test
    void playsOfAnyGameGiveALowerBound() {
        for (int seed = 0; seed < 5; seed++) {
            Rules<Integer, Integer> rules = cyclic(100_000, 4, seed);
            Size size = SizeSample.of(rules, Watch.NONE);
            assertThat(size.exact()).isFalse();
            assertThat(size.least()).isBetween(20_000.0, 1.1 * counted(rules));
        }
    }

    /** The first positions have two options, the later ones hundreds, so plays of few positions meet all for which there is time. */
    @Test
    @Timeout(value = 600, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void playsThatWidenLateComeToAnEnd() {
        Rules<Long, Integer> late = Games.of(
                1L,
                p -> IntStream.range(0, p < 1 << 18 ? 2 : 200).boxed().toList(),
                (p, i) -> p < 1 << 18 ? 2 * p + i : (p * 31 + i) % (1L << 40));
        Size size = SizeSample.of(late, Watch.NONE);
        assertThat(size.exact()).isFalse();
        assertThat(size.least()).isGreaterThan(20_000);
        assertThat(size.edges() / size.positions()).isBetween(2.0, 200.0);
    }

    @Test
    void sameGameSameEstimate() {
        assertThat(SizeSample.of(new Subsets(20), Watch.NONE)).isEqualTo(SizeSample.of(new Subsets(20), Watch.NONE));
    }

    @Test
    void whatCannotFitIsRefusedBeforeItStarts() {
        Question<Integer, Integer> question =
                Question.of(new Subsets(30), Values.outcome()).within(new Budget(64 << 20, 1));
        assertThatThrownBy(() -> Planner.standard().solve(question, Watch.NONE))
                .isInstanceOfSatisfying(
                        RefusedException.class, e -> assertThat(e.note().key()).isEqualTo("plan.too-large"));
        // by name it is tried, and refused when the memory is full
        assertThatThrownBy(() -> Planner.standard().solve(question, "memo", Watch.NONE))
                .isInstanceOfSatisfying(
                        RefusedException.class, e -> assertThat(e.note().key()).isEqualTo("method.memo.full"));
    }
}
