package org.zermelo.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.BadInputException;
import org.zermelo.game.CancelledException;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.notation.Game;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.value.Outcome;
import org.zermelo.value.Outcome.Result;
import org.zermelo.value.Value;

/** Answers within a time, and what is proved when it is over. */
class TimedTest {

    private static final Desk DESK = Desk.standard();

    private static Game game(String text) {
        return DESK.notation().parse(text);
    }

    /** A watch that stops after so many questions, so that nothing here depends on the clock. */
    private static Watch asked(int times) {
        return new Watch() {
            private int left = times;

            @Override
            public boolean cancelled() {
                return left-- <= 0;
            }
        };
    }

    /** Wins and losses, overshot ends, misère play, a game that may go on for ever, forced passes. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "nim(1, 2)",
                "nim(2, 2)",
                "nim()",
                "misere nim(1, 1, 2)",
                "hexapawn(3, 3)",
                "heaps(7, 17; move +1, *2; end sum >= 77)",
                "heaps(5; move +1, +3; end sum >= 9; winner other)",
                "graph(5 from 1; 1-2 2-1 2-3 3-4 4-5)",
                "connect(4, 3, 3)",
                "notakto(1)",
                "count-to(5)"
            })
    void theFirstPliesWithinWhichSomebodyWinsAreThoseOfBestPlay(String text) {
        agrees(game(text), game(text).rules());
    }

    private static <P, M> void agrees(Game game, Rules<P, M> rules) {
        Value value = Ask.value("outcome", game);
        Ask ask = Ask.everything().withValue("outcome").withMethod("retrograde");
        Outcome exact = (Outcome) DESK.solve(game, ask, Watch.NONE).answer().worth();
        assertThat(exact.sign()).isNotZero();
        assertThat(new Deepening<>(rules, value, Watch.NONE).run()).hasValue(exact);
    }

    @Test
    void whereNobodyWinsItTellsHowFarItSaw() {
        Game game = game("tictactoe()");
        Deepening<?, ?> deepening = new Deepening<>(game.rules(), Ask.value("outcome", game), Watch.NONE);
        assertThat(deepening.run()).isEmpty();
        assertThat(deepening.plies()).isBetween(9, 10);
        Deepening<?, ?> stopped = new Deepening<>(game.rules(), Ask.value("outcome", game), asked(5_000));
        assertThat(stopped.run()).isEmpty();
        assertThat(stopped.plies()).isBetween(4, 8);
    }

    /** No method has memory for the depths of this game, and it is won with the third stone. */
    @Test
    void aNearWinInALargeGameIsFound() {
        Ask ask = Ask.everything().withValue("outcome").withBudget(new Budget(1_000, 1));
        assertThatThrownBy(() -> DESK.solve(game("mnk(5, 5, 3)"), ask, Watch.NONE))
                .isInstanceOf(RefusedException.class);
        Solved<?, ?> solved = new Timed(DESK, 60, Watch.NONE).solve(game("mnk(5, 5, 3)"), ask);
        assertThat(solved.answer().method()).isEqualTo(Timed.METHOD);
        assertThat(solved.answer().status()).isEqualTo(Answer.Status.UNFINISHED);
        assertThat(solved.answer().worth()).isEqualTo(new Outcome(Result.WIN, 5));
    }

    @Test
    void withTimeEnoughTheAnswerIsTheUsualOne() {
        Solved<?, ?> solved = new Timed(DESK, 60, Watch.NONE).solve(game("nim(3, 4, 5)"), Ask.everything());
        assertThat(solved.answer())
                .isEqualTo(DESK.solve(game("nim(3, 4, 5)"), Ask.everything(), Watch.NONE)
                        .answer());
    }

    @Test
    void whenTheTimeIsOverOneSentenceTellsSo() {
        Timed timed = new Timed(DESK, 1e-9, Watch.NONE);
        assertThatThrownBy(() -> timed.solve(game("connect(7, 7, 4)"), Ask.everything()))
                .isInstanceOfSatisfying(
                        RefusedException.class, e -> assertThat(e.note().key()).isEqualTo("timed.unfinished"));
        assertThatThrownBy(() -> timed.within(watch -> {
                    watch.check();
                    return 1;
                }))
                .isInstanceOf(RefusedException.class);
        int worked = new Timed(DESK, 60, Watch.NONE).within(watch -> 1);
        assertThat(worked).isOne();
    }

    @Test
    void theUsersOwnStopGoesThrough() {
        assertThatThrownBy(() -> new Timed(DESK, 60, asked(100)).solve(game("connect(7, 7, 4)"), Ask.everything()))
                .isInstanceOf(CancelledException.class);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, -1, 1e10, Double.NaN, Double.POSITIVE_INFINITY})
    void noTimeIsRefused(double seconds) {
        assertThatThrownBy(() -> new Timed(DESK, seconds, Watch.NONE)).isInstanceOf(BadInputException.class);
    }
}
