package org.zermelo.present.box;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.zermelo.desk.Desk;
import org.zermelo.desk.box.OneBox;
import org.zermelo.desk.box.Typed;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;
import org.zermelo.solve.Watch;

/** What people type into the one box, in five languages: what must come of each text stands in {@code typed.tsv}. */
class TypedTest {

    private static final Desk DESK = Desk.standard();
    private static final OneBox BOX = new OneBox(DESK.notation());

    /** A text, its kind, and what it stands for or the games that are offered. */
    record Expected(String text, String kind, String meant) {}

    static Stream<Expected> bank() throws IOException {
        try (InputStream in = TypedTest.class.getResourceAsStream("typed.tsv")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8)
                            .lines()
                            .map(line -> line.split("\t", -1))
                            .map(columns -> new Expected(columns[0], columns[1], columns[2]))
                            .toList()
                            .stream();
        }
    }

    @ParameterizedTest
    @MethodSource("bank")
    void whatIsTyped(Expected expected) {
        Typed typed = BOX.read(expected.text());
        assertThat(typed.kind()).hasToString(expected.kind());
        assertThat(typed.offers().isEmpty() ? typed.text() : String.join(" | ", typed.offers()))
                .isEqualTo(expected.meant());
    }

    @ParameterizedTest
    @MethodSource("bank")
    void whatIsOfferedIsAGame(Expected expected) {
        BOX.read(expected.text())
                .offers()
                .forEach(game -> assertThat(DESK.notation().parse(game)).isNotNull());
    }

    @Test
    void numbersAreAnswered() {
        Words words = Words.in(Language.EN);
        String text = TypedReport.of(BOX.read("[7, 9, 1, 6, 4, 3]"), DESK, words, Watch.NONE)
                .text(words);
        assertThat(text).contains("coins(7 9 1 6 4 3)", "+6: the first player gets 18", "*14: the first player wins");
    }

    @Test
    void aCertificateIsKnownByItsFirstLine() {
        assertThat(BOX.read("zermelo-value-certificate: 1\ngame: *2\nvalue: *2\n")
                        .kind())
                .isEqualTo(Typed.Kind.CERTIFICATE);
    }
}
