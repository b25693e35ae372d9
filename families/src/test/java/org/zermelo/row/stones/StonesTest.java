package org.zermelo.row.stones;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.row.linear.LinearRows;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Fit;
import org.zermelo.solve.MemoSearch;
import org.zermelo.solve.Method;
import org.zermelo.solve.PlainSearch;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.value.Margin;
import org.zermelo.value.Nimber;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

/** Every stone game's own method against plain search, and the examples of the problem statements. */
class StonesTest {

    private static <P, M> void check(Rules<P, M> rules, Value value) {
        Question<P, M> question = Question.of(rules, value);
        Answer<M> plain = new PlainSearch().solve(question, Watch.NONE);
        int fitted = 0;
        for (Method method : StoneMethods.all()) {
            if (method.fit(question) instanceof Fit.Yes) {
                fitted++;
                Answer<M> answer = method.solve(question, Watch.NONE);
                assertThat(answer.worth()).as("%s", rules).isEqualTo(plain.worth());
                assertThat(answer.moves()).as("%s", rules).isEqualTo(plain.moves());
                assertThat(answer.line()).as("%s", rules).isEqualTo(plain.line());
                assertThat(answer.score()).as("%s", rules).isEqualTo(plain.score());
            }
        }
        assertThat(fitted).as("methods for %s", rules).isOne();
    }

    private static long margin(Rules<?, ?> rules) {
        return ((Margin) new MemoSearch()
                        .solve(Question.of(rules, Values.margin()), Watch.NONE)
                        .worth())
                .points();
    }

    private static List<long[]> rows(int longest, int rounds) {
        Random random = new Random(23);
        List<long[]> rows = new ArrayList<>();
        for (int round = 0; round < rounds; round++) {
            int spread = 1 + random.nextInt(6);
            rows.add(random.longs(1 + random.nextInt(longest), -spread, spread + 1)
                    .toArray());
        }
        return rows;
    }

    @Test
    void rowsAgreeWithPlainSearch() {
        for (long[] row : rows(7, 600)) {
            check(DoublingStones.of(row), Values.margin());
            check(RestStones.of(row), Values.margin());
            check(MergeStones.of(row), Values.margin());
            check(CircleStones.of(row), Values.margin());
        }
    }

    @Test
    void twoValuesAgreeWithPlainSearch() {
        for (long[] row : rows(6, 300)) {
            long[] other = LongStream.of(row).map(a -> a * 3 % 5).toArray();
            check(TwoValueStones.of(row, other), Values.margin());
        }
    }

    @Test
    void heapsAgreeWithPlainSearch() {
        for (long stones = 0; stones <= 14; stones++) {
            check(SquareStones.of(stones), Values.outcome());
            check(SquareStones.of(stones), Values.misere());
            check(SquareStones.of(stones), Values.nimber());
        }
        for (long number = 1; number <= 16; number++) {
            check(DivisorStones.of(number), Values.nimber());
        }
    }

    /** The theorem behind the kernel, further than plain search goes. */
    @Test
    void theNimberOfTheDivisorGameIsTheExponentOfTwo() {
        long[] nimbers = new long[3_001];
        for (int n = 1; n < nimbers.length; n++) {
            BitSet seen = new BitSet();
            for (int d = 1; d < n; d++) {
                if (n % d == 0) {
                    seen.set((int) nimbers[n - d]);
                }
            }
            nimbers[n] = seen.nextClearBit(0);
            assertThat(DivisorStones.nimber(n)).isEqualTo(nimbers[n]);
        }
    }

    @Test
    void thirdsByCountsAndBySearch() {
        for (int zeros = 0; zeros < 5; zeros++) {
            for (int ones = 0; ones < 6; ones++) {
                for (int twos = 0; twos < 6; twos++) {
                    long[] stones = new long[zeros + ones + twos];
                    for (int i = 0; i < stones.length; i++) {
                        stones[i] = i < zeros ? 3 : i < zeros + ones ? -2 : 5;
                    }
                    ThirdsStones game = ThirdsStones.of(stones);
                    int sign = new PlainSearch()
                            .solve(Question.of(game, Values.outcome()), Watch.NONE)
                            .worth()
                            .sign();
                    if (stones.length > 0) {
                        assertThat(sign > 0).as("%s", game).isEqualTo(game.firstWins());
                    }
                }
            }
        }
    }

    @Test
    void thirdsInAllPositionsByPlainSearch() {
        for (int code = 0; code < 5 * 6 * 6; code++) {
            int zeros = code % 5;
            int ones = code / 5 % 6;
            int twos = code / 30;
            ThirdsStones game = ThirdsStones.of(LongStream.concat(
                            LongStream.range(0, zeros).map(i -> 3),
                            LongStream.concat(
                                    LongStream.range(0, ones).map(i -> 1),
                                    LongStream.range(0, twos).map(i -> 2)))
                    .toArray());
            for (Value value : List.of(Values.outcome(), Values.winner())) {
                Method method = StoneMethods.all().stream()
                        .filter(m -> m.name().equals("stones-thirds"))
                        .findAny()
                        .orElseThrow();
                Question<ThirdsStones.RemaindersLeft, Integer> question = Question.of(game, value);
                assertThat(method.fit(question)).isInstanceOf(Fit.Yes.class);
                Answer<Integer> expected = new PlainSearch().solve(question, Watch.NONE);
                Answer<Integer> answer = method.solve(question, Watch.NONE);
                assertThat(answer.worth()).as("%s", game).isEqualTo(expected.worth());
                assertThat(answer.moves()).as("%s", game).isEqualTo(expected.moves());
                assertThat(answer.line()).as("%s", game).isEqualTo(expected.line());
            }
        }
    }

    @Test
    void examplesOfTheStatements() {
        assertThat(margin(DoublingStones.of(2, 7, 9, 4, 4))).isEqualTo(10 - 16);
        assertThat(margin(DoublingStones.of(1, 2, 3, 4, 5, 100))).isEqualTo(104 - 11);
        assertThat(margin(RestStones.of(5, 3, 1, 4, 2))).isEqualTo(6);
        assertThat(margin(RestStones.of(7, 90, 5, 1, 100, 10, 10, 2))).isEqualTo(122);
        assertThat(margin(MergeStones.of(-1, 2, -3, 4, -5))).isEqualTo(5);
        assertThat(margin(MergeStones.of(7, -6, 5, 10, 5, -2, -6))).isEqualTo(13);
        assertThat(margin(MergeStones.of(-10, -12))).isEqualTo(-22);
        assertThat(margin(TwoValueStones.of(new long[] {1, 3}, new long[] {2, 1})))
                .isPositive();
        assertThat(margin(TwoValueStones.of(new long[] {1, 2}, new long[] {3, 1})))
                .isZero();
        assertThat(margin(TwoValueStones.of(new long[] {2, 4, 3}, new long[] {1, 6, 7})))
                .isNegative();
        assertThat(ThirdsStones.of(2, 1).firstWins()).isTrue();
        assertThat(ThirdsStones.of(2).firstWins()).isFalse();
        assertThat(ThirdsStones.of(5, 1, 2, 4, 3).firstWins()).isFalse();
    }

    @Test
    void restStonesInOnePass() {
        long[] row = new Random(5).longs(2_000, -1_000, 1_000).toArray();
        RestStones game = RestStones.of(row);
        long[] totals = new long[2];
        var position = game.start();
        int turn = 0;
        for (var take : game.line()) {
            totals[turn++ & 1] += game.gain(position, take);
            position = game.play(position, take);
        }
        assertThat(totals[0] - totals[1]).isEqualTo(game.margin());
    }

    @Test
    void stonesThatScoreManyTimesAreBounded() {
        long large = Long.MAX_VALUE / 4;
        assertThat(margin(RestStones.of(1L << 40, 1L << 40))).isEqualTo(1L << 40);
        assertThatThrownBy(() -> RestStones.of(large, large)).isInstanceOf(RefusedException.class);
        assertThatThrownBy(() -> MergeStones.of(large, large)).isInstanceOf(RefusedException.class);
        assertThat(new Nimber(DivisorStones.nimber(1L << 62))).isEqualTo(new Nimber(62));
    }

    /** The first coin of a circle leaves a coin row. */
    @Test
    void aCircleIsTheBestOfItsRows() {
        for (long[] row : rows(9, 200)) {
            long best = Long.MIN_VALUE;
            for (int i = 0; i < row.length; i++) {
                long[] rest = new long[row.length - 1];
                for (int j = 0; j < rest.length; j++) {
                    rest[j] = row[(i + 1 + j) % row.length];
                }
                best = Math.max(best, row[i] - LinearRows.margin(rest));
            }
            assertThat(margin(CircleStones.of(row))).isEqualTo(best);
        }
    }
}
