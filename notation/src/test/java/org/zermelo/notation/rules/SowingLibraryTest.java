package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.interpret.BoardMove;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.boards.sowing.PackedSowingGame;
import org.zermelo.boards.sowing.SowingGame;
import org.zermelo.boards.sowing.SowingMove;
import org.zermelo.boards.sowing.SowingPosition;
import org.zermelo.game.AtTurn;
import org.zermelo.game.RefusedException;
import org.zermelo.notation.Notation;
import org.zermelo.notation.text.NotationException;
import org.zermelo.notation.text.Source;
import org.zermelo.plan.Planner;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Answer.Score;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.tests.Share;
import org.zermelo.value.Margin;
import org.zermelo.value.Values;

/** Sowing games in words have the values and the counts by plies that others have published, and bad texts are told where. */
class SowingLibraryTest {

    private static SowingGame game(String text) {
        return (SowingGame) Notation.standard().parse(text).rules();
    }

    private static long margin(String text) {
        return ((Margin) Planner.standard().solve(game(text), Values.margin()).worth()).points();
    }

    /**
     * Who wins Kalah on one to three pits a row with one to six seeds in each: G. Irving, J. Donkers, J. Uiterwijk, Solving Kalah,
     * ICGA Journal 23(3), 2000, table of results.
     */
    @ParameterizedTest
    @CsvSource({"1, DLWLWD", "2, WLLLWW", "3, DWWWWL"})
    void kalahHasItsPublishedWinners(int pits, String winners) {
        StringBuilder found = new StringBuilder();
        int most = Share.of(winners.length(), 4);
        for (int seeds = 1; seeds <= most; seeds++) {
            long margin = margin("@kalah(pits 2x" + pits + "; seeds " + seeds + ")");
            found.append("LDW".charAt(1 + Long.signum(margin)));
        }
        assertThat(found).hasToString(winners.substring(0, most));
    }

    /** The margin of the first is told by a public solver of Kalah. */
    @ParameterizedTest
    @CsvSource({"4, 3, 6", "4, 2, 6", "3, 3, 2"})
    void marginsOfKalah(int pits, int seeds, long margin) {
        assertThat(margin("@kalah(pits 2x" + pits + "; seeds " + seeds + ")")).isEqualTo(margin);
    }

    /** What both have in the end are all the seeds, and the difference is the margin. */
    @ParameterizedTest
    @CsvSource({"2, 2", "2, 4", "3, 2", "3, 3"})
    void totalsAreAllSeeds(int pits, int seeds) {
        SowingGame kalah = game("@kalah(pits 2x" + pits + "; seeds " + seeds + ")");
        Answer<SowingMove> answer = Planner.standard().solve(kalah, Values.margin());
        Score score = answer.score().orElseThrow();
        assertThat(score.first() + score.second()).isEqualTo(2L * pits * seeds);
        assertThat(score.first() - score.second()).isEqualTo(((Margin) answer.worth()).points());
        assertThat(Math.min(score.first(), score.second())).isNotNegative();
    }

    /** Where pieces count, the totals are those on the board. */
    @Test
    void totalsArePiecesOnTheBoard() {
        BoardGame othello = BoardRuleText.game(
                Source.of("board 4x4; start ..../.ox./.xo./....; moves place flipping; stuck passes; score pieces"));
        Answer<BoardMove> answer = Planner.standard().solve(othello, Values.margin());
        AtTurn<BoardPosition> last = othello.start();
        for (BoardMove move : answer.line()) {
            last = othello.play(last, move);
        }
        String cells = last.position().cells();
        assertThat(answer.score())
                .contains(new Score(
                        cells.chars().filter(sign -> sign == 'x').count(),
                        cells.chars().filter(sign -> sign == 'o').count()));
    }

    /** Plays of oware by plies, as the tests of another program (Game::Oware, rules of abapa) count them. */
    @Test
    void owareHasAsManyPlaysAsElsewhere() {
        SowingGame oware = game("@oware");
        long[] expected = {1, 6, 36, 190, 1014, 5219, 27332};
        Map<AtTurn<SowingPosition>, Long> wave = new HashMap<>(Map.of(oware.start(), 1L));
        for (long plays : expected) {
            assertThat(wave.values().stream().mapToLong(Long::longValue).sum()).isEqualTo(plays);
            Map<AtTurn<SowingPosition>, Long> next = new HashMap<>();
            wave.forEach((at, count) -> {
                for (SowingMove move : oware.moves(at)) {
                    next.merge(oware.play(at, move), count, Math::addExact);
                }
            });
            wave = next;
        }
    }

    /** A move that would take all: taken in awari, spared in oware, no move where it is forbidden. */
    @Test
    void whatTakesAllDiffersByRule() {
        String start = "sowing(2x2; seeds 0 2 / 1 1; moves sow skipping origin, capture 3 and before ";
        AtTurn<SowingPosition> taken = after(game(start + "; first x)"), "b2");
        assertThat(taken.position().total()).isZero();
        AtTurn<SowingPosition> spared = after(game(start + "but not all)"), "b2");
        assertThat(spared.position().total()).isEqualTo(4);
        SowingGame forbidden = game(start + "never all)");
        assertThat(forbidden.moves(forbidden.start())).hasToString("[a2]");
    }

    private static AtTurn<SowingPosition> after(SowingGame game, String move) {
        return game.play(game.start(), game.move(game.start(), move));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "лунки 2 x 3; зёрна 2; амбары; ходы сеять, взять напротив; ещё ход за амбар; конец пустой ряд"
                        + " | @kalah(pits 2x3; seeds 2)",
                "hoyos 2 x 3; semillas 2; jugadas sembrar saltando el origen, captura 2 o 3 y antes, debe alimentar"
                        + " | @awari(pits 2x3; seeds 2)",
                "坑位 2 x 3; 种子 2; 粮仓; 走法 播种, 吃 对面; 再走 入仓; 终局 空行 | @kalah(pits 2x3; seeds 2)",
                "лунки 2 x 3; зёрна 2; ходы сеять минуя начало, взять 2 или 3 и перед ней но не все, обязан кормить"
                        + " | @oware(pits 2x3; seeds 2)"
            })
    void otherLanguagesSayTheSame(String text, String english) {
        assertThat(BoardRuleText.rules(Source.of(text)))
                .hasToString(game(english).toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "sowing(2x3; moves sow) | sowing.no-seeds",
                "sowing(2x3; seeds 2) | sowing.no-moves",
                "sowing(seeds 2; moves sow) | sowing.no-pits",
                "sowing(1x3; seeds 2; moves sow) | sowing.rows",
                "sowing(2x13; seeds 2; moves sow) | notation.number-out-of-range",
                "sowing(2x3; seeds 2 3; moves sow) | sowing.counts",
                "sowing(2x12; seeds 9; moves sow) | sowing.seeds",
                "sowing(2x3; seeds 2; moves sow; again store) | sowing.no-stores",
                "sowing(2x2; seeds 1 1 / 0 0; moves sow) | sowing.ended",
                "sowing(2x3; seeds 2; moves sow, sow) | board.section-twice",
                "sowing(2x3; seeds 2; seeds 3; moves sow) | board.section-twice",
                "sowing(2x3; seeds 2; moves sow, capture 0) | notation.number-out-of-range",
                "sowing(2x3; seeds 2; moves sow, captur 3) | board.unknown-word",
                "sowing(2x3; seeds 2; moves sow; end line of 3) | board.unknown-word",
                "@kalah(pits 3x2) | notation.number-out-of-range",
                "@kalah(stores) | board.section-twice"
            })
    void badTextsAreToldWhere(String text, String key) {
        assertThatThrownBy(() -> Notation.standard().parse(text))
                .isInstanceOfSatisfying(
                        NotationException.class,
                        bad -> assertThat(bad.note().key()).isEqualTo(key));
    }

    @Test
    void tooManyPositionsAreRefusedBeforeTheWork() {
        Question<?, ?> question = Question.of(game("@awari"), Values.margin()).within(new Budget(1L << 30, 1));
        assertThatThrownBy(() -> Planner.standard().solve(question, Watch.NONE)).isInstanceOf(RefusedException.class);
        SowingGame wide = game("sowing(2x12; seeds 8; stores; moves sow)");
        assertThat(wide).isNotInstanceOf(PackedSowingGame.class);
        assertThat(wide.moves(wide.start())).hasSize(12);
    }
}
