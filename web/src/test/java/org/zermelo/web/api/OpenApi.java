package org.zermelo.web.api;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.zermelo.desk.TableCache;
import org.zermelo.present.json.Json;
import org.zermelo.present.use.Param;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;
import org.zermelo.store.table.TableShelf;
import org.zermelo.web.call.Endpoint;
import org.zermelo.web.call.FailureJson;

/** The description of the API, made from its endpoints and from the shapes of their documents. */
final class OpenApi {

    private static final String ABOUT =
            "Exact answers for two-player games with perfect information and no chance. Values are told of the"
                    + " player to move: 'first' in a value is that player. Other methods than those named are answered with 405, and Allow names"
                    + " those that are taken.";

    private static final List<String> METRICS = List.of(
            "zermelo_streams_total",
            "zermelo_jobs_waiting",
            "zermelo_jobs_running",
            "zermelo_jobs_finished_total",
            "zermelo_jobs_stopped_for_memory_total",
            "zermelo_heap_used_bytes",
            "zermelo_heap_max_bytes",
            "zermelo_uptime_seconds");

    private final Map<String, Object> schemas = new LinkedHashMap<>();

    private OpenApi() {}

    static Map<String, Object> document() {
        return new OpenApi().made();
    }

    private Map<String, Object> made() {
        Map<String, Object> paths = new LinkedHashMap<>();
        FailureJson.SHAPE.schema(schemas);
        for (Endpoint endpoint : Endpoints.all(TableShelf.NONE, new TableCache(0))) {
            paths.put(endpoint.path(), path(endpoint));
        }
        paths.put("/health", plain("health", "Whether the server is up.", json(health())));
        paths.put("/metrics", plain("metrics", "Counters in the Prometheus text format.", metrics()));
        schemas.put(
                "Parameter",
                Json.object(
                        "type",
                        List.of("string", "number", "boolean", "array"),
                        "description",
                        "A value as in the query; the items of an array are joined by blanks."));
        return Json.object(
                "openapi", "3.1.0",
                "info",
                        Json.object(
                                "title",
                                "Zermelo",
                                "version",
                                "1",
                                "description",
                                ABOUT,
                                "license",
                                Json.object("name", "Apache-2.0", "identifier", "Apache-2.0")),
                "servers", List.of(Json.object("url", "http://127.0.0.1:8017")),
                "paths", paths,
                "components", Json.object("schemas", schemas, "responses", failures()));
    }

    private Map<String, Object> path(Endpoint endpoint) {
        List<Param> parameters = new ArrayList<>(endpoint.parameters());
        parameters.add(Param.LANGUAGE);
        Map<String, Object> members = new LinkedHashMap<>();
        parameters.forEach(parameter -> members.put(parameter.name(), reference("schemas", "Parameter")));
        List<String> required =
                parameters.stream().filter(Param::required).map(Param::name).toList();
        Object body =
                Json.object("type", "object", "required", required.isEmpty() ? null : required, "properties", members);
        return Json.object(
                "get",
                        Json.object(
                                "summary", endpoint.about(),
                                "operationId", endpoint.name(),
                                "parameters",
                                        parameters.stream().map(Param::json).toList(),
                                "responses", responses(endpoint)),
                "post",
                        Json.object(
                                "summary",
                                endpoint.about() + " The same parameters in a JSON object, for long games.",
                                "operationId",
                                endpoint.name() + "-post",
                                "requestBody",
                                Json.object("required", true, "content", json(body)),
                                "responses",
                                responses(endpoint)));
    }

    private Map<String, Object> responses(Endpoint endpoint) {
        Map<String, Object> content = endpoint.document()
                .map(document -> json(document.apply(Words.in(Language.EN)).schema(schemas)))
                .orElseGet(() -> files(endpoint.types()));
        if (endpoint.document().isPresent()) {
            content.put(
                    "text/event-stream",
                    Json.object(
                            "schema",
                            Json.object(
                                    "type",
                                    "string",
                                    "description",
                                    "Events progress, news, and one answer or error.")));
        }
        Map<String, Object> responses =
                Json.object("200", Json.object("description", "The answer.", "content", content));
        failures().keySet().forEach(status -> responses.put(status, reference("responses", status)));
        return responses;
    }

    private static Map<String, Object> files(List<String> types) {
        Map<String, Object> content = new LinkedHashMap<>();
        types.forEach(type -> content.put(type, Json.object("schema", Json.object("type", "string"))));
        return content;
    }

    private static Map<String, Object> failures() {
        return Json.object(
                "400", failure("Bad input; the message names what was seen and what is allowed."),
                "403", failure("Another host's name, or a request that a page of another address has caused."),
                "413", failure("The request is too large."),
                "422", failure("Refused, or not finished within the limits."),
                "503", failure("Too much to do, or the server stops; Retry-After says when to come back."));
    }

    private static Map<String, Object> failure(String about) {
        return Json.object("description", about, "content", json(reference("schemas", "Error")));
    }

    private static Map<String, Object> reference(String kind, String name) {
        return Json.object("$ref", "#/components/" + kind + "/" + name);
    }

    private static Map<String, Object> json(Object schema) {
        return Json.object("application/json", Json.object("schema", schema));
    }

    private static Map<String, Object> health() {
        return Json.object(
                "type", "object",
                "required", List.of("status"),
                "properties", Json.object("status", Json.object("type", "string", "const", "up")));
    }

    private static Map<String, Object> metrics() {
        return Json.object(
                "text/plain",
                Json.object("schema", Json.object("type", "string"), "example", String.join("\n", METRICS)));
    }

    private static Map<String, Object> plain(String name, String about, Map<String, Object> content) {
        return Json.object(
                "get",
                Json.object(
                        "summary", about,
                        "operationId", name,
                        "responses",
                                Json.object("200", Json.object("description", "The answer.", "content", content))));
    }
}
