package org.zermelo.spark;

import static org.assertj.core.api.Assertions.assertThat;

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
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.zermelo.notation.Notation;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.store.build.TableBuilder;

/** The zip as it is used: a master and two workers as processes of their own, and the command that asks them. */
@Timeout(value = 8, unit = TimeUnit.MINUTES)
class ClusterIT {

    private static final String GAME = "mnk(4, 3, 3)";
    private static final String PROGRAM = Path.of("target/zermelo-spark/zermelo-spark/zermelo")
            .toAbsolutePath()
            .toString();

    @TempDir
    private static Path folder;

    private static final List<Process> STARTED = new ArrayList<>();
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

    private static Process worker() throws IOException {
        return start(
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
                folder.resolve("worker-" + STARTED.size()).toString());
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

    private static Process build(Path table) throws IOException {
        return start("build", GAME, "--on", master(), "--shards", "4", "--to", table.toString());
    }

    private static void waitFor(Path file, Process process) throws Exception {
        while (!Files.exists(file)) {
            assertThat(process.isAlive()).as(said(process)).isTrue();
            Thread.sleep(20);
        }
    }

    private static byte[] expected() throws IOException {
        Path memory = folder.resolve("memory");
        TableBuilder.build(Notation.standard().parse(GAME), memory, new Budget(1 << 28, 1), false, Watch.NONE);
        return Files.readAllBytes(memory);
    }

    @Test
    void aWorkerThatIsKilledIsMissedByNobody() throws Exception {
        Path table = folder.resolve("worker.ztb");
        Process built = build(table);
        waitFor(folder.resolve("worker.ztb.work/expanded-6"), built);
        kill(STARTED.get(1));
        worker();
        assertThat(built.waitFor()).as(said(built)).isZero();
        assertThat(said(built)).contains("111973 positions");
        assertThat(Files.readAllBytes(table)).isEqualTo(expected());
        waitForWorkers(2);
    }

    @Test
    void theSameCommandGoesOnWhereItWasKilled() throws Exception {
        Path table = folder.resolve("driver.ztb");
        Process killed = build(table);
        waitFor(folder.resolve("driver.ztb.work/solved-2"), killed);
        kill(killed);
        killed.waitFor();
        assertThat(table).doesNotExist();
        Process built = build(table);
        assertThat(built.waitFor()).as(said(built)).isZero();
        assertThat(said(built)).contains("went on from where");
        assertThat(Files.readAllBytes(table)).isEqualTo(expected());
    }

    @Test
    void aGameWithoutLevelsIsRefusedBeforeTheClusterIsAsked() throws Exception {
        Process refused = start("build", "quixo(3)", "--on", "spark://127.0.0.1:1", "--to", "quixo.ztb");
        assertThat(refused.waitFor()).isEqualTo(3);
        assertThat(said(refused)).startsWith("zermelo: A play of quixo(3) may come to a position again");
        assertThat(folder.resolve("quixo.ztb.work")).doesNotExist();
    }
}
