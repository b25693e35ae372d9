package org.zermelo.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.web.work.Limits;

class HostileRequestsTest {

    /** A game that plain search does not finish in the time of any test. */
    private static final String ENDLESS = "coins(" + "7 9 1 6 4 3 ".repeat(8).strip() + ")";

    private static PageServer server;
    private static Http http;

    @BeforeAll
    static void start() {
        server = PageServer.start(Settings.own().onPort(0).within(Limits.own().withJobMillis(2_000)));
        http = new Http(server);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static String heavy() {
        return "/api/v1/position" + Http.query("game", ENDLESS, "method", "plain-search");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/../pom.xml",
                "/..%2f..%2fpom.xml",
                "/%2e%2e/%2e%2e/etc/passwd",
                "/js/../../../../../etc/passwd",
                "/js/..%5c..%5cmain.js",
                "//etc/passwd",
                "/files.txt",
                "/js/",
                "/js",
                "/js/main.js%00.html",
                "/js/main.js;x=1",
                "/.git/config",
                "/META-INF/MANIFEST.MF",
                "/api/v1/../../health/../pom.xml"
            })
    void noAddressReachesAnotherFile(String path) throws Exception {
        String response = http.raw("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");

        assertThat(response).matches("(?s)HTTP/1\\.1 40[04].*");
        assertThat(response).doesNotContain("root:", "<project", "js/main.js\n");
    }

    @Test
    void aGiantBodyIsRefusedWithoutBeingHeld() throws Exception {
        StringBuilder request = new StringBuilder("POST /api/v1/parse HTTP/1.1\r\nHost: localhost\r\n"
                + "Content-Type: application/json\r\nConnection: close\r\nContent-Length: 9000000000\r\n\r\n");

        assertThat(http.raw(request.toString())).startsWith("HTTP/1.1 413");
        assertThat(http.get("/health").statusCode()).isEqualTo(200);
    }

    /** A program is told in JSON what it did wrong, whatever it reads and whether it says so; a browser shows a page. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/api/v1/parse | '' | application/json",
                "/api/v1/parse | Accept: */* | application/json",
                "/api/v1/parse | Accept: application/json | application/json",
                "/api/v1/parse | Accept: text/html,*/* | application/json",
                "/answer | Accept: */* | application/json",
                "/answer | Accept: text/html,*/* | text/html"
            })
    void whatIsTooLargeIsToldAsTheClientReads(String path, String accept, String type) throws Exception {
        String response = http.raw("POST " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                + "Content-Type: application/json\r\nContent-Length: 9000000000\r\n"
                + (accept.isEmpty() ? "" : accept + "\r\n") + "\r\n");
        assertThat(response)
                .startsWith("HTTP/1.1 413")
                .containsIgnoringCase("\r\nContent-Type: " + type)
                .contains("The request is too large.");
    }

    @Test
    void aGiantChunkedBodyIsCut() {
        String body = "{\"game\":\"" + "coins(1) + ".repeat(500_000) + "\"}";

        try {
            assertThat(http.post("/api/v1/parse", "application/json", body).statusCode())
                    .isEqualTo(413);
        } catch (IllegalStateException e) {
            // the connection may be cut while the client still writes, and then the answer is lost on its way
            assertThat(e).hasCauseInstanceOf(IOException.class);
        }
        assertThat(http.get("/health").statusCode()).isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "[]",
                "null",
                "{\"game\":{}}",
                "{\"game\":null}",
                "{\"game\":\"nim(1)\",\"game\":\"nim(2)\"}",
                "{} {}"
            })
    void badJsonIsSaidToBeBad(String body) {
        HttpResponse<String> response = http.post("/api/v1/parse", "application/json", body);

        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(response.body()).contains("\"kind\":\"bad-input\"").doesNotContain("Exception", "org.zermelo");
    }

    @Test
    void deeplyNestedInputIsRefused() {
        String json = "{\"game\":" + "[".repeat(5_000) + "]".repeat(5_000) + "}";
        String game = "(".repeat(20_000) + "nim(1)" + ")".repeat(20_000);

        assertThat(http.post("/api/v1/parse", "application/json", json).statusCode())
                .isEqualTo(400);
        assertThat(http.post("/api/v1/parse", "application/json", "{\"game\":\"" + game + "\"}")
                        .statusCode())
                .isIn(400, 200);
    }

    @Test
    void formsOfStrangersAreNotTaken() {
        assertThat(http.post("/api/v1/parse", "text/plain", "{\"game\":\"nim(1)\"}")
                        .statusCode())
                .isEqualTo(400);
    }

    @ParameterizedTest
    @ValueSource(strings = {"evil.example", "evil.example:80", "127.0.0.1.evil.example", "localhost.evil.example", ""})
    void aStrangersNameForThisMachineIsRefused(String host) throws Exception {
        String response = http.raw("GET /api/v1/families HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n");

        assertThat(response).matches("(?s)HTTP/1\\.1 40[03].*").doesNotContain("synopsis");
    }

    @ParameterizedTest
    @ValueSource(strings = {"PUT", "DELETE", "TRACE", "PATCH"})
    void otherMethodsAreNotTaken(String method) throws Exception {
        String response = http.raw(method + " /api/v1/parse HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");

        assertThat(response).matches("(?s)HTTP/1\\.1 40[045].*");
    }

    @Test
    void unknownAndRepeatedParametersAreNamed() {
        assertThat(http.get("/api/v1/parse?game=nim(1)&gmae=nim(2)").body()).contains("gmae");
        assertThat(http.get("/api/v1/parse?game=nim(1)&game=nim(2)").statusCode())
                .isEqualTo(400);
        assertThat(http.get("/api/v1/parse").body()).contains("game");
        assertThat(http.get("/api/v1/parse?game=nim(1)&lang=xx").statusCode()).isEqualTo(400);
    }

    /** People get a page in their own look, programs a document, and whoever sends more than is read the page. */
    @Test
    void anAddressTooLongIsRefusedInItsOwnForm() throws Exception {
        String game = "?game=" + "a".repeat(20_000);
        HttpResponse<String> program = http.get("/api/v1/parse" + game);
        assertThat(program.statusCode()).isEqualTo(414);
        assertThat(program.body())
                .startsWith("{\"error\":{\"kind\":\"bad-request\"")
                .contains("too long", "POST");
        HttpResponse<String> person = http.send(
                http.request("/answer" + game).header("Accept", "text/html,*/*").build());
        assertThat(person.statusCode()).isEqualTo(414);
        for (String page : List.of(
                person.body(), http.raw("GET /" + "a".repeat(100_000) + " HTTP/1.1\r\nHost: localhost\r\n\r\n"))) {
            assertThat(page)
                    .contains("too long", "/css/parts.css", "<!doctype html>", "lang=\"ru\"")
                    .doesNotContain("Jetty");
        }
        assertThat(person.headers().firstValue("Content-Security-Policy")).isPresent();
        assertThat(http.get("/answer?game=" + "a".repeat(16_000)).statusCode()).isEqualTo(200);
    }

    @Test
    void aHeaderTooLargeIsRefused() throws Exception {
        String response = http.raw("GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: " + "x".repeat(100_000) + "\r\n\r\n");

        assertThat(response).startsWith("HTTP/1.1 431");
    }

    @Test
    void everyResponseCarriesTheSecurityHeaders() {
        for (String path : List.of("/", "/js/main.js", "/api/v1/families", "/nothing", "/health", "/api/v1/parse")) {
            HttpResponse<String> response = http.get(path);

            assertThat(response.headers().firstValue("Content-Security-Policy"))
                    .as(path)
                    .hasValueSatisfying(policy -> assertThat(policy)
                            .contains("default-src 'none'", "script-src 'self'")
                            .doesNotContain("unsafe", "*"));
            assertThat(response.headers().firstValue("X-Content-Type-Options")).hasValue("nosniff");
            assertThat(response.headers().firstValue("Server")).isEmpty();
        }
    }

    @Test
    void slowClientsHoldNoThread() throws Exception {
        List<Socket> slow = new ArrayList<>();
        try {
            for (int i = 0; i < 500; i++) {
                Socket socket = http.open();
                socket.getOutputStream()
                        .write(("POST /api/v1/parse HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                                        + "Content-Length: 1000\r\n\r\n{\"game\"")
                                .getBytes(StandardCharsets.ISO_8859_1));
                slow.add(socket);
            }
            CompletableFuture<HttpResponse<String>> quick =
                    http.getLater("/api/v1/parse" + Http.query("game", "nim(3)"));

            assertThat(quick.get(Http.GUARD_MILLIS, TimeUnit.MILLISECONDS).statusCode())
                    .isEqualTo(200);
        } finally {
            for (Socket socket : slow) {
                socket.close();
            }
        }
    }

    @Test
    void lightQuestionsAreAnsweredWhileTwoHundredHeavyOnesWait() throws Exception {
        PageServer busy =
                PageServer.start(Settings.own().onPort(0).within(Limits.own().withJobMillis(3_600_000)));
        try (busy) {
            Http client = new Http(busy);
            List<CompletableFuture<HttpResponse<String>>> heavy = new ArrayList<>();
            for (int i = 0; i < 200; i++) {
                heavy.add(client.getLater(heavy()));
            }
            double longest = 0;
            for (int i = 0; i < 40; i++) {
                String game = "coins(7 9 1 6 4 " + i + ")";
                long before = System.nanoTime();
                assertThat(client.getLater("/api/v1/position" + Http.query("game", game))
                                .get(Http.GUARD_MILLIS, TimeUnit.MILLISECONDS)
                                .statusCode())
                        .isEqualTo(200);
                longest = Math.max(longest, (System.nanoTime() - before) / 1e6);
            }
            System.out.printf("longest light answer among 200 heavy questions: %.0f ms%n", longest);
            // no heavy one had to end before a light one could be answered
            assertThat(heavy).noneMatch(CompletableFuture::isDone);

            heavy.forEach(each -> each.cancel(true));
            await(client, "zermelo_jobs_running 0", true);
        }
    }

    /** A board is shown and played on while others, or this one, are being solved. */
    @Test
    void aBoardWithoutItsValueWaitsForNoOtherQuestion() throws Exception {
        PageServer busy =
                PageServer.start(Settings.own().onPort(0).within(Limits.own().withJobMillis(3_600_000)));
        try (busy) {
            Http client = new Http(busy);
            List<CompletableFuture<HttpResponse<String>>> solved = new ArrayList<>();
            for (String line : List.of("", "a", "b", "c")) {
                solved.add(client.getLater("/api/v1/position" + Http.query("game", "connect(8, 6, 4)", "line", line)));
            }
            await(client, "zermelo_jobs_running 0", false);
            String board = "/api/v1/position" + Http.query("game", "connect(8, 6, 4)", "line", "d", "solve", "no");
            assertThat(client.getLater(board)
                            .get(Http.GUARD_MILLIS, TimeUnit.MILLISECONDS)
                            .statusCode())
                    .isEqualTo(200);
            assertThat(solved).noneMatch(CompletableFuture::isDone);
            solved.forEach(each -> each.cancel(true));
        }
    }

    @Test
    void noneOfTwoHundredHeavyQuestionsIsLost() throws Exception {
        PageServer busy =
                PageServer.start(Settings.own().onPort(0).within(Limits.own().withJobMillis(20)));
        try (busy) {
            Http client = new Http(busy);
            List<CompletableFuture<HttpResponse<String>>> heavy = new ArrayList<>();
            for (int i = 0; i < 200; i++) {
                heavy.add(client.getLater(heavy()));
            }
            for (CompletableFuture<HttpResponse<String>> each : heavy) {
                HttpResponse<String> response = each.get(Http.GUARD_MILLIS, TimeUnit.MILLISECONDS);
                assertThat(response.statusCode()).isEqualTo(422);
                assertThat(response.body()).contains("\"kind\":\"unfinished\"");
            }
        }
    }

    @Test
    void workIsCancelledWhenItsClientLeaves() throws Exception {
        PageServer own = PageServer.start(Settings.own().onPort(0));
        try (own) {
            Http client = new Http(own);
            for (String accept : List.of("application/json", "text/event-stream")) {
                try (Socket socket = client.open()) {
                    socket.getOutputStream()
                            .write(("GET " + heavy() + " HTTP/1.1\r\nHost: localhost\r\nAccept: " + accept + "\r\n\r\n")
                                    .getBytes(StandardCharsets.ISO_8859_1));
                    await(client, "zermelo_jobs_running 1", true);
                }
                await(client, "zermelo_jobs_running 0", true);
            }
        }
    }

    private static void await(Http client, String line, boolean present) throws InterruptedException {
        long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(Http.GUARD_MILLIS);
        while (System.nanoTime() < deadline) {
            if (client.get("/metrics").body().contains(line) == present) {
                return;
            }
            Thread.sleep(50);
        }
        throw new AssertionError(
                "never saw '" + line + "' in\n" + client.get("/metrics").body());
    }

    @Test
    void workThatTakesTooLongIsStopped() {
        HttpResponse<String> response = http.get(heavy());

        assertThat(response.statusCode()).isEqualTo(422);
        assertThat(response.body()).contains("\"kind\":\"unfinished\"");
    }

    @Test
    void aStreamTellsItsProgressAndItsEnd() {
        HttpResponse<String> response = http.send(
                http.request(heavy()).header("Accept", "text/event-stream").build());

        assertThat(response.headers().firstValue("Content-Type"))
                .hasValueSatisfying(type -> assertThat(type).startsWith("text/event-stream"));
        assertThat(response.body())
                .contains("event: progress\n", "event: error\n")
                .endsWith("\n\n");
    }

    @Test
    void closingTheServerEndsItsWork() throws Exception {
        PageServer closing = PageServer.start(Settings.own().onPort(0));
        CompletableFuture<HttpResponse<String>> heavy = new Http(closing).getLater(heavy());
        await(new Http(closing), "zermelo_jobs_running 1", true);

        // returns at all, although a job of five minutes runs
        closing.close();

        assertThat(heavy.handle((response, failure) -> failure != null || response.statusCode() == 503)
                        .get(Http.GUARD_MILLIS, TimeUnit.MILLISECONDS))
                .isTrue();
    }
}
