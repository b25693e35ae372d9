package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.game.AtTurn;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Player;
import org.zermelo.notation.text.NotationException;
import org.zermelo.notation.text.Source;

/** Hands by kinds, and captured pieces that come into the hand of who takes them. */
class CapturedInHandTest {

    private static final BoardGame DOBUTSU =
            BoardRuleText.game(Library.find("dobutsu").orElseThrow());

    private static BoardGame read(String text) {
        return BoardRuleText.game(Source.of(text));
    }

    private static TreeSet<String> moves(BoardGame game, AtTurn<BoardPosition> at) {
        TreeSet<String> moves = new TreeSet<>();
        game.moves(at).forEach(move -> moves.add(move.text()));
        return moves;
    }

    /** Plays of catch the lion as another program without board rules counts them; 4 first moves, 17 after them. */
    @Test
    void playsAreThoseOfASecondWriting() {
        Map<AtTurn<BoardPosition>, Long> wave = new HashMap<>(Map.of(DOBUTSU.start(), 1L));
        for (int ply = 1; ply <= 7; ply++) {
            Map<AtTurn<BoardPosition>, Long> next = new HashMap<>();
            wave.forEach((at, count) ->
                    DOBUTSU.moves(at).forEach(move -> next.merge(DOBUTSU.play(at, move), count, Math::addExact)));
            wave = next;
            long plays = wave.values().stream().mapToLong(Long::longValue).sum();
            assertThat(plays).as("ply " + ply).isEqualTo(PlainDobutsu.plays(PlainDobutsu.START, ply));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a lion that comes safely has won | .L./.../..l/... o - - | ",
                "one that can be taken has not | .Ll/.../.../... o - - | c1-b2, c1-c2, c1xb1",
                "but has when it was not taken | .L./.../.l./... x - - | ",
                "who has no lion has lost | .../.../.l./... x xE - | "
            })
    void whoComesSafely(String why, String position, String moves) {
        String found = String.join(", ", moves(DOBUTSU, DOBUTSU.position(position)));
        assertThat(found).as(why).isEqualTo(moves == null ? "" : moves);
    }

    @Test
    void aHenThatIsTakenIsAChickAgainAndWhatIsDroppedIsNotPromoted() {
        AtTurn<BoardPosition> at = DOBUTSU.position("..l/.../.h./.L. x - -");
        AtTurn<BoardPosition> after = DOBUTSU.play(at, DOBUTSU.move(at, "b4xb3"));
        assertThat(DOBUTSU.text(after)).isEqualTo("..l/.../.L./... o x -");
        AtTurn<BoardPosition> quiet = DOBUTSU.play(after, DOBUTSU.move(after, "c1-c2"));
        assertThat(DOBUTSU.text(DOBUTSU.play(quiet, DOBUTSU.move(quiet, "x:a1"))))
                .isEqualTo("x../..l/.L./... o - -");
    }

    @Test
    void handsAreWrittenByTheirSigns() {
        String text = ".l./.../.../.L. o xE ogg";
        assertThat(DOBUTSU.text(DOBUTSU.position(text))).isEqualTo(text);
        assertThat(DOBUTSU.position(text).mover()).isEqualTo(Player.RIGHT);
        for (String bad : List.of(
                ".l./.../.../.L. o xxx -",
                ".l./.../.../.L. o x oo",
                ".l./.../.../.L. o g -",
                ".l./.../.../.L. o L -")) {
            assertThatThrownBy(() -> DOBUTSU.position(bad)).as(bad).isInstanceOf(BadInputException.class);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "board 1 x 3; pieces s x o, b X O; hand s 1 each, b 1 each; moves s place, b place | X:a1 X:b1 X:c1 x:a1 x:b1 x:c1",
                "board 1 x 3; pieces s x o, b X O; hand x b 1, o s 1; moves place s, place b | X:a1 X:b1 X:c1",
                "board 1 x 3; start x.o; hand captured; moves place, step any way onto empty or other | a1-b1"
            })
    void whatMayBePlaced(String text, String moves) {
        BoardGame game = read(text);
        assertThat(String.join(" ", moves(game, game.start()))).isEqualTo(moves);
        assertThat(read(game.toString().replaceAll("^board[(]|[)]$", "").replaceFirst("^", "board "))
                        .toString())
                .isEqualTo(game.toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "board 2 x 2; hand captured; moves push | board.kept-and-made",
                "board 2 x 2; hand captured; moves place 1 x 2 | board.kept-and-made",
                "board 2 x 2; pieces a x o, b c d, e f g, h i j; hand a 50 each, b 50 each, e 50 each, h 50 each; moves place a"
                        + " | board.hands-too-many"
            })
    void whatIsRefused(String text, String key) {
        assertThatThrownBy(() -> read(text))
                .isInstanceOf(NotationException.class)
                .asString()
                .contains(key);
    }
}
