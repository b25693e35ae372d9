package org.zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.cli.context.ExitCode;

/** The same row by every way in, and every bad row as one sentence. */
class RowInputTest {

    private static final String VALUE = "+6: the first player gets 18, the second 12";

    @TempDir
    private Path folder;

    private Path file(String text) throws Exception {
        return Files.writeString(folder.resolve("row.txt"), text);
    }

    @Test
    void argumentsFilesAndPipesGiveTheSameAnswer() throws Exception {
        String file = file("7 9\n1,6 # a comment\r\n\t4 , 3\n").toString();
        assertThat(CliRun.of("solve", "coins(7 9 1 6 4 3)").out()).contains(VALUE);
        assertThat(CliRun.of("solve", "coins", "7", "9", "1", "6", "4", "3").out())
                .contains(VALUE);
        assertThat(CliRun.of("solve", "coins", "--file", file).out()).contains(VALUE);
        assertThat(CliRun.reading("7 9 1 6 4 3", "solve", "coins", "-").out()).contains(VALUE);
        assertThat(CliRun.reading("\ufeff7,9,1,6,4,3", "solve", "coins(-)").out())
                .contains(VALUE);
        assertThat(CliRun.reading("coins(7, 9, 1,\n6, 4, 3)", "solve", "-").out())
                .contains(VALUE);
        assertThat(CliRun.reading("\ufeffcoins(7 9 1 6 4 3)", "solve", "-").out())
                .contains(VALUE);
        assertThat(CliRun.of("solve", "--file", file("coins(7 9 1 6 4 3)\n").toString())
                        .out())
                .contains(VALUE);
    }

    @Test
    void theRulesStandBesideTheNumbers() {
        String whole = CliRun.of("solve", "coins(3 -2 2 -5; take any)").out();
        assertThat(CliRun.reading("3 -2 2 -5", "solve", "coins(-; take any)").out())
                .isEqualTo(whole);
        assertThat(CliRun.reading("3 -2 2 -5", "solve", "coins", "-", ";", "take", "any")
                        .out())
                .isEqualTo(whole);
    }

    @Test
    void negativeNumbersNeedNoDoubleHyphenButMayHaveIt() {
        assertThat(CliRun.of("solve", "coins", "5", "-3").out()).contains("+8");
        assertThat(CliRun.of("solve", "coins", "--", "-3", "5").out()).contains("+8");
        assertThat(CliRun.of("solve", "coins(5 -3)").out()).contains("coins(5 -3)");
    }

    @Test
    void theSmallestAndLargestLongAreRead() {
        assertThat(CliRun.reading("9223372036854775807", "solve", "coins", "-").out())
                .contains("+9223372036854775807");
        assertThat(CliRun.reading("9223372036854775807", "solve", "coins", "-", "--json")
                        .out())
                .contains("\"margin\" : \"9223372036854775807\"");
        CliRun least = CliRun.reading("-9223372036854775808", "solve", "coins", "-");
        assertThat(least.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(least.err()).hasLineCount(1);
        assertThat(CliRun.reading("0".repeat(400) + "7", "solve", "coins", "-").out())
                .contains("+7");
    }

    @ParameterizedTest
    @CsvSource({
        "'1 2\n3 x4 5',2:3,'x4'",
        "'1 2x',1:3,'2x'",
        "'1 - 2',1:3,'-'",
        "'1,,2',1:3,','",
        "'1 2.5',1:3,'2.5'",
        "'\n\n  1e6',3:3,'1e6'",
        "'один',1:1,'один'"
    })
    void aBadNumberIsNamedWithItsPlace(String text, String place, String seen) {
        CliRun run = CliRun.reading(text, "solve", "coins", "-");
        assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err())
                .hasLineCount(1)
                .contains("standard input:" + place + ":", "'" + seen + "'", "Separate numbers");
        assertThat(run.out()).isEmpty();
    }

    @Test
    void aNulByteIsShownAndNotPrinted() {
        CliRun run = CliRun.reading("1 \u00002", "solve", "coins", "-");
        assertThat(run.err()).contains("'\\u00002'").doesNotContain("\u0000");
    }

    @ParameterizedTest
    @ValueSource(strings = {"9223372036854775808", "-9223372036854775809", "99999999999999999999"})
    void aNumberBeyondLongIsRefused(String number) {
        CliRun run = CliRun.reading("1\n" + number, "solve", "coins", "-");
        assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err()).contains("standard input:2:1", "digits").hasLineCount(1);
    }

    @Test
    void fourHundredDigitsAreCountedNotRepeated() {
        CliRun run = CliRun.reading("-" + "9".repeat(400), "solve", "coins", "-");
        assertThat(run.err()).contains("-999999999999999999... has 400 digits").hasLineCount(1);
        CliRun argument = CliRun.of("solve", "coins", "9".repeat(400));
        assertThat(argument.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(argument.err().length()).isLessThan(250);
    }

    @Test
    void aFolderAMissingFileAndAnEmptyOneAreEachOneSentence() throws Exception {
        CliRun directory = CliRun.of("solve", "coins", "--file", folder.toString());
        assertThat(directory.err()).contains("is a directory").hasLineCount(1);
        CliRun missing =
                CliRun.of("solve", "coins", "--file", folder.resolve("none").toString());
        assertThat(missing.err()).contains("There is no file").hasLineCount(1);
        CliRun empty = CliRun.of("solve", "coins", "--file", file("# nothing\n").toString());
        assertThat(empty.err()).contains("holds no numbers").hasLineCount(1);
        CliRun strange = CliRun.of("solve", "--file", "a\u0000b");
        assertThat(strange.err()).contains("There is no file").hasLineCount(1);
        assertThat(new int[] {directory.code(), missing.code(), empty.code(), strange.code()})
                .containsOnly(ExitCode.BAD_INPUT);
    }

    @Test
    void textThatIsNotUtf8IsSaidSo() {
        byte[] latin = "coins(1 2) # \u00e9".getBytes(StandardCharsets.ISO_8859_1);
        CliRun run = CliRun.reading(latin, "solve", "-");
        assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err()).contains("is not UTF-8").hasLineCount(1);
    }

    @Test
    void numbersAcrossTheBufferAreWhole() {
        StringBuilder text = new StringBuilder();
        long sum = 0;
        for (int i = 0; i < 30_000; i++) {
            text.append(i % 2 == 0 ? -i : i).append(i % 7 == 0 ? "\n" : " ");
            sum += i % 2 == 0 ? -i : i;
        }
        String out = CliRun.reading(text.toString(), "solve", "coins(-; take any)", "--json")
                .out();
        CliRun broken = CliRun.reading(text + "oops", "solve", "coins", "-");
        assertThat(out).contains(": 30000)");
        assertThat(sum).isEqualTo(15_000);
        assertThat(broken.err()).contains("'oops'", "standard input:4287:");
    }
}
