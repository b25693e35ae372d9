package org.zermelo.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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
        Map<?, ?> page = Faces.page(server, "nimbers", Map.of("code", code, "to", to));
        Map<?, ?> command = Faces.command(List.of("nimbers", code, "--to", to));
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
