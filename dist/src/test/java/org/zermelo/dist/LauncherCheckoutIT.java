package org.zermelo.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A checkout builds itself before it starts: once, though several ask, and only where it can. Its Maven is a stand-in. */
@EnabledOnOs({OS.LINUX, OS.MAC})
class LauncherCheckoutIT {

    private static final Path HOME = Path.of(System.getProperty("zermelo.home"));

    @TempDir
    private Path folder;

    private Path checkout;
    private Path tools;
    private Path lock;

    @BeforeEach
    void aCheckoutThatWasNeverBuilt() throws Exception {
        checkout = Files.createDirectory(folder.resolve("my checkout"));
        tools = Files.createDirectory(folder.resolve("tools"));
        lock = checkout.resolve(".zermelo-build.lock");
        Files.copy(HOME.resolve("zermelo"), checkout.resolve("zermelo"));
        Files.writeString(checkout.resolve("pom.xml"), "");
        tool("mvn", """
                echo once >>"%1$s/builds"
                mkdir -p dist/target/zermelo
                ln -sfn '%2$s' dist/target/zermelo/lib
                : >dist/target/zermelo/cds
                command -p sleep 1
                """.formatted(folder, HOME.resolve("lib")));
        // who waits for a lock looks ten times as often as usual
        tool("sleep", "exec /bin/sleep 0.1\n");
    }

    @AfterEach
    void takeTheJarsAway() throws Exception {
        Files.deleteIfExists(checkout.resolve("dist/target/zermelo/lib"));
    }

    private void tool(String name, String script) throws Exception {
        Path tool = Files.writeString(tools.resolve(name), "#!/bin/sh\n" + script);
        assertThat(tool.toFile().setExecutable(true)).isTrue();
    }

    private ScriptRun start() throws Exception {
        return start("solve", "nim(1, 2)", "--brief");
    }

    private ScriptRun start(String... words) throws Exception {
        String path = tools + ":" + System.getenv("PATH");
        List<String> command =
                new ArrayList<>(List.of(checkout.resolve("zermelo").toString()));
        command.addAll(List.of(words));
        return ScriptRun.of(folder, Map.of("PATH", path, "ZERMELO_CACHE", "/dev/null"), command);
    }

    private void assertAnswered(ScriptRun run) {
        assertThat(run.out()).as(run.err()).contains("*3: the first player wins");
        assertThat(run.code()).isZero();
    }

    private long builds() {
        return Checkout.read(folder.resolve("builds")).lines().count();
    }

    private void sourcesChange() throws Exception {
        Files.setLastModifiedTime(
                checkout.resolve("pom.xml"), FileTime.from(Instant.now().plusSeconds(60)));
    }

    /** As in a folder that is read only, for root too. */
    private void noFolderCanBeMade() throws Exception {
        tool("mkdir", "echo 'mkdir: Read-only file system' >&2\nexit 1\n");
    }

    @Test
    void severalFirstStartsBuildOnceAndAllAnswer() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        try {
            List<Future<ScriptRun>> runs = IntStream.range(0, 3)
                    .mapToObj(i -> pool.submit(() -> start()))
                    .toList();
            for (Future<ScriptRun> run : runs) {
                assertAnswered(run.get());
            }
        } finally {
            pool.shutdownNow();
        }
        assertThat(builds()).isEqualTo(1);
        assertThat(lock).doesNotExist();
    }

    @ParameterizedTest
    @ValueSource(strings = {"--help", "site --help", "solve -h", "help site"})
    void helpBuildsNothing(String words) throws Exception {
        ScriptRun never = start(words.split(" "));
        assertThat(never.code()).isEqualTo(4);
        assertThat(never.err()).hasLineCount(1).contains("not built yet", "Run 'zermelo --version'");
        assertThat(folder.resolve("builds")).doesNotExist();

        assertAnswered(start());
        sourcesChange();
        ScriptRun older = start(words.split(" "));
        assertThat(older.out()).as(older.err()).contains("Usage: zermelo");
        assertThat(older.code()).isZero();
        assertThat(builds()).isEqualTo(1);
    }

    /** Behind two dashes a word is the game's. */
    @Test
    void aWordThatIsNoOptionAsksForNoHelp() throws Exception {
        assertThat(start("solve", "--", "--help").code()).isEqualTo(2);
        assertThat(builds()).isEqualTo(1);
    }

    @Test
    void aLockWithoutAnOwnerIsTakenOver() throws Exception {
        Files.createDirectory(lock);
        assertAnswered(start());
        assertThat(lock).doesNotExist();
    }

    @Test
    void aLockWhoseOwnerIsGoneIsTakenOver() throws Exception {
        Process gone = new ProcessBuilder("true").start();
        gone.waitFor();
        Files.createDirectory(lock);
        Files.writeString(lock.resolve("pid"), gone.pid() + "\n");
        assertAnswered(start());
        assertThat(lock).doesNotExist();
    }

    @Test
    void newerSourcesThatCannotBeBuiltAreNamedAndTheOlderProgramAnswers() throws Exception {
        assertAnswered(start());
        sourcesChange();
        noFolderCanBeMade();
        ScriptRun run = start();
        assertAnswered(run);
        assertThat(run.err()).hasLineCount(1).contains("newer", "older program");
        assertThat(builds()).isEqualTo(1);
    }

    @Test
    void aLockThatCannotBeRemovedIsNoReasonToWaitForEver() throws Exception {
        assertAnswered(start());
        sourcesChange();
        Files.createDirectory(lock);
        tool("rm", "exit 1\n");
        ScriptRun run = start();
        assertAnswered(run);
        assertThat(run.err()).contains("older program");
    }

    @Test
    void aReadOnlyCheckoutThatWasNeverBuiltSaysSo() throws Exception {
        noFolderCanBeMade();
        ScriptRun run = start();
        assertThat(run.code()).isEqualTo(4);
        assertThat(run.err()).hasLineCount(1).contains("not built", "Build it");
    }
}
