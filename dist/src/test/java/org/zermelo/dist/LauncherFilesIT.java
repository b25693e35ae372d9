package org.zermelo.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The program's files when the machine does not help: no folder for temporary files, a full disk, its own streams. */
@EnabledOnOs({OS.LINUX, OS.MAC})
class LauncherFilesIT {

    private static final String ZERMELO = ScriptRun.program().resolve("zermelo").toString();
    private static final String ROW = "coins(7 9 1 6 4 3)";

    @TempDir
    private Path folder;

    private ScriptRun run(Map<String, String> environment, String... words) throws Exception {
        List<String> command = new ArrayList<>(List.of(ZERMELO));
        command.addAll(List.of(words));
        return ScriptRun.of(folder, environment, command);
    }

    private ScriptRun shell(String script) throws Exception {
        Map<String, String> environment = new HashMap<>(ScriptRun.NO_CACHE);
        environment.put("ZERMELO", ZERMELO);
        environment.put("ROW", ROW);
        return ScriptRun.of(folder, environment, List.of("sh", "-c", script));
    }

    @Test
    void withoutAFolderForTemporaryFilesATableIsRefusedInOneSentence() throws Exception {
        ScriptRun run = run(
                Map.of("ZERMELO_JAVA_OPTS", "-Djava.io.tmpdir=/nonexistent"), "build", "tictactoe()", "--to", "t.ztb");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).hasLineCount(1).contains("/nonexistent", "Name another", "-Djava.io.tmpdir=");
        try (Stream<Path> left = Files.list(folder)) {
            assertThat(left).isEmpty();
        }
    }

    /** Pictures, documents and sheets are made in memory. */
    @ParameterizedTest
    @ValueSource(strings = {"--show table --out t.png", "--show table --out t.xlsx", "--variants 2 --out t.pdf"})
    void withoutAFolderForTemporaryFilesAllElseIsMade(String how) throws Exception {
        List<String> words = new ArrayList<>(List.of("exam", "heaps(S in 1..28; move +1, *2; end sum >= 29)"));
        words.addAll(List.of(how.split(" ")));
        ScriptRun run = run(Map.of("ZERMELO_JAVA_OPTS", "-Djava.io.tmpdir=/nonexistent"), words.toArray(String[]::new));
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(folder.resolve(words.get(words.size() - 1))).isNotEmptyFile();
    }

    @Test
    void standardOutputIsAPlaceLikeOthers() throws Exception {
        String svg = "\"$ZERMELO\" explain \"$ROW\" --blocks --svg /dev/stdout";
        ScriptRun piped = shell(svg + " | cat");
        assertThat(piped.out()).contains("<svg", "</svg>", "interval");
        assertThat(shell("echo before > f; " + svg + " >> f; cat f").out())
                .startsWith("before\n")
                .endsWith(piped.out());
        assertThat(shell("{ echo before; " + svg + "; echo behind; } > g; cat g")
                        .out())
                .isEqualTo("before\n" + piped.out() + "behind\n");
        assertThat(shell("\"$ZERMELO\" table \"$ROW\" --format csv --out /dev/fd/5 5>h; cat h")
                        .out())
                .isEqualTo(shell("\"$ZERMELO\" table \"$ROW\" --format csv").out());
    }

    /** The limit on a file's size stands for a disk that gets full while the file is written. */
    @Test
    void aDiskThatGetsFullLeavesNothing() throws Exception {
        ScriptRun run = shell("ulimit -f 16; export ZERMELO_JAVA_OPTS=-XX:-UsePerfData; \"$ZERMELO\" exam"
                + " 'heaps(S in 1..28; move +1, *2; end sum >= 29)' --variants 5 --out tasks.pdf; echo $?; ls");
        assertThat(run.out()).isEqualTo("2\n");
        assertThat(run.err()).hasLineCount(1).contains("tasks.pdf");
    }
}
