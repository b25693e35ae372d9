package org.zermelo.row;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Reads JSON of our own test resources into maps, lists, strings, longs and booleans. */
final class Json {

    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    static Map<String, Object> resource(String name) {
        try (InputStream in = Objects.requireNonNull(Json.class.getResourceAsStream(name), name)) {
            return map(new Json(new String(in.readAllBytes(), StandardCharsets.UTF_8)).value());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> map(Object value) {
        return (Map<String, Object>) value;
    }

    @SuppressWarnings("unchecked")
    static List<Object> list(Object value) {
        return (List<Object>) value;
    }

    static List<Map<String, Object>> maps(Object value) {
        return list(value).stream().map(Json::map).toList();
    }

    static long[] longs(Object value) {
        return list(value).stream().mapToLong(v -> (Long) v).toArray();
    }

    private Object value() {
        skip();
        char c = text.charAt(at);
        if (c == '{') {
            return object();
        }
        if (c == '[') {
            return array();
        }
        return c == '"' ? string() : word();
    }

    private Map<String, Object> object() {
        Map<String, Object> map = new LinkedHashMap<>();
        at++;
        while (more('}')) {
            String key = (String) value();
            skip();
            at++;
            map.put(key, value());
        }
        return map;
    }

    private List<Object> array() {
        List<Object> list = new ArrayList<>();
        at++;
        while (more(']')) {
            list.add(value());
        }
        return list;
    }

    /** Steps over a comma; steps over the closing bracket and says that nothing follows. */
    private boolean more(char close) {
        skip();
        boolean closed = text.charAt(at) == close;
        if (closed || text.charAt(at) == ',') {
            at++;
        }
        return !closed;
    }

    private String string() {
        StringBuilder out = new StringBuilder();
        for (at++; text.charAt(at) != '"'; at++) {
            if (text.charAt(at) == '\\') {
                at++;
            }
            out.append(text.charAt(at));
        }
        at++;
        return out.toString();
    }

    private Object word() {
        int from = at;
        while (at < text.length() && ",]} \n\r".indexOf(text.charAt(at)) < 0) {
            at++;
        }
        String word = text.substring(from, at);
        return switch (word) {
            case "true" -> true;
            case "false" -> false;
            default -> Long.parseLong(word);
        };
    }

    private void skip() {
        while (Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }
}
