package org.zermelo.row;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.zermelo.game.BadInputException;
import org.zermelo.row.take.Ends;
import org.zermelo.row.take.Side;
import org.zermelo.row.take.Take;
import org.zermelo.solve.PlainSearch;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.value.Margin;
import org.zermelo.value.Values;

class LineReviewTest {

    private static long plain(RowGame game, RowPosition position) {
        return ((Margin) new PlainSearch()
                        .solve(Question.of(game.from(position), Values.margin()).only(), Watch.NONE)
                        .worth())
                .points();
    }

    private static List<Take> randomLine(RowGame game, Random random) {
        List<Take> line = new ArrayList<>();
        RowPosition position = game.start();
        for (List<Take> moves = game.moves(position); !moves.isEmpty(); moves = game.moves(position)) {
            assertThat(moves).allMatch(legalAt(game, position));
            line.add(moves.get(random.nextInt(moves.size())));
            position = game.play(position, line.get(line.size() - 1));
        }
        return line;
    }

    private static Predicate<Take> legalAt(RowGame game, RowPosition position) {
        return take -> game.legal(position, take);
    }

    /** Losses are differences of plain margins, for every kind of row; and they account for the whole result. */
    @Test
    void lossesOfRandomLines() {
        Random random = new Random(61);
        for (int round = 0; round < 400; round++) {
            RowGame game = RowGame.of(rows(random));
            LineReview review = LineReview.of(game, randomLine(game, random), Watch.NONE);
            for (LineReview.Ply ply : review.plies()) {
                assertThat(ply.best()).as("%s at %s", game, ply.before()).isEqualTo(plain(game, ply.before()));
                assertThat(ply.made()).isEqualTo(ply.gain() - plain(game, game.play(ply.before(), ply.take())));
                assertThat(ply.loss()).isNotNegative();
            }
            long[] losses = review.losses();
            assertThat(review.first() - review.second()).isEqualTo(plain(game, game.start()) - losses[0] + losses[1]);
        }
    }

    private static List<Row> rows(Random random) {
        if (random.nextInt(4) == 0) {
            return RowMethodsTest.randomSum(random, 7);
        }
        Row row = Row.of(random.longs(1 + random.nextInt(7), -5, 6).toArray()).take(1 + random.nextInt(4));
        row = random.nextInt(3) == 0 ? row.take(Row.ANY) : row;
        return List.of(row.open(Ends.values()[random.nextInt(3)]));
    }

    @Test
    void theGreedyMoveOfThePersianTextLosesFour() {
        RowGame game = RowGame.of(Row.of(5, 8, 3, 2));
        LineReview review = LineReview.of(game, Arrays.asList(Take.one(Side.LEFT), Take.one(Side.LEFT)), Watch.NONE);
        assertThat(review.plies().stream().map(LineReview.Ply::loss)).containsExactly(4L, 0L);
    }

    @Test
    void anIllegalMoveIsNamedByItsNumber() {
        RowGame game = RowGame.of(Row.of(1, 2, 3).take(2));
        List<Take> line = List.of(Take.of(Side.LEFT, 2), Take.of(Side.LEFT, 2));
        assertThatThrownBy(() -> LineReview.of(game, line, Watch.NONE))
                .isInstanceOfSatisfying(
                        BadInputException.class,
                        e -> assertThat(e.note().args()).containsEntry("ply", 2));
    }
}
