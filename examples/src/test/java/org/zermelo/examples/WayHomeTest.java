package org.zermelo.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.zermelo.game.Player;
import org.zermelo.game.Rules;
import org.zermelo.notation.Notation;
import org.zermelo.partizan.value.OutcomeClass;
import org.zermelo.plan.Planner;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Fit;
import org.zermelo.solve.PlainSearch;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.testkit.GameCheck;
import org.zermelo.value.Value;
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
    void aMethodOfOnesOwnAgreesWithPlainSearch() {
        for (Value value : List.of(Values.outcome(), Values.misere(), Values.winner(), Values.nimber())) {
            for (int square = 0; square <= 20; square++) {
                Question<Integer, Integer> question = Question.of(new WayHome(square), value);
                assertThat(new WayHomeTable().solve(question, Watch.NONE).worth())
                        .isEqualTo(new PlainSearch().solve(question, Watch.NONE).worth());
            }
        }
        assertThat(new WayHomeTable().fit(Question.of(WayHomeLambda.from(20), Values.nimber())))
                .isInstanceOf(Fit.No.class);
    }

    /** Search under both first players knows nothing of canonical forms. */
    @Test
    void valuesOfAHotGameTellWhoWins() {
        HotGame game = new HotGame(12);
        for (int beans = 0; beans <= 12; beans++) {
            Worth left = PLANNER.solve(new HotGame(beans).startedBy(Player.LEFT), Values.winner())
                    .worth();
            Worth right = PLANNER.solve(new HotGame(beans).startedBy(Player.RIGHT), Values.winner())
                    .worth();
            boolean leftWins = left.toString().contains("WIN");
            boolean rightWins = right.toString().contains("WIN");
            assertThat(game.value(beans).outcome())
                    .isEqualTo(
                            leftWins
                                    ? rightWins ? OutcomeClass.NEXT : OutcomeClass.LEFT
                                    : rightWins ? OutcomeClass.RIGHT : OutcomeClass.PREVIOUS);
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
