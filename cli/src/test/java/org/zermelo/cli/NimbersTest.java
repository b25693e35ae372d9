package org.zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.present.json.Json;

class NimbersTest {

    private static Map<?, ?> json(String... arguments) {
        CliRun run = CliRun.of(arguments);
        assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.DONE);
        return (Map<?, ?>) Json.read(run.out());
    }

    @Test
    void sequenceWithItsProvedPeriod() {
        Map<?, ?> document = json("nimbers", "0.77", "--to", "10000", "--json");
        assertThat(document.get("code")).isEqualTo("0.77");
        assertThat((List<?>) document.get("values")).hasSize(10_001);
        assertThat(document.get("values").toString()).startsWith("[0, 1, 2, 3, 1, 4, 3");
        assertThat(asMap(document.get("period")))
                .containsEntry("length", 12L)
                .containsEntry("preperiod", 71L)
                .containsEntry("saltus", 0L)
                .containsEntry("proved", true);
        assertThat(document.get("max")).hasToString("{value=8, at=27}");
    }

    @SuppressWarnings("unchecked")
    private static Map<Object, Object> asMap(Object value) {
        return (Map<Object, Object>) value;
    }

    @Test
    void noPeriodIsNullUnderEitherName() {
        Map<?, ?> document = json("grundy", "0.6", "--to", "10^3", "--json");
        assertThat(document.containsKey("period")).isTrue();
        assertThat(document.get("period")).isNull();
        assertThat((List<?>) document.get("values")).hasSize(1_001);
    }

    @Test
    void farHeaps() {
        assertThat(CliRun.of("nimbers", "all-but({2,3,7})", "--at", "10^18").out())
                .contains("= 500000000000000000");
        assertThat(CliRun.of("nimbers", "0.77", "--to", "3", "--format", "b-file")
                        .out())
                .isEqualTo("0 0\n1 1\n2 2\n3 3\n");
        assertThat(CliRun.of("nimbers", "0.77", "--to", "1", "--format", "csv").out())
                .isEqualTo("heap,nimber\n0,0\n1,1\n");
        assertThat(CliRun.of("nimbers", "0.77", "--to", "99", "--format", "svg").out())
                .startsWith("<svg")
                .contains("</svg>");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0.7x", "1.3", "-0.77", "0.[3", "no-game", "octal(0.8)", "subtraction({0})", "77"})
    void badCodesAreOneSentence(String code) {
        CliRun run = CliRun.of("nimbers", "--to", "5", "--", code);
        assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err()).hasLineCount(1);
    }

    /** A digit above 7 is a good digit, but nobody should take the code for an octal one. */
    @ParameterizedTest
    @CsvSource({
        "0.77, 0.77 (octal): nimbers",
        "0.8, 0.8 (hexadecimal): nimbers",
        "hexadecimal(0.3F), 0.3F (hexadecimal): nimbers",
        "0.Z, 0.Z (digits beyond F): nimbers",
        "0.00, '0. (no digits, so no moves): nimbers'",
        "'subtraction({1,3,4})', 'subtraction({1,3,4}): nimbers'"
    })
    void theHeaderNamesTheKindOfTheCode(String code, String start) {
        assertThat(CliRun.of("nimbers", code, "--to", "3").out()).startsWith(start);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "0.77 | octal | {first=0, largest=7, repeating=false, mostHeapsLeft=2}",
                "4.4 | octal | {first=4, largest=4, repeating=false, mostHeapsLeft=2}",
                "octal(0.77) | octal | {first=0, largest=7, repeating=false, mostHeapsLeft=2}",
                "0.8 | hexadecimal | {first=0, largest=8, repeating=false, mostHeapsLeft=3}",
                "0.[37] | octal | {first=0, largest=7, repeating=true, mostHeapsLeft=2}",
                "0.(65) | code | {first=0, largest=65, repeating=false, mostHeapsLeft=6}",
                "0. | none | {first=0, largest=0, repeating=false, mostHeapsLeft=0}",
                "subtraction({1,3,4}) | subtraction | {first=0, largest=3, repeating=false, mostHeapsLeft=1}",
                "all-but({2}) | all-but | {first=0, largest=3, repeating=true, mostHeapsLeft=1}",
                "kayles | octal | {first=0, largest=7, repeating=false, mostHeapsLeft=2}",
                "grundys-game | grundys-game | -",
                "heaps(S; move -1, -3) | rules | {first=0, largest=3, repeating=false, mostHeapsLeft=1}",
                "@subtract-a-square | rules | -"
            })
    void theDocumentNamesTheKind(String code, String kind, @Nullable String digits) {
        Map<?, ?> document = json("nimbers", code, "--to", "9", "--json");
        assertThat(document.get("kind")).isEqualTo(kind);
        assertThat(String.valueOf(document.get("digits"))).isEqualTo(String.valueOf(digits));
        assertThat(json("nimbers", code, "--at", "9", "--json").get("kind")).isEqualTo(kind);
    }

    @Test
    void certificatesAreWrittenCheckedAndRefusedWhenChanged(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("kayles.certificate");
        assertThat(CliRun.of("nimbers", "0.77", "--to", "5", "--certificate", file.toString())
                        .code())
                .isZero();
        assertThat(CliRun.of("check", file.toString()).out()).contains("period 12 from heap 71");
        Files.writeString(file, Files.readString(file).replace("period: 12", "period: 13"));
        CliRun run = CliRun.of("check", file.toString());
        assertThat(run.code()).isEqualTo(ExitCode.NO);
        assertThat(CliRun.of("nimbers", "0.6", "--to", "5", "--certificate", file.toString())
                        .code())
                .isEqualTo(ExitCode.REFUSED);
    }

    @Test
    void rulesAsTextAndAsAFile(@TempDir Path folder) throws Exception {
        Map<?, ?> inline = json("nimbers", "heaps(S; move -1, -3, -4)", "--to", "20", "--json");
        assertThat(inline.get("asCode")).isEqualTo("0.3033");
        assertThat(asMap(inline.get("period"))).containsEntry("length", 7L);
        Path file = folder.resolve("mine.game");
        Files.writeString(file, "game \"Mine\"\nheap S in 1..50\nmove -k*k for k in 1..x if k*k <= x\n");
        assertThat(json("nimbers", file.toString(), "--to", "12", "--json").get("values"))
                .hasToString("[0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0]");
        CliRun two = CliRun.of("nimbers", "heaps(3, 4; move -1)");
        assertThat(two.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(two.err()).hasLineCount(1);
    }

    @Test
    void longCodes() {
        String digits = "0." + "1234567".repeat(57) + "7";
        Map<?, ?> document = json("nimbers", digits, "--to", "600", "--json");
        assertThat(document.get("values").toString()).startsWith("[0, 1, 0,");
        assertThat(json("nimbers", "0.", "--to", "3", "--json").get("values")).hasToString("[0, 0, 0, 0]");
        assertThat(CliRun.of("nimbers", "0." + "7".repeat(200_000)).code()).isEqualTo(ExitCode.BAD_INPUT);
    }

    @Test
    void tooMuchIsRefusedBeforeItStarts() {
        assertThat(CliRun.of("nimbers", "0.6", "--to", "10^18").code()).isEqualTo(ExitCode.REFUSED);
    }

    /** What only repeats so far is told, and told to be a guess; of what is proved, and of what does not repeat, nothing is guessed. */
    @Test
    void aRepeatThatIsNotProvedIsCalledSo() {
        assertThat(CliRun.of("nimbers", "4.[3]", "--to", "30").out())
                .contains(
                        "It repeats so far, from heap 1 to heap 30: period 4, each time 4 more. Nobody has proved that it goes on.");
        assertThat(CliRun.of("nimbers", "0.007", "--to", "60", "--no-proof").out())
                .doesNotContain("so far");
        assertThat(CliRun.of("nimbers", "0.77", "--to", "60").out()).doesNotContain("so far");
        assertThat(CliRun.of("nimbers", "0.77", "--to", "300", "--no-proof").out())
                .contains("It repeats so far, from heap 71 to heap 300: period 12.");
        assertThat(CliRun.of("nimbers", "4.[3]", "--to", "30", "--json").out()).contains("\"seen\" : {");
    }

    @Test
    void termsStandInOneLine() {
        assertThat(CliRun.of("nimbers", "0.07", "--to", "9", "--format", "terms")
                        .out())
                .isEqualTo("0, 0, 1, 1, 2, 0, 3, 1, 1, 0\n");
    }
}
