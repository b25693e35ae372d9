package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.interpret.BoardMove;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.game.AtTurn;
import org.zermelo.game.CancelledException;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.notation.Notation;
import org.zermelo.notation.text.Source;
import org.zermelo.plan.Planner;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Fit;
import org.zermelo.solve.MemoSearch;
import org.zermelo.solve.Method;
import org.zermelo.solve.Question;
import org.zermelo.solve.Question.Part;
import org.zermelo.solve.Watch;
import org.zermelo.value.Values;

/** Decision diagrams against recursion with memory, and against published counts. */
class DecisionDiagramsTest {

    private final Method method = Planner.standard().methods().stream()
            .filter(each -> each.name().equals("decision-diagrams"))
            .findFirst()
            .orElseThrow();

    private static BoardGame game(String inside) {
        return BoardRuleText.game(Source.of(inside), 0, inside.length());
    }

    private static Question<AtTurn<BoardPosition>, BoardMove> question(BoardGame game) {
        return Question.of(game, Values.outcome()).within(new Budget(1L << 28, 1));
    }

    /** Connect Four: J. Tromp's count of legal positions by size (OEIS A212693 and his page); tic-tac-toe: 5,478. */
    @ParameterizedTest
    @CsvSource({
        "5478, 3x3; moves place; end line of 3; stuck draws",
        "161029, 4x4; moves drop; end line of 4; stuck draws",
        "1706255, 5x4; moves drop; end line of 4; stuck draws",
    })
    void countsEveryPosition(long positions, String rules) {
        Answer<BoardMove> answer = method.solve(question(game(rules)).only(), Watch.NONE);
        assertThat(answer.counts().positions()).isEqualTo(positions);
        assertThat(answer.counts().nodes()).isBetween(1L, positions);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "3x4; moves place; end line of 3; stuck draws",
                "3x4; moves drop; end line of 3 loses; stuck draws",
                "3x4; start xoxo/oxox/xoxo; moves step onto other",
                "4x4; moves place * 1 x 2, place * 2 x 1",
                "1x7; moves place *; end line of 3",
                "torus 3x3; moves place; end line of exactly 2; stuck wins",
                "2x4; start x..o/....; moves place, place other; end line of 3; first o",
            })
    void saysWhatMemorySays(String rules) {
        BoardGame game = game(rules);
        assertThat(method.fit(question(game))).as(rules).isInstanceOf(Fit.Yes.class);
        Random random = new Random(9);
        for (int i = 0; i < 12; i++) {
            BoardGame from = played(game, random, 2 + i / 4);
            Answer<BoardMove> answer = method.solve(question(from), Watch.NONE);
            Answer<BoardMove> expected = new MemoSearch().solve(question(from), Watch.NONE);
            assertThat(answer.worth()).as(from.toString()).isEqualTo(expected.worth());
            assertThat(answer.moves()).as(from.toString()).isEqualTo(expected.moves());
            assertThat(answer.line()).as(from.toString()).isEqualTo(expected.line());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"connect(4, 4, 4)", "connect(4, 3, 3)", "connect(3, 5, 3)"})
    @SuppressWarnings("unchecked")
    void solvesGamesOfFamiliesByTheirWords(String text) {
        Rules<Object, Object> game =
                (Rules<Object, Object>) Notation.standard().parse(text).rules();
        Question<Object, Object> asked = Question.of(game, Values.outcome()).within(new Budget(1L << 28, 1));
        assertThat(method.fit(asked)).isInstanceOf(Fit.Yes.class);
        Answer<Object> answer = method.solve(asked, Watch.NONE);
        Answer<Object> expected = new MemoSearch().solve(asked, Watch.NONE);
        assertThat(answer.worth()).isEqualTo(expected.worth());
        assertThat(answer.moves()).isEqualTo(expected.moves());
        assertThat(answer.line()).isEqualTo(expected.line());
    }

    private static BoardGame played(BoardGame game, Random random, int plies) {
        AtTurn<BoardPosition> at = game.start();
        for (int ply = 0; ply < plies; ply++) {
            List<BoardMove> moves = new ArrayList<>(game.moves(at));
            if (moves.isEmpty()) {
                break;
            }
            at = game.play(at, moves.get(random.nextInt(moves.size())));
        }
        return (BoardGame) game.from(at);
    }

    @Test
    void declinesWhatMovesInOtherWays() {
        for (String rules : List.of(
                "3x3; start xxx/.../ooo; moves step forward, capture diagonally forward; end reach last row",
                "3x3; hand 3 each; moves place; end line of 3",
                "2x2; moves place; end line of 2; plies 3")) {
            assertThat(method.fit(question(game(rules)))).as(rules).isInstanceOf(Fit.No.class);
        }
        BoardGame cram = game("2x3; moves place * 1 x 2, place * 2 x 1");
        assertThat(method.fit(Question.of(cram, Values.nimber()))).isInstanceOf(Fit.No.class);
        assertThat(method.fit(question(cram).within(new Budget(1 << 20, 1)))).isInstanceOf(Fit.No.class);
    }

    /** Some ply has more positions than 64 bits count. */
    @Test
    void whatCannotBeCountedIsRefused() {
        BoardGame large = game("7x8; moves place; stuck draws");
        assertThatThrownBy(() ->
                        method.solve(Question.of(large, Values.winner()).within(new Budget(1L << 28, 1)), Watch.NONE))
                .isInstanceOf(RefusedException.class)
                .asString()
                .contains("method.decision-diagrams.too-many");
    }

    @Test
    void stopsWhenTheMemoryIsFullOrTheWatchSaysSo() {
        BoardGame large = game("6x6; moves drop; end line of 4; stuck draws");
        Question<AtTurn<BoardPosition>, BoardMove> small = question(large).within(new Budget(4 << 20, 1));
        assertThatThrownBy(() -> method.solve(small, Watch.NONE)).isInstanceOf(RefusedException.class);
        Watch cancelled = new Watch() {
            @Override
            public boolean cancelled() {
                return true;
            }
        };
        assertThatThrownBy(() -> method.solve(small.only(Part.MOVES), cancelled))
                .isInstanceOf(CancelledException.class);
    }
}
