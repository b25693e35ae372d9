package org.zermelo.solve.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.zermelo.game.Ending;
import org.zermelo.game.Games;
import org.zermelo.game.Rules;
import org.zermelo.solve.Fit;
import org.zermelo.solve.LineFilling;
import org.zermelo.solve.MemoSearch;
import org.zermelo.solve.PlainSearch;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.value.Values;

/** Line search against memo search, which knows nothing of lines and threats. */
class LineSearchTest {

    /** Marks of the player to move and of the other. */
    private record Both(long own, long other, boolean firstMoves) {}

    /** A game on random sets of cells; the players' sets may differ. */
    private record RandomLines(int cells, long[] first, long[] second)
            implements Rules<Both, Integer>, LineFilling<Both> {

        static RandomLines of(long seed) {
            Random random = new Random(seed);
            int cells = 3 + random.nextInt(6);
            long[] first = lines(cells, random);
            return new RandomLines(cells, first, random.nextInt(3) > 0 ? first : lines(cells, random));
        }

        private static long[] lines(int cells, Random random) {
            return LongStream.generate(() -> random.nextLong() & random.nextLong() & (1L << cells) - 1)
                    .limit(random.nextInt(8))
                    .filter(line -> line != 0)
                    .toArray();
        }

        @Override
        public Both start() {
            return new Both(0, 0, true);
        }

        private boolean ended(Both at) {
            return LineAttack.filled(at.other, at.firstMoves ? second : first);
        }

        @Override
        public List<Integer> moves(Both at) {
            return IntStream.range(0, ended(at) ? 0 : cells)
                    .filter(cell -> ((at.own | at.other) >>> cell & 1) == 0)
                    .boxed()
                    .toList();
        }

        @Override
        public Both play(Both at, Integer cell) {
            return new Both(at.other, at.own | 1L << cell, !at.firstMoves);
        }

        @Override
        public Ending ending(Both at) {
            return ended(at) ? Ending.LAST_MOVER_WINS : Ending.TIE;
        }

        @Override
        public Optional<Marks> marks(Both at) {
            return Optional.of(
                    new Marks(cells, at.own, at.other, at.firstMoves ? first : second, at.firstMoves ? second : first));
        }
    }

    @Test
    void saysTheSameAsMemoSearchFromEveryMove() {
        int won = 0;
        for (long seed = 0; seed < 400; seed++) {
            RandomLines game = RandomLines.of(seed);
            for (Integer move : game.moves(game.start())) {
                Rules<Both, Integer> rules = seed % 2 == 0 ? game : Games.from(game, game.play(game.start(), move));
                Question<Both, Integer> question = Question.of(rules, Values.winner());
                if (!(new LineSearch().fit(question) instanceof Fit.Yes)) {
                    continue;
                }
                assertThat(new LineSearch().solve(question, Watch.NONE))
                        .as("seed %d", seed)
                        .usingRecursiveComparison()
                        .ignoringFields("method", "counts")
                        .isEqualTo(new MemoSearch().solve(question, Watch.NONE));
                won++;
            }
        }
        assertThat(won).isGreaterThan(500);
    }

    @Test
    void isForWinnersAndForLinesAlone() {
        RandomLines game = RandomLines.of(1);
        assertThat(new LineSearch().fit(Question.of(game, Values.outcome()))).isInstanceOf(Fit.No.class);
        Rules<Both, Integer> plain = Games.of(game.start(), game::moves, game::play, game::ending);
        assertThat(new LineSearch().fit(Question.of(plain, Values.winner()))).isInstanceOf(Fit.No.class);
        assertThat(new PlainSearch().fit(Question.of(plain, Values.winner()))).isInstanceOf(Fit.Yes.class);
    }
}
