package org.zermelo.desk.exam;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Note;
import org.zermelo.notation.text.Distance;

/**
 * Reads the fields of a JSON object, each with its type.
 *
 * @param name where the object stands in its record, such as {@code heaps}; empty for the record itself
 */
record Fields(String name, Map<?, ?> object) {

    /** Stands for the fields of all questions, q1 to q9999. */
    static final String NUMBERED = "q19";

    /** Stands for the numbers of all questions. */
    static final String NUMBER = "19";

    static Fields of(String name, @Nullable Object value) {
        if (value instanceof Map<?, ?> object) {
            return new Fields(name, object);
        }
        throw wrong(name, "object", value);
    }

    private static BadInputException wrong(String name, String expected, @Nullable Object seen) {
        String text = String.valueOf(seen);
        return new BadInputException(Note.of("exam.record.field")
                .with("field", name)
                .with("expected", expected)
                .with("seen", text.length() > 40 ? text.substring(0, 40) + "..." : text));
    }

    /**
     * Refuses fields that nobody reads: a slip in a name must not change an answer silently.
     *
     * @param known the names that are read
     * @param elsewhere names that are read at another place, each with that place
     * @throws BadInputException for the first that is not among the known ones
     */
    void only(Collection<String> known, Map<String, String> elsewhere) {
        for (Object key : object.keySet()) {
            String field = String.valueOf(key);
            boolean numbered = known.contains(NUMBERED) && field.matches("q\\d{1,4}")
                    || known.contains(NUMBER) && field.matches("\\d{1,4}");
            if (!known.contains(field) && !numbered) {
                String nearest = elsewhere.containsKey(field)
                        ? ""
                        : Distance.mistyped(field, known).orElse("");
                throw new BadInputException(Note.of("exam.record.unknown-field")
                        .with("field", field.length() > 40 ? field.substring(0, 40) + "..." : field)
                        .with("place", name)
                        .with("allowed", String.join(", ", known))
                        .with("nearest", nearest)
                        .with("elsewhere", elsewhere.getOrDefault(field, ""))
                        .with("remark", nearest.isEmpty() && !elsewhere.containsKey(field) ? "note" : ""));
            }
        }
    }

    boolean has(String field) {
        return object.get(field) != null;
    }

    @Nullable
    Object raw(String field) {
        return object.get(field);
    }

    Fields fields(String field) {
        return of(field, object.get(field));
    }

    /** A text; a number or a truth value counts as its text. */
    @Nullable
    String text(String field) {
        Object value = object.get(field);
        if (value == null || value instanceof String) {
            return (String) value;
        }
        if (value instanceof Long || value instanceof Boolean) {
            return value.toString();
        }
        throw wrong(field, "text", value);
    }

    String needed(String field) {
        String text = text(field);
        if (text == null) {
            throw wrong(field, "text", null);
        }
        return text;
    }

    @Nullable
    Long number(String field) {
        Object value = object.get(field);
        if (value == null || value instanceof Long) {
            return (Long) value;
        }
        throw wrong(field, "integer", value);
    }

    /** A list of texts; one text counts as a list of one. */
    List<String> texts(String field) {
        Object value = object.get(field);
        if (value == null) {
            return List.of();
        }
        List<String> texts = new ArrayList<>();
        for (Object item : value instanceof List<?> list ? list : List.of(value)) {
            if (!(item instanceof String) && !(item instanceof Long)) {
                throw wrong(field, "text", item);
            }
            texts.add(item.toString());
        }
        return texts;
    }

    /** A list of numbers; null when there is none. One number counts as a list of one. */
    @Nullable
    List<Long> numbers(String field) {
        Object value = object.get(field);
        if (value == null) {
            return null;
        }
        List<Long> numbers = new ArrayList<>();
        for (Object item : value instanceof List<?> list ? list : List.of(value)) {
            if (item instanceof List<?> pair) {
                pair.forEach(part -> numbers.add(integer(field, part)));
            } else {
                numbers.add(integer(field, item));
            }
        }
        return numbers;
    }

    private static Long integer(String field, @Nullable Object value) {
        if (value instanceof Long number) {
            return number;
        }
        throw wrong(field, "integer", value);
    }
}
