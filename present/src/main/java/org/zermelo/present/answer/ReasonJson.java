package org.zermelo.present.answer;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.zermelo.present.json.JsonType;
import org.zermelo.value.Reason;
import org.zermelo.value.Worth;

/**
 * A reason as JSON: its kind, then the components of its record under their own names. Reasons of new families need no
 * code here, since a reason is a public record of plain facts.
 */
public final class ReasonJson {

    /** Reasons, each with its kind and the facts of that kind. */
    static final JsonType<Reason> TYPE = JsonType.OBJECT.from(ReasonJson::of);

    private ReasonJson() {}

    private static Map<String, @Nullable Object> of(Reason reason) {
        Map<String, @Nullable Object> document = new LinkedHashMap<>();
        document.put("kind", reason.kind());
        document.putAll(components((Record) reason));
        return document;
    }

    private static Map<String, @Nullable Object> components(Record record) {
        Map<String, @Nullable Object> document = new LinkedHashMap<>();
        facts(record).forEach((name, value) -> {
            Object shown = shown(value);
            if (shown != null) {
                document.put(name, shown);
            }
        });
        return document;
    }

    /** The components of a record by name, as they are. */
    static Map<String, @Nullable Object> facts(Record record) {
        Map<String, @Nullable Object> facts = new LinkedHashMap<>();
        for (RecordComponent component : record.getClass().getRecordComponents()) {
            try {
                facts.put(component.getName(), component.getAccessor().invoke(record));
            } catch (IllegalAccessException | InvocationTargetException e) {
                throw new IllegalStateException("a reason must be a public record: " + record.getClass(), e);
            }
        }
        return facts;
    }

    private static @Nullable Object shown(@Nullable Object value) {
        if (value instanceof Optional<?> optional) {
            return shown(optional.orElse(null));
        }
        if (value instanceof Worth worth) {
            return WorthJson.POSITION.json(worth);
        }
        if (value instanceof Enum<?> constant) {
            return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
        if (value instanceof Iterable<?> items) {
            List<@Nullable Object> list = new ArrayList<>();
            items.forEach(item -> list.add(shown(item)));
            return list;
        }
        if (value instanceof Record record && isPartOfReason(record)) {
            return components(record);
        }
        return value == null || value instanceof Number || value instanceof Boolean ? value : value.toString();
    }

    /** Reasons, and records nested in a reason's own type, are its parts; other records (moves) have a text. */
    private static boolean isPartOfReason(Record record) {
        Class<?> outer = record.getClass().getEnclosingClass();
        return record instanceof Reason || outer != null && Reason.class.isAssignableFrom(outer);
    }
}
