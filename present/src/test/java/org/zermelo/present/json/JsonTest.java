package org.zermelo.present.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Visible;
import org.zermelo.present.words.Words;

class JsonTest {

    @Test
    void writesInOrderAndLeavesNullsOut() {
        assertThat(Json.line(Json.object("b", 1, "a", List.of(true, "x"), "c", null)))
                .isEqualTo("{\"b\":1,\"a\":[true,\"x\"]}");
    }

    @Test
    void integersThatADoubleWouldChangeAreStrings() {
        assertThat(Json.line(List.of(1L << 53, (1L << 53) + 1, Long.MIN_VALUE)))
                .isEqualTo("[9007199254740992,\"9007199254740993\",\"-9223372036854775808\"]");
    }

    @Test
    void readsWhatItWrites() {
        Map<String, Object> document = Map.of("text", "кости \u0000 \"q\"", "list", List.of(1L, 2.5, Map.of()));
        assertThat(Json.read(Json.line(document))).isEqualTo(document);
        assertThat(Json.read(Json.pretty(document))).isEqualTo(document);
        assertThat(Json.read("123456789012345678901234567890"))
                .isEqualTo(new BigInteger("123456789012345678901234567890"));
        assertThat(Json.read("null")).isNull();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "{", "[1,]", "{\"a\":1,\"a\":2}", "1 2", "{'a':1}", "nul", "[1", "\"\u0001\""})
    void refusesWhatIsNotJson(String text) {
        assertThatThrownBy(() -> Json.read(text)).isInstanceOf(JsonException.class);
    }

    /** Signs that are close to a number, a word or a string, but none. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "01",
                "-",
                "-x",
                "1.",
                "1e",
                "1e+",
                "+1",
                ".5",
                "1x",
                "0x1",
                "NaN",
                "truex",
                "True",
                "[1}",
                "[1 2]",
                "[,1]",
                "{a:1}",
                "{\"a\" 1}",
                "{\"a\":1,}",
                "{,}",
                "\"\\q\"",
                "\"\\u12\"",
                "\"\\u００00\"",
                "\"a\nb\"",
                "\ufeff1",
                "\u00a01",
                "1,",
                "]"
            })
    void refusesWhatIsAlmostJson(String text) {
        assertThatThrownBy(() -> Json.read(text)).isInstanceOf(JsonException.class);
    }

    @Test
    void readsEveryFormOfNumbersAndEscapes() {
        assertThat(Json.read("[0, -0, 10, -1.5e+3, 2E-1, 1e400]"))
                .isEqualTo(List.of(0L, 0L, 10L, -1500.0, 0.2, Double.POSITIVE_INFINITY));
        assertThat(Json.read("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00E9\"")).isEqualTo("\"\\/\b\f\n\r\té");
    }

    @Test
    void prettyObjectsHaveALineAMemberAndArraysNone() {
        assertThat(Json.pretty(Json.object("a", List.of(1, Json.object("b", 2)), "c", Map.of(), "d", List.of())))
                .isEqualTo("""
                        {
                          "a" : [ 1, {
                            "b" : 2
                          } ],
                          "c" : { },
                          "d" : [ ]
                        }""");
    }

    @Test
    void namesThePlace() {
        assertThatThrownBy(() -> Json.read("{\n \"a\": x}"))
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.note().args()).containsEntry("line", 2));
    }

    /** The parser's own sentences are English: none of them is passed on. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "[1,] | Строка 1, столбец 4: это не правильный JSON: знак, которого здесь быть не может, «]».",
                "[1 | Строка 1, столбец 3: это не правильный JSON: текст обрывается внутри документа.",
                "[nul] | Строка 1, столбец 2: это не правильный JSON: слово, которого в JSON нет (строки пишутся в двойных кавычках), «nul».",
                "1 2 | Строка 1, столбец 3: это не правильный JSON: после документа есть ещё что-то."
            })
    void saysItInRussian(String text, String said) {
        assertThatThrownBy(() -> Json.read(text))
                .isInstanceOfSatisfying(
                        JsonException.class,
                        e -> assertThat(Words.in(Language.of("ru")).say(e.note()))
                                .isEqualTo(said)
                                .doesNotContainPattern("[a-z]{4}"));
    }

    @Test
    void deepNestingIsRefusedAndNotARecursionWithoutEnd() {
        assertThatThrownBy(() -> Json.read("[".repeat(100_000))).isInstanceOf(JsonException.class);
    }

    @Test
    void whatIsNotShownIsWrittenAsAnEscape() {
        for (int letter = 0; letter <= 0xffff; letter++) {
            String text = "a" + (char) letter + "b";
            if (Visible.isHidden(letter) && !Character.isSurrogate((char) letter)) {
                String written = Json.line(Map.of("text", text));
                assertThat(written.codePoints()).as("U+%04X", letter).noneMatch(Visible::isHidden);
                assertThat(Json.read(written)).isEqualTo(Map.of("text", text));
            }
        }
    }
}
