package org.zermelo.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.net.ConnectException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.zermelo.notation.Game;
import org.zermelo.notation.Notation;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.store.build.StageBuild;
import org.zermelo.store.build.TableBuilder;
import org.zermelo.store.table.TableForm;
import org.zermelo.store.table.TableName;

/**
 * The zip as it is used: a master and two workers as processes of their own, and the command that asks them. The minutes are a guard
 * against processes that hang, no measure of speed.
 */
@Timeout(value = 8, unit = TimeUnit.MINUTES)
class ClusterIT {

    private static final String LEVELS = "mnk(4, 3, 3)";
    /** Plays come back within a stage; the largest ones are cut. */
    private static final String STAGES = "@six-mens-morris";

    /** Plays come back, and the game is none of men. */
    private static final String GENERAL = "dodgem(3)";

    private static final int SHARDS = 4;

    private static final String POINTS = "@awari(pits 2x2; seeds 1)";

    private static final String PROGRAM = Path.of("target/zermelo-spark/zermelo-spark/zermelo")
            .toAbsolutePath()
            .toString();

    @TempDir
    private static Path folder;

    private static final List<Process> STARTED = new ArrayList<>();
    private static final Deque<Process> WORKERS = new ArrayDeque<>();
    private static int port;
    private static int page;

    private static int free() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    private static Process start(String... arguments) throws IOException {
        List<String> command =
                Stream.concat(Stream.of(PROGRAM), Stream.of(arguments)).toList();
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.to(out(STARTED.size())));
        builder.environment().put("ZERMELO_JAVA_OPTS", "-Dspark.executor.memory=600m -Dspark.driver.host=127.0.0.1");
        Process process = builder.start();
        STARTED.add(process);
        return process;
    }

    private static File out(int number) {
        return folder.resolve("out-" + number).toFile();
    }

    private static String said(Process process) throws IOException {
        return Files.readString(out(STARTED.indexOf(process)).toPath());
    }

    private static void worker() throws IOException {
        WORKERS.add(start(
                "worker",
                master(),
                "--host",
                "127.0.0.1",
                "--cores",
                "1",
                "--memory",
                "1g",
                "--webui-port",
                "0",
                "--work-dir",
                folder.resolve("worker-" + STARTED.size()).toString()));
    }

    private static String master() {
        return "spark://127.0.0.1:" + port;
    }

    @BeforeAll
    static void startTheCluster() throws Exception {
        port = free();
        page = free();
        start("master", "--host", "127.0.0.1", "--port", String.valueOf(port), "--webui-port", String.valueOf(page));
        waitForWorkers(0);
        worker();
        worker();
        waitForWorkers(2);
    }

    private static void waitForWorkers(int wanted) throws Exception {
        HttpRequest state = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + page + "/json/"))
                .build();
        while (true) {
            try {
                String told = HttpClient.newHttpClient()
                        .send(state, HttpResponse.BodyHandlers.ofString())
                        .body();
                if (told.replaceAll("\\s", "").contains("\"aliveworkers\":" + wanted)) {
                    return;
                }
            } catch (ConnectException e) {
                // the master is not there yet
            }
            Thread.sleep(100);
        }
    }

    @AfterAll
    static void stopTheCluster() throws InterruptedException {
        STARTED.forEach(ClusterIT::kill);
        for (Process process : STARTED) {
            process.waitFor();
        }
    }

    /** The process and what it started. */
    private static void kill(Process process) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }

    private static Process build(String game, Path table) throws IOException {
        return start(
                "build",
                game,
                "--on",
                master(),
                "--shards",
                game.equals(STAGES) ? "2" : String.valueOf(SHARDS),
                "--to",
                table.toString());
    }

    /** Waits until the work beside a table has a file whose name ends so. */
    private static void waitFor(Path table, String ending, Process process) throws Exception {
        Path work = table.resolveSibling(table.getFileName() + ".work");
        while (true) {
            assertThat(process.isAlive()).as(said(process)).isTrue();
            String[] names = work.toFile().list();
            if (names != null && Stream.of(names).anyMatch(name -> name.endsWith(ending))) {
                return;
            }
            Thread.sleep(20);
        }
    }

    private static void assertAsOnOneMachine(String game, Path table) throws IOException {
        Game parsed = Notation.standard().parse(game);
        Budget budget = new Budget(1 << 28, 1);
        TableForm form = TableForm.usual(parsed, null);
        Path one = Files.createTempDirectory(folder, "one-").resolve("table");
        if (form == TableForm.STAGES) {
            StageBuild.build(TableName.ofStages(parsed, null), one, budget, Watch.NONE);
        } else {
            TableBuilder.build(
                    TableName.of(parsed),
                    one,
                    OptionalInt.of(SHARDS),
                    budget,
                    false,
                    TableBuilder.CHECKPOINTS,
                    Watch.NONE);
        }
        assertThat(table.toFile().list()).containsExactlyInAnyOrder(one.toFile().list());
        for (String file : one.toFile().list()) {
            assertThat(table.resolve(file)).hasSameBinaryContentAs(one.resolve(file));
        }
    }

    private static void killAWorkerOnceThereIs(String ending, String game, Path table) throws Exception {
        Process built = build(game, table);
        waitFor(table, ending, built);
        kill(WORKERS.remove());
        worker();
        assertThat(built.waitFor()).as(said(built)).isZero();
        assertAsOnOneMachine(game, table);
        waitForWorkers(2);
    }

    private static void killTheCommandOnceThereIs(String ending, String game, Path table) throws Exception {
        Process killed = build(game, table);
        waitFor(table, ending, killed);
        kill(killed);
        killed.waitFor();
        Process built = build(game, table);
        assertThat(built.waitFor()).as(said(built)).isZero();
        assertThat(said(built)).contains("went on from where");
        assertAsOnOneMachine(game, table);
    }

    @Test
    void aWorkerThatIsKilledIsMissedByNobody() throws Exception {
        killAWorkerOnceThereIs("expanded-6", LEVELS, folder.resolve("worker.ztb"));
    }

    @Test
    void theSameCommandGoesOnWhereItWasKilled() throws Exception {
        killTheCommandOnceThereIs("solved-2", LEVELS, folder.resolve("driver.ztb"));
    }

    /** The shards of a stage that were on it are opened anew, and take up the waves before. */
    @Test
    void aWorkerMayBeKilledWithinAStage() throws Exception {
        killAWorkerOnceThereIs("-5-0", STAGES, folder.resolve("worker-stages"));
    }

    @Test
    void theSameCommandGoesOnWithinAStage() throws Exception {
        killTheCommandOnceThereIs("-7-0", STAGES, folder.resolve("driver-stages"));
    }

    @Test
    void pointsAreThoseOfOneMachine() throws Exception {
        Path table = folder.resolve("points.ztb");
        Process built = build("boxes(2, 2)", table);
        assertThat(built.waitFor()).as(said(built)).isZero();
        assertAsOnOneMachine("boxes(2, 2)", table);
    }

    /** A full disk is told in a sentence, and nothing that was done is lost. */
    @Test
    void theSameCommandGoesOnWhenTheDiskHasRoomAgain() throws Exception {
        Path disk = Files.createDirectory(folder.resolve("disk"));
        assumeTrue(
                mount("mount", "-t", "tmpfs", "-o", "size=300k", "tmpfs", disk.toString()), "only root mounts a disk");
        try {
            Path table = disk.resolve("table.ztb");
            Process full = build(LEVELS, table);
            assertThat(full.waitFor()).as(said(full)).isEqualTo(3);
            assertThat(said(full)).contains("could not be written: the disk is full");
            assertThat(mount("mount", "-o", "remount,size=30m", disk.toString()))
                    .isTrue();
            Process built = build(LEVELS, table);
            assertThat(built.waitFor()).as(said(built)).isZero();
            assertAsOnOneMachine(LEVELS, table);
        } finally {
            mount("umount", disk.toString());
        }
    }

    private static boolean mount(String... command) throws Exception {
        try {
            return new ProcessBuilder(command).redirectErrorStream(true).start().waitFor() == 0;
        } catch (IOException e) {
            return false;
        }
    }

    /** A shard that was lost in the middle of a general game is opened anew, too. */
    @Test
    void aWorkerMayBeKilledWhereAPlayMayComeBack() throws Exception {
        killAWorkerOnceThereIs("told-all-9-0", GENERAL, folder.resolve("general.ztb"));
    }

    @Test
    void pointsOfEndlessPlayAreThoseOfOneMachine() throws Exception {
        Path table = folder.resolve("awari.ztb");
        Process built = build(POINTS, table);
        assertThat(built.waitFor()).as(said(built)).isZero();
        assertAsOnOneMachine(POINTS, table);
    }
}
