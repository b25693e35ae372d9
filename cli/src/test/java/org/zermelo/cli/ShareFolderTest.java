package org.zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.cli.command.Commands;

/** Scripts of completion run in their shells where these are there, bash surely; pages of the manual are looked through by groff. */
class ShareFolderTest {

    private static final Map<String, String> FILES = ShareFolder.files();

    private static final int SECONDS = 60;

    @TempDir
    private Path folder;

    private String run(String input, String... command) throws IOException, InterruptedException {
        Path in = Files.writeString(folder.resolve("in"), input);
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectInput(in.toFile())
                .start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(SECONDS, TimeUnit.SECONDS)).isTrue();
        return out;
    }

    private static void assumeThereIs(String program) {
        assumeTrue(
                Stream.of(System.getenv("PATH").split(":"))
                        .anyMatch(place -> Files.isExecutable(Path.of(place, program))),
                program + " is not there");
    }

    private static final String TYPED = """
            'zermelo so'                                     | solve
            'zermelo --lang ru exp'                          | explain
            'zermelo grun'                                   | grundy
            'zermelo solve --bri'                            | --brief
            'zermelo solve --method linea'                   | linear
            'zermelo solve ki nim wyt'                       | wythoff
            'zermelo solve монет'                            | монеты
            'zermelo table @yava'                            | @yavalath
            'zermelo trace --method interval-gua'            | interval-guarantee
            'zermelo play nim --opponent gr'                 | greedy
            'zermelo tree --prune stra'                      | strategy
            'zermelo solve --value margin-a'                 | margin-and-plies
            'zermelo completion fi'                          | fish
            'zermelo help quot'                              | quotient
            """;

    @ParameterizedTest
    @CsvSource(textBlock = TYPED, delimiter = '|')
    void bashCompletes(String typed, String completed) throws IOException, InterruptedException {
        Path script = Files.writeString(folder.resolve("zermelo"), script("bash"));
        // With no sign of its own that ends a word, what is offered stands there whole.
        String out = run(
                "",
                "bash",
                "-c",
                "COMP_WORDBREAKS=' '; . \"$0\"; COMP_LINE=$1 COMP_POINT=${#1}; _zermelo; printf '%s\\n' \"${COMPREPLY[@]}\"",
                script.toString(),
                typed);
        assertThat(out).isEqualTo(completed + "\n");
    }

    @Test
    void bashIsGivenOnlyWhatStandsBehindItsOwnSigns() throws IOException, InterruptedException {
        Path script = Files.writeString(folder.resolve("zermelo"), script("bash"));
        String ask =
                ". \"$0\"; COMP_LINE=$1 COMP_POINT=${#1}; _zermelo; printf '%s\\n' \"${COMPREPLY[@]}\"; complete -p zermelo";
        assertThat(run("", "bash", "-c", ask, script.toString(), "zermelo solve --method=linea"))
                .isEqualTo("linear\ncomplete -o default -F _zermelo zermelo\n");
        assertThat(run("", "bash", "-c", ask, script.toString(), "zermelo table @yava"))
                .startsWith("yavalath\n");
    }

    @ParameterizedTest
    @CsvSource(textBlock = TYPED, delimiter = '|')
    void fishCompletes(String typed, String completed) throws IOException, InterruptedException {
        assumeThereIs("fish");
        String out = run(script("fish") + "\ncomplete -C '" + typed + "'\n", "fish", "--private", "--no-config");
        assertThat(out.lines().map(line -> line.split("\t")[0])).contains(completed);
    }

    @ParameterizedTest
    @CsvSource(textBlock = TYPED, delimiter = '|')
    void zshCompletes(String typed, String completed) throws IOException, InterruptedException {
        assumeThereIs("zsh");
        Path script = Files.writeString(folder.resolve("_zermelo"), script("zsh"));
        // A terminal of zsh's own types the line and a Tab; what stands there then is what was completed.
        String terminal = """
                zmodload zsh/zpty
                zpty z 'PS1= TERM=dumb zsh -f -i'
                zpty -w z 'autoload -U compinit; compinit -u -D; setopt nobeep; unsetopt zle_bracketed_paste; . %s; echo re""ady'
                zpty -r -m z got '*ready*'
                zpty -w -n z $'%s\\t'
                for i in {1..100}; do
                    zpty -r -t z part && all+=$part
                    [[ $all == *"%s"* ]] && break
                    sleep 0.1
                done
                print -r -- "$all"
                """.formatted(script, typed, completed);
        assertThat(run(terminal, "zsh", "-f")).contains(completed);
    }

    private static String script(String shell) {
        String script = CliRun.of("completion", shell, "--lang", "en").out();
        assertThat(FILES).containsValue(script);
        return script;
    }

    @Test
    void anotherShellIsNamedWithThoseThatAreKnown() {
        assertThat(CliRun.of("completion", "tcsh").err()).contains("'tcsh'", "bash, zsh, fish");
    }

    @Test
    void everyCommandHasAPageInEveryLanguage() {
        for (Commands.Entry command : Commands.all()) {
            assertThat(FILES.get("share/man/man1/zermelo-" + command.name() + ".1"))
                    .contains(".SH \"NAME\"", ".SH \"EXAMPLES\"", "\\-\\-json");
            assertThat(FILES.get("share/man/ru/man1/zermelo-" + command.name() + ".1"))
                    .contains(".SH \"ИМЯ\"", ".SH \"ПРИМЕРЫ\"")
                    .doesNotContainPattern("(?m)^[^.\"]* (the|of|or|by default) ");
        }
        assertThat(FILES.get("share/man/man1/zermelo.1")).contains("completion", ".SH \"COMMANDS\"");
    }

    /** With the macros that let it break lines between Chinese signs, as {@code man} does. */
    @Test
    void groffFindsNothingToWarnOf() throws IOException, InterruptedException {
        assumeThereIs("groff");
        List<String> command = new ArrayList<>(List.of("groff", "-man", "-mzh", "-Kutf8", "-Tutf8", "-ww"));
        for (Map.Entry<String, String> file : FILES.entrySet()) {
            if (file.getKey().endsWith(".1")) {
                Path page = folder.resolve(file.getKey().replace('/', '-'));
                command.add(Files.writeString(page, file.getValue()).toString());
            }
        }
        String out = run("", command.toArray(new String[0]));
        assertThat(out).doesNotContainPattern(":\\d+: (warning|error)").contains("zermelo solve 'coins(7 9 1 6 4 3)'");
    }
}
