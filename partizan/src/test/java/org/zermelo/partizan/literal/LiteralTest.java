package org.zermelo.partizan.literal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.game.ZermeloException;
import org.zermelo.partizan.form.Days;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.number.Dyadic;

class LiteralTest {

    private final Forms forms = new Forms(1 << 14);
    private final LiteralPrinter printer = new LiteralPrinter(forms);

    private String printed(String text) {
        return printer.text(LiteralReader.read(forms, text));
    }

    /** Identities of Winning Ways, chapters 1, 2, 3 and 8, and Siegel 2013, chapters I to III. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "{|}; 0",
                "{0|}; 1",
                "{0|1}; 1/2",
                "{1|2}; 3/2",
                "{1/2|1}; 3/4",
                "{-1|-7/8}; -15/16",
                "{*|}; 0",
                "{0|0}; *",
                "{0,*|0,*}; *2",
                "{0|*}; ^",
                "{*|0}; v",
                "{0,*|0}; ^*",
                "{0|^*}; ^^",
                "{0|^}; ^^*",
                "{0|*2}; ^*3",
                "{0|*3}; ^*2",
                "^ + ^; ^^",
                "3 . ^; ^3",
                "^3*; ^3*",
                "-3 . v; ^3",
                "* + *; 0",
                "*3 + *5; *6",
                "{1|-1}; +-1",
                "±1; +-1",
                "+-1 + +-1; 0",
                "1 +- 1; 0",
                "1 + +-1; {2|0}",
                "{0||0|-2}; Tiny(2)",
                "{2|0||0}; Miny(2)",
                "tiny(2) + miny(2); 0",
                "1Tiny(2) - 1; Tiny(2)",
                "^[3]; ^[3]",
                "^<1>; ^",
                "^[2] - ^; {0|v*}",
                "^<2>; {0|v*}",
                "^ - ^<2> - ^; {^*|0}",
                "{3||2*|1*}; {3||2*|1*}",
                "2^3; 2^3",
                "1*2; 1*2",
                "1^^*; 1^^*",
                "-1*; -1*",
                "-{1|-3}; {3|-1}",
                "1/2 + 1/4; 3/4",
                "↑ + ↓*; *",
                "up + down; 0",
                "star; *",
                "(1 - 2) - 3; -4",
                "{1|1/2}; {1|1/2}",
                "{1,+-2|}; 2",
                "{0,^|*,v}; {^|*,v}",
                "123456789012345678901234567890/4; 61728394506172839450617283945/2",
                "{4|||3|1||0|-2}; {4|||3|1||0|-2}",
                "{2|1||0}; {2|1||0}",
                "cool({3|1}, 1/2); {5/2|3/2}",
                "cool(+-1, 2); 0",
                "freeze({4|0}); 2*",
                "heat(*, 1); +-1",
                "heat(cool(+-2, 1), 1); +-2",
                "overheat(1/2, 1, 1); {1|0}",
                "norton(1, ^*); ^*",
                "norton(3, ^); 3 . ^",
                "conway(2, *); 0",
                "ordinal(*, 1); ^*",
                "* : 1; ^*",
                "* : *; *2",
                "1 : -1; 1/2",
                "1 : -1 : 1; 3/4",
                "1 : * - ordinal(1, *); 0",
                "^ : 2; ^[3]",
                "-(^ : 1) + {^|*} : 0; 0",
                "PowTo(^, 3); ^[3]",
                "^.PowTo(2); ^[2]",
                "^.Pow(2); ^<2>",
                "{3|1}.Cool(1/2).Mean(); 2",
                "^^.AtomicWeight(); 2",
                "2 . cool({3|1}, 1); 4",
                "ordinal(1, -1); 1/2",
                "conjunctive(2, 3); 2",
                "selective(2, 3); 5",
                "power(^, 2); ^<2>",
                "companion(^); ^*",
                "companion(0); *",
                "reduced({3|1} + ^*); {3|1}",
                "mean({3||2*|1*}); 9/4",
                "temperature({3||2*|1*}); 3/4",
                "weight(^^*) + 1; 3",
                "cool (1 , 1); 1",
                "+-{0,^*}; {0,^*|0,v*}"
            })
    void textsAreRead(String text, String value) {
        assertThat(LiteralReader.read(forms, text)).isEqualTo(LiteralReader.read(forms, value));
        assertThat(LiteralReader.read(forms, printed(text))).isEqualTo(LiteralReader.read(forms, text));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "{0||0|-2}",
                "Tiny(2)",
                "1Miny(2)",
                "{3||2*|1*}",
                "+-{3|2}",
                "+-1",
                "{2|1*}",
                "^[2]*",
                "v[3]",
                "vv*2",
                "3/2^3*",
                "-1vv",
                "0",
                "{4|||3|1||0|-2}",
                "{2,{3|1}|0,+-1}",
                "^<2>",
                "-1v<4>*",
                "{*,v<2>|vv*}",
                "+-(3/2*)",
                "+-^^",
                "-2Miny(2v)",
                "{0|^<2>}",
                "{0||0|^[2]}"
            })
    void theUsualNamesAreWritten(String text) {
        String expected = text.equals("Tiny(2)") || text.equals("{0||0|-2}") ? "Tiny(2)" : text;
        assertThat(printed(text)).isEqualTo(expected);
    }

    @Test
    void everythingPrintedIsReadBack() {
        List<Integer> day = Days.by(forms, 3);
        for (int game : day) {
            assertThat(LiteralReader.read(forms, printer.text(game))).isEqualTo(game);
        }
        SplittableRandom random = new SplittableRandom(3);
        for (int i = 0; i < 300; i++) {
            int game = Days.random(forms, day, random);
            assertThat(LiteralReader.read(forms, printer.text(game))).isEqualTo(game);
            assertThat(printer.length(game)).isEqualTo(printer.text(game).length());
        }
    }

    /** The text depends on the value alone, not on what else an arena holds. */
    @Test
    void twoArenasPrintTheSame() {
        Forms other = new Forms(1 << 12);
        LiteralReader.read(other, "{5|{3,^|2}} + Tiny({3|1}) + *7");
        LiteralPrinter second = new LiteralPrinter(other);
        for (int game : Days.by(forms, 3)) {
            String text = printer.text(game);
            assertThat(second.text(LiteralReader.read(other, text))).isEqualTo(text);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "{0|1; 0; brace-not-closed",
                "{0,1}; 0; no-bar",
                "{0|1|2}; 4; bars-alike",
                "1/3; 0; not-dyadic",
                "1/0; 0; zero-below",
                "(1; 0; parenthesis-not-closed",
                "(1]; 2; not-closed",
                "1 +; 3; value-expected",
                "; 0; value-expected",
                "{0|1} x; 6; unexpected",
                "Tiny 2; 5; parenthesis-expected",
                "^[2; 1; bracket-open",
                "^[; 1; bracket-open",
                "Tiny(2; 4; parenthesis-not-closed",
                "^[2>; 3; bracket-not-closed",
                "*99999999999; 1; count-too-large",
                "{0|1)}; 4; in-braces",
                "1 2; 2; unexpected"
            })
    void errorsHaveAPlace(String text, int offset, String key) {
        assertThatThrownBy(() -> LiteralReader.read(forms, text == null ? "" : text))
                .isInstanceOfSatisfying(LiteralException.class, e -> {
                    assertThat(e.note().key()).isEqualTo("partizan." + key);
                    assertThat(e.offset()).isEqualTo(offset);
                });
    }

    @Test
    void hostileTextsAreRefusedOrExact() {
        for (String text : List.of(
                "{".repeat(100_000),
                "(".repeat(100_000),
                "-".repeat(100_000) + "1",
                "+-".repeat(100_000) + "1",
                "{" + "0|".repeat(100_000) + "0}",
                "{0" + "|".repeat(100_000) + "1}",
                "9".repeat(100_000),
                "1/" + "8".repeat(100_000),
                "tiny(".repeat(1_000),
                "^[999999999]",
                "cool(^100000, -1/2)",
                "heat(^100000, 1)",
                "1000000000000000 . {1|0}",
                "{0|*1000000}")) {
            assertThatThrownBy(() -> LiteralReader.read(forms, text)).isInstanceOf(ZermeloException.class);
        }
        String many = Stream.iterate(0, i -> i + 1)
                .limit(100_000)
                .map(String::valueOf)
                .reduce(new StringBuilder("{"), (all, one) -> all.append(one).append(','), (a, b) -> a)
                .append("0|}")
                .toString();
        assertThat(printed(many)).isEqualTo("100000");
        assertThat(printed("^1000000000 + v999999999")).isEqualTo("^");
        assertThat(printed("cool(^100000, 0)")).isEqualTo("^100000");
    }

    /** The forms share what their texts repeat: the length is known before anything is written. */
    @Test
    void aLongTextIsMeasuredAndNotWritten() {
        int form = LiteralReader.read(forms, "{1|0}");
        for (int i = 1; i < 11; i++) {
            int far = forms.number(Dyadic.of(BigInteger.valueOf(3).pow(i), 0));
            form = forms.of(new int[] {forms.sum(form, far)}, new int[] {forms.difference(form, far)});
        }
        assertThat(printer.length(form)).isGreaterThan(10_000);
        assertThat(printer.text(form, LiteralPrinter.SHOWN)).isEmpty();
    }
}
