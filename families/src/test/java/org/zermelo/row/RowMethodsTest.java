package org.zermelo.row;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.row.take.Ends;
import org.zermelo.row.take.Take;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Fit;
import org.zermelo.solve.Method;
import org.zermelo.solve.PlainSearch;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.tests.Share;
import org.zermelo.value.Margin;
import org.zermelo.value.Values;
import org.zermelo.value.Worth;

/** Every method of rows against plain search: worth, worth of every move, every move of the line. */
class RowMethodsTest {

    private static final Budget BUDGET = new Budget(1 << 28, 2);

    private static long margin(Worth worth) {
        return ((Margin) worth).points();
    }

    private static void check(RowGame game) {
        Question<RowPosition, Take> question =
                Question.of(game, Values.margin()).within(BUDGET);
        Answer<Take> plain = new PlainSearch().solve(question, Watch.NONE);
        int fitted = 0;
        for (Method method : RowMethods.all()) {
            if (method.fit(question) instanceof Fit.Yes) {
                fitted++;
                agree(game, plain, method.solve(question, Watch.NONE));
            }
        }
        assertThat(fitted).as("methods for %s", game).isPositive();
    }

    private static void agree(RowGame game, Answer<Take> plain, Answer<Take> answer) {
        assertThat(answer.worth()).as("%s of %s", answer.method(), game).isEqualTo(plain.worth());
        if (!answer.moves().isEmpty()) {
            assertThat(answer.moves())
                    .as("moves by %s of %s", answer.method(), game)
                    .containsExactlyInAnyOrderElementsOf(plain.moves());
            assertThat(answer.moves().stream().map(m -> margin(m.worth())))
                    .isSortedAccordingTo(Comparator.reverseOrder());
        }
        if (answer.score().isPresent()) {
            lineIsOptimal(game, answer);
        }
    }

    /** Each move of the line keeps the margin that the position has. */
    private static void lineIsOptimal(RowGame game, Answer<Take> answer) {
        long[] totals = new long[2];
        RowPosition position = game.start();
        int turn = 0;
        for (Take take : answer.line()) {
            assertThat(game.moves(position)).contains(take);
            long gain = game.gain(position, take);
            long before = margin(game, position);
            position = game.play(position, take);
            assertThat(gain - margin(game, position))
                    .as("move %s (%s) of %s by %s", turn + 1, take, game, answer.method())
                    .isEqualTo(before);
            totals[turn++ & 1] += gain;
        }
        assertThat(position.left()).isZero();
        assertThat(new Answer.Score(totals[0], totals[1]))
                .isEqualTo(answer.score().orElseThrow());
    }

    private static long margin(RowGame game, RowPosition position) {
        List<long[]> rows = new ArrayList<>();
        for (int r = 0; r < game.rows().size(); r++) {
            rows.add(game.rows().get(r).span(position.from(r), position.to(r)));
        }
        return PlainRows.margin(rows, game.ends(), game.rows().get(0).most());
    }

    @Test
    void allSmallCoinRows() {
        for (long[] alphabet : new long[][] {{-1, 0, 1}, {0, 1, 2}, {-3, 0, 2}, {0, 1, 3, 7}}) {
            PlainRows.all(alphabet, alphabet.length == 3 ? 6 : 5, row -> check(RowGame.of(Row.of(row))));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, Row.ANY})
    void allSmallRowsWithTakes(int most) {
        for (long[] alphabet : new long[][] {{-1, 0, 1}, {-3, 0, 2}}) {
            PlainRows.all(alphabet, 5, row -> check(RowGame.of(Row.of(row).take(most))));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, Row.ANY})
    void allSmallRowsWithOneEnd(int most) {
        PlainRows.all(new long[] {-2, 0, 3}, 6, row -> {
            check(RowGame.of(Row.of(row).take(most).open(Ends.LEFT)));
            check(RowGame.of(Row.of(row).take(most).open(Ends.RIGHT)));
        });
    }

    @Test
    void sumsOfRows() {
        Random random = new Random(7);
        for (int round = 0; round < Share.of(1_500, 750); round++) {
            check(RowGame.of(randomSum(random, 8)));
        }
    }

    static List<Row> randomSum(Random random, int items) {
        int spread = 1 + random.nextInt(6);
        List<Row> rows = new ArrayList<>();
        int left = 1 + random.nextInt(items);
        while (left > 0 && rows.size() < 4) {
            int length = 1 + random.nextInt(left);
            long[] row = random.longs(length, -spread, spread + 1).toArray();
            rows.add(Row.of(row).open(Ends.values()[random.nextInt(3)]));
            left -= length;
        }
        return rows;
    }

    @Test
    void laterStartsAreRowsOfTheirOwn() {
        RowGame game = RowGame.of(Row.of(7, 9, 1, 6, 4, 3));
        check(game.from(RowPosition.of(1, 4)));
        assertThat(game.from(RowPosition.of(1, 4))).hasToString("coins(9 1 6)");
        RowGame any = RowGame.of(Row.of(7, -9, 1, -6, 4, -3).take(Row.ANY));
        check(any.from(RowPosition.of(1, 5)));
        check(any.from(RowPosition.of(0, 0)));
    }
}
