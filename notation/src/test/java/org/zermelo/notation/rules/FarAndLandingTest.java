package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.interpret.BoardMove;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.game.AtTurn;
import org.zermelo.notation.text.Source;

/** Pieces that go as far as they can, and jumps that land on a piece. */
class FarAndLandingTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "strip 5; start x...o; moves slide far | a1-d1",
                "strip 5; start x...o; moves slide far onto empty or other | a1xe1",
                "strip 5; start x.*..; moves slide far onto other | ''",
                "torus 1 x 4; start x...; moves slide far right | a1-d1",
                "board 2 x 3; start x../..o; moves slide far any way | a1-a2 a1-b2 a1-c1",
                "strip 4; start xxo.; moves jump over own onto other | a1xc1",
                "strip 4; start xoo.; moves jump over other onto other capturing | a1xc1",
                "strip 5; start xoo.o; moves jump over other onto empty or other capturing in chains | a1xc1"
            })
    void whereOneMayGo(String text, String moves) {
        BoardGame game = BoardRuleText.game(Source.of(text));
        String found =
                game.moves(game.start()).stream().map(BoardMove::text).sorted().collect(Collectors.joining(" "));
        assertThat(found).isEqualTo(moves);
        String body = game.toString().replaceAll("^board[(]|[)]$", "");
        assertThat(BoardRuleText.game(Source.of(Character.isDigit(body.charAt(0)) ? "board " + body : body))
                        .toString())
                .isEqualTo(game.toString());
    }

    /** What is landed on comes into the hand, as what is jumped over. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "strip 4; start xxo.; hand captured; moves jump over own onto other, place | 1",
                "strip 4; start xoo.; hand captured; moves jump over other onto other capturing, place | 2"
            })
    void whatIsLandedOnIsCaptured(String text, int inHand) {
        BoardGame game = BoardRuleText.game(Source.of(text));
        AtTurn<BoardPosition> after =
                game.play(game.start(), game.moves(game.start()).get(0));
        assertThat(after.position().leftHand()).isEqualTo(inHand);
    }
}
