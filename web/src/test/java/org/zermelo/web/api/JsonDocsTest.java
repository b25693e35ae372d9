package org.zermelo.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Every field of every document is told in {@code docs/json.md}. */
class JsonDocsTest {

    private static final Path FILE = Path.of("..", "docs", "json.md");
    private static final Pattern QUOTED = Pattern.compile("`[^`]*`|\"[^\"]*\"");
    private static final Pattern WORD = Pattern.compile("[A-Za-z][A-Za-z0-9]*");

    @Test
    void everyFieldIsTold() throws IOException {
        Set<String> told = QUOTED.matcher(Files.readString(FILE))
                .results()
                .flatMap(quoted -> WORD.matcher(quoted.group()).results())
                .map(MatchResult::group)
                .collect(Collectors.toSet());
        Map<?, ?> shapes = (Map<?, ?>) ((Map<?, ?>) OpenApi.document().get("components")).get("schemas");
        Map<String, Set<String>> missing = new TreeMap<>();
        shapes.forEach((name, shape) -> {
            Set<String> fields = new TreeSet<>();
            collect(shape, fields);
            fields.removeAll(told);
            missing.put(name.toString(), fields);
        });

        assertThat(missing)
                .hasSizeGreaterThan(20)
                .allSatisfy((shape, fields) -> assertThat(fields).isEmpty());
    }

    private static void collect(Object schema, Set<String> fields) {
        if (schema instanceof Map<?, ?> map) {
            map.forEach((key, value) -> {
                if (key.equals("properties") && value instanceof Map<?, ?> properties) {
                    properties.keySet().forEach(field -> fields.add(field.toString()));
                    properties.values().forEach(each -> collect(each, fields));
                } else {
                    collect(value, fields);
                }
            });
        } else if (schema instanceof List<?> list) {
            list.forEach(each -> collect(each, fields));
        }
    }
}
