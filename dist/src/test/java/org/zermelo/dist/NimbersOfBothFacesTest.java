package org.zermelo.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.cli.Cancellation;
import org.zermelo.cli.Cli;
import org.zermelo.present.json.Json;
import org.zermelo.web.PageServer;
import org.zermelo.web.Settings;

/** The page and the command are asked the same for nimbers, and answer or refuse alike. */
class NimbersOfBothFacesTest {

    private static PageServer server;

    @BeforeAll
    static void start() {
        server = PageServer.start(Settings.own().onPort(0));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static Map<?, ?> page(String code, String to) throws Exception {
        String query = "?code=" + URLEncoder.encode(code, StandardCharsets.UTF_8) + "&to=" + to;
        URI uri = URI.create("http://127.0.0.1:" + server.port() + "/api/v1/nimbers" + query);
        var reply = HttpClient.newHttpClient().send(HttpRequest.newBuilder(uri).build(), BodyHandlers.ofString());
        return (Map<?, ?>) Json.read(reply.body());
    }

    private static Map<?, ?> command(String code, String to) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream problems = new ByteArrayOutputStream();
        new Cli(InputStream.nullInputStream(), out, problems, new Cancellation())
                .run("nimbers", code, "--to", to, "--json");
        return (Map<?, ?>) Json.read(out.toString(StandardCharsets.UTF_8));
    }

    /** Each kind of limit: the glance at more heaps, the short one, none with four heaps or many takes, and too many options. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    0.07                                     | 20
                    4.[3]                                    | 20
                    0.9                                      | 20
                    0.G                                      | 20
                    4.G7                                     | 20
                    0.3333333333333333333333333333333333333333 | 20
                    subtraction({1,3,4})                     | 0
                    heaps(S; move take any, split)           | 20
                    heaps(S; move -1 if x % 3 = 0, -2)       | 30
                    @subtract-a-square                       | 20
                    0.G                                      | 1000000
                    4.G7                                     | 900000
                    0.x                                      | 20
                    heaps(S, 3; move -1)                     | 20
                    """)
    void theSameQuestionHasTheSameAnswer(String code, String to) throws Exception {
        Map<?, ?> page = page(code, to);
        Map<?, ?> command = command(code, to);
        for (String field : new String[] {"code", "kind", "values", "period", "max", "rare", "computed", "methods"}) {
            assertThat(page.get(field)).as("%s of %s", field, code).isEqualTo(command.get(field));
        }
        assertThat(error(page)).isEqualTo(error(command));
        assertThat(page.containsKey("values")).isEqualTo(!page.containsKey("error"));
    }

    private static Object error(Map<?, ?> document) {
        return document.get("error") instanceof Map<?, ?> error
                ? error.get("kind") + ": " + error.get("message")
                : null;
    }
}
