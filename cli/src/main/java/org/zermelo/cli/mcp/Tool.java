package org.zermelo.cli.mcp;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.Desk;
import org.zermelo.present.json.Json;
import org.zermelo.present.use.Param;
import org.zermelo.present.use.Params;
import org.zermelo.present.use.Request;
import org.zermelo.present.use.UseCase;
import org.zermelo.present.words.Words;
import org.zermelo.solve.Watch;

/**
 * Something that an assistant may ask.
 *
 * @param about what it tells, in English
 * @param parameters what it reads
 * @param work gives the document of the answer; what cannot be answered it throws
 */
record Tool(String name, String about, List<Param> parameters, Work work) {

    /** Answers a call; the watch cancels it and hears how far it is. */
    interface Work {
        Map<String, @Nullable Object> answer(Params params, Watch watch);
    }

    /** A use case as a tool; the answer is its document. */
    static Tool of(UseCase useCase, Desk desk, Words words) {
        return new Tool(
                useCase.name(),
                useCase.about(),
                useCase.parameters(),
                (params, watch) -> useCase.document(new Request(desk, params, null, words, watch)));
    }

    /** The tool as {@code tools/list} shows it in a revision. */
    Map<String, @Nullable Object> json(Revision revision) {
        Map<String, Object> properties = new LinkedHashMap<>();
        parameters.forEach(one -> properties.put(one.name(), one.property()));
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
                                .filter(Param::required)
                                .map(Param::name)
                                .toList(),
                        "additionalProperties",
                        false),
                "annotations",
                revision.hasAnnotations()
                        ? Json.object("readOnlyHint", true, "idempotentHint", true, "openWorldHint", false)
                        : null);
    }
}
