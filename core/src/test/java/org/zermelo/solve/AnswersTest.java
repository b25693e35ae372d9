package org.zermelo.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.zermelo.game.CancelledException;
import org.zermelo.game.Ending;
import org.zermelo.game.Games;
import org.zermelo.game.Rules;
import org.zermelo.game.large.CancelScope;
import org.zermelo.solve.Question.Part;
import org.zermelo.value.Outcome;
import org.zermelo.value.Outcome.Result;
import org.zermelo.value.Reason;
import org.zermelo.value.Values;

/** The parts of an answer: order of moves, line, reason; and the small tools that answers are made of. */
class AnswersTest {

    /** From 4 to 3, from there to 1 or 2, all of which are like each other; from 5 also to 3, and to 0 at once. */
    private static Rules<Integer, Integer> graph(int start) {
        List<List<Integer>> next =
                List.of(List.of(), List.of(), List.of(), List.of(1, 2), List.of(3), List.of(3, 2, 4, 0));
        return Games.of(start, next::get, (from, to) -> to);
    }

    private static <P, M> Answer<M> memo(Question<P, M> question) {
        return new MemoSearch().solve(question, Watch.NONE);
    }

    /** Equally good moves stay in the order of the rules, at the start and along the line. */
    @Test
    void theFirstOfEquallyGoodMovesIsPlayed() {
        for (var value : List.of(Values.outcome(), Values.nimber(), Values.winner())) {
            assertThat(memo(Question.of(graph(4), value)).line()).containsExactly(3, 1);
        }
        Answer<Integer> nimber = memo(Question.of(graph(5), Values.nimber()));
        assertThat(nimber.moves().stream().map(Answer.MoveWorth::move)).containsExactly(2, 4, 0, 3);
        assertThat(nimber.bestMoves()).containsExactly(2, 4, 0);
        assertThat(nimber.reason()).contains(new Reason.Mex(new TreeSet<>(List.of(0L, 1L)), 2));
        Answer<Integer> outcome = memo(Question.of(graph(5), Values.outcome()));
        assertThat(outcome.moves().stream().map(Answer.MoveWorth::move)).containsExactly(2, 0, 4, 3);
        assertThat(outcome.bestMoves()).containsExactly(2, 0);
        // a position of nimber 0 has no best move, for all are lost
        assertThat(memo(Question.of(graph(4), Values.nimber())).bestMoves()).isEmpty();
    }

    @Test
    void onlyWhatIsAskedIsAnswered() {
        Question<Integer, Integer> question = Question.of(graph(5), Values.outcome());
        Answer<Integer> whole = memo(question);
        Answer<Integer> bare = memo(question.only());
        assertThat(bare).isEqualTo(Answer.of(whole.convention(), whole.worth(), "memo", whole.counts()));
        assertThat(memo(question.only(Part.MOVES))).isEqualTo(bare.withMoves(whole.moves()));
        assertThat(memo(question.only(Part.LINE))).isEqualTo(bare.withLine(whole.line(), Optional.empty()));
        assertThat(memo(question.only(Part.REASON)))
                .isEqualTo(bare.withReason(whole.reason().orElseThrow()));
    }

    @Test
    void anEndlessLineStopsWhereItComesBack() {
        Answer<Integer> answer =
                new Retrograde().solve(Question.of(FourUnlikeGames.ring(0), Values.outcome()), Watch.NONE);
        assertThat(answer.line()).containsExactly(1, 0);
    }

    /** A refutation lists a thousand replies at most, and says how many moves there are. */
    @Test
    void manyMovesAreNotAllRefutedInWords() {
        List<Integer> many = IntStream.rangeClosed(1, 1001).boxed().toList();
        Rules<Integer, Integer> rules =
                Games.of(0, n -> n == 0 ? many : n > 0 ? List.of(-n) : List.of(), (n, to) -> to);
        Answer<Integer> answer = memo(Question.of(rules, Values.outcome()));
        assertThat(answer.worth()).isEqualTo(new Outcome(Result.LOSS, 2));
        Reason.Refutation refutation = (Reason.Refutation) answer.reason().orElseThrow();
        assertThat(refutation.replies()).hasSize(1000);
        assertThat(refutation.replies().get(0)).isEqualTo(new Reason.Reply(1, -1, new Outcome(Result.WIN, 1)));
        assertThat(refutation.moves()).isEqualTo(1001);
    }

    @Test
    void everyPositionCanBeAskedOnceTheCodesAreKnown() {
        Question<Integer, Integer> question = Question.of(graph(5), Values.nimber());
        Oracle<Integer> oracle = position -> position == 3 ? 1 : 0;
        assertThat(Answers.moves(question, oracle, 4).stream().map(Answer.MoveWorth::move))
                .containsExactly(3);
        assertThat(Answers.moves(question, oracle, 0)).isEmpty();
        assertThat(Answers.bestMove(question, oracle, 0)).isNull();
        assertThat(Answers.bestMove(question, oracle, 5)).isEqualTo(2);
        assertThat(Answers.reason(question, oracle, 4)).isEqualTo(new Reason.Mex(new TreeSet<>(List.of(1L)), 0));
        assertThat(Answers.reason(question, oracle, 0)).isEqualTo(new Reason.Ended(Ending.LAST_MOVER_WINS));
    }

    @Test
    void weighingMovesStopsWhenItIsCancelled() {
        Question<Integer, Integer> question = Question.of(graph(5), Values.nimber());
        assertThatThrownBy(() -> CancelScope.during(() -> true, () -> Answers.moves(question, p -> 0, 5)))
                .isInstanceOf(CancelledException.class);
        assertThatThrownBy(() -> CancelScope.during(() -> true, () -> Answers.bestMove(question, p -> 0, 5)))
                .isInstanceOf(CancelledException.class);
    }

    @Test
    void codesBehindTheCountAreNotRead() {
        assertThat(Codes.mex(new long[] {0, 1, 2}, 3)).isEqualTo(3);
        assertThat(Codes.mex(new long[] {0, 1, 2}, 2)).isEqualTo(2);
        assertThat(Codes.mex(new long[] {5, 0, 2}, 3)).isEqualTo(1);
        assertThat(Codes.fold(Values.nimber(), new long[] {1, 0, 3}, 3)).isEqualTo(2);
        assertThat(Codes.fold(Values.outcome(), new long[] {-3, 5, 9}, 2)).isEqualTo(5);
        assertThat(Codes.fold(Values.outcome(), new long[] {7, 5, 9}, 2)).isEqualTo(7);
    }

    @Test
    void nimbersListTheMovesToOneOfThem() {
        Rules<Integer, Integer> heap = Games.of(
                10, n -> IntStream.rangeClosed(1, Math.min(n, 9)).boxed().toList(), (n, taken) -> n - taken);
        Nimbers<Integer, Integer> thirds = n -> n % 3;
        assertThat(thirds.movesTo(heap, 10, 0, 99)).containsExactly(1, 4, 7);
        assertThat(thirds.movesTo(heap, 10, 2, 2)).containsExactly(2, 5);
        assertThat(thirds.movesTo(heap, 10, 1, 1)).containsExactly(3);
        assertThat(thirds.moveCount(heap, 10)).isEqualTo(9);
        assertThat(thirds.is(10, 1)).isTrue();
        assertThat(thirds.is(10, 0)).isFalse();
        assertThat(thirds.knows(10)).isTrue();
        assertThat(thirds.counted()).isZero();
    }

    @Test
    void aWatchStopsLoopsThatNoWatchIsHandedTo() {
        ToLongFunction<Watch> work = watch -> watch.during(() -> {
            CancelScope.check();
            return 7L;
        });
        assertThat(work.applyAsLong(Watch.NONE)).isEqualTo(7);
        Watch interruptible = Watch.interruptible();
        assertThat(work.applyAsLong(interruptible)).isEqualTo(7);
        Thread.currentThread().interrupt();
        try {
            assertThatThrownBy(() -> work.applyAsLong(interruptible)).isInstanceOf(CancelledException.class);
            assertThatThrownBy(interruptible::check).isInstanceOf(CancelledException.class);
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
        interruptible.check();
    }
}
