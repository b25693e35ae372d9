package org.zermelo.present.json;

import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.zermelo.present.words.Visible;

/**
 * Writes documents. On several lines, every member of an object has its own line, two blanks further in than the object, and an
 * array stays on the line of its name.
 */
final class JsonWriter {

    private final Consumer<String> out;
    private final boolean pretty;
    private int depth;

    JsonWriter(Consumer<String> out, boolean pretty) {
        this.out = out;
        this.pretty = pretty;
    }

    void value(@Nullable Object value) {
        if (value instanceof Map<?, ?> map) {
            object(map);
        } else if (value instanceof Iterable<?> items) {
            array(items);
        } else if (value instanceof Long || value instanceof Integer) {
            long number = ((Number) value).longValue();
            boolean safe = -Json.SAFE <= number && number <= Json.SAFE;
            out.accept(safe ? Long.toString(number) : "\"" + number + "\"");
        } else if (value instanceof Double number) {
            out.accept(Double.isFinite(number) ? number.toString() : "\"" + number + "\"");
        } else if (value == null || value instanceof Boolean || value instanceof JsonNumber) {
            out.accept(String.valueOf(value));
        } else {
            out.accept(quoted(value.toString()));
        }
    }

    private void object(Map<?, ?> map) {
        depth++;
        String before = "{";
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            out.accept(before);
            line();
            out.accept(quoted(String.valueOf(entry.getKey())));
            out.accept(pretty ? " : " : ":");
            value(entry.getValue());
            before = ",";
        }
        depth--;
        if (map.isEmpty()) {
            out.accept(pretty ? "{ }" : "{}");
        } else {
            line();
            out.accept("}");
        }
    }

    private void line() {
        if (pretty) {
            out.accept("\n" + "  ".repeat(depth));
        }
    }

    private void array(Iterable<?> items) {
        String before = pretty ? "[ " : "[";
        String rest = pretty ? ", " : ",";
        boolean empty = true;
        for (Object item : items) {
            out.accept(empty ? before : rest);
            value(item);
            empty = false;
        }
        out.accept(empty ? before + "]" : pretty ? " ]" : "]");
    }

    /** In double quotes; what is not shown becomes an escape, so that a line of JSON in a terminal reads as it is written. */
    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder(text.length() + 2).append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"', '\\' -> quoted.append('\\').append(c);
                case '\b' -> quoted.append("\\b");
                case '\t' -> quoted.append("\\t");
                case '\n' -> quoted.append("\\n");
                case '\f' -> quoted.append("\\f");
                case '\r' -> quoted.append("\\r");
                default -> {
                    if (c < ' ') {
                        quoted.append(String.format("\\u%04X", (int) c));
                    } else if (c > '~' && Visible.isHidden(c)) {
                        quoted.append(Visible.escape(c));
                    } else {
                        quoted.append(c);
                    }
                }
            }
        }
        return quoted.append('"').toString();
    }
}
