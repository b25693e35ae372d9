package org.zermelo.present.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.zermelo.notation.HeapRulesText;
import org.zermelo.notation.Notation;
import org.zermelo.notation.family.Family;
import org.zermelo.notation.text.NotationException;

/** Games under the names that people give them. */
class LanguageNamesTest {

    private static final Notation NOTATION = Notation.standard();

    static Stream<Family> families() {
        return NOTATION.families().stream();
    }

    private static String parsed(String text) {
        return NOTATION.parse(text).toString();
    }

    /** So no name means two families, in whatever languages. */
    @ParameterizedTest
    @MethodSource("families")
    void everyNameInEveryLanguageMeansItsFamily(Family family) {
        String arguments = family.example().substring(family.example().indexOf('('));
        for (String name : new LanguageNames().of(family.name()).split("\\|")) {
            String bare = name.replaceFirst("\\(.*", "").strip();
            if (!bare.isEmpty()) {
                assertThat(parsed(bare + arguments)).as(bare).isEqualTo(parsed(family.example()));
                assertThat(NOTATION.family(bare)).as(bare).contains(family);
            }
            if (name.contains("(")) {
                assertThat(parsed(bare)).isEqualTo(parsed(family.name() + name.substring(name.indexOf('('))));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("families")
    void everyFamilyHasItsEntryInEveryLanguage(Family family) {
        for (Language language : Language.all()) {
            for (String part : List.of("title", "names", "about", "how")) {
                assertThat(Words.in(language).has("family." + family.name() + "." + part))
                        .as(language + " " + family.name() + "." + part)
                        .isTrue();
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ним(3, 5) | nim(3, 5)",
                "НИМ (3, 5) | nim(3, 5)",
                "мизер ним(3, 5) | misere nim(3, 5)",
                "connect four | connect(7, 6, 4)",
                "Connect Four(4, 4, 3) | connect(4, 4, 3)",
                "connect-four(4, 4, 3) | connect(4, 4, 3)",
                "connect 4 | connect(7, 6, 4)",
                "четыре в ряд | connect(7, 6, 4)",
                "крестики-нолики | tictactoe()",
                "крестики нолики() | tictactoe()",
                "noughts and crosses | tictactoe()",
                "плитка шоколада(3x4) | chomp(3x4)",
                "Grundy's game(8) | grundys-game(8)",
                "перевернутые черепахи(1, 4) | turning-turtles(1, 4)",
                "ним(3) + (кегли на вершинах(path 3) + ним(1)) | nim(3) + node-kayles(path 3) + nim(1)",
                "крестики-нолики after b2 | tictactoe() from .../.x./...",
            })
    void aNameIsReadAndTheNotationPrinted(String text, String canonical) {
        assertThat(parsed(text)).isEqualTo(canonical);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "connect four | connect(7, 6, 4)",
                "connect four 4 4 3 | connect(4, 4, 3)",
                "ним 3 5 | nim(3, 5)",
                "игра витхоффа 3 5 | wythoff(3, 5)",
                "sim 6 | sim(6)",
                "крестики-нолики | tictactoe()"
            })
    void wordsOfACommandLineNeedNoParentheses(String text, String canonical) {
        assertThat(NOTATION.parseWords(List.of(text.split(" ")))).hasToString(parsed(canonical));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "нмм(3) | нмм | ним",
                "conect four | conect four | connect four",
                "крестики-нулики() | крестики-нулики | крестики-нолики",
                "nimm(3) | nimm | nim",
                "shogi on a small board(3) | shogi on a small board | ''",
                "shogi, please | shogi | ''"
            })
    void aWrongNameIsToldTheNearestInEitherLanguage(String text, String seen, String nearest) {
        NotationException wrong = catchThrowableOfType(NotationException.class, () -> NOTATION.parse(text));
        assertThat(wrong.note().key()).isEqualTo("notation.unknown-family");
        assertThat(wrong.note().args()).containsEntry("seen", seen).containsEntry("nearest", nearest);
    }

    @Test
    void rulesOfHeapsHaveTheirNamesToo() {
        assertThat(HeapRulesText.parse("кегли")).isEqualTo(HeapRulesText.parse("kayles"));
        assertThat(HeapRulesText.parse("игра на вычитание({1, 3})"))
                .isEqualTo(HeapRulesText.parse("subtraction({1,3})"));
    }
}
