package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.game.Rules;
import org.zermelo.notation.Game;
import org.zermelo.notation.Notation;
import org.zermelo.notation.boards.SizedText;
import org.zermelo.notation.text.NotationException;
import org.zermelo.notation.text.Source;

/** Texts whose heads leave numbers open, by family name and by file, and the families that know their rules. */
class SizedTextTest {

    private static String printed(String text) {
        return Notation.standard().parse(text).rules().toString();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "@hexapawn                       | hexapawn(3, 3)",
                "hexapawn()                      | hexapawn(3, 3)",
                "hexapawn(4)                     | hexapawn(4, 3)",
                "@hexapawn(5, 4)                 | hexapawn(5, 4)",
                "HexaPawn(rows = 5)              | hexapawn(3, 5)",
                "@hexapawn(rows = 5, columns=2)  | hexapawn(2, 5)",
                "@dodgem (4)                     | dodgem(4)",
                "@connect-four                   | connect(7, 6, 4)",
                "@connect-four(4, 4, 4)          | connect(4, 4, 4)",
                "connect(k = 3)                  | connect(7, 6, 3)",
                "@quixo                          | quixo(4)",
                "Breakthrough                    | breakthrough(5, 3)",
                "breakthrough(columns = 2)       | breakthrough(5, 2)",
                "@hex                            | hex(3, 3)",
                "@cram                           | cram(4, 4)",
                "cram(columns = 5, rows = 2)     | cram(2, 5)",
                "cram(3, 4) after a1+b1          | cram(3, 4) from **../..../....",
                "hex(11, 11)                     | hex(11, 11)",
                "@dots-and-boxes                 | boxes(2, 2)",
                "@dots-and-boxes(rows = 3)       | boxes(2, 3)",
                "dots-and-boxes(3, 1)            | boxes(3, 1)",
                "'boxes(2, 1) from -a1 |a1'       | boxes(2, 1) from #*#.#/*#.#./#.#.#",
                "'boxes(2, 1) from -a1 |a1 -a2 |b1 pass' | boxes(2, 1) from #*#.#/*#*#./#*#.# pass",
                "'boxes(2, 1) from none after -b2 ~ |c1' | boxes(2, 1) from #.#.#/.#.#*/#.#*#",
                "'boxes(2, 1) from #.#.#/.#.#./#.#*# after |c1' | boxes(2, 1) from #.#.#/.#.#*/#.#*#",
                "@kayles-on-a-strip(7)           | kayles-on-a-strip(7)",
                "@treblecross                    | @treblecross(9)",
                "@treblecross(squares = 12)      | @treblecross(12)",
                "@treblecross(5) after c1        | @treblecross(5) from ..*..",
                "treblecross(5)                  | treblecross(5)",
                "@notakto(4)                     | @notakto(4)",
                "notakto(4)                      | notakto(4)",
                "board(6x7; moves drop; end line of 4; stuck draws)               | connect(7, 6, 4)",
                "board(4x4; moves push; end line of 4 other loses, line of 4)     | quixo(4)",
                "hexapawn(3, 3) after a3-a2      | hexapawn(3, 3) from ooo/x../.xx o",
                "hexapawn(3, 3) from ooo/x../.xx o after b1-a2 | hexapawn(3, 3) from o.o/o../.xx x",
                "@connect-four(4, 4, 4) from ..../..../..../x... o | connect(4, 4, 4) from ..../..../..../x...",
                "@quixo(3) from x../.../... o    | quixo(3) from o../.../..."
            })
    void oneGameHasOnePrint(String text, String expected) {
        assertThat(printed(text)).isEqualTo(expected);
        assertThat(printed(expected)).isEqualTo(expected);
    }

    /** Other ends, other boards: not the family's rules, or small enough for the table of the text. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "board(6x7; moves drop; end line of 4)",
                "board(6x7; moves drop; end line of 4 loses; stuck draws)",
                "board(cylinder 6x7; moves drop; end line of 4; stuck draws)",
                "board(6x7; start ......./......./......./......./......./x......; moves drop; end line of 4; stuck"
                        + " draws)",
                "board(4x4; moves drop; end line of 4; stuck draws)",
                "board(7x8; moves drop; end line of 4; stuck draws)",
                "board(4x5; moves push; end line of 4 other loses, line of 4)",
                "board(4x4; moves push; end line of 4)",
                "board(6x6; moves push; end line of 6 other loses, line of 6)"
            })
    void othersStayTexts(String text) {
        assertThat(Notation.standard().parse(text).rules()).isInstanceOf(BoardGame.class);
    }

    /** A text of the library with open numbers needs no other place to be called by its name. */
    @Test
    void everyTextOfTheLibraryIsCalledByItsHead() {
        List<String> sized = Library.names().stream()
                .filter(name -> SizedText.of(Library.find(name).orElseThrow()).isPresent())
                .toList();
        assertThat(sized).contains("hexapawn", "breakthrough", "connect-four");
        for (String name : sized) {
            Rules<?, ?> rules = Notation.standard().parse("@" + name).rules();
            Rules<?, ?> called = Notation.standard().parse(rules.toString()).rules();
            assertThat(called).hasSameClassAs(rules).hasToString(rules.toString());
            assertThat(called.start()).hasToString(rules.start().toString());
        }
    }

    /** The middle is repeated or left out; the first and the last row and column stay. */
    @ParameterizedTest
    @CsvSource({
        "'dodgem(2)', x./.o x",
        "'dodgem(3)', x../x../.oo x",
        "'dodgem(5)', x..../x..../x..../x..../.oooo x",
        "'hexapawn(1, 3)', o/./x x",
        "'hexapawn(4, 2)', oooo/xxxx x",
        "'hexapawn(2, 5)', oo/../../../xx x",
        "'breakthrough(4, 4)', oooo/oooo/xxxx/xxxx x",
        "'breakthrough(7, 2)', oo/oo/../../../xx/xx x",
        "'hex(2, 5)', ...../..... x"
    })
    void aDrawnStartIsStretched(String text, String start) {
        BoardGame game = (BoardGame) Notation.standard().parse(text).rules();
        assertThat(game.text(game.start())).isEqualTo(start);
    }

    /** Anybody's text may leave numbers open; it has no name by which it could be called. */
    @Test
    void aTextOfOnesOwn() {
        Game game = Notation.standard()
                .parse(new Source(
                        "own.game",
                        "game \"Mine\" mine(n = 2, k = 3)\nboard n x k\nstart\n  xo\n  ox\nmoves step onto other\n"));
        assertThat(game.rules()).hasToString("board(2x3; start xoo/oxx; moves step onto other)");
    }

    /** An error in a text of one's own is shown in the words that were written, a wrong number at its name. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'board rows x rows\nmoves stap'                     | stap",
                "'board rows x sides\nmoves place'                   | sides",
                "'board rows x rows\nmoves place\nend line of k'     | k",
                "'board rows x rows\nmoves place\nend line of k and' | k"
            })
    void errorsPointAtWhatWasWritten(String body, String seen) {
        String text = "game \"Mine\" mine(rows = 3, k = 9)\n" + body.replace("\\n", "\n") + "\n";
        assertThatThrownBy(() -> Notation.standard().parse(new Source("own.game", text)))
                .isInstanceOfSatisfying(NotationException.class, wrong -> {
                    assertThat(text.substring(wrong.offset(), wrong.offset() + wrong.length()))
                            .isEqualTo(seen);
                    assertThat(wrong.source().text()).isEqualTo(text);
                });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "hexapawn(row = 4)      | 9  | 3 | rule.unknown-name",
                "@hexapawn(3, x)        | 13 | 1 | rule.unknown-name",
                "hexapawn(3, 3, 3)      | 15 | 1 | notation.unexpected",
                "hexapawn(3, 0)         | 12 | 1 | notation.number-out-of-range",
                "dodgem(1)              | 7  | 1 | board.rows",
                "@dodgem(1)             | 0  | 10 | board.rows",
                "connect(4, 4, 9)       | 14 | 1 | board.no-line",
                "@hexapawn(3            | 11 | 1 | notation.expected"
            })
    void whatIsWrongHasItsPlace(String text, int offset, int length, String key) {
        assertThatThrownBy(() -> Notation.standard().parse(text))
                .isInstanceOfSatisfying(NotationException.class, wrong -> {
                    assertThat(wrong.note().key()).isEqualTo(key);
                    assertThat(wrong.offset()).isEqualTo(offset);
                    assertThat(wrong.length()).isEqualTo(length);
                });
    }
}
