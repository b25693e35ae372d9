package org.zermelo.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.desk.TableCache;
import org.zermelo.notation.Notation;
import org.zermelo.present.json.Json;
import org.zermelo.present.words.Language;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.store.build.TableBuilder;
import org.zermelo.store.table.TableShelf;
import org.zermelo.value.Margin;
import org.zermelo.value.Nimber;
import org.zermelo.value.Outcome;
import org.zermelo.value.PacedMargin;
import org.zermelo.value.SomeNimber;
import org.zermelo.value.Worth;
import org.zermelo.web.api.Endpoints;
import org.zermelo.web.call.Endpoint;

/** The server does what docs/openapi.json says. */
class ContractTest {

    private static final String RULES = "heaps(7, S in 1..69; move +1, *2; end sum >= 77)";

    /** The least start of an endless set is found at once; all starts of another would be too many to look at. */
    private static final String TOO_LARGE = "heaps(S in 1..20000000; move +1, *2; end sum >= 30000000)";

    private static final Budget BUDGET = new Budget(1 << 26, 1);

    private static PageServer server;
    private static Http http;
    private static Map<?, ?> openApi;

    @BeforeAll
    static void start(@TempDir Path tables) throws IOException {
        TableBuilder.build(
                Notation.standard().parse("mnk(3, 2, 2)"), tables.resolve("small.ztb"), BUDGET, false, Watch.NONE);
        Files.writeString(tables.resolve("broken.ztb"), "no table");
        Files.writeString(tables.resolve("other.txt"), "no table");
        server = PageServer.start(Settings.own().onPort(0).with(TableShelf.of(tables)));
        http = new Http(server);
        openApi = (Map<?, ?>) Json.read(Files.readString(Path.of("..", "docs", "openapi.json")));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static Map<?, ?> at(Map<?, ?> map, String... names) {
        Map<?, ?> found = map;
        for (String name : names) {
            found = (Map<?, ?>) found.get(name);
        }
        return found;
    }

    @Test
    void everyAddressAndParameterIsDocumentedAndNoOther() {
        List<String> served = server.routes().stream()
                .filter(path -> !path.equals(PageServer.FILES))
                .toList();
        assertThat(served)
                .contains("/health", "/metrics")
                .hasSize(2 + Endpoints.all(TableShelf.NONE, new TableCache(0)).size());
        assertThat(at(openApi, "paths").keySet().stream().map(String::valueOf).toList())
                .containsExactlyInAnyOrderElementsOf(served);
        for (Endpoint endpoint : Endpoints.all(TableShelf.NONE, new TableCache(0))) {
            List<?> documented =
                    (List<?>) at(openApi, "paths", endpoint.path(), "get").get("parameters");
            List<String> expected = new ArrayList<>(endpoint.names());
            expected.add("lang");
            assertThat(documented.stream()
                            .map(p -> String.valueOf(((Map<?, ?>) p).get("name")))
                            .toList())
                    .as(endpoint.path())
                    .containsExactlyInAnyOrderElementsOf(expected);
        }
    }

    @Test
    void healthAndMetricsAreAsDocumented() {
        assertThat(http.json("/health")).isEqualTo(Map.of("status", "up"));
        String metrics = http.get("/metrics").body();
        Object example = at(openApi, "paths", "/metrics", "get", "responses", "200", "content", "text/plain")
                .get("example");
        for (String name : String.valueOf(example).lines().toList()) {
            assertThat(metrics).containsPattern("(?m)^" + name + "(\\{.*})? \\d+$");
        }
    }

    @Test
    void everyFamilyHasATitleInEachLanguage() {
        for (Language language : Language.all()) {
            List<?> families =
                    (List<?>) http.json("/api/v1/families?lang=" + language).get("families");
            assertThat(families)
                    .hasSizeGreaterThan(40)
                    .allSatisfy(family -> assertThat(((Map<?, ?>) family).get("title"))
                            .as("%s %s", language, family)
                            .isNotNull());
        }
    }

    private static Map<?, ?> schema(String name, String status) {
        Map<?, ?> response = at(openApi, "paths", "/api/v1/" + name, "get", "responses", status);
        if (response.get("$ref") instanceof String ref) {
            response = at(openApi, "components", "responses", ref.substring(ref.lastIndexOf('/') + 1));
        }
        return at(response, "content", "application/json", "schema");
    }

    private static void holds(String name, String... query) {
        Object document = http.json("/api/v1/" + name + Http.query(query));
        assertThat(Schema.findings(openApi, schema(name, "200"), document))
                .as(name)
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "coins(7 9 1 6 4 3) | ''",
                "coins(7 9 1 6 4 3) | L~R",
                "coins(4 -2 7 -5 3; take any) | ''",
                "coins(9000000000000000 1 2) | ''",
                "coins(1) | L",
                "nim(5, 3, 6, 2) | ''",
                "misere nim(1, 1, 2) | ''",
                "wythoff(3, 5) | ''",
                "chomp(3x4) | (2, 3)",
                "heaps(7, 20; move +1, *2; end sum >= 77) | h1:+1",
                "heaps(3; move +1, -1; end sum >= 5) | ''",
                "tictactoe() | ''",
                "notakto(2) | 1: (2, 2)",
                "nim(2, 1) + notakto(1) | ''",
                "octal(0.77, 9) | ''",
            })
    void positions(String game, String line) {
        holds("position", "game", game, "line", line == null ? "" : line);
    }

    /** Every kind of value that there is appears in the contract. */
    @ParameterizedTest
    @CsvSource({
        "'boxes(2, 2)', margin-and-plies",
        "'boxes(2, 2)', margin",
        "'nim(3, 4)', nimber",
        "'nim(3, 4)', winner",
        "'nim(3, 4)', outcome",
        "'heaps(3; move +1, -1; end sum >= 5)', winner"
    })
    void valuesOfEveryKind(String game, String value) {
        holds("position", "game", game, "value", value);
    }

    @Test
    void everyKindOfValueIsInTheContract() {
        List<?> kinds = (List<?>) at(openApi, "components", "schemas", "Value", "properties", "kind")
                .get("enum");
        List<String> worths = List.of(
                Outcome.of(Outcome.Result.WIN).kind(),
                new Margin(1).kind(),
                new PacedMargin(1, 2).kind(),
                new Nimber(1).kind(),
                new SomeNimber().kind());
        assertThat(worths).hasSize(Worth.WorthCases.class.getDeclaredMethods().length);
        assertThat(kinds.stream().map(Object::toString).toList()).hasSameElementsAs(worths);
    }

    @Test
    void everyOtherAddress() {
        holds("words");
        holds("words", "lang", "ru");
        holds("families");
        holds("gallery");
        holds("gallery", "more", "yes");
        holds("box", "text", "nim(3, 4)");
        holds("box", "text", "7 9 1");
        holds("parse", "game", "nim(3, 4)");
        holds("parse", "rules", RULES);
        holds("explain", "game", "coins(1 2 3)");
        holds("why", "game", "nim(3, 4)", "claim", "first wins");
        holds("reply", "game", "nim(3, 4)", "line", "2: 4->3");
        holds("reply", "game", "coins(5 8 3 2)", "opponent", "greedy");
        holds("reply", "game", "coins(5 8 3 2)", "opponent", "parity");
        holds("reply", "game", "tictactoe()", "opponent", "limited", "sight", "3");
        holds("review", "game", "coins(5 8 3 2)", "line", "L~L~L~L");
        holds("table", "game", "coins(7 9 1 6 4 3)");
        holds("tables");
        holds("probe", "table", "small.ztb");
        holds("probe", "table", "small.ztb", "position", "x../...", "moves", "1", "plies", "0");
        holds("probe", "table", "small.ztb", "ask", "value");
        holds("probe", "table", "small.ztb", "ask", "moves");
        holds("tree", "game", "nim(2, 1)", "depth", "3", "prune", "strategy");
        holds("graph", "game", "nim(2, 1)");
        holds("count", "game", "tictactoe()", "plies", "9");
        holds("count", "game", "nim(2, 1)");
        holds("graph", "game", "misere nim(2, 1)");
        holds("graph", "game", "coins(7 9 1 6)", "prune", "best");
        holds("graph", "game", "graph(4 from 1; 1-2 2-1 2-3 3-4)");
        holds("graph", "game", "tictactoe()");
        holds("graph", "game", "notakto(1)", "depth", "2", "prune", "strategy", "line", "1: (2, 2)");
        holds("trace", "game", "coins(7 9 1 6 4 3)");
        holds("trace", "game", "coins(7 9 1 6 4 3 2 5)", "method", "interval-search", "lang", "ru");
        holds("trace", "game", "nim(5, 3, 6)", "method", "closed-form");
        holds("catalogue");
        holds("lessons", "lang", "ru");
        holds("lesson", "name", "stone-heaps", "lang", "ru");
        holds("nimbers", "code", "0.77", "to", "100");
        holds("nimbers", "code", "grundys-game", "to", "50");
        holds("law", "game", "heaps(S; move -1, =x//2)");
        holds("law", "game", "misere heaps(S; move -1, -3, -4)", "value", "winner");
        holds("law", "game", "heaps(S; move +1, *2; end S >= N)", "ask", "19=L1:min, 21=L2:min");
        holds("exam", "rules", RULES);
        holds("exam", "rules", RULES, "ask", "20=W2:min2");
        holds("exam", "rules", TOO_LARGE, "ask", "19=Wany:min, 20=W2:all");
        holds("exam", "rules", "heaps(S in 1..9; move +0, +1; end sum >= 20)");
        holds("position", "game", "heaps(9; move +0, +1; end sum >= 20)");
        holds("exam-text", "rules", RULES, "what", "check", "with", "20=17");
        holds(
                "exam-wording",
                "text",
                "A player may add one stone to the heap. The game ends when the heap has 9 stones or more.");
        holds("exam-variants", "rules", RULES, "count", "2");
        holds("classes", "rules", RULES, "rows", "20", "columns", "20");
        holds("classes-cell", "rules", RULES, "cell", "7, 18");
        holds("experiments");
        holds("compare", "experiment", "two-heaps", "limit", "20", "sizes", "15,20", "repeat", "1");
        holds("compare", "experiment", "coins", "limit", "20", "sizes", "8 50", "values", "-3..3", "methods", "linear");
    }

    @Test
    void tablesAreNamedAndLookedUp() {
        assertThat(http.json("/api/v1/tables").get("tables")).isEqualTo(List.of("broken.ztb", "small.ztb"));
        Map<?, ?> start = http.json("/api/v1/probe?table=small.ztb");
        assertThat(at(start, "answer", "value").get("winner")).isEqualTo("first");
        Map<?, ?> later = http.json("/api/v1/probe" + Http.query("table", "small.ztb", "position", ".x./..."));
        assertThat(at(later, "answer", "value").get("winner")).isEqualTo("second");
    }

    /** Names that would lead somewhere else, or that are none of the folder's tables. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "../small.ztb",
                "./small.ztb",
                "/etc/passwd",
                "small.ztb/",
                "..",
                ".",
                "SMALL.ztb",
                "small.ztb\u0000",
                "other.txt",
                "%2e%2e/small.ztb",
                "small",
                "*.ztb",
                "broken.ztb/../small.ztb",
                "C:small.ztb",
                "\\\\host\\small.ztb"
            })
    void onlyNamesOfTheFolderAreTables(String name) {
        HttpResponse<String> response = http.get("/api/v1/probe" + Http.query("table", name));
        assertThat(response.statusCode()).as(response.body()).isEqualTo(400);
        assertThat(response.body()).contains("There is no table");
    }

    @Test
    void aServerWithoutTablesSaysSo() {
        try (PageServer bare = PageServer.start(Settings.own().onPort(0))) {
            for (String path : List.of("/api/v1/tables", "/api/v1/probe?table=small.ztb")) {
                HttpResponse<String> response = new Http(bare).get(path);
                assertThat(response.statusCode()).isEqualTo(422);
                assertThat(response.body()).contains("--tables");
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "parse | game | nim(5, x | 400",
                "position | game | nope(1) | 400",
                "position | line | L | 400",
                "table | game | nim(3) | 422",
                "graph | game | nim(300) | 422",
                "graph | game | nim(2, 1 | 400",
                "nimbers | code | 0.9x | 400",
                "exam | rules | heaps(3; move +1) | 422",
                "compare | experiment | none | 400",
                "reply | opponent | devil | 400",
                "probe | position | ... | 400",
                "probe | table | none.ztb | 400",
                "probe | table | broken.ztb | 400",
            })
    void failuresHaveTheirForm(String name, String parameter, String value, int status) {
        HttpResponse<String> response = http.get("/api/v1/" + name + Http.query(parameter, value));

        assertThat(response.statusCode()).as(response.body()).isEqualTo(status);
        Map<?, ?> document = (Map<?, ?>) Json.read(response.body());
        assertThat(Schema.findings(openApi, schema(name, "400"), document)).isEmpty();
        assertThat(((Map<?, ?>) document.get("error")).get("message").toString())
                .as("words, not a key")
                .doesNotMatch("[a-z]+\\.[a-z.-]+( \\(.*)?");
    }

    /** A mistake is told in the asker's language, by an event of a stream as by a plain reply. */
    @Test
    void aMistakenOpponentIsToldWhereAndAsTheAskerListens() {
        String path = "/api/v1/reply" + Http.query("game", "nim(3)", "opponent", "devil", "lang", "ru");

        HttpResponse<String> plain = http.get(path);
        HttpResponse<String> stream = http.send(
                http.request(path).header("Accept", "text/event-stream").build());

        assertThat(plain.statusCode()).isEqualTo(400);
        assertThat(plain.body()).contains("Соперника «devil» нет");
        assertThat(stream.headers().firstValue("Content-Type"))
                .hasValueSatisfying(type -> assertThat(type).startsWith("text/event-stream"));
        assertThat(stream.body()).contains("event: error\n", "Соперника «devil» нет");
    }

    @Test
    void aPostSaysTheSameAsAGet() {
        String get =
                http.get("/api/v1/position" + Http.query("game", "nim(5, 3)")).body();
        String post = http.post("/api/v1/position", "application/json", "{\"game\": \"nim(5, 3)\"}")
                .body();

        assertThat(post).isEqualTo(get);
    }

    @Test
    void aTreeIsAPicture() {
        HttpResponse<String> response = http.get("/api/v1/exam-tree" + Http.query("rules", RULES, "s", "30"));

        assertThat(response.headers().firstValue("Content-Type"))
                .hasValueSatisfying(type -> assertThat(type).startsWith("image/svg+xml"));
        assertThat(response.body()).startsWith("<svg").doesNotContain("<script");
    }
}
