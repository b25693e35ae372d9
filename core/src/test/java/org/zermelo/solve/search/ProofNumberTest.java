package org.zermelo.solve.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.zermelo.game.CancelledException;
import org.zermelo.game.RefusedException;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Fit;
import org.zermelo.solve.MemoSearch;
import org.zermelo.solve.Question;
import org.zermelo.solve.Retrograde;
import org.zermelo.solve.Watch;
import org.zermelo.solve.cells.PackedTable;
import org.zermelo.solve.sweep.PackedSolver;
import org.zermelo.solve.sweep.RandomGame;
import org.zermelo.solve.sweep.Steps;
import org.zermelo.value.Values;

/** Proof-number search against memo search and retrograde analysis, with room for all positions and for hardly any. */
class ProofNumberTest {

    private static Question<Long, Integer> question(RandomGame game) {
        return Question.of(game, Values.winner()).within(new Budget(1 << 22, 1));
    }

    @Test
    void saysTheSameAsMemoSearchAndRetrogradeAnalysis() {
        for (long seed = 0; seed < 4000; seed++) {
            Question<Long, Integer> question = question(new RandomGame(seed, false, false, false));
            assertThat(new ProofNumber().solve(question, Watch.NONE))
                    .as("seed %d", seed)
                    .usingRecursiveComparison()
                    .ignoringFields("method", "counts")
                    .isEqualTo(new MemoSearch().solve(question, Watch.NONE));
            Answer<Integer> alone = new ProofNumber().solve(question.only(), Watch.NONE);
            Question<Long, Integer> whenToo =
                    Question.of(question.rules(), Values.outcome()).within(question.budget());
            assertThat(alone.worth().sign())
                    .as("seed %d", seed)
                    .isEqualTo(
                            new Retrograde().solve(whenToo, Watch.NONE).worth().sign());
        }
    }

    /** With a table far smaller than the game most is forgotten and searched again, and every answer stays the same. */
    @Test
    void forgettingCostsTimeAndNotTheAnswer() {
        int size = 3000;
        for (long seed = 0; seed < 20; seed++) {
            Steps rules = new Steps(seed, size);
            PackedTable table = PackedSolver.solve(rules, Values.winner(), new Budget(1 << 26, 1), Watch.NONE);
            assertThat(table.keys().size()).isGreaterThan(2048);
            ProofSearch small = new ProofSearch(rules, Values.winner(), 0, Watch.NONE);
            for (long position = size - 1; position >= 0; position -= 7) {
                if (table.keys().rank(position) >= 0) {
                    assertThat(small.code(position)).isEqualTo(table.code(position));
                }
            }
            assertThat(small.remembered()).isBetween(512, 1024);
        }
    }

    @Test
    void theTableKeepsToItsBytes() {
        for (long bytes : new long[] {0, 1 << 16, 1 << 18, 1 << 20}) {
            ProofTable table = new ProofTable(bytes);
            Random random = new Random(bytes);
            for (int i = 0; i < 100_000; i++) {
                table.put(random.nextLong() >>> 1, 1, 1, 1);
            }
            // while it grows, the old and the new places are both there
            assertThat(table.size() * 16L).isPositive().isLessThanOrEqualTo(Math.max(ProofTable.leastBytes(), bytes));
        }
    }

    @Test
    void isNotOfferedWherePlayMayBeEndlessNorForDepths() {
        RandomGame cyclic = new RandomGame(3, true, false, false);
        assertThat(new ProofNumber().fit(question(cyclic))).isInstanceOf(Fit.No.class);
        assertThatThrownBy(() -> new ProofNumber().solve(question(cyclic), Watch.NONE))
                .isInstanceOf(RefusedException.class)
                .asString()
                .contains("no-levels");
        RandomGame acyclic = new RandomGame(3, false, false, false);
        assertThat(new ProofNumber().fit(Question.of(acyclic, Values.outcome())))
                .isInstanceOf(Fit.No.class);
    }

    @Test
    void stopsWhenItIsCancelled() {
        AtomicInteger reports = new AtomicInteger();
        Watch soon = new Watch() {
            @Override
            public void progress(long done, long total) {
                reports.incrementAndGet();
            }

            @Override
            public boolean cancelled() {
                return reports.get() > 0;
            }
        };
        ProofSearch search = new ProofSearch(new Steps(1, 1 << 20), Values.winner(), 1 << 24, soon);
        assertThatThrownBy(() -> search.code((1 << 20) - 1)).isInstanceOf(CancelledException.class);
        assertThat(reports).hasValue(1);
    }
}
