package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.notation.text.NotationException;
import org.zermelo.notation.text.Source;

/** What is said of phrases that were begun and not finished, and of words that are missing. */
class PhraseHintsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "board 3 x 3; moves place and rotate row             | and then",
                "board 3 x 3; moves rotate row and place             | and then",
                "board 3 x 3; pieces a x o, b X O; moves age and fly | and then",
                "доска 3 x 3; ходы поставить и вращать ряд           | и затем",
                "board 3 x 3; moves place making no lien of 3        | making no line of",
                "доска 3 x 3; ходы поставить без линий из 3          | без линии из",
                "board 3 x 3; moves place; end line of 3 at end      | at end of move"
            })
    void whoBeginsAPhraseMeansIt(String text, String phrase) {
        assertThatThrownBy(() -> BoardRuleText.game(Source.of(text)))
                .isInstanceOfSatisfying(NotationException.class, e -> {
                    assertThat(e.note().key()).isEqualTo("board.unknown-word");
                    assertThat(e.note().args()).containsEntry("nearest", phrase);
                });
    }

    /** An end has no other motion behind it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"board 3 x 3; moves place; end line of 3 and fill a1 | ''"})
    void noPhraseIsOfferedWhereItCannotStand(String text, String nearest) {
        assertThatThrownBy(() -> BoardRuleText.game(Source.of(text)))
                .isInstanceOfSatisfying(
                        NotationException.class,
                        e -> assertThat(e.note().args()).containsEntry("nearest", nearest));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "board 4 x 4; moves place and then rotate        | board.word-missing  | 41",
                "board 4 x 4; moves rotate row or                | board.word-missing  | 33",
                "board 4 x 4; moves jump over                    | board.word-missing  | 29",
                "points; lines a-b; moves place                  | board.name-expected | 7",
                "points pairs of p; lines triangles; moves place | board.name-expected | 18"
            })
    void whatIsMissingIsSaid(String text, String key, int column) {
        assertThatThrownBy(() -> BoardRuleText.game(Source.of(text)))
                .isInstanceOfSatisfying(NotationException.class, e -> {
                    assertThat(e.note().key()).isEqualTo(key);
                    assertThat(e.column()).isEqualTo(column);
                });
    }
}
