package org.zermelo.notation.family;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.notation.Game;
import org.zermelo.notation.Notation;
import org.zermelo.notation.text.NotationException;
import org.zermelo.plan.Planner;
import org.zermelo.value.Convention;
import org.zermelo.value.Values;
import org.zermelo.value.Worth;

/** What holds for every family of the notation. */
class FamiliesTest {

    private static final Notation NOTATION = Notation.standard();

    static Stream<Family> families() {
        return NOTATION.families().stream();
    }

    @ParameterizedTest
    @MethodSource("families")
    void theExampleIsAGameAndItsTextIsReadBack(Family family) {
        Game game = NOTATION.parse(family.example());
        String text = game.toString();
        assertThat(NOTATION.parse(text)).hasToString(text);
    }

    @Test
    void namesAreUnique() {
        List<String> names = families()
                .flatMap(family -> Stream.concat(Stream.of(family.name()), family.aliases().stream()))
                .toList();
        assertThat(names).doesNotHaveDuplicates();
    }

    private static Worth worth(String text) {
        Game game = NOTATION.parse(text);
        return Planner.standard().solve(game.rules(), game.value()).worth();
    }

    /** Bouton 1901; Wythoff 1907; Whinihan 1963; Moore 1910; Winning Ways on Northcott and staircases. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nim(5, 3, 6, 2) | 1",
                "nim(5, 3, 6) | -1",
                "nim() | -1",
                "nim(1, 2, 3) | -1",
                "wythoff(3, 5) | -1",
                "wythoff(3, 6) | 1",
                "fibonacci(21) | -1",
                "fibonacci(20) | 1",
                "moore(2; 3, 3, 3) | -1",
                "moore(2; 3, 3, 4) | 1",
                "staircase(2, 7, 2) | -1",
                "northcott(8; 1-5, 2-6) | -1",
                "nim(5, 3) + wythoff(0, 6) | -1"
            })
    void knownOutcomes(String text, int sign) {
        assertThat(worth(text).sign()).isEqualTo(sign);
    }

    /** Nothing on the board, in the row, in the graph: the play has ended, and the game can be written and read back. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "coins()",
                "coins(; take 1..3)",
                "coins(; take any)",
                "coins(; ends left)",
                "coins(; circle)",
                "coins() + coins()",
                "stones-doubling()",
                "stones-squares(0)",
                "stones-two-values(;)",
                "stones-rest()",
                "stones-merge()",
                "stones-thirds()",
                "stones-circle()",
                "heaps(0; take any)",
                "heaps(1; split)",
                "nim(0)",
                "wythoff(0, 0)",
                "fibonacci(0)",
                "moore(2; 0)",
                "staircase(0)",
                "strip(0)",
                "notakto(0)",
                "cram(0x0)",
                "cram(0x3)",
                "cram(3x0)",
                "cram(1x1)",
                "pins(0)",
                "kayles(0)",
                "treblecross(0)",
                "turning-turtles()",
                "node-kayles(path 0)",
                "node-kayles()",
                "arc-kayles(path 1)",
                "arc-kayles()",
                "hackenbush(path 0)",
                "hackenbush(path 1)",
                "sim(0)",
                "sim(1)",
                "count-to(0)",
                "domineering(0x0)",
                "domineering(0x3)",
                "domineering(3x0)",
                "clobber()",
                "toppling-dominoes()",
                "col(path 0)",
                "snort()",
                "board(strip 1; start .; moves place 1x2)"
            })
    void aStartOfNothingIsAGameWithoutMoves(String text) {
        Game game = NOTATION.parse(text);
        assertThat(moves(game.rules())).isEmpty();
        assertThat(NOTATION.parse(game.toString()).toString()).isEqualTo(game.toString());
        assertThat(worth(text).sign())
                .isEqualTo(text.matches("(coins|sim|stones-(doubling|two|rest|merge|circle)).*") ? 0 : -1);
    }

    private static <P, M> List<M> moves(Rules<P, M> rules) {
        return rules.moves(rules.start());
    }

    @Test
    void misereBindsTheWholeSum() {
        Game game = NOTATION.parse("misere nim(1, 1) + nim(2)");
        assertThat(game.convention()).isEqualTo(Convention.MISERE);
        assertThat(game.value()).isEqualTo(Values.misere());
        assertThat(game.rules().traits()).contains(Trait.IMPARTIAL);
    }

    @Test
    void aScoringRowAndAnImpartialGameAreNotAdded() {
        assertThatThrownBy(() -> NOTATION.parse("coins(1 2) + nim(3)"))
                .isInstanceOf(NotationException.class)
                .asString()
                .contains("sum-mixed");
    }
}
