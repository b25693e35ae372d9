package org.zermelo.dist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The program as a stranger starts it: by the script, in strange places, with strange locales, stopped half way. */
@EnabledOnOs({OS.LINUX, OS.MAC})
class LauncherIT {

    private static final Path HOME = ScriptRun.program();
    private static final String ROW = "coins(7 9 1 6 4 3)";

    @TempDir
    private Path folder;

    private ScriptRun run(Map<String, String> environment, String... command) throws Exception {
        return ScriptRun.of(folder, environment, List.of(command));
    }

    private ScriptRun zermelo(String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of(HOME.resolve("zermelo").toString()));
        command.addAll(Arrays.asList(arguments));
        return run(Map.of(), command.toArray(String[]::new));
    }

    private ScriptRun shell(String script) throws Exception {
        return run(Map.of("ZERMELO", HOME.resolve("zermelo").toString()), "sh", "-c", script);
    }

    @Test
    void answersAndLeavesWithTheCodeOfTheContract() throws Exception {
        ScriptRun run = zermelo("solve", ROW);
        assertThat(run.out()).contains("+6: the first player gets 18, the second 12");
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        assertThat(zermelo("why", ROW, "second wins").code()).isEqualTo(1);
        assertThat(zermelo("solve", "coins(7 x)").code()).isEqualTo(2);
        assertThat(zermelo("solve", ROW, "--method", "retrograde").code()).isEqualTo(3);
    }

    @Test
    void theVectorUnitIsUsedWithoutAWarning() throws Exception {
        Path loaded = folder.resolve("loaded.txt");
        ScriptRun run = run(
                Map.of("ZERMELO_JAVA_OPTS", "-Xlog:class+load:file=" + loaded),
                HOME.resolve("zermelo").toString(),
                "--lang",
                "en",
                "compare",
                "coins",
                "--method",
                "interval-rolling",
                "--sizes",
                "5000",
                "--repeat",
                "1");
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        // Where vectors hold fewer than four numbers the scalar kernels serve, after a look at the vector ones.
        assertThat(Checkout.read(loaded))
                .contains("org.zermelo.vector.VectorKernels", "jdk.incubator.vector.IntVector");
    }

    @Test
    void aPlainLocaleLosesNoLetter() throws Exception {
        for (String locale : new String[] {"C", "POSIX", "xx_XX", ""}) {
            ScriptRun run = run(
                    Map.of("LC_ALL", locale, "LANG", ""),
                    HOME.resolve("zermelo").toString(),
                    "solve",
                    "кучки(سکه 7)",
                    "--lang",
                    "ru");
            assertThat(run.err()).as(locale).contains("«кучки»");
            assertThat(run.code()).isEqualTo(2);
        }
    }

    @Test
    void theJarAloneLosesNoLetterEither() throws Exception {
        try (var jars = Files.list(HOME.resolve("lib"))) {
            String path = String.join(
                    ":",
                    jars.filter(jar -> jar.toString().endsWith(".jar"))
                            .map(Path::toString)
                            .toList());
            ScriptRun run = run(
                    Map.of("LC_ALL", "C"),
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-cp",
                    path,
                    "org.zermelo.cli.Main",
                    "solve",
                    "монета(1)",
                    "--lang=ru");
            assertThat(run.err()).contains("«монета»");
        }
    }

    @Test
    void filesWithForeignNamesAreFound() throws Exception {
        Files.writeString(folder.resolve("ряд سکه.txt"), "7 9 1 6 4 3");
        ScriptRun run = run(
                Map.of("LC_ALL", "C"), HOME.resolve("zermelo").toString(), "solve", "coins", "--file", "ряд سکه.txt");
        assertThat(run.out()).contains("+6");
    }

    @Test
    void aReaderWhoGoesAwayIsNoError() throws Exception {
        ScriptRun run = shell("\"$ZERMELO\" table 'coins(" + "1 2 3 ".repeat(60) + ")' | head -n 1");
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        assertThat(run.out().lines()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {">&-", "<&-", "2>&-", "<&- >&- 2>&-"})
    void aStreamThatIsClosedFromTheStartIsNoError(String closed) throws Exception {
        ScriptRun run = shell("\"$ZERMELO\" solve '" + ROW + "' " + closed);
        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        if (closed.contains(">&-") && !closed.equals("2>&-")) {
            assertThat(run.out()).isEmpty();
        } else {
            assertThat(run.out()).contains("+6");
        }
    }

    @Test
    void interruptedWorkLeavesWith130() throws Exception {
        assumeFalse(Interrupts.areIgnored(), "SIGINT is ignored here");
        Process process = new ProcessBuilder(
                        HOME.resolve("zermelo").toString(),
                        "solve",
                        "coins(" + "1 2 3 ".repeat(14) + ")",
                        "--method",
                        "interval-search")
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        // The launcher becomes the Java process, so the signal goes to it as from a terminal.
        assertThat(process.waitFor(3, TimeUnit.SECONDS)).isFalse();
        assertThat(new ProcessBuilder("kill", "-INT", Long.toString(process.pid()))
                        .start()
                        .waitFor())
                .isZero();
        assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
        assertThat(process.exitValue()).isEqualTo(130);
        assertThat(new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8))
                .doesNotContain("Exception")
                .hasLineCount(1);
    }

    @Test
    void worksThroughALinkAndInAFolderWithSpaces() throws Exception {
        Path link = folder.resolve("a link");
        Files.createSymbolicLink(link, HOME.resolve("zermelo"));
        assertThat(run(Map.of(), link.toString(), "solve", ROW, "--brief").out())
                .contains("+6");
    }

    @Test
    void twoFirstStartsDoNotDisturbEachOther() throws Exception {
        ScriptRun run = shell("cp -r \"$(dirname \"$ZERMELO\")\" 'a copy' && rm -rf 'a copy/cds' && cd 'a copy'"
                + " && for i in 1 2; do ./zermelo solve '" + ROW + "' --brief & done; wait");
        assertThat(run.err()).isEmpty();
        assertThat(run.out().lines().filter(line -> line.contains("+6"))).hasSize(2);
    }

    @Test
    void withoutJavaItSaysSoInOneSentence() throws Exception {
        Path tools = Files.createDirectories(folder.resolve("tools"));
        for (String tool : new String[] {"sh", "dirname", "uname", "sed", "readlink", "mkdir", "find", "head"}) {
            for (String where : new String[] {"/bin/", "/usr/bin/"}) {
                if (Files.exists(Path.of(where + tool)) && !Files.exists(tools.resolve(tool))) {
                    Files.createSymbolicLink(tools.resolve(tool), Path.of(where + tool));
                }
            }
        }
        Path copy = folder.resolve("zermelo-without-java");
        String script = Checkout.read(HOME.resolve("zermelo")).replaceAll("(?s)for jdk in /usr/lib.*?done\n", "");
        Files.createDirectories(copy.resolve("lib"));
        Files.writeString(copy.resolve("zermelo"), script);
        ScriptRun run = run(
                Map.of("PATH", tools.toString(), "JAVA_HOME", ""),
                "/bin/sh",
                copy.resolve("zermelo").toString(),
                "solve",
                ROW);
        assertThat(run.code()).isEqualTo(4);
        assertThat(run.err()).hasLineCount(1).contains("no Java 17 or newer found", "Install one");
    }
}
