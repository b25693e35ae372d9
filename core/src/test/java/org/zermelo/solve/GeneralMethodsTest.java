package org.zermelo.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.zermelo.game.CancelledException;
import org.zermelo.game.Ending;
import org.zermelo.game.Games;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.value.Margin;
import org.zermelo.value.Outcome;
import org.zermelo.value.Outcome.Result;
import org.zermelo.value.Values;

/** What the general methods promise beside the answer: they tell how far they are, can be stopped, and keep to their memory. */
class GeneralMethodsTest {

    private static final Watch CANCELLED = new Watch() {
        @Override
        public boolean cancelled() {
            return true;
        }
    };

    /** From each number down to 0 by one. */
    private static Rules<Integer, Integer> chain(int length) {
        return Games.of(length, n -> n == 0 ? List.of() : List.of(1), (n, by) -> n - by);
    }

    /** From 0 to one of the leaves 1, 2 and so on. */
    private static Rules<Integer, Integer> star(int leaves) {
        List<Integer> all = IntStream.rangeClosed(1, leaves).boxed().toList();
        return Games.of(0, n -> n == 0 ? all : List.of(), (n, to) -> to);
    }

    /** Each number leads to the next one, and to all before it. */
    private static Rules<Integer, Integer> web(int size) {
        List<Integer> all = IntStream.range(0, size).boxed().toList();
        return Games.of(0, n -> all.subList(0, Math.min(size, n + 2)), (n, to) -> to);
    }

    private static <P, M> Question<P, M> question(Rules<P, M> rules, long bytes) {
        return Question.of(rules, Values.outcome()).within(new Budget(bytes, 1));
    }

    private static List<Long> reports(Method method, Rules<Integer, Integer> rules) {
        List<Long> told = new ArrayList<>();
        Watch watch = new Watch() {
            @Override
            public void progress(long done, long total) {
                assertThat(total).isEqualTo(-1);
                told.add(done);
            }
        };
        method.solve(question(rules, 1 << 28).only(), watch);
        return told;
    }

    @Test
    void progressIsToldAtAModerateRate() {
        // each of 18 levels doubles the nodes of plain search
        Rules<Integer, Integer> tree = Games.of(17, n -> n == 0 ? List.of() : List.of(1, 2), (n, either) -> n - 1);
        assertThat(reports(new PlainSearch(), tree)).containsExactly(1L << 16, 2L << 16, 3L << 16);
        assertThat(reports(new MemoSearch(), chain(9000))).containsExactly(4096L, 8192L);
        assertThat(reports(new Retrograde(), chain(600))).containsExactly(0L, 256L, 512L);
    }

    @Test
    void everyStageStopsWhenItIsCancelled() {
        Rules<Integer, Integer> tree = Games.of(17, n -> n == 0 ? List.of() : List.of(1, 2), (n, either) -> n - 1);
        assertThatThrownBy(() -> new PlainSearch().solve(question(tree, 1 << 28), CANCELLED))
                .isInstanceOf(CancelledException.class);
        Question<Integer, Integer> chain = question(chain(5000), 1 << 28);
        assertThatThrownBy(() -> new MemoSearch().solve(chain, CANCELLED)).isInstanceOf(CancelledException.class);
        assertThatThrownBy(() -> Reach.of(chain, CANCELLED)).isInstanceOf(CancelledException.class);
        Reach<Integer> reach = Reach.of(chain, Watch.NONE);
        assertThatThrownBy(() -> new Spread(reach, Values.outcome(), CANCELLED)).isInstanceOf(CancelledException.class);
        assertThatThrownBy(() -> PointSpread.points(new int[] {0, 0}, new int[0], new long[] {5}, CANCELLED))
                .isInstanceOf(CancelledException.class);
    }

    @Test
    void plainSearchGoesTwoThousandPliesDeep() {
        assertThat(new PlainSearch().solve(question(chain(2000), 1), Watch.NONE).worth())
                .isEqualTo(new Outcome(Result.LOSS, 2000));
        assertThatThrownBy(() -> new PlainSearch().solve(question(chain(2001), 1), Watch.NONE))
                .isInstanceOf(RefusedException.class)
                .asString()
                .contains("too-deep");
    }

    private static void fitsBetween(Method method, Rules<Integer, Integer> rules, long tooFew, long enough) {
        assertThatCode(() -> method.solve(question(rules, enough), Watch.NONE)).doesNotThrowAnyException();
        assertThatThrownBy(() -> method.solve(question(rules, tooFew), Watch.NONE))
                .isInstanceOf(RefusedException.class)
                .asString()
                .contains("full");
    }

    /** Narrow games, wide ones and those of many moves are refused near the memory that they take. */
    @Test
    void memoryIsReckonedByPositionsPathAndMoves() {
        fitsBetween(new MemoSearch(), chain(1000), 250_000, 300_000);
        // a leaf leaves the path when it is done
        fitsBetween(new MemoSearch(), star(1000), 180_000, 200_000);
        fitsBetween(new Retrograde(), chain(1000), 240_000, 270_000);
        fitsBetween(new Retrograde(), web(200), 250_000, 320_000);
    }

    @Test
    void retrogradeAnalysisCountsPositionsAndMoves() {
        Answer<Integer> answer = new Retrograde().solve(question(web(5), 1 << 20), Watch.NONE);
        assertThat(answer.worth()).isEqualTo(Outcome.of(Result.DRAW));
        // 2 + 3 + 4 + 5 + 5 moves
        assertThat(answer.counts()).isEqualTo(new Answer.Counts(19, 5));
        Reach<Integer> reach = Reach.of(question(web(5), 1 << 20), Watch.NONE);
        assertThatThrownBy(() -> reach.index(5)).isInstanceOf(IllegalArgumentException.class);
    }

    /** To and fro between 0 and 1, from where one may end the play for 3 points, perhaps, or for 5. */
    private static Rules<Integer, Integer> shuttle(Set<Trait> traits, boolean out) {
        List<List<Integer>> next = List.of(out ? List.of(1, 2) : List.of(1), List.of(0, 3), List.of(), List.of());
        return new Rules<>() {
            @Override
            public Integer start() {
                return 0;
            }

            @Override
            public List<Integer> moves(Integer at) {
                return next.get(at);
            }

            @Override
            public Integer play(Integer at, Integer to) {
                return to;
            }

            @Override
            public long gain(Integer at, Integer to) {
                return to == 2 ? 3 : to == 3 ? 5 : 0;
            }

            @Override
            public Ending ending(Integer at) {
                return Ending.SCORED;
            }

            @Override
            public Set<Trait> traits() {
                return traits;
            }
        };
    }

    @Test
    void eachRetrogradeAnalysisSaysNoToWhatItDoesNotCover() {
        Rules<Integer, Integer> lasting = shuttle(Set.of(Trait.SCORING, Trait.LASTING_POINTS), true);
        Answer<Integer> points = new PointsRetrograde().solve(Question.of(lasting, Values.margin()), Watch.NONE);
        assertThat(points.worth()).isEqualTo(new Margin(3));
        assertThat(points.counts()).isEqualTo(new Answer.Counts(4, 4));
        assertThat(points.method()).isEqualTo("points-retrograde");
        assertThat(steps(new PointsRetrograde().fit(Question.of(lasting, Values.margin()))))
                .isPositive();
        // who cannot leave must hand the 5 points on
        Rules<Integer, Integer> shut = shuttle(lasting.traits(), false);
        assertThat(new PointsRetrograde()
                        .solve(Question.of(shut, Values.margin()), Watch.NONE)
                        .worth())
                .isEqualTo(new Margin(-5));
        Stream.of(
                        Question.of(lasting, Values.outcome()),
                        Question.of(lasting, Values.marginAndPlies()),
                        Question.of(shuttle(Set.of(Trait.SCORING), true), Values.margin()))
                .forEach(other -> {
                    assertThat(new PointsRetrograde().fit(other)).isInstanceOf(Fit.No.class);
                    assertThatThrownBy(() -> new PointsRetrograde().solve(other, Watch.NONE))
                            .isInstanceOf(RefusedException.class);
                });
        Stream.of(Values.winner(), Values.nimber(), Values.margin()).forEach(value -> {
            Question<Integer, Integer> other = Question.of(chain(3), value);
            assertThat(new Retrograde().fit(other)).isInstanceOf(Fit.No.class);
            assertThatThrownBy(() -> new Retrograde().solve(other, Watch.NONE)).isInstanceOf(RefusedException.class);
        });
    }

    /** A cyclic game is left to retrograde analysis, an acyclic one to memo search. */
    @Test
    void methodsRankByWhatTheRulesPromise() {
        Question<Integer, Integer> unknown = question(chain(3), 1 << 20);
        Question<List<Integer>, String> acyclic = question(FourUnlikeGames.coinRow(List.of(1, 2)), 1 << 20);
        double backwards = steps(new Retrograde().fit(unknown));
        assertThat(steps(new MemoSearch().fit(unknown))).isGreaterThan(backwards);
        assertThat(steps(new MemoSearch().fit(acyclic))).isLessThan(backwards);
        assertThat(steps(new PlainSearch().fit(acyclic))).isInfinite();
    }

    private static double steps(Fit fit) {
        return ((Fit.Yes) fit).cost().steps();
    }
}
