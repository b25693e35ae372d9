package org.zermelo.web.call;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.use.Param;
import org.zermelo.present.use.UseCase;
import org.zermelo.present.words.Words;

/**
 * One address of the API.
 *
 * @param name the last part of its path
 * @param about what it is for, in English
 * @param parameters what it reads, from the query of a GET or the object of a POST
 * @param document the documents it answers with; empty for files
 * @param types the content types of its files
 * @param call what it does
 */
public record Endpoint(
        String name,
        String about,
        List<Param> parameters,
        Optional<Function<Words, JsonType<?>>> document,
        List<String> types,
        Call call) {

    /** Where all endpoints live. */
    public static final String ROOT = "/api/v1/";

    public Endpoint {
        parameters = List.copyOf(parameters);
        types = List.copyOf(types);
    }

    /** One that answers with files: pictures, sheets to print. */
    public static Endpoint ofFiles(String name, String about, List<Param> parameters, Call call, String... types) {
        return new Endpoint(name, about, parameters, Optional.empty(), List.of(types), call);
    }

    /** One with documents in these words. */
    public Endpoint(
            String name, String about, List<Param> parameters, Function<Words, JsonType<?>> document, Call call) {
        this(name, about, parameters, Optional.of(document), List.of(), call);
    }

    /** One with documents that are the same in every language, but for their texts. */
    public Endpoint(String name, String about, List<Param> parameters, JsonType<?> document, Call call) {
        this(name, about, parameters, words -> document, call);
    }

    /** One that is read off a use case. */
    public static Endpoint of(UseCase useCase, Call call) {
        return new Endpoint(useCase.name(), useCase.about(), useCase.parameters(), useCase.shape(), call);
    }

    /** The whole path. */
    public String path() {
        return ROOT + name;
    }

    /** The names of the parameters. */
    public List<String> names() {
        return parameters.stream().map(Param::name).toList();
    }
}
