package org.zermelo.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.zermelo.desk.TableCache;
import org.zermelo.store.table.TableShelf;
import org.zermelo.web.api.Endpoints;
import org.zermelo.web.work.Limits;

/** Whatever a client sends, as bytes, is never a defect of the server: no status 500, and always an answer or an end. */
class RawRequestsTest {

    private static final int REQUESTS = 3_000;
    private static final long SEED = 16;

    private static final Pattern STATUS = Pattern.compile("^HTTP/1\\.\\d (\\d{3})");

    private static final List<String> METHODS = List.of(
            "GET",
            "GET",
            "GET",
            "POST",
            "POST",
            "PUT",
            "HEAD",
            "OPTIONS",
            "TRACE",
            "CONNECT",
            "get",
            "G\u00e9T",
            "",
            "PRI");

    private static final List<String> HEADERS = List.of(
            "Host",
            "Content-Type",
            "Content-Length",
            "Transfer-Encoding",
            "Content-Encoding",
            "Accept",
            "Accept-Encoding",
            "Accept-Language",
            "Accept-Charset",
            "Connection",
            "Cookie",
            "Expect",
            "Forwarded",
            "If-Modified-Since",
            "If-None-Match",
            "If-Match",
            "Keep-Alive",
            "Origin",
            "Range",
            "Referer",
            "Sec-Fetch-Site",
            "TE",
            "Trailer",
            "Upgrade",
            "User-Agent",
            "Via",
            "X-Forwarded-For",
            "X-Forwarded-Host",
            "X-Forwarded-Proto",
            "X-HTTP-Method-Override",
            "Sec-WebSocket-Key",
            "Authorization",
            "");

    private static final List<String> VALUES = List.of(
            "",
            " ",
            "*",
            "*/*",
            "a",
            "0",
            "-1",
            "5",
            "99999999999999999999",
            "1e9",
            "text/event-stream",
            "text/html",
            "application/json",
            "application/json; charset=nonsense",
            "application/json; charset=utf-16",
            "application/json; charset=\"",
            "text/html; q=",
            "gzip;q=x",
            "gzip, br;q=2",
            "identity;q=0, *;q=0",
            "chunked",
            "gzip",
            "chunked, chunked",
            "close",
            "keep-alive, Upgrade",
            "websocket",
            "h2c",
            "100-continue",
            "bytes=0-",
            "bytes=5-1,-",
            "\"",
            "W/\"",
            "\"a\", \"",
            "=;;=",
            "a=b; a",
            "$Version=x; a=\"",
            "Thu, 99 Foo 0000",
            "http://127.0.0.1",
            "null",
            "localhost",
            "localhost:99999999",
            "[::1",
            "[::1]:x",
            "127.0.0.1:-1",
            "\u00ff\u0001",
            "%",
            "for=\"[",
            "same-origin",
            "cross-site",
            "Basic %%%",
            "Negotiate",
            "a,,,b",
            "x".repeat(9_000));

    private static final List<String> PIECES = List.of(
            "%",
            "%zz",
            "%ff",
            "%00",
            "%c0%af",
            "%u0041",
            "+",
            "&",
            "&&",
            "=",
            "==",
            ";",
            "#",
            "?",
            "??",
            "/",
            "//",
            "/..",
            "/.",
            "\\",
            "\"",
            "'",
            "<",
            "[",
            "]",
            "{",
            "|",
            "^",
            "`",
            " ",
            "\t",
            "\u0000",
            "\u007f",
            "\u00ff",
            "lang=%",
            "lang=xx",
            "lang=ru",
            "game=nim(1)",
            "game=",
            "game=%",
            "line=~",
            "start=(",
            "value=nimber",
            "value=\u0001",
            "method=none",
            "moves=-1",
            "plies=9999999999999999999",
            "solve=maybe",
            "rules=heaps(1;move +1;end sum >= 5)",
            "code=0.77",
            "to=%2d1",
            "depth=x",
            "table=..%2f",
            "ask=19=W1:min",
            "cell=,",
            "seed=1e5",
            "opponent=",
            "sizes=0",
            "experiment=x",
            "prune=x");

    private static final List<String> BODIES = List.of(
            "",
            "{",
            "{}",
            "[]",
            "null",
            "{\"game\":\"nim(1)\"}",
            "{\"game\":1e999}",
            "{\"game\":[[[]]]}",
            "{\"\":\"\"}",
            "{\"game\":\"\\ud800\"}",
            "{\"lang\":[\"ru\"]}",
            "\u00ef\u00bb\u00bf{}",
            "\u00ff\u00fe{\u0000}\u0000",
            "\u0000",
            "{\"a\":" + "[".repeat(3_000),
            "5\r\nhello\r\n0\r\n\r\n",
            "ffffffffffffffff\r\n",
            "-1\r\n");

    private final Random random = new Random(SEED);
    private final List<String> paths = Endpoints.all(TableShelf.NONE, new TableCache(0)).stream()
            .map(each -> each.path())
            .toList();

    private String any(List<String> list) {
        return list.get(random.nextInt(list.size()));
    }

    private String request() {
        StringBuilder text = new StringBuilder(any(METHODS)).append(' ');
        text.append(
                random.nextInt(8) == 0
                        ? any(List.of("/", "/health", "/metrics", "*", "", "http://x/", "/api/v1/", "/js/main.js"))
                        : any(paths));
        for (int i = random.nextInt(5); i > 0; i--) {
            text.append(i == 4 ? "?" : any(List.of("?", "&", "&", ""))).append(any(PIECES));
        }
        text.append(random.nextInt(50) == 0 ? any(List.of(" HTTP/9.9", "", " HTTP/1.0", " http/1.1")) : " HTTP/1.1")
                .append("\r\n");
        if (random.nextInt(10) > 0) {
            text.append("Host: localhost\r\n");
        }
        for (int i = random.nextInt(4); i > 0; i--) {
            text.append(any(HEADERS))
                    .append(random.nextInt(30) == 0 ? "" : ": ")
                    .append(any(VALUES))
                    .append("\r\n");
        }
        String body = any(BODIES);
        if (random.nextInt(3) > 0) {
            text.append("Content-Type: application/json\r\nContent-Length: ")
                    .append(body.length() + (random.nextInt(20) == 0 ? random.nextInt(9) - 4 : 0))
                    .append("\r\n");
        }
        text.append(random.nextInt(40) == 0 ? "" : "Connection: close\r\n\r\n").append(body);
        for (int i = random.nextInt(20) == 0 ? random.nextInt(9) : 0; i > 0; i--) {
            text.setCharAt(random.nextInt(text.length()), (char) random.nextInt(256));
        }
        return text.toString();
    }

    /** All that comes back until the server closes, or what came before it cut the connection. */
    private static String answer(Http http, String request) throws IOException {
        StringBuilder answer = new StringBuilder();
        try (Socket socket = http.open()) {
            socket.setSoTimeout(Http.GUARD_MILLIS);
            OutputStream out = socket.getOutputStream();
            out.write(request.getBytes(StandardCharsets.ISO_8859_1));
            socket.shutdownOutput();
            byte[] bytes = new byte[8_192];
            for (int count = socket.getInputStream().read(bytes);
                    count >= 0;
                    count = socket.getInputStream().read(bytes)) {
                answer.append(new String(bytes, 0, count, StandardCharsets.ISO_8859_1));
            }
        } catch (java.net.SocketException e) {
            // cut, which is an end, too
        }
        return answer.toString();
    }

    @Test
    @Timeout(600)
    void noRequestIsADefect() throws Exception {
        Map<String, Integer> seen = new TreeMap<>();
        try (PageServer server =
                PageServer.start(Settings.own().onPort(0).within(Limits.own().withJobMillis(200)))) {
            Http http = new Http(server);
            for (int i = 0; i < REQUESTS; i++) {
                String request = request();
                String answer = answer(http, request);
                Matcher status = STATUS.matcher(answer);
                String code = status.find() ? status.group(1) : "none";
                seen.merge(code, 1, Integer::sum);
                assertThat(code)
                        .as("request %d: %s%nanswer: %s", i, request, answer)
                        .isNotEqualTo("500");
            }
            assertThat(http.get("/health").statusCode()).isEqualTo(200);
        }
        System.out.println("answers to raw requests: " + seen);
        assertThat(seen).containsKeys("200", "400", "403", "404", "405");
    }
}
