package org.zermelo.cli.mcp;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Note;
import org.zermelo.present.json.Json;
import org.zermelo.present.json.JsonNumber;
import org.zermelo.present.use.Grant;
import org.zermelo.present.use.Param;
import org.zermelo.present.use.Param.Type;
import org.zermelo.present.use.Params;

/** Reads the arguments of one call of a tool; numbers are as they were written. */
final class ToolArguments {

    private static final Pattern WHOLE = Pattern.compile("(-?\\d+)(?:\\.0+)?");

    private static final int LONGEST_SHOWN = 60;

    private ToolArguments() {}

    /**
     * Refuses what does not fit the schema of a tool, so that a slip changes no answer silently.
     *
     * @throws BadInputException when an argument is unknown, missing or of another type
     */
    static Params read(Map<?, ?> given, List<Param> parameters, Grant grant) {
        List<String> names = parameters.stream().map(Param::name).toList();
        for (Object name : given.keySet()) {
            if (!names.contains(String.valueOf(name))) {
                throw new BadInputException("batch.unknown-field", "seen", name, "allowed", String.join(", ", names));
            }
        }
        Map<String, String> values = new LinkedHashMap<>();
        for (Param parameter : parameters) {
            if (given.containsKey(parameter.name())) {
                values.put(parameter.name(), plain(parameter, given.get(parameter.name())));
            } else if (parameter.required()) {
                throw new BadInputException("web.parameter-missing", "name", parameter.name());
            }
        }
        return new Params(values, grant);
    }

    private static String plain(Param parameter, @Nullable Object value) {
        if (value instanceof String text && parameter.type() != Type.NUMBER) {
            return text;
        }
        if (value instanceof JsonNumber number
                && parameter.type() != Type.TEXT
                && WHOLE.matcher(number.text()).matches()) {
            return WHOLE.matcher(number.text()).replaceFirst("$1");
        }
        String seen = Json.line(value);
        throw new BadInputException(
                Note.of(parameter.type() == Type.NUMBER ? "mcp.argument-not-integer" : "mcp.argument-not-text")
                        .with("name", parameter.name())
                        .with("seen", seen.length() > LONGEST_SHOWN ? seen.substring(0, LONGEST_SHOWN) + "..." : seen));
    }
}
