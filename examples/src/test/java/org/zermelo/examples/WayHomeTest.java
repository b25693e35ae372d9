package org.zermelo.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.zermelo.game.Rules;
import org.zermelo.notation.Notation;
import org.zermelo.plan.Planner;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.testkit.GameCheck;
import org.zermelo.value.Values;
import org.zermelo.value.Worth;

class WayHomeTest {

    private static final Planner PLANNER = Planner.standard();

    @Test
    void theRulesAreSound() {
        assertThat(GameCheck.faults(new WayHome(1_000), 10_000)).isEmpty();
    }

    @Test
    void everyMethodGivesTheSameAnswer() {
        for (int square = 0; square <= 20; square++) {
            Question<Integer, Integer> question = Question.of(new WayHome(square), Values.nimber());
            assertThat(PLANNER.plan(question).usable())
                    .hasSizeGreaterThan(2)
                    .map(method -> method.solve(question, Watch.NONE).worth())
                    .containsOnly(PLANNER.solve(question, Watch.NONE).worth());
        }
    }

    @Test
    void textLambdaAndClassAreOneGame() throws Exception {
        String text = Files.readString(Path.of("way-home.game"));
        for (int square = 0; square <= 60; square++) {
            Rules<?, ?> declared = Notation.standard()
                    .parse(text.replace("heap 20", "heap " + square))
                    .rules();
            Worth worth = PLANNER.solve(new WayHome(square), Values.outcome()).worth();
            assertThat(PLANNER.solve(declared, Values.outcome()).worth()).isEqualTo(worth);
            assertThat(PLANNER.solve(WayHomeLambda.from(square), Values.outcome())
                            .worth())
                    .isEqualTo(worth);
        }
    }

    @Test
    void workIsWatchedStoppedAndRefused() {
        Budget budget = new Budget(64L << 20, 1);
        List<Long> seen = new ArrayList<>();
        LongWork work = new LongWork() {
            @Override
            public void progress(long done, long total) {
                seen.add(done);
                if (seen.size() == 2) {
                    stop();
                }
            }
        };
        assertThat(work.winner(new WayHome(100_000), budget)).isEqualTo("stopped");
        assertThat(seen).hasSizeBetween(2, 3).isSorted();
        assertThat(new LongWork().winner(new WayHome(1_000_000), budget)).startsWith("refused: ");
        Answer<Integer> answer = PLANNER.solve(new WayHome(500), Values.outcome());
        assertThat(new LongWork().winner(new WayHome(500), budget))
                .isEqualTo(answer.worth().toString());
    }
}
