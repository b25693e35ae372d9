package org.zermelo.present.answer;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.zermelo.present.json.JsonType;
import org.zermelo.value.Facts;
import org.zermelo.value.Reason;
import org.zermelo.value.Worth;

/** A reason as JSON: its kind, then its facts under their names. Reasons of new families need no code here. */
public final class ReasonJson {

    /** Reasons, each with its kind and the facts of that kind. */
    static final JsonType<Reason> TYPE = JsonType.OBJECT.from(ReasonJson::of);

    private ReasonJson() {}

    private static Map<String, @Nullable Object> of(Reason reason) {
        Map<String, @Nullable Object> document = new LinkedHashMap<>();
        document.put("kind", reason.kind());
        document.putAll(facts(reason));
        return document;
    }

    private static Map<String, @Nullable Object> facts(Facts from) {
        Map<String, @Nullable Object> document = new LinkedHashMap<>();
        from.facts().forEach((name, value) -> {
            if (value != null) {
                document.put(name, shown(value));
            }
        });
        return document;
    }

    private static Object shown(Object value) {
        if (value instanceof Worth worth) {
            return Objects.requireNonNull(WorthJson.POSITION.json(worth));
        }
        if (value instanceof Enum<?> constant) {
            return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
        if (value instanceof Iterable<?> items) {
            List<Object> list = new ArrayList<>();
            items.forEach(item -> list.add(shown(item)));
            return list;
        }
        if (value instanceof Facts part) {
            return facts(part);
        }
        return value instanceof Number || value instanceof Boolean ? value : value.toString();
    }
}
