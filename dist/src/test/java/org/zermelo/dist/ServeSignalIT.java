package org.zermelo.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The server of the built program, with the jars that it has there, told to end in the middle of its work. */
@EnabledOnOs({OS.LINUX, OS.MAC})
class ServeSignalIT {

    private static final int GUARD_SECONDS = 120;
    private static final String ENDLESS = "coins(" + "7 9 1 6 4 3 ".repeat(8).strip() + ")";

    private final HttpClient client = HttpClient.newHttpClient();

    @TempDir
    private Path folder;

    @Test
    void aSignalEndsItCleanlyAndTellsWhoWaits() throws Exception {
        Path errors = folder.resolve("errors");
        ProcessBuilder builder = new ProcessBuilder(
                        ScriptRun.program().resolve("zermelo").toString(), "serve", "--port", "0")
                .redirectError(errors.toFile());
        builder.environment().put("ZERMELO_JAVA_OPTS", "-Xmx512m");
        Process server = builder.start();
        try (BufferedReader out =
                new BufferedReader(new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8))) {
            String address = address(out, errors);
            assertThat(get(address + "health").body()).contains("\"up\"");
            CompletableFuture<HttpResponse<String>> waiting = client.sendAsync(
                    request(address + "api/v1/position?method=plain-search&game="
                            + URLEncoder.encode(ENDLESS, StandardCharsets.UTF_8)),
                    BodyHandlers.ofString());
            awaitRunning(address);

            server.destroy();

            assertThat(server.waitFor(GUARD_SECONDS, TimeUnit.SECONDS)).isTrue();
            // the signal's own exit code: 128 and its number
            assertThat(server.exitValue()).isEqualTo(128 + 15);
            HttpResponse<String> told = waiting.get(GUARD_SECONDS, TimeUnit.SECONDS);
            assertThat(told.statusCode()).isEqualTo(503);
            assertThat(told.body()).contains("\"kind\":\"cancelled\"");
            assertThat(Files.readString(errors)).doesNotContain("Exception");
        } finally {
            server.destroyForcibly();
        }
    }

    private static String address(BufferedReader out, Path errors) throws Exception {
        String line = out.readLine();
        Matcher found = Pattern.compile("http://\\S+/").matcher(line == null ? "" : line);
        assertThat(found.find()).as("%s %s", line, Files.readString(errors)).isTrue();
        return found.group();
    }

    private static HttpRequest request(String address) {
        return HttpRequest.newBuilder(URI.create(address)).build();
    }

    private HttpResponse<String> get(String address) throws Exception {
        return client.send(request(address), BodyHandlers.ofString());
    }

    private void awaitRunning(String address) throws Exception {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(GUARD_SECONDS);
        while (!get(address + "metrics").body().contains("zermelo_jobs_running 1")) {
            assertThat(System.nanoTime()).as("the job never ran").isLessThan(deadline);
            Thread.sleep(50);
        }
    }
}
