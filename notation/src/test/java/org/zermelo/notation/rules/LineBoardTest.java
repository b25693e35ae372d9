package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.game.Rules;
import org.zermelo.notation.Notation;
import org.zermelo.notation.text.Source;
import org.zermelo.plan.Planner;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Fit;
import org.zermelo.solve.NimberGame;
import org.zermelo.solve.Question;
import org.zermelo.solve.Question.Part;
import org.zermelo.solve.Watch;
import org.zermelo.value.Value;
import org.zermelo.value.Values;
import org.zermelo.value.Worth;

/** Texts in which the same sign is written and a line wins, recognised by their rules. */
class LineBoardTest {

    private static final Planner PLANNER = Planner.standard();

    private static Rules<?, ?> rules(String text) {
        return Notation.standard().parse(text).rules();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "board(strip 3; moves place *; end line of 3 *)",
                "board(strip 4; moves place *; end line of 3 *)",
                "board(10x1; moves place *; end line of 3 *)",
                "board(strip 11; start ...*....*..; moves place *; end line of 3 *)",
                "board(strip 11; start ...*.*.....; moves place *; end line of 3 *)",
                "board(полоса 9; ходы поставить *; конец ряд из 3 *)",
                "@treblecross(10)",
                "board(2x2; moves place *; end line of 2 *)",
                "board(3x3; moves place *; end line of 3 *)",
                "board(3x3; start .../.*./..*; moves place *; end line of 3 *)",
                "board(4x4; start *.../.*../..../.*..; moves place *; end line of 4 *)"
            })
    void nimbersAreThoseOfTheDefinition(String text) {
        FillingBoardTest.check(rules(text));
    }

    @ParameterizedTest
    @CsvSource({
        "'board(strip 9; moves place *; end line of 3 *)', treblecross-threats",
        "'board(3x3; moves place *; end line of 3 *)', notakto-table"
    })
    void theFamilySolvesIt(String text, String kernel) {
        assertThat(((NimberGame<?, ?>) rules(text)).kernel()).isEqualTo(kernel);
        Answer<?> answer = PLANNER.solve(question(rules(text), Values.nimber()), "sprague-grundy", Watch.NONE);
        assertThat(answer.method()).isEqualTo(kernel);
    }

    /** Whatever is asked: the worth of the start and of every move, with the family's methods and without. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "board(strip 3; moves place *; end line of 3 *)",
                "board(strip 5; moves place *; end line of 3 *)",
                "board(strip 8; moves place *; end line of 3 *)",
                "board(strip 10; moves place *; end line of 3 *)",
                "board(strip 7; start .**....; moves place *; end line of 3 *)",
                "board(strip 7; start .***...; moves place *; end line of 3 *)",
                "board(2x2; moves place *; end line of 2 *)",
                "board(3x3; moves place *; end line of 3 *)",
                "board(3x3; start *../.../...; moves place *; end line of 3 *)"
            })
    void answersAreThoseOfTheTextAlone(String text) {
        BoardGame alone = BoardRuleText.game(Source.of(text), "board(".length(), text.length() - 1);
        Rules<?, ?> known = rules(text);
        assertThat(known).isInstanceOf(NimberGame.class).hasToString(alone.toString());
        assertThat(alone).isNotInstanceOf(NimberGame.class);
        List<Value> values =
                List.of(Values.nimber(), Values.winner(), Values.outcome(), Values.misereWinner(), Values.misere());
        for (Value value : values) {
            Map<String, String> expected = answers(question(alone, value));
            assertThat(answers(question(known, value))).as(value.name()).isEqualTo(expected);
        }
    }

    private static <P, M> Question<P, M> question(Rules<P, M> rules, Value value) {
        return new Question<>(rules, value, EnumSet.allOf(Part.class), new Budget(1 << 28, 1));
    }

    /** The worth of the start and of its moves, by every method that remembers positions, which must agree. */
    private static <P, M> Map<String, String> answers(Question<P, M> question) {
        Map<String, String> worths = new TreeMap<>();
        PLANNER.plan(question).entries().stream()
                .filter(entry ->
                        entry.fit() instanceof Fit.Yes && !entry.method().name().equals("plain-search"))
                .forEach(entry -> {
                    Answer<M> answer = PLANNER.solve(question, entry.method().name(), Watch.NONE);
                    put(worths, "", answer.worth(), question.value());
                    answer.moves().forEach(move -> put(worths, move.move().toString(), move.worth(), question.value()));
                });
        return worths;
    }

    private static void put(Map<String, String> worths, String name, Worth worth, Value value) {
        String text = value == Values.nimber() ? worth.toString() : String.valueOf(worth.sign());
        assertThat(worths.getOrDefault(name, text)).isEqualTo(text);
        worths.put(name, text);
    }

    /** A lost line, lines of other lengths, boards that are joined, pieces in the way, other moves. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "@notakto",
                "board(3x3; moves place *; end line of 3 * loses)",
                "board(3x3; moves place *; end line of 2 *)",
                "board(3x4; moves place *; end line of 3 *)",
                "board(strip 9; moves place *; end line of 4 *)",
                "board(strip 9; moves place *; end line of exactly 3 *)",
                "board(strip 9; moves place *; end line of 3 *; stuck draws)",
                "board(strip 9; moves place *; end line of 3 *; plies 4)",
                "board(strip 9; start ....x....; moves place *; end line of 3 *)",
                "board(strip 9; hand 4 each; moves place *; end line of 3 *)",
                "board(strip 9; moves x place *, o place * 1x2; end line of 3 *)",
                "board(strip 9; moves place * 1x2; end line of 3 *)",
                "board(torus 3x3; moves place *; end line of 3 *)",
                "board(cylinder 1x5; moves place *; end line of 3 *)",
                "board(3x3; start .../.../..#; moves place *; end line of 3 *)"
            })
    void othersAreNot(String text) {
        assertThat(rules(text)).isNotInstanceOf(NimberGame.class);
    }
}
