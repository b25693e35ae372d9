package org.zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.solve.certificate.CertificateText;

/** Values with certificates, and changed ones. */
class ValueCertificateTest {

    @TempDir
    private Path folder;

    private Path written(String game) {
        Path file = folder.resolve("value.certificate");
        assertThat(CliRun.of("solve", game, "--value", "canonical", "--brief", "--certificate", file.toString())
                        .code())
                .isZero();
        return file;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "domineering(3x4)",
                "clobber(xo.ox) + domineering(2x2)",
                "{3|1} + ^* - 2",
                "nim(3, 5) + domineering(2x2)",
                "board(2x3; start xox/oxo; moves step onto other)"
            })
    void aCertificateHolds(String game) {
        CliRun run = CliRun.of("check", written(game).toString());
        assertThat(run.code()).isZero();
        assertThat(run.out()).startsWith("The certificate holds: ").contains(" has the value ");
    }

    @Test
    void aDocumentTellsTheValue() {
        assertThat(CliRun.of("check", written("domineering(2x3)").toString(), "--json")
                        .out())
                .contains("\"schema\" : \"zermelo/check/1\"", "\"right\" : true", "\"value\" : \"{2|-1/2}\"");
    }

    /** Whoever changes a certificate may write the digest that fits. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '"',
            value = {
                "{2|-1/2} ~ {2|-1/4} ~ domineering(2x3) does not have the value {2|-1/4}.",
                "{2|-1/2} ~ {2|-1/2|1} ~ '{2|-1/2|1}' is not a value.",
                "(2x3) ~ (3x2) ~ domineering(3x2) does not have the value {2|-1/2}.",
                "domineering(2x3) ~ nim(3, 2) ~ 'nim(3, 2)' is not a position of a game with Left and Right.",
                "domineering(2x3) ~ dominering(2x3) ~ 'dominering(2x3)' is not a position",
                "certificate: 1 ~ certificate: 2 ~ Version 2 of the format is not known",
                "value: ~ worth: ~ The line value is missing.",
                "{2|-1/2} ~ {2|} ~ domineering(2x3) does not have the value {2|}."
            })
    void aChangedCertificateDoesNotHold(String from, String to, String why) throws IOException {
        Path file = written("domineering(2x3)");
        String text = Files.readString(file);
        String lines = text.substring(0, text.indexOf("sha256: "));
        Files.writeString(file, text.replace(from, to));
        assertThat(CliRun.of("check", file.toString()).out()).contains("does not hold", "it was changed");
        Files.writeString(file, CertificateText.closed(lines.replace(from, to)));
        CliRun run = CliRun.of("check", file.toString());
        assertThat(run.code()).isEqualTo(ExitCode.NO);
        assertThat(run.out()).contains("does not hold", why);
    }

    @Test
    void aValueThatIsTooDeepIsRefused() throws IOException {
        Path file = folder.resolve("deep.certificate");
        String value = "5000 + {7|-3}";
        Files.writeString(
                file,
                CertificateText.closed("zermelo-value-certificate: 1\ngame: domineering(2x3)\nvalue: " + value + "\n"));
        CliRun run = CliRun.of("check", file.toString());
        assertThat(run.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(run.err()).contains("The check goes 500 moves deep");
    }

    @Test
    void aLineThatNothingVerifiesIsRefused() throws IOException {
        Path file = written("domineering(2x3)");
        String text = Files.readString(file);
        String lines = text.substring(0, text.indexOf("sha256: "));
        Files.writeString(file, CertificateText.closed(lines + "author: nobody\n"));
        assertThat(CliRun.of("check", file.toString()).out()).contains("The line author is not one");
    }

    @Test
    void whatIsNoValueHasNoCertificate() {
        Path file = folder.resolve("none.certificate");
        for (String game : new String[] {"nim(3, 2)", "tictactoe()", "mu-torere()"}) {
            CliRun run = CliRun.of("solve", game, "--certificate", file.toString());
            assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
            assertThat(file).doesNotExist();
        }
    }
}
