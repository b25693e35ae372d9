package org.zermelo.present.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

    @Test
    void namesThePlace() {
        assertThatThrownBy(() -> Json.read("{\n \"a\": x}"))
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.note().args()).containsEntry("line", 2));
    }

    @Test
    void deepNestingIsRefusedAndNotARecursionWithoutEnd() {
        assertThatThrownBy(() -> Json.read("[".repeat(100_000))).isInstanceOf(JsonException.class);
    }
}
