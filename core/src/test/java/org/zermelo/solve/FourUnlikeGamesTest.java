package org.zermelo.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.solve.Answer.Score;
import org.zermelo.value.Margin;
import org.zermelo.value.Nimber;
import org.zermelo.value.Outcome;
import org.zermelo.value.Outcome.Result;
import org.zermelo.value.Reason;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

/** The vocabulary carries games that have little in common. */
class FourUnlikeGamesTest {

    private static <P, M> Answer<M> plain(Rules<P, M> rules, Value value) {
        return new PlainSearch().solve(Question.of(rules, value), Watch.NONE);
    }

    private static <P, M> Answer<M> retrograde(Rules<P, M> rules, Value value) {
        return new Retrograde().solve(Question.of(rules, value), Watch.NONE);
    }

    @Test
    void coinRowOfThePersianText() {
        Answer<String> answer = plain(FourUnlikeGames.coinRow(List.of(7, 9, 1, 6, 4, 3)), Values.margin());
        assertThat(answer.worth()).isEqualTo(new Margin(6));
        assertThat(answer.score()).isEqualTo(Optional.of(new Score(18, 12)));
        assertThat(answer.line()).hasSize(6);
        assertThat(answer.bestMoves()).isNotEmpty();
    }

    @Test
    void greedyLosesWhereTheBestMoveWins() {
        Answer<String> answer = plain(FourUnlikeGames.coinRow(List.of(5, 8, 3, 2)), Values.margin());
        assertThat(answer.worth()).isEqualTo(new Margin(2));
        assertThat(answer.bestMoves()).containsExactly("right");
    }

    /** By hand: from 9 both moves overshoot 10 or reach 10; from 5 doubling reaches 10 at once. */
    @Test
    void raceWithOvershoot() {
        assertThat(plain(FourUnlikeGames.race(5, 10, 10), Values.outcome()).worth())
                .isEqualTo(new Outcome(Result.WIN, 1));
        Answer<String> fromNine = plain(FourUnlikeGames.race(9, 11, 11), Values.outcome());
        assertThat(fromNine.worth()).isEqualTo(new Outcome(Result.LOSS, 2));
        Answer<String> fromEight = plain(FourUnlikeGames.race(8, 11, 11), Values.outcome());
        assertThat(fromEight.worth()).isEqualTo(new Outcome(Result.WIN, 3));
        assertThat(((Outcome) fromEight.worth()).code()).isEqualTo(2);
        assertThat(fromEight.moves().get(1).worth()).isEqualTo(new Outcome(Result.LOSS, 2));
    }

    @Test
    void overshootCountsAsAMoveOfTheOpponent() {
        Answer<String> answer = plain(FourUnlikeGames.race(10, 11, 10), Values.outcome());
        assertThat(answer.worth()).isEqualTo(new Outcome(Result.LOSS, 2));
        assertThat(((Outcome) answer.worth()).code()).isEqualTo(-1);
    }

    /** Plambeck and Whitehead, The Secrets of Notakto (2013): on one board only the centre wins the misère game. */
    @Test
    void misereNotaktoOnOneBoard() {
        Answer<Integer> answer =
                new MemoSearch().solve(Question.of(FourUnlikeGames.notakto(1), Values.misere()), Watch.NONE);
        assertThat(answer.worth().sign()).isEqualTo(1);
        assertThat(answer.moves().stream().filter(m -> m.worth().sign() > 0).map(Answer.MoveWorth::move))
                .containsExactly(4);
    }

    @Test
    void misereNotaktoOnTwoBoardsIsWonBySecond() {
        Answer<Integer> answer =
                new MemoSearch().solve(Question.of(FourUnlikeGames.notakto(2), Values.misere()), Watch.NONE);
        assertThat(answer.worth().sign()).isEqualTo(-1);
        assertThat(answer.reason())
                .hasValueSatisfying(reason -> assertThat(reason)
                        .isInstanceOfSatisfying(
                                Reason.Refutation.class,
                                refutation -> assertThat(refutation.replies())
                                        .hasSize(18)
                                        .allSatisfy(reply ->
                                                assertThat(reply.next().sign()).isEqualTo(1))));
    }

    @Test
    void nimberOfOneBoardIsOneUnderTheSourceTextsRule() {
        Answer<Integer> answer =
                new MemoSearch().solve(Question.of(FourUnlikeGames.notakto(1), Values.nimber()), Watch.NONE);
        assertThat(answer.worth()).isEqualTo(new Nimber(1));
    }

    @Test
    void endlessPlayIsADraw() {
        Answer<Integer> answer = retrograde(FourUnlikeGames.ring(0), Values.outcome());
        assertThat(answer.worth()).isEqualTo(Outcome.of(Result.DRAW));
        assertThat(answer.reason())
                .hasValueSatisfying(reason -> assertThat(reason).isInstanceOf(Reason.Holds.class));
        assertThat(retrograde(FourUnlikeGames.ring(4), Values.outcome()).worth())
                .isEqualTo(new Outcome(Result.WIN, 1));
    }

    @Test
    void searchesRefuseEndlessPlay() {
        assertThatThrownBy(() -> plain(FourUnlikeGames.ring(0), Values.outcome()))
                .isInstanceOf(RefusedException.class)
                .asString()
                .contains("cycle");
        assertThatThrownBy(() ->
                        new MemoSearch().solve(Question.of(FourUnlikeGames.ring(0), Values.outcome()), Watch.NONE))
                .isInstanceOf(RefusedException.class)
                .asString()
                .contains("cycle");
    }

    @Test
    void allGeneralMethodsAgree() {
        for (int start = 1; start <= 30; start++) {
            Rules<Integer, String> race = FourUnlikeGames.race(start, 31, 35);
            Answer<String> expected = plain(race, Values.outcome());
            assertThat(new MemoSearch().solve(Question.of(race, Values.outcome()), Watch.NONE))
                    .usingRecursiveComparison()
                    .ignoringFields("method", "counts")
                    .isEqualTo(expected);
            assertThat(retrograde(race, Values.outcome()))
                    .usingRecursiveComparison()
                    .ignoringFields("method", "counts")
                    .isEqualTo(expected);
        }
    }
}
