package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.interpret.BoardMove;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.game.AtTurn;
import org.zermelo.game.Rules;
import org.zermelo.notation.text.Source;
import org.zermelo.plan.Planner;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Fit;
import org.zermelo.solve.Method;
import org.zermelo.solve.Question;
import org.zermelo.solve.Retrograde;
import org.zermelo.solve.Watch;
import org.zermelo.solve.sweep.TableMethod;
import org.zermelo.tests.Share;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

/** Stages of men against retrograde analysis on objects. */
class StageRetrogradeTest {

    private static final String SQUARES =
            "points a b c d e f g h; lines a-b-c, c-d-e, e-f-g, g-h-a, b-d, d-f, f-h, h-b; ";

    private static final String MORRIS = "points a1 d1 b2 c2 b3 c3 a4 d4; lines a1-d1-d4, b2-c2-c3, a4-a1, d4-a4, "
            + "c3-b3-b2, a1-b2, d1-c2, a4-b3, d4-c3; ";

    private final Method method = Planner.standard().methods().stream()
            .filter(each -> each.name().equals("stage-retrograde"))
            .findFirst()
            .orElseThrow();

    private static BoardGame game(String inside) {
        return BoardRuleText.game(Source.of(inside), 0, inside.length());
    }

    private static <P, M> Question<P, M> question(Rules<P, M> game, Value value, int threads) {
        return Question.of(game, value).within(new Budget(1L << 28, threads));
    }

    /** Positions as objects; for who wins alone, which that method does not tell, those as numbers. */
    private static Method plain(Value value) {
        return value.hasPlies() ? new Retrograde() : new TableMethod.Backwards();
    }

    private void agrees(Rules<AtTurn<BoardPosition>, BoardMove> game, Value value, int threads) {
        Answer<BoardMove> found = method.solve(question(game, value, threads), Watch.NONE);
        Answer<BoardMove> plain = plain(value).solve(question(game, value, 1), Watch.NONE);
        assertThat(found.worth()).as(game.toString()).isEqualTo(plain.worth());
        assertThat(found.moves()).as(game.toString()).isEqualTo(plain.moves());
    }

    @Test
    void agreesOnTextsOfEveryKind() {
        Random random = new Random(1996);
        int taking = 0;
        int texts = Share.of(60, 20);
        for (int i = 0; i < texts; i++) {
            String board = List.of("3x3; ", SQUARES, MORRIS).get(random.nextInt(3));
            boolean grid = board.equals("3x3; ");
            int hand = 2 + random.nextInt(2);
            boolean mills = random.nextInt(4) > 0;
            String text = board
                    + "hand x " + hand + ", o " + (hand - random.nextInt(2)) + "; moves place"
                    + (random.nextBoolean() ? ", then step " : ", step ")
                    + (grid ? random.nextBoolean() ? "orthogonally" : "diagonally" : "along line")
                    + (random.nextInt(3) == 0 ? ", then fly with 2 own" : "")
                    + (mills ? "; mill of " + (grid || random.nextBoolean() ? 3 : 2) : "")
                    + (random.nextBoolean() ? "; end fewer than 2 own loses" : "")
                    + (!mills || random.nextInt(4) == 0 ? "; end line of 3" : "");
            BoardGame game = game(text);
            assertThat(method.fit(question(game, Values.outcome(), 1))).as(text).isInstanceOf(Fit.Yes.class);
            agrees(game, random.nextInt(4) == 0 ? Values.winner() : Values.outcome(), 1 + random.nextInt(2));
            taking += mills ? 1 : 0;
            AtTurn<BoardPosition> at = game.start();
            for (int ply = 0; ply < 7 && !game.moves(at).isEmpty(); ply++) {
                List<BoardMove> moves = game.moves(at);
                at = game.play(at, moves.get(random.nextInt(moves.size())));
            }
            agrees(game.from(at), Values.outcome(), 2);
        }
        assertThat(taking).isGreaterThan(texts / 2);
    }

    /** The ways of all steps are put together; so steps that are allowed at different times are another method's. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "3x3; hand 3 each; moves place, then step straight, then step diagonally with 3 own; mill of 3",
                "3x3; hand 3 each; moves place, step straight, then step diagonally; mill of 3"
            })
    void stepsAtDifferentTimesAreNotItsOwn(String text) {
        assertThat(method.fit(question(game(text), Values.outcome(), 1))).isInstanceOf(Fit.No.class);
    }

    /** More men in hand than the board has room for: on a full board nobody places. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "1x2; hand 3 each; moves place; stuck loses",
                "2x2; hand x 3, o 4; moves place, step orthogonally",
                "2x3; hand 4 each; moves place, step orthogonally; mill of 3; end fewer than 2 own loses",
                "3x2; hand 4 each; moves place, then fly; mill of 2"
            })
    void handsMayHoldMoreThanTheBoard(String text) {
        assertThat(method.fit(question(game(text), Values.outcome(), 1))).isInstanceOf(Fit.Yes.class);
        agrees(game(text), Values.outcome(), 2);
    }

    /** The search for symmetries gives up where there are too many, and does not go through all orders of the cells. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "4x4; hand x 3, o 3; moves place, then fly; end line of 4",
                "4x4; hand x 2, o 2; moves place; mill of 4",
                "points a b c d e f g h i j k l; lines a-b, c-d; hand x 2, o 2; moves place, then step along line"
            })
    void symmetriesAreFoundAtOnce(String text) {
        assertThat(method.fit(question(game(text), Values.outcome(), 1))).isInstanceOf(Fit.Yes.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "3x3; start xxx/.../ooo; moves step orthogonally; end line of 3; stuck draws",
                "3x3; moves place; end line of 3; stuck draws",
                "3x3; hand x 3, o 15; moves place, step orthogonally; end line of 3",
                "3x3; hand x 3, o 3; moves place, x step orthogonally; end line of 3",
                "3x3; start xx./.../.oo; moves step orthogonally onto empty or other"
            })
    void refusesOtherRules(String text) {
        assertThat(method.fit(question(game(text), Values.outcome(), 1))).isInstanceOf(Fit.No.class);
    }
}
