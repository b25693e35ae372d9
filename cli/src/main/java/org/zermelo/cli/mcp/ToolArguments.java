package org.zermelo.cli.mcp;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.BadInputException;
import org.zermelo.present.json.Json;
import org.zermelo.present.json.JsonNumber;

/** The arguments of one call of a tool; numbers are as they were written. */
record ToolArguments(Map<?, ?> values) {

    private static final Pattern WHOLE = Pattern.compile("(-?\\d+)(?:\\.0+)?");

    private static final int LONGEST_SHOWN = 60;

    /**
     * Refuses what does not fit the schema of a tool, so that a slip changes no answer silently.
     *
     * @throws BadInputException when an argument is unknown, missing or of another type
     */
    void allow(List<Tool.Parameter> parameters) {
        List<String> names = parameters.stream().map(Tool.Parameter::name).toList();
        for (Object name : values.keySet()) {
            if (!names.contains(String.valueOf(name))) {
                throw new BadInputException("batch.unknown-field", "seen", name, "allowed", String.join(", ", names));
            }
        }
        for (Tool.Parameter parameter : parameters) {
            if (values.containsKey(parameter.name())) {
                refuseOtherType(parameter, values.get(parameter.name()));
            } else if (parameter.required()) {
                throw new BadInputException("web.parameter-missing", "name", parameter.name());
            }
        }
    }

    private static void refuseOtherType(Tool.Parameter parameter, @Nullable Object value) {
        boolean text = value instanceof String && parameter.types().contains("string");
        boolean whole = value instanceof JsonNumber number
                && parameter.types().contains("integer")
                && WHOLE.matcher(number.text()).matches();
        if (!text && !whole) {
            String seen = Json.line(value);
            throw new BadInputException(
                    parameter.types().contains("string") ? "mcp.argument-not-text" : "mcp.argument-not-integer",
                    "name",
                    parameter.name(),
                    "seen",
                    seen.length() > LONGEST_SHOWN ? seen.substring(0, LONGEST_SHOWN) + "..." : seen);
        }
    }

    Optional<String> text(String name) {
        return Optional.ofNullable(values.get(name))
                .map(value -> value instanceof JsonNumber number
                        ? WHOLE.matcher(number.text()).replaceFirst("$1")
                        : value.toString())
                .filter(text -> !text.isBlank());
    }

    String required(String name) {
        return text(name).orElseThrow(() -> new BadInputException("web.parameter-missing", "name", name));
    }

    int number(String name, int usual, int greatest) {
        String seen = text(name).orElse(String.valueOf(usual)).strip();
        if (!seen.matches("\\d{1,9}")) {
            throw new BadInputException("web.parameter-not-number", "name", name, "seen", seen);
        }
        int number = Integer.parseInt(seen);
        if (number > greatest) {
            throw new BadInputException(
                    "web.parameter-out-of-range", "name", name, "seen", seen, "least", 0, "greatest", greatest);
        }
        return number;
    }
}
