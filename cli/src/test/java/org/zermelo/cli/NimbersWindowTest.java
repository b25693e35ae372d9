package org.zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.present.json.Json;

class NimbersWindowTest {

    private static Map<?, ?> json(String... arguments) {
        CliRun run = CliRun.of(arguments);
        assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.DONE);
        return (Map<?, ?>) Json.read(run.out());
    }

    @Test
    void stopsAndGoesOn(@TempDir Path folder) throws Exception {
        String file = folder.resolve("state").toString();
        String[] words = {"nimbers", "0.106", "--window", "8192", "--resume", file, "--json", "--to"};
        assertThat(json(with(words, "50000")).get("computed")).isEqualTo(50_001L);
        // what a kill in the middle of writing leaves behind does no harm
        Files.writeString(folder.resolve("state.part"), "half");
        assertThat(json(with(words, "99999")).get("fnv")).isEqualTo("94f1e8e336b1bb44");
        assertThat(json(with(words, "5")).get("computed")).isEqualTo(100_000L);
        assertThat(folder).isDirectoryNotContaining("glob:**.part");

        byte[] bytes = Files.readAllBytes(Path.of(file));
        bytes[bytes.length / 2] ^= 4;
        Files.write(Path.of(file), bytes);
        CliRun damaged = CliRun.of(with(words, "100000"));
        assertThat(damaged.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(damaged.err()).contains(file);
        assertThat(Files.readAllBytes(Path.of(file))).isEqualTo(bytes);
    }

    private static String[] with(String[] words, String last) {
        String[] all = Arrays.copyOf(words, words.length + 1);
        all[words.length] = last;
        return all;
    }

    @Test
    void provesAPeriodByRecurrence() {
        Map<?, ?> period = (Map<?, ?>) json("nimbers", "0.77", "--window", "512", "--to", "10^15", "--json")
                .get("period");
        assertThat(period.get("length")).isEqualTo(12L);
        assertThat(period.get("proved")).isEqualTo(true);
        assertThat(CliRun.of("nimbers", "0.77", "--window", "512").out()).contains("Period 12");
    }

    @Test
    void badWindowsAreOneSentence() {
        for (String window : new String[] {"0", "x", "-5", "10^12"}) {
            CliRun run = CliRun.of("nimbers", "0.77", "--window", window);
            assertThat(run.code()).as(window).isEqualTo(ExitCode.BAD_INPUT);
            assertThat(run.err()).hasLineCount(1);
        }
        assertThat(CliRun.of("nimbers", "0.07", "--window", "512").code()).isEqualTo(ExitCode.REFUSED);
    }
}
