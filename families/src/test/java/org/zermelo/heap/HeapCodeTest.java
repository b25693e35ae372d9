package org.zermelo.heap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.BadInputException;

class HeapCodeTest {

    @ParameterizedTest
    @CsvSource({
        "0.77, 0.77",
        "0.770, 0.77",
        "' 0.77 ', 0.77",
        "4.4, 4.4",
        "0., 0.",
        "0.000, 0.",
        "4., 4.",
        "0.3f, 0.3F",
        "0.0Z, 0.0Z",
        "0.(65)1, 0.(65)1",
        "0.(7), 0.7",
        "0.[37], 0.[37]",
        "0.3[73], 0.[37]",
        "0.[3737], 0.[37]",
        "0.37[0], 0.37",
        "8.3, 8.3",
        "0.0[0], 0."
    })
    void canonicalText(String text, String canonical) {
        HeapCode code = HeapCode.parse(text);
        assertThat(code.text()).isEqualTo(canonical);
        assertThat(HeapCode.parse(canonical)).isEqualTo(code);
    }

    @ParameterizedTest
    @CsvSource({
        "'', heap.code.empty",
        "-0.77, heap.code.negative",
        ".77, heap.code.no-d0",
        "1.3, heap.code.d0",
        "077, heap.code.no-point",
        "0, heap.code.no-point",
        "0.[37, heap.code.bracket-open",
        "0.[], heap.code.bracket-empty",
        "0.[3]7, heap.code.after-bracket",
        "0.7x, heap.code.digit",
        "0.7 7, heap.code.digit",
        "0.7.7, heap.code.digit",
        "0.(256), heap.code.digit-too-large",
        "0.(, heap.code.long-digit",
        "0.(a), heap.code.long-digit",
        "0.٣, heap.code.digit"
    })
    void refusals(String text, String key) {
        BadInputException refused = catchThrowableOfType(BadInputException.class, () -> HeapCode.parse(text));
        assertThat(refused.note().key()).isEqualTo(key);
    }

    /** A digit 8 makes a code hexadecimal: the literature reads 0.8 so, and only the octal family refuses it. */
    @Test
    void eightIsHexadecimal() {
        assertThat(HeapCode.parse("0.8").mostParts()).isEqualTo(3);
        BadInputException refused = catchThrowableOfType(BadInputException.class, () -> HeapCode.parseOctal("0.78"));
        assertThat(refused.note().args()).containsEntry("column", 4).containsEntry("maybe", "hexadecimal(0.78)");
    }

    @ParameterizedTest
    @ValueSource(ints = {400, 5_000})
    void longCodes(int digits) {
        HeapCode code = HeapCode.parse("0." + "0".repeat(digits - 1) + "3");
        assertThat(code.longest()).isEqualTo(digits);
        assertThat(Sequences.values(code, digits + 1).get(digits)).isEqualTo(1);
    }

    @Test
    void subtractionGamesAreCodes() {
        assertThat(Subtraction.of(Set.of(4, 1, 3)).text()).isEqualTo("subtraction({1,3,4})");
        assertThat(Subtraction.of(Set.of(1, 3)).asCode()).contains(HeapCode.parse("0.303"));
        assertThat(Subtraction.allBut(Set.of(2)).asCode()).contains(HeapCode.parse("0.30[3]"));
    }

    @Test
    void takesOfAHeap() {
        assertThat(HeapCode.parse("0.77").takes(1)).containsExactly(HeapTake.of(1, 0));
        assertThat(HeapCode.parse("0.77").takes(3))
                .isEqualTo(List.of(HeapTake.of(1, 1), HeapTake.of(1, 2), HeapTake.of(2, 1)));
        assertThat(HeapCode.parse("4.").takes(1)).isEmpty();
    }
}
