package org.zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.present.json.Json;

/** A client of the Model Context Protocol, talking to the command over its streams. */
@Timeout(600)
class McpTest {

    /** Minutes by plain search. */
    private static final Map<String, Object> LONG = Map.of("game", "mnk(4, 4, 4)", "method", "plain-search");

    private final List<Thread> running = new ArrayList<>();
    private PrintStream say;
    private BufferedReader hear;

    private void start(String... words) throws Exception {
        PipedInputStream in = new PipedInputStream(1 << 16);
        PipedInputStream out = new PipedInputStream(1 << 20);
        say = new PrintStream(new PipedOutputStream(in), true, StandardCharsets.UTF_8);
        hear = new BufferedReader(new InputStreamReader(out, StandardCharsets.UTF_8));
        PipedOutputStream written = new PipedOutputStream(out);
        String[] all = Stream.concat(Stream.of("mcp"), Stream.of(words)).toArray(String[]::new);
        Thread server = new Thread(() -> {
            new Cli(in, written, OutputStream.nullOutputStream(), new Cancellation()).run(all);
            try {
                written.close();
            } catch (java.io.IOException e) {
                throw new java.io.UncheckedIOException(e);
            }
        });
        server.start();
        running.add(server);
    }

    @AfterEach
    void theServerEndsWithItsInput() throws Exception {
        if (say != null) {
            say.close();
        }
        for (Thread server : running) {
            server.join();
        }
    }

    private void send(Object id, String method, Map<String, ?> params) {
        say.println(Json.line(Json.object("jsonrpc", "2.0", "id", id, "method", method, "params", params)));
    }

    private void call(Object id, String tool, Map<String, ?> arguments) {
        send(id, "tools/call", Map.of("name", tool, "arguments", arguments));
    }

    private Map<?, ?> heard() throws Exception {
        return (Map<?, ?>) Json.read(hear.readLine());
    }

    private Map<?, ?> result(Object id) throws Exception {
        Map<?, ?> message = heard();
        assertThat(message.get("id")).as("%s", message).isEqualTo(id);
        return (Map<?, ?>) message.get("result");
    }

    private static String text(Map<?, ?> result) {
        return ((Map<?, ?>) ((List<?>) result.get("content")).get(0))
                .get("text")
                .toString();
    }

    @ParameterizedTest
    @CsvSource({
        "2025-11-25, 2025-11-25",
        "2025-06-18, 2025-06-18",
        "2025-03-26, 2025-03-26",
        "2024-11-05, 2024-11-05",
        "2026-07-28, 2025-11-25",
        "1999-01-01, 2025-11-25"
    })
    void theyAgreeOnARevision(String asked, String answered) throws Exception {
        start();
        send(1L, "initialize", Map.of("protocolVersion", asked, "capabilities", Map.of()));
        Map<?, ?> hello = result(1L);
        assertThat(hello.get("protocolVersion")).isEqualTo(answered);
        assertThat(hello.get("capabilities")).hasToString("{tools={}}");
        assertThat((Map<?, ?>) hello.get("serverInfo")).extracting("name").isEqualTo("zermelo");
        send(null, "notifications/initialized", Map.of());
        send(2L, "ping", Map.of());
        assertThat(result(2L)).isEmpty();
    }

    @Test
    void toolsAreListedWithTheirSchemas() throws Exception {
        start();
        send("list", "tools/list", Map.of());
        List<?> tools = (List<?>) result("list").get("tools");
        assertThat(tools)
                .extracting(tool -> ((Map<?, ?>) tool).get("name").toString())
                .containsExactly("solve", "explain", "why", "count", "value", "nimbers", "law", "exam", "games");
        assertThat(tools).allSatisfy(tool -> {
            Map<?, ?> schema = (Map<?, ?>) ((Map<?, ?>) tool).get("inputSchema");
            assertThat(schema.get("type")).isEqualTo("object");
            assertThat(((Map<?, ?>) schema.get("properties")).keySet().containsAll((List<?>) schema.get("required")))
                    .isTrue();
        });
    }

    static Stream<Arguments> questions() {
        String task = "heaps(7, S in 1..69; move +1, *2; end sum >= 77)";
        return Stream.of(
                Arguments.of("solve", Map.of("game", "nim(5, 3)"), "solve~nim(5, 3)"),
                Arguments.of("solve", Map.of("game", "tictactoe()"), "solve~tictactoe()"),
                Arguments.of(
                        "why", Map.of("game", "nim(5, 3, 6)", "claim", "first wins"), "why~nim(5, 3, 6)~first wins"),
                Arguments.of("nimbers", Map.of("code", "0.77", "to", 19), "nimbers~0.77~--to~19"),
                Arguments.of("value", Map.of("text", "{3|1} + ^*"), "solve~{3|1} + ^*"),
                Arguments.of("value", Map.of("text", "on"), "solve~on"),
                Arguments.of("value", Map.of("text", "over > 0"), "why~over > 0"),
                Arguments.of("exam", Map.of("rules", task, "ask", "20=W2:all"), "exam~" + task + "~--ask~20=W2:all"),
                Arguments.of("count", Map.of("game", "tictactoe()", "plies", 4), "count~tictactoe()~--plies~4"),
                Arguments.of("explain", Map.of("game", "coins(3 2 1)"), "explain~coins(3 2 1)"),
                Arguments.of("law", Map.of("game", "heaps(S; move -1, -3)"), "law~heaps(S; move -1, -3)"),
                Arguments.of("games", Map.of("word", "kayles"), "games~kayles"));
    }

    /** What the description gives as an example can be asked: a winner and moves of any game, points and nimbers of their own. */
    @Test
    void theClaimsThatAreOfferedAreUnderstood() throws Exception {
        start();
        send(1L, "tools/list", Map.of());
        List<?> tools = (List<?>) result(1L).get("tools");
        String offered = tools.stream()
                .filter(tool -> "why".equals(((Map<?, ?>) tool).get("name")))
                .map(Object::toString)
                .map(text -> text.replaceAll("(?s).*Such as: (.*), or a best move.*", "$1"))
                .findFirst()
                .orElseThrow();
        for (String claim : offered.split(", ")) {
            String game = claim.startsWith("*") ? "nim(5, 5)" : "coins(7 9 1 6 4 3)";
            call(claim, "why", Map.of("game", game, "claim", claim));
            assertThat(result(claim).get("isError")).as(claim).isEqualTo(false);
        }
    }

    /** What costs time is left out: it differs from run to run. */
    @ParameterizedTest
    @MethodSource("questions")
    void aToolSaysWhatTheCommandSays(String tool, Map<String, ?> arguments, String words) throws Exception {
        start();
        call(7L, tool, arguments);
        Map<?, ?> result = result(7L);
        assertThat(result.get("isError")).isEqualTo(false);
        assertThat(text(result)).isEqualTo(Json.line(result.get("structuredContent")));
        Map<?, ?> document = (Map<?, ?>) result.get("structuredContent");
        Map<?, ?> command =
                (Map<?, ?>) Json.read(CliRun.of(Stream.concat(Stream.of(words.split("~")), Stream.of("--json"))
                                .toArray(String[]::new))
                        .out());
        assertThat(document.keySet()).isNotEmpty().allMatch(command::containsKey);
        document.forEach((name, value) -> {
            if (!name.equals("methods")) {
                assertThat(Json.line(value)).as("%s", name).isEqualTo(Json.line(command.get(name)));
            }
        });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "solve | {\"game\": \"nim(5, x)\"} | game:1:8: Here a whole number is expected",
                "solve | {\"gme\": \"nim(5)\"} | gme",
                "solve | {} | game",
                "solve | {\"game\": [\"nim(5)\"]} | game",
                "solve | {\"game\": 5} | game must be a text in quotation marks",
                "solve | {\"game\": null} | not null",
                "solve | {\"game\": \"nim(5)\", \"moves\": true} | moves",
                "nimbers | {\"code\": \"0.77\", \"to\": \"19\"} | to must be a whole number without quotation marks",
                "nimbers | {\"code\": \"0.77\", \"to\": 1.5} | not 1.5",
                "solve | {\"game\": \"nim(5)\", \"method\": \"magic\"} | magic",
                "solve | {\"game\": \"mnk(9, 9, 5)\"} | Try mnk(4, 4, 4).",
                "nimbers | {\"code\": \"0.77\", \"to\": 10001} | 10000",
                "nimbers | {\"code\": \"0.77\", \"to\": -1} | -1",
                "games | {\"word\": \"qwertz\"} | qwertz"
            })
    void aQuestionThatCannotBeAnsweredGetsASentence(String tool, String arguments, String said) throws Exception {
        start();
        say.println("{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"tools/call\", \"params\": {\"name\": \"" + tool
                + "\", \"arguments\": " + arguments + "}}");
        Map<?, ?> result = result(1L);
        assertThat(result.get("isError")).isEqualTo(true);
        assertThat(text(result)).contains(said).hasLineCount(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nonsense | -32700 | null",
                "[] | -32600 | null",
                "{\"id\": 1, \"method\": \"ping\"} | -32600 | null",
                "{\"jsonrpc\": \"2.0\", \"id\": 1} | -32600 | 1",
                "{\"jsonrpc\": \"2.0\", \"id\": null, \"method\": \"ping\"} | -32600 | null",
                "{\"jsonrpc\": \"2.0\", \"id\": [], \"method\": \"ping\"} | -32600 | null",
                "{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"resources/list\"} | -32601 | 1",
                "{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"tools/call\", \"params\": {\"name\": \"no\"}} | -32602 | 1",
                "{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"tools/call\"} | -32602 | 1",
                "{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"tools/call\", \"params\": {\"name\": 5}} | -32602 | 1",
                "{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"initialize\"} | -32602 | 1",
                "{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"tools/list\", \"params\": {\"cursor\": \"abc\"}} | -32602 | 1",
                "[{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"ping\"}] | -32600 | null",
                "{\"jsonrpc\": \"2.0\", \"id\": true, \"method\": \"ping\"} | -32600 | null",
                "{\"jsonrpc\": \"2.0\", \"id\": \"x\", \"method\": \"tools/call\", \"params\": []} | -32602 | x"
            })
    void aMessageThatIsNoRequestIsAnErrorAndTheNextIsAnswered(String line, long code, String id) throws Exception {
        start();
        say.println(line);
        Map<?, ?> message = heard();
        assertThat(String.valueOf(message.get("id"))).isEqualTo(id);
        assertThat((Map<?, ?>) message.get("error")).extracting("code").isEqualTo(code);
        send(2L, "ping", Map.of());
        assertThat(result(2L)).isEmpty();
    }

    @Test
    void aCancelledCallIsNotAnsweredAndTheNextIs() throws Exception {
        start();
        call(1L, "solve", LONG);
        call(2L, "solve", LONG);
        call(3L, "count", Map.of("game", "tictactoe()"));
        send("still here", "ping", Map.of());
        assertThat(result("still here")).isEmpty();
        for (long id : List.of(2L, 1L, 99L)) {
            say.println(Json.line(Json.object(
                    "jsonrpc", "2.0", "method", "notifications/cancelled", "params", Map.of("requestId", id))));
        }
        assertThat(((Map<?, ?>) result(3L).get("structuredContent")).get("plays"))
                .isEqualTo(List.of(1L, 9L, 72L, 504L));
    }

    @Test
    void aCallThatTakesTooLongSaysSo() throws Exception {
        start("--seconds", "0.3");
        call(1L, "solve", LONG);
        assertThat(text(result(1L))).contains("Not finished within");
    }

    @Test
    void progressIsToldToWhoAsksForIt() throws Exception {
        start("--seconds", "1.5");
        send(1L, "tools/call", Map.of("name", "solve", "arguments", LONG, "_meta", Map.of("progressToken", "how far")));
        long last = 0;
        int told = 0;
        Map<?, ?> message = heard();
        for (; message.get("id") == null; message = heard()) {
            assertThat(message.get("method")).isEqualTo("notifications/progress");
            Map<?, ?> params = (Map<?, ?>) message.get("params");
            assertThat(params.get("progressToken")).isEqualTo("how far");
            assertThat((long) params.get("progress")).isGreaterThan(last);
            last = (long) params.get("progress");
            told++;
        }
        assertThat(told).isPositive();
    }

    @Test
    void anIdIsUsedOnceAtATime() throws Exception {
        start("--seconds", "0.5");
        call(1L, "solve", LONG);
        call(1L, "solve", LONG);
        assertThat((Map<?, ?>) heard().get("error")).extracting("code").isEqualTo(-32600L);
        assertThat(text(result(1L))).contains("Not finished");
    }

    /** What a reader of numbers would change: an id is given back sign by sign. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "1",
                "0",
                "-7",
                "9007199254740993",
                "12345678901234567890123",
                "1.0",
                "1e3",
                "\"12345678901234567890123\"",
                "\"\"",
                "\"ё ۱\""
            })
    void anIdComesBackAsItCame(String id) throws Exception {
        start();
        say.println("{\"jsonrpc\": \"2.0\", \"id\": " + id + ", \"method\": \"ping\"}");
        assertThat(hear.readLine()).isEqualTo("{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"result\":{}}");
        say.println(
                "{\"jsonrpc\": \"2.0\", \"id\": " + id
                        + ", \"method\": \"tools/call\", \"params\": {\"name\": \"count\", \"arguments\": {\"game\": \"nim(2)\"}}}");
        assertThat(hear.readLine()).startsWith("{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"result\":{");
        say.println("{\"jsonrpc\": \"2.0\", \"id\": " + id + ", \"method\": \"no\"}");
        assertThat(hear.readLine()).startsWith("{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"error\":{");
    }

    private void speak(String revision) throws Exception {
        send(0L, "initialize", Map.of("protocolVersion", revision, "capabilities", Map.of()));
        assertThat(result(0L).get("protocolVersion")).isEqualTo(revision);
    }

    private static String request(int id, String method, String params) {
        return "{\"jsonrpc\": \"2.0\", \"id\": " + id + ", \"method\": \"" + method + "\", \"params\": " + params + "}";
    }

    @Test
    void theRevisionThatHasBatchesAnswersThemTogether() throws Exception {
        start();
        speak("2025-03-26");
        String note = "{\"jsonrpc\": \"2.0\", \"method\": \"notifications/initialized\"}";
        String solve = "{\"name\": \"count\", \"arguments\": {\"game\": \"nim(2)\"}}";
        say.println("[" + note + "]");
        say.println("["
                + String.join(
                        ", ",
                        request(1, "tools/call", solve),
                        note,
                        request(2, "ping", "{}"),
                        request(3, "no", "{}"),
                        "7",
                        request(4, "initialize", "{\"protocolVersion\": \"2025-06-18\"}"))
                + "]");
        List<?> answers = (List<?>) Json.read(hear.readLine());
        assertThat(answers)
                .extracting(answer -> (Object) ((Map<?, ?>) answer).get("id"))
                .containsExactlyInAnyOrder(1L, 2L, 3L, 4L, null);
        assertThat(answers)
                .filteredOn(answer -> ((Map<?, ?>) answer).containsKey("result"))
                .hasSize(2);
        say.println("[]");
        assertThat((Map<?, ?>) heard().get("error")).extracting("code").isEqualTo(-32600L);
        send(9L, "ping", Map.of());
        assertThat(result(9L)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "2025-11-25, true, true, true",
        "2025-06-18, true, true, true",
        "2025-03-26, false, true, false",
        "2024-11-05, false, false, false"
    })
    void aRevisionIsHonouredWhole(String revision, boolean structure, boolean annotations, boolean title)
            throws Exception {
        start();
        send(0L, "initialize", Map.of("protocolVersion", revision, "capabilities", Map.of()));
        assertThat(((Map<?, ?>) result(0L).get("serverInfo")).containsKey("title"))
                .isEqualTo(title);
        call(1L, "count", Map.of("game", "nim(2)"));
        assertThat(result(1L).containsKey("structuredContent")).isEqualTo(structure);
        send(2L, "tools/list", Map.of());
        assertThat((List<?>) result(2L).get("tools"))
                .allMatch(tool -> ((Map<?, ?>) tool).containsKey("annotations") == annotations);
        say.println("[" + request(3, "ping", "{}") + "]");
        assertThat(Json.read(hear.readLine()) instanceof List).isEqualTo(revision.equals("2025-03-26"));
    }

    @Test
    void aNotificationIsNeverAnswered() throws Exception {
        start();
        say.println("{\"jsonrpc\": \"2.0\", \"method\": \"notifications/cancelled\", \"params\": []}");
        say.println("{\"jsonrpc\": \"2.0\", \"method\": \"notifications/nothing\"}");
        send(1L, "ping", Map.of());
        assertThat(result(1L)).isEmpty();
    }

    @Test
    void movesMayBeANumberOrAWord() throws Exception {
        start();
        call(1L, "solve", Map.of("game", "nim(5, 3)", "moves", 1, "line", "2"));
        assertThat(result(1L).get("isError")).isEqualTo(false);
        call(2L, "solve", Map.of("game", "nim(5, 3)", "moves", "best"));
        assertThat(result(2L).get("isError")).isEqualTo(false);
    }
}
