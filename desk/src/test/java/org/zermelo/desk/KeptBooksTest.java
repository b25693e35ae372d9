package org.zermelo.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.zermelo.board.connect.OpeningBook;
import org.zermelo.board.grid.ColumnBoard;
import org.zermelo.board.grid.Connect;
import org.zermelo.board.grid.GridPosition;
import org.zermelo.plan.Planner;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Question;
import org.zermelo.solve.Question.Part;
import org.zermelo.solve.Watch;
import org.zermelo.tests.Share;
import org.zermelo.value.Outcome;
import org.zermelo.value.Outcome.Result;
import org.zermelo.value.Values;

/** The opening book of Connect Four that is part of the program. */
class KeptBooksTest {

    private static final Connect GAME = Connect.of(7, 6, 4);

    private static OpeningBook book() {
        return OpeningBook.read(GAME, new KeptBooks().bytes(GAME).orElseThrow());
    }

    /** P. Pons, Solving Connect 4, 2016: the first player wins with the last stone but one; by columns -2, -1, 0, 1, 0, -1, -2. */
    @Test
    void theFirstMovesAreWorthWhatIsKnown() {
        Question<GridPosition, String> question = new Question<>(
                GAME,
                Values.outcome(),
                EnumSet.of(Part.MOVES),
                Question.of(GAME, Values.outcome()).budget());
        Answer<String> answer = Planner.standard().solve(question, Watch.NONE);
        assertThat(answer.method()).isEqualTo("opening-book");
        assertThat(answer.worth()).isEqualTo(new Outcome(Result.WIN, 41));
        assertThat(answer.moves().stream()
                        .map(move -> move.move() + " " + ((Outcome) move.worth()).result() + " "
                                + ((Outcome) move.worth()).plies()))
                .containsExactly(
                        "d WIN 41", "c TIE 42", "e TIE 42", "b LOSS 42", "f LOSS 42", "a LOSS 40", "g LOSS 40");
    }

    /** The size that the page without a server can carry, and six plies deep. */
    @Test
    void itIsSmallAndSixPliesDeep() {
        assertThat(new KeptBooks().bytes(GAME).orElseThrow()).hasSizeLessThan(100_000);
        assertThat(book().plies()).isEqualTo(6);
    }

    /** Every score is one that so many free cells allow, and that of a position is the best of its moves. */
    @Test
    void itsScoresFitTogether() {
        OpeningBook book = book();
        ColumnBoard board = GAME.columnBoard().orElseThrow();
        for (int ply = 0; ply <= book.plies(); ply++) {
            int free = board.size() - ply;
            for (long key : OpeningBook.positions(GAME, ply)) {
                int score = book.score(key).orElseThrow();
                assertThat(score).isBetween(-(free / 2), (free + 1) / 2);
                assertThat(book.score(board.mirrored(key))).hasValue(score);
                if (ply < book.plies()) {
                    assertThat(score).isEqualTo(bestMove(book, board, key));
                }
            }
        }
    }

    private static int bestMove(OpeningBook book, ColumnBoard board, long key) {
        long stones = board.stones(key);
        int best = Integer.MIN_VALUE;
        for (long open = board.open(stones); open != 0; open &= open - 1) {
            long after = board.key(stones ^ board.own(key), stones | open & -open);
            best = Math.max(best, -book.score(after).orElseThrow());
        }
        return best;
    }

    /** Some scores are found once more, by the search; an early one takes seconds, so there are few of them. */
    @Test
    void someScoresFoundOnceMore() {
        OpeningBook book = book();
        long[] positions = OpeningBook.positions(GAME, book.plies());
        assertThat(Arrays.stream(positions)).allMatch(key -> book.score(key).isPresent());
        var solver = OpeningBook.solver(GAME, 1L << 28, Watch.NONE);
        SplittableRandom random = new SplittableRandom(6);
        for (int i = 0; i < Share.of(2, 0); i++) {
            long key = positions[random.nextInt(positions.length)];
            assertThat(book.score(key)).hasValue(solver.applyAsInt(key));
        }
    }

    @Test
    void otherBoardsHaveNone() {
        assertThat(List.of(Connect.of(6, 6, 4), Connect.of(7, 6, 3)))
                .allMatch(game -> new KeptBooks().bytes(game).isEmpty());
    }
}
