package org.zermelo.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests that are not ours to answer, or not in the form that is understood. */
class RequestFormTest {

    private static final String PARSE = "/api/v1/parse?game=nim(1)";

    private static PageServer server;
    private static Http http;

    @BeforeAll
    static void start() {
        server = PageServer.start(Settings.own().onPort(0));
        http = new Http(server);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static HttpResponse<String> get(String path, String header, String value) {
        return http.send(http.request(path).header(header, value).build());
    }

    /** A picture, a frame or a script of another page, also of one on another port of this machine, starts no work. */
    @ParameterizedTest
    @CsvSource({
        "Sec-Fetch-Site, cross-site",
        "Sec-Fetch-Site, same-site",
        "Sec-Fetch-Site, nonsense",
        "Origin, https://evil.example",
        "Origin, null",
        "Origin, http://127.0.0.1:1"
    })
    void theApiAnswersNoForeignPage(String header, String value) {
        for (String accept : List.of("application/json", "text/event-stream", "text/html")) {
            HttpResponse<String> response = http.send(http.request(PARSE)
                    .header(header, value)
                    .header("Accept", accept)
                    .build());
            assertThat(response.statusCode()).isEqualTo(403);
            assertThat(response.body())
                    .contains("\"kind\":\"bad-request\"", "not one of another address")
                    .doesNotContain("\"game\"");
        }
        HttpResponse<String> post = http.send(http.request("/api/v1/parse")
                .header(header, value)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{\"game\": \"nim(1)\"}"))
                .build());
        assertThat(post.statusCode()).isEqualTo(403);
    }

    @Test
    void thePageItselfMayBeReachedFromAnywhere() {
        assertThat(get("/answer?game=nim(1)", "Sec-Fetch-Site", "cross-site").statusCode())
                .isEqualTo(200);
    }

    @Test
    void ownPagesAndOtherProgramsAreAnswered() {
        assertThat(http.get(PARSE).statusCode()).isEqualTo(200);
        assertThat(get(PARSE, "Sec-Fetch-Site", "same-origin").statusCode()).isEqualTo(200);
        assertThat(get(PARSE, "Sec-Fetch-Site", "none").statusCode()).isEqualTo(200);
        assertThat(get(PARSE, "Origin", "http://127.0.0.1:" + server.port()).statusCode())
                .isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(strings = {"%", "%zz", "%2", "%2g", "nim(1)%", "%-1", "%+1", "%ff", "%c3%28", "%ed%a0%80", "%c0%af"})
    void anAddressThatIsNotEncodedIsBadInput(String game) throws Exception {
        for (String query : List.of("game=" + game, game + "=nim(1)")) {
            String response = http.raw(
                    "GET /api/v1/parse?" + query + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
            assertThat(response).startsWith("HTTP/1.1 400").contains("\"kind\":\"bad-input\"");
        }
    }

    @Test
    void whatIsEncodedIsReadAsItIs() {
        assertThat(http.get("/api/v1/parse?game=nim(1,+2)&&").body()).contains("nim(1, 2)");
        assertThat(http.get("/api/v1/parse?%67ame=nim%281%2C%202%29").body()).contains("nim(1, 2)");
        assertThat(http.get("/api/v1/parse?game=%D1%91%D0%B6(3)").body()).contains("ёж");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "application/json; charset=nonsense",
                "application/json; charset=utf-16",
                "application/json; charset=",
                "application/json; charset=\"",
                "application/jsonp",
                "application/json, text/html",
                "text/plain",
                ";"
            })
    void aBodyOfAnotherTypeOrCodingIsBadInput(String type) {
        HttpResponse<String> response = http.post("/api/v1/parse", type, "{\"game\": \"nim(1)\"}");
        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(response.body()).contains("\"kind\":\"bad-input\"", "application/json");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"application/json", "application/json; charset=utf-8", "Application/JSON;charset=\"UTF-8\""})
    void aBodyOfJsonIsRead(String type) {
        assertThat(http.post("/api/v1/parse", type, "{\"game\": \"nim(1)\"}").statusCode())
                .isEqualTo(200);
    }

    /** However they are divided, questions are the same. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "[\"19=U:min\", \"20=W2:all\"]",
                "\"19=U:min, 20=W2:all\"",
                "\"19=U:min;20=W2:all\"",
                "\"19=U:min 20=W2:all\""
            })
    void questionsAreAListOrAText(String ask) {
        HttpResponse<String> response = http.post(
                "/api/v1/exam",
                "application/json",
                "{\"rules\": \"heaps(7, S in 1..9; move +1, *2; end sum >= 17)\", \"ask\": " + ask + "}");
        assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
        assertThat(response.body()).contains("\"19\"", "\"20\"").doesNotContain("\"21\"");
    }

    @Test
    void aBodyThatIsNoUtf8IsBadInput() {
        byte[] latin = "{\"game\": \"n\u00efm(1)\"}".getBytes(StandardCharsets.ISO_8859_1);
        HttpResponse<String> response = http.send(http.request("/api/v1/parse")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofByteArray(latin))
                .build());
        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(response.body()).contains("UTF-8");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "PUT | /api/v1/parse | GET, HEAD, POST",
                "DELETE | /api/v1/parse | GET, HEAD, POST",
                "OPTIONS | /api/v1/parse | GET, HEAD, POST",
                "PATCH | /api/v1/position | GET, HEAD, POST",
                "TRACE | /api/v1/parse | GET, HEAD, POST",
                "QUERY | /api/v1/parse | GET, HEAD, POST",
                "FOO | /api/v1/parse | GET, HEAD, POST",
                "POST | / | GET, HEAD",
                "DELETE | /js/main.js | GET, HEAD",
                "POST | /health | GET, HEAD",
                "OPTIONS | /metrics | GET, HEAD"
            })
    void anotherMethodIsToldWhichAreTaken(String method, String path, String allowed) throws Exception {
        String response = http.raw(method + " " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        assertThat(response)
                .startsWith("HTTP/1.1 405")
                .contains("\r\nAllow: " + allowed + "\r\n", "takes " + allowed + " only");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/api/v1/parse?game=nim(1)", "/health", "/js/main.js"})
    void theHeadOfAnAnswerComesAlone(String path) throws Exception {
        String response = http.raw("HEAD " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        assertThat(response).startsWith("HTTP/1.1 200").endsWith("\r\n\r\n");
    }
}
