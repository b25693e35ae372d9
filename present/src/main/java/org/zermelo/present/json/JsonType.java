package org.zermelo.present.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * How values of one kind stand in a document: what is written of each, and the JSON schema of it. Both come from one declaration, so
 * that {@code docs/openapi.json} cannot tell of other documents than those that are written. Nothing here uses reflection.
 *
 * @param <T> the values
 */
public interface JsonType<T> {

    /** A text. */
    JsonType<String> TEXT = plain("string");

    /** Yes or no. */
    JsonType<Boolean> FLAG = plain("boolean");

    /** A whole number within 2^53. */
    JsonType<Number> COUNT = plain("integer");

    /** A whole number of any size; {@link Json} writes those beyond 2^53 as strings. */
    JsonType<Number> WHOLE = JsonType.<Number>of(
                    Json.object("oneOf", List.of(Json.object("type", "integer"), Json.object("type", "string"))),
                    value -> value)
            .about("A whole number; beyond 2^53 a string.");

    /** A number that need not be whole. */
    JsonType<Number> FIGURE = plain("number");

    /** An object whose members are not told. */
    JsonType<Map<String, ?>> OBJECT = plain("object");

    /** A list of {@link #TEXT}. */
    JsonType<List<? extends String>> TEXTS = list(TEXT);

    /** Whether it is the first player's, as a word. */
    JsonType<Boolean> FIRST = words("first", "second").from(first -> first ? "first" : "second");

    /** What is written of a value. */
    @Nullable
    Object json(T value);

    /**
     * The schema of what is written.
     *
     * @param components takes the schemas of the shapes with a name; the schema returned refers to them
     */
    Map<String, @Nullable Object> schema(Map<String, Object> components);

    /** A type by its schema, and what is written. */
    static <T> JsonType<T> of(Map<String, @Nullable Object> schema, Function<T, @Nullable Object> json) {
        return of(components -> schema, json);
    }

    private static <T> JsonType<T> of(
            Function<Map<String, Object>, Map<String, @Nullable Object>> schema, Function<T, @Nullable Object> json) {
        return new JsonType<>() {
            @Override
            public @Nullable Object json(T value) {
                return json.apply(value);
            }

            @Override
            public Map<String, @Nullable Object> schema(Map<String, Object> components) {
                return schema.apply(components);
            }
        };
    }

    private static <T> JsonType<T> plain(String type) {
        return of(Json.object("type", type), value -> value);
    }

    /** One of these words. */
    static JsonType<String> words(String... words) {
        return of(Json.object("type", "string", "enum", List.of(words)), word -> word);
    }

    /** One of these constants, in small letters. */
    @SafeVarargs
    static <E extends Enum<E>> JsonType<E> words(E... constants) {
        List<String> words = Stream.of(constants).map(JsonType::word).toList();
        return of(Json.object("type", "string", "enum", words), JsonType::word);
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** A value of either type; it is written as it is. */
    static JsonType<Object> either(JsonType<?> one, JsonType<?> other) {
        return of(
                components -> Json.object("oneOf", List.of(one.schema(components), other.schema(components))),
                value -> value);
    }

    /** A list of such values. */
    static <V> JsonType<List<? extends V>> list(JsonType<V> item) {
        return of(components -> Json.object("type", "array", "items", item.schema(components)), values -> {
            List<@Nullable Object> written = new ArrayList<>(values.size());
            values.forEach(value -> written.add(item.json(value)));
            return written;
        });
    }

    /** The same, read while it is written; for what is too long to be held. */
    static <V> JsonType<Iterable<? extends V>> stream(JsonType<V> item) {
        return of(list(item)::schema, values -> values);
    }

    /** An object whose members, whatever their names, are all such values. */
    static <V> JsonType<Map<String, ? extends V>> map(JsonType<V> value) {
        return of(
                components -> Json.object("type", "object", "additionalProperties", value.schema(components)),
                values -> {
                    Map<String, @Nullable Object> written = new LinkedHashMap<>();
                    values.forEach((name, each) -> written.put(name, value.json(each)));
                    return written;
                });
    }

    /** A type that is not there yet, since it holds itself. */
    static <T> JsonType<T> later(Supplier<JsonType<T>> type) {
        return of(
                components -> type.get().schema(components), value -> type.get().json(value));
    }

    /** Such a value, or null. */
    default JsonType<Optional<? extends T>> orNull() {
        return of(
                components -> {
                    Map<String, @Nullable Object> schema = schema(components);
                    Stream<?> types =
                            schema.get("oneOf") instanceof List<?> several ? several.stream() : Stream.of(schema);
                    List<Object> all = new ArrayList<>(types.toList());
                    all.add(Json.object("type", "null"));
                    return Json.object("oneOf", all);
                },
                value -> value.<Object>map(this::json).orElse(null));
    }

    /** The same of what a value leads to. */
    default <S> JsonType<S> from(Function<? super S, ? extends T> value) {
        return of(this::schema, source -> json(value.apply(source)));
    }

    /** The same with a description. */
    default JsonType<T> about(String description) {
        return of(
                components -> {
                    Map<String, @Nullable Object> schema = Json.object();
                    schema.putAll(schema(components));
                    schema.put("description", description);
                    return schema;
                },
                this::json);
    }
}
