package org.zermelo.cli.mcp;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.present.json.Json;
import org.zermelo.solve.Watch;

/**
 * Something that an assistant may ask.
 *
 * @param about what it tells, in English
 * @param parameters what it reads
 * @param work gives the document of the answer; what cannot be answered it throws
 */
record Tool(String name, String about, List<Parameter> parameters, Work work) {

    /** Answers a call; the watch cancels it and hears how far it is. */
    interface Work {
        Map<String, @Nullable Object> answer(ToolArguments arguments, Watch watch);
    }

    /**
     * One argument.
     *
     * @param types what it may be in JSON: {@code string}, {@code integer}
     */
    record Parameter(String name, List<String> types, boolean required, String about) {

        Parameter {
            types = List.copyOf(types);
        }

        static Parameter required(String name, String about) {
            return new Parameter(name, List.of("string"), true, about);
        }

        static Parameter optional(String name, String about) {
            return new Parameter(name, List.of("string"), false, about);
        }

        static Parameter number(String name, String about) {
            return new Parameter(name, List.of("integer"), false, about);
        }

        /** A number, or a word in its place. */
        static Parameter numberOrWord(String name, String about) {
            return new Parameter(name, List.of("string", "integer"), false, about);
        }

        /** What a schema says of it. */
        private Object type() {
            return types.size() == 1 ? types.get(0) : types;
        }
    }

    /** The tool as {@code tools/list} shows it in a revision. */
    Map<String, @Nullable Object> json(Revision revision) {
        Map<String, Object> properties = new LinkedHashMap<>();
        parameters.forEach(
                one -> properties.put(one.name(), Json.object("type", one.type(), "description", one.about())));
        return Json.object(
                "name",
                name,
                "description",
                about,
                "inputSchema",
                Json.object(
                        "type",
                        "object",
                        "properties",
                        properties,
                        "required",
                        parameters.stream()
                                .filter(Parameter::required)
                                .map(Parameter::name)
                                .toList(),
                        "additionalProperties",
                        false),
                "annotations",
                revision.hasAnnotations()
                        ? Json.object("readOnlyHint", true, "idempotentHint", true, "openWorldHint", false)
                        : null);
    }
}
