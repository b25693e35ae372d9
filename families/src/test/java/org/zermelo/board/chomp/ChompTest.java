package org.zermelo.board.chomp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.zermelo.game.BadInputException;
import org.zermelo.game.RefusedException;
import org.zermelo.plan.Planner;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Nimbers;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.sum.Plain;
import org.zermelo.sum.Sum;
import org.zermelo.value.Nimber;
import org.zermelo.value.Values;

class ChompTest {

    private static final Budget BUDGET = new Budget(1 << 28, 1);

    private static List<Bar> world(int rows, int columns) {
        List<Bar> world = new ArrayList<>();
        collect(new int[rows], 0, columns, world);
        return world;
    }

    private static void collect(int[] lengths, int row, int longest, List<Bar> world) {
        if (row == lengths.length) {
            if (lengths[0] > 0) {
                world.add(Bar.of(lengths));
            }
            return;
        }
        for (int length = 0; length <= longest; length++) {
            lengths[row] = length;
            collect(lengths, row + 1, length, world);
        }
    }

    /** Squares, mirrored over pages, and bars whose nimbers take two bytes. */
    @Test
    void aTableInManyPagesIsTheOneOfOnePage() {
        for (int[] sides : new int[][] {{1, 7}, {5, 5}, {6, 6}, {4, 9}, {2, 140}}) {
            IntUnaryOperator whole = BarNimbers.table(sides[0], sides[1], Watch.NONE);
            IntUnaryOperator pages = BarNimbers.table(sides[0], sides[1], 3, Watch.NONE);
            int positions = (int) BarRanks.count(sides[0], sides[1]);
            assertThat(IntStream.range(1, positions).map(pages).toArray())
                    .isEqualTo(IntStream.range(1, positions).map(whole).toArray());
        }
    }

    @Test
    void sweepsAgreeWithTheDefinition() {
        for (int[] sides : new int[][] {{1, 7}, {7, 1}, {4, 5}, {5, 4}, {5, 5}, {3, 8}}) {
            Chomp chomp = Chomp.of(sides[0], sides[1]);
            Plain<Bar, Bite> plain = new Plain<>(chomp);
            Nimbers<Bar, Bite> nimbers = chomp.nimbers(BUDGET, Watch.NONE);
            BarRanks ranks = chomp.start().ranks();
            BarOutcomes outcomes = new BarOutcomes(ranks.rows(), ranks.columns(), Watch.NONE);
            List<Bar> world = world(sides[0], sides[1]);
            assertThat(world).hasSize((int) BarRanks.count(sides[0], sides[1]) - 1);
            for (Bar bar : world) {
                assertThat(nimbers.nimber(bar)).as("%s", bar).isEqualTo(plain.nimber(bar));
                assertThat(outcomes.isLost(bar.within(chomp.start())))
                        .as("%s", bar)
                        .isNotEqualTo(plain.wins(bar));
                assertThat(plain.nimber(chomp.canonical(bar))).isEqualTo(plain.nimber(bar));
            }
        }
    }

    @Test
    void tablesOfVeryManyRowsAreThoseOfTheMirrorImage() {
        Bar tall = Bar.of(IntStream.range(0, 10_000).map(row -> 1).toArray());
        assertThat(new Chomp(tall).nimbers(BUDGET, Watch.NONE).nimber(tall)).isEqualTo(9_999);
        Chomp chomp = new Chomp(Bar.rectangle(10_000, 2));
        Question<Bar, Bite> question = Question.of(chomp, Values.winner());
        assertThat(new ChompOutcomes().solve(question, Watch.NONE).worth().sign())
                .isEqualTo(1);
    }

    @Test
    void numberingIsABijectionThatMovesLower() {
        BarRanks ranks = new BarRanks(4, 6);
        int[] lengths = new int[4];
        Chomp chomp = Chomp.of(4, 6);
        for (long rank = 1; rank < ranks.positions(); rank++) {
            ranks.unrank(rank, lengths);
            assertThat(ranks.rank(lengths)).isEqualTo(rank);
            Bar bar = Bar.of(lengths);
            for (Bite bite : chomp.moves(bar)) {
                assertThat(ranks.rank(bar.after(bite).within(chomp.start()))).isBetween(1L, rank - 1);
            }
        }
    }

    /** Nimbers of the squares from 1x1 to 10x10; 10x10 also by T. Beling's igs. */
    @Test
    void squares() {
        int[] expected = {0, 2, 5, 6, 6, 13, 20, 13, 20, 19};
        for (int n = 1; n <= 10; n++) {
            Chomp chomp = Chomp.of(n, n);
            assertThat(chomp.nimbers(BUDGET, Watch.NONE).nimber(chomp.start()))
                    .as("%s", chomp)
                    .isEqualTo(expected[n - 1]);
        }
    }

    /** Numbers of lost positions inside n x n. */
    @Test
    void lostPositions() {
        long[] expected = {1, 2, 5, 10, 23, 48, 129, 322, 867, 2612};
        for (int n = 1; n <= 10; n++) {
            assertThat(new BarOutcomes(n, n, Watch.NONE).lost()).isEqualTo(expected[n - 1]);
        }
    }

    /** Winning first bites; 8x10 is the smallest bar with two. */
    @Test
    void winningBites() {
        assertThat(bites(3, 4)).containsExactly(new Bite(2, 3));
        assertThat(bites(4, 5)).containsExactly(new Bite(3, 3));
        assertThat(bites(5, 6)).containsExactly(new Bite(3, 4));
        assertThat(bites(6, 7)).containsExactly(new Bite(5, 5));
        assertThat(bites(8, 8)).containsExactly(new Bite(2, 2));
        assertThat(bites(8, 10)).containsExactlyInAnyOrder(new Bite(4, 9), new Bite(5, 6));
        assertThat(bites(9, 10)).containsExactlyInAnyOrder(new Bite(7, 8), new Bite(9, 5));
    }

    private static List<Bite> bites(int rows, int columns) {
        Chomp chomp = Chomp.of(rows, columns);
        Answer<Bite> byOutcome =
                Planner.standard().solve(Question.of(chomp, Values.outcome()), "chomp-outcomes", Watch.NONE);
        Answer<Bite> byNimber =
                Planner.standard().solve(Question.of(chomp, Values.nimber()), "sprague-grundy", Watch.NONE);
        assertThat(byNimber.bestMoves()).hasSameElementsAs(byOutcome.bestMoves());
        return byOutcome.bestMoves();
    }

    /** Three rows: 29 and 1831 lost positions with first row up to 10 and 100. */
    @Test
    void threeRows() {
        assertThat(ChompOutcomes.lost(3, 10, Watch.NONE)).hasSize(29).contains(Bar.of(3, 1, 1), Bar.of(8, 4, 4));
        assertThat(ChompOutcomes.lost(3, 100, Watch.NONE)).hasSize(1831).contains(Bar.of(105 - 20, 74 + 9, 2));
    }

    @Test
    void divisorsAreABar() {
        assertThat(Plain.nimber(new DivisorGame(8 * 81))).isEqualTo(Plain.nimber(Chomp.of(4, 5)));
        assertThat(Plain.nimber(new DivisorGame(1))).isZero();
        DivisorGame brick = new DivisorGame(30);
        assertThat(Planner.standard().solve(brick, Values.nimber()).worth()).isEqualTo(new Nimber(Plain.nimber(brick)));
    }

    @Test
    void badInput() {
        assertThatThrownBy(() -> Chomp.of(0, 3)).isInstanceOf(BadInputException.class);
        assertThatThrownBy(() -> Bar.of(2, 3))
                .isInstanceOf(BadInputException.class)
                .asString()
                .contains("row=2");
        assertThatThrownBy(() -> Bar.of()).isInstanceOf(BadInputException.class);
        assertThatThrownBy(() -> new DivisorGame(0)).isInstanceOf(BadInputException.class);
        assertThatThrownBy(() -> Planner.standard()
                        .solve(Question.of(Chomp.of(40, 40), Values.nimber()), "sprague-grundy", Watch.NONE))
                .isInstanceOf(RefusedException.class);
    }

    @Test
    void positionsAreCounted() {
        assertThat(Chomp.of(12, 12).positions()).isEqualTo(BarRanks.count(12, 12) - 1);
        for (Bar bar : world(4, 4)) {
            long inside = world(4, 4).stream()
                    .filter(smaller -> IntStream.range(0, 4).allMatch(row -> smaller.length(row) <= bar.length(row)))
                    .count();
            assertThat(new Chomp(bar).positions()).as("%s", bar).isEqualTo(inside);
        }
    }

    /** Neither a table nor a search can hold these bars, and no walk of the whole tree is begun in their place. */
    @Test
    void whatCannotEndIsRefusedBeforeItStarts() {
        for (var value : List.of(Values.nimber(), Values.outcome())) {
            assertThatThrownBy(() -> Planner.standard()
                            .solve(Question.of(Chomp.of(40, 40), value).within(BUDGET), Watch.NONE))
                    .isInstanceOf(RefusedException.class)
                    .asString()
                    .contains("plan.too-big")
                    .asString()
                    .contains("chomp(");
        }
        assertThatThrownBy(() -> Planner.standard()
                        .solve(
                                Question.of(Sum.of(List.of(Chomp.of(40, 40), Chomp.of(2, 2))), Values.nimber())
                                        .within(BUDGET),
                                Watch.NONE))
                .isInstanceOf(RefusedException.class);
    }
}
