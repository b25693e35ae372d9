package org.zermelo.present.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The members of one kind of document: each with its name, its type, and where its value is found. It is built once, member by member
 * in the order in which they are written, and not changed afterwards.
 *
 * @param <T> what documents are made of, usually a record
 */
public final class JsonShape<T> implements JsonType<T> {

    /** One member, or the members of a shape that applies to some values. */
    private interface Member<T> {
        void write(T value, Map<String, @Nullable Object> document);

        void describe(Map<String, Object> properties, List<String> required, Map<String, Object> components);
    }

    private record Single<T>(String name, JsonType<?> type, boolean required, Function<T, Optional<Object>> written)
            implements Member<T> {
        @Override
        public void write(T value, Map<String, @Nullable Object> document) {
            Optional<Object> found = written.apply(value);
            if (required || found.isPresent()) {
                document.put(name, found.orElse(null));
            }
        }

        @Override
        public void describe(Map<String, Object> properties, List<String> required, Map<String, Object> components) {
            properties.putIfAbsent(name, type.schema(components));
            if (this.required) {
                required.add(name);
            }
        }
    }

    private record Several<T, S>(JsonShape<S> shape, boolean always, Function<T, Optional<S>> part)
            implements Member<T> {
        @Override
        public void write(T value, Map<String, @Nullable Object> document) {
            part.apply(value).ifPresent(found -> shape.write(found, document));
        }

        @Override
        public void describe(Map<String, Object> properties, List<String> required, Map<String, Object> components) {
            shape.describe(properties, always ? required : new ArrayList<>(), components);
        }
    }

    private final String name;
    private final List<Member<T>> members = new ArrayList<>();

    /** A shape that is described where it is used. */
    public JsonShape() {
        this("");
    }

    /** A shape that is described once, under a name. */
    public JsonShape(String name) {
        this.name = name;
    }

    /** A member that is always there. */
    public <V> JsonShape<T> with(String member, JsonType<? super V> type, Function<? super T, ? extends V> value) {
        members.add(new Single<>(member, type, true, from -> Optional.ofNullable(type.json(value.apply(from)))));
        return this;
    }

    /** A member that is left out where there is no value. */
    public <V> JsonShape<T> maybe(
            String member, JsonType<? super V> type, Function<? super T, ? extends Optional<? extends V>> value) {
        members.add(new Single<>(member, type, false, from -> value.apply(from).map(type::json)));
        return this;
    }

    /** A member that is left out where the value is null. */
    public <V> JsonShape<T> unlessNull(
            String member, JsonType<? super V> type, Function<? super T, ? extends @Nullable V> value) {
        members.add(new Single<>(
                member,
                type,
                false,
                from -> Optional.<V>ofNullable(value.apply(from)).map(type::json)));
        return this;
    }

    /** A text that is the same in all documents: the name and version of a schema, or a kind. */
    public JsonShape<T> constant(String member, String text) {
        return with(member, TEXT, value -> text);
    }

    /** A text. */
    public JsonShape<T> text(String member, Function<? super T, String> value) {
        return with(member, TEXT, value);
    }

    /** A whole number within 2^53. */
    public JsonShape<T> count(String member, Function<? super T, ? extends Number> value) {
        return with(member, COUNT, value);
    }

    /** A whole number of any size. */
    public JsonShape<T> whole(String member, Function<? super T, ? extends Number> value) {
        return with(member, WHOLE, value);
    }

    /** Yes or no. */
    public JsonShape<T> flag(String member, Function<? super T, Boolean> value) {
        return with(member, FLAG, value);
    }

    /** All members of another shape. */
    public <S> JsonShape<T> all(JsonShape<S> shape, Function<? super T, ? extends S> part) {
        members.add(new Several<>(shape, true, from -> Optional.of(part.apply(from))));
        return this;
    }

    /** All members of another shape, where there is something to write in it. */
    public <S> JsonShape<T> some(JsonShape<S> shape, Function<? super T, Optional<S>> part) {
        members.add(new Several<>(shape, false, part::apply));
        return this;
    }

    /** All members of another shape, for the values of this class. */
    public <S extends T> JsonShape<T> when(Class<S> kind, JsonShape<S> shape) {
        return some(shape, from -> Optional.of(from).filter(kind::isInstance).map(kind::cast));
    }

    @Override
    public Map<String, @Nullable Object> json(T value) {
        Map<String, @Nullable Object> document = new LinkedHashMap<>();
        write(value, document);
        return document;
    }

    private void write(T value, Map<String, @Nullable Object> document) {
        members.forEach(member -> member.write(value, document));
    }

    @Override
    public Map<String, @Nullable Object> schema(Map<String, Object> components) {
        if (name.isEmpty()) {
            return described(components);
        }
        if (!components.containsKey(name)) {
            components.put(name, Map.of());
            components.put(name, described(components));
        }
        return Json.object("$ref", "#/components/schemas/" + name);
    }

    private Map<String, @Nullable Object> described(Map<String, Object> components) {
        Map<String, Object> properties = new LinkedHashMap<>();
        List<String> required = new ArrayList<>();
        describe(properties, required, components);
        return Json.object(
                "type", "object", "required", required.isEmpty() ? null : required, "properties", properties);
    }

    private void describe(Map<String, Object> properties, List<String> required, Map<String, Object> components) {
        members.forEach(member -> member.describe(properties, required, components));
    }
}
