package org.zermelo.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.zermelo.present.json.Json;

/** The description of the API is made, not written: {@code mvn -pl web -am test -Dtest=OpenApiTest -Dopenapi.write} makes it again. */
class OpenApiTest {

    private static final Path FILE = Path.of("..", "docs", "openapi.json");

    @Test
    void theDescriptionIsMadeFromEndpointsAndShapes() throws IOException {
        String made = Json.pretty(OpenApi.document()) + "\n";
        if (System.getProperty("openapi.write") != null) {
            Files.writeString(FILE, made);
        }
        assertThat(Files.readString(FILE)).isEqualTo(made);
    }
}
