package org.zermelo.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the program's folder shares with shells and with the reader of manuals belongs to this very program. */
@EnabledOnOs({OS.LINUX, OS.MAC})
class SharedFilesIT {

    private static final Path HOME = ScriptRun.program();

    private static final Pattern COMMAND = Pattern.compile("  ([a-z]+)(?:, [a-z]+)*  +\\S.*");

    @TempDir
    private Path folder;

    private String told(String... arguments) throws Exception {
        List<String> command = Stream.concat(Stream.of(HOME.resolve("zermelo").toString()), Stream.of(arguments))
                .toList();
        ScriptRun run = ScriptRun.of(folder, ScriptRun.NO_CACHE, command);
        assertThat(run.code()).as(run.err()).isZero();
        return run.out();
    }

    @ParameterizedTest
    @CsvSource({
        "bash, share/bash-completion/completions/zermelo",
        "zsh, share/zsh/site-functions/_zermelo",
        "fish, share/fish/vendor_completions.d/zermelo.fish"
    })
    void aShellFindsTheScriptThatTheProgramWrites(String shell, String place) throws Exception {
        assertThat(Files.readString(HOME.resolve(place))).isEqualTo(told("completion", shell));
    }

    /** Every command of the help has its page in both languages, and there is none besides. */
    @ParameterizedTest
    @ValueSource(strings = {"share/man/man1", "share/man/ru/man1"})
    void everyCommandHasItsPageOfTheManual(String place) throws Exception {
        Set<String> expected = new TreeSet<>(Set.of("zermelo.1"));
        told("help").lines().map(COMMAND::matcher).filter(Matcher::matches).forEach(command -> {
            if (!command.group(1).equals("help")) {
                expected.add("zermelo-" + command.group(1) + ".1");
            }
        });
        assertThat(expected).hasSizeGreaterThan(15);
        try (Stream<Path> pages = Files.list(HOME.resolve(place))) {
            assertThat(pages.map(page -> page.getFileName().toString()).collect(Collectors.toSet()))
                    .isEqualTo(expected);
        }
        for (String page : expected) {
            assertThat(Files.readString(HOME.resolve(place).resolve(page)))
                    .as(page)
                    .contains(".TH ", ".SH ");
        }
    }

    @Test
    void thePagesSpeakTheirLanguage() throws Exception {
        assertThat(Files.readString(HOME.resolve("share/man/man1/zermelo-solve.1")))
                .contains("What the game is worth");
        assertThat(Files.readString(HOME.resolve("share/man/ru/man1/zermelo-solve.1")))
                .matches("(?s).*\\p{IsCyrillic}{5}.*");
    }
}
