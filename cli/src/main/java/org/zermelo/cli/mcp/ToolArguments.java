package org.zermelo.cli.mcp;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.zermelo.game.BadInputException;

/** The arguments of one call of a tool. */
record ToolArguments(Map<?, ?> values) {

    /** Refuses what the tool does not read, so that a slip in a name changes no answer silently. */
    void allow(List<String> names) {
        for (Object name : values.keySet()) {
            if (!names.contains(String.valueOf(name))) {
                throw new BadInputException("batch.unknown-field", "seen", name, "allowed", String.join(", ", names));
            }
        }
    }

    Optional<String> text(String name) {
        Object value = values.get(name);
        if (value instanceof Map || value instanceof List) {
            throw new BadInputException("web.parameter-not-plain", "name", name);
        }
        return Optional.ofNullable(value).map(Object::toString).filter(text -> !text.isBlank());
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
